"""Games over days: day clocks, the keeper that moves such tables on, decisions made in advance, holidays."""
