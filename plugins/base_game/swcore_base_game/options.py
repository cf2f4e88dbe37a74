"""Options of the rules that no piece carries: edition differences and house rules that the conquest family reads."""

from swcore import Option

OPTIONS = (
    Option(
        "own_declined_tokens_defend",
        (True, False),
        True,
        clauses=("ED-40", "SW-CONQ-2"),
        text={
            "en": "Tokens of the player's own declined race add to the cost of their region.",
            "ru": "Жетоны собственного угасшего народа увеличивают цену области.",
        },
    ),
    Option(
        "final_attempt_limit",
        ("shortage_3", "cost_3"),
        "shortage_3",
        clauses=("ED-42", "SW-DIE-2"),
        text={
            "en": "The final attempt is for a region where 1 to 3 tokens are missing, or for one that takes 3 at most.",
            "ru": "Последняя попытка: на область, где не хватает от 1 до 3 жетонов, или на область ценой не более 3.",
        },
    ),
    Option(
        "forced_decline_when_stuck",
        (False, True),
        False,
        clauses=("ED-34", "SW-DECL-12"),
        text={
            "en": "A player whose race cannot conquer or attempt any region must put it in decline.",
            "ru": "Игрок, чей народ не может ни захватить область, ни попытаться, обязан объявить упадок.",
        },
    ),
    Option(
        "open_coins",
        (False, True),
        False,
        clauses=("SW-SCORE-6", "SW-SCORE-8"),
        text={
            "en": "Everybody sees how many coins each player has.",
            "ru": "Все видят, сколько монет у каждого игрока.",
        },
    ),
)
