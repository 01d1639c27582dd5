"""Games over days: clocks of days, the keeper that moves such tables on, decisions made in advance, holidays."""
