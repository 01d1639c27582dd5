"""Trains the network of the learned player: `python -m citadels.training clone|ppo|evaluate|export`.

    mix         which games are played in training and in trials
    curves      what was measured
    workers     processes that step games into shared memory
    network     the network that plays, and the critic that helps it to learn
    rollout     answers the workers and collects what they did
    learning    cloning of the builder, and PPO
    checkpoint  what a later run needs to go on
    run         a run from start to end
    export      the weights as plain arrays

Only `workers` and `mix` run in the workers, which are forked before torch is loaded.
"""
