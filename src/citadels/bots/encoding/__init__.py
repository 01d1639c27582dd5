"""What a seat may know, as numbers for a learning player.

    features              the table of features: what each number means
    encoder_observation   the part of a game that the encoder can see
    memory                what a seat remembers of earlier rounds
    encoder               a position as a row of features
    moves                 moves as features
    decision              all of this for one decision of one game
"""
