"""What a seat may know as numbers for a learning player.

    features   the table of features: which number says what
    sight      what of a game the encoder gets to see
    memory     what a seat remembers of earlier rounds
    encoder    a position as a row of features
    moves      moves as features
    decision   all of it for one decision of one game
"""
