"""Citadels in numbers: questions about the game, each a small file, answered by games between bots.

    studies/        the questions: what is varied, what is forced, who plays how many deals
    plans           reading and checking them
    deals           one deal: its cast, its game, its bots
    outcomes        the figures of a game
    clock           from decisions to minutes
    arms            what is varied before a game begins
    branches        what is forced at one decision
    habits          what is forced throughout a game
    survey          many casts, and the figures of each
    cast_model      predictions for casts that were not played
    deal_sums       sums over deals
    estimates       values, intervals and corrections for many comparisons
    work            playing one piece of a study
    runs            the folder of a study, resuming it, and its result
    archive         packing the pieces, so that others can continue
    published       the results as they are published in docs/numbers/
    page, page_*    the page made from them; extract: what the browser shows

docs/method.md explains in plain words what the answers mean.
"""
