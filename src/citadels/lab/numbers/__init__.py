"""Citadels in numbers: questions about the game, each a small file, answered by games between bots.

    studies/        the questions: what is varied, what is forced, who plays how many deals
    plans           reading and checking them
    deals           one deal: its cast, its game, its bots
    outcomes        what is read off a game
    clock           from decisions to minutes
    arms            what is varied before a game begins
    branches        what is forced at one decision
    habits          what is forced all game long
    survey          many casts, and what each of them is like
    cast_model      the same of casts that were not played
    moments         sums over deals
    estimates       values, intervals and corrections for many comparisons
    work            one piece of a study: where games are played
    runs            the folder of a study, going on with it, and its result

docs/method.md says in plain words what the answers mean.
"""
