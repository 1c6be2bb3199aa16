"""Chooses thresholds and union weights from what the program itself said of rows that were not trained on.

Reads the lines that `npm run evaluate -- … --scores FILE` wrote. Thresholds are the lowest that together flag at
most a stated share of harmless documents; each class of a category may flag as many as the others. Each level is held
to its share by itself. Of one place the program tells the class that is furthest over its threshold alone, so that a
class that was never the first is not counted.
"""

import argparse
import functools
import json
import pathlib
from typing import Any

from assay_training.rows import ENTITIES, JUDGED

ACCEPTED = {"l2": 0.001, "l3": 0.005}, 0.5
"""Share of harmless documents that a level may flag; the screen alone decides only where it is very sure.
And the lowest threshold, however seldom harmless documents reach it."""

REVIEWED = {"l2": 0.002, "l3": 0.03}, 0.3
"""Share that may at least ask for a look, and the lowest score that does."""

BEFORE = 0.999
"""Before anything is scored: every score is then one of a rejected candidate."""

CLASSES = {category: classes for category, (_, classes) in JUDGED.items()} | {"pii": ENTITIES}

HARD = {
    "deepset",
    "hatecheck_en",
    "hh_harmless_prompts",
    "multilingual_harmful_noninjection",
    "neuralchemy",
    "piguard_valid",
    "security_docs_train",
    "sep_probes",
    "spikee_seeds",
    "spikee_v01_docs",
    "synth_hard_negatives",
    "wildguard_benign",
    "xstest",
}
"""Sources whose harmless rows quote or resemble what is looked for; the others are everyday texts."""

SHARES = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5]
"""Of the guard in the weighted mean, the best first where several are as good."""


def threshold(falling: list[float], flagged: int, lowest: float = 0.01) -> float:
    """Just above the score that one harmless document too many has, of scores from the highest down; between `lowest` and 0.995."""
    return min(0.995, max(lowest, round(falling[flagged] + 0.0005, 4)))


def thresholds_of(names: list[str], harmless: list[dict[str, float]], share: float, lowest: float) -> dict[str, float]:
    """The thresholds of the classes of a category, by the scores of each harmless document."""
    falling = {name: sorted((labels.get(name, 0) for labels in harmless), reverse=True) for name in names}
    made: dict[str, float] = {}
    for flagged in range(len(harmless)):
        lower = {name: threshold(falling[name], flagged, lowest) for name in names}
        over = sum(any(labels.get(name, 0) >= limit for name, limit in lower.items()) for labels in harmless)
        if made and over > share * len(harmless):
            break
        made = lower
        if all(limit == lowest for limit in made.values()):
            break
    return made


def rows_of(folder: pathlib.Path, level: str, category: str) -> list[dict[str, Any]]:
    path = folder / level / f"{category}.jsonl"
    if not path.exists():
        return []
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def kind_of(row: dict[str, Any]) -> bool | None:
    """True for a risky row, None for an everyday one, False for one that only looks risky."""
    if row["positive"]:
        return True
    return False if row["source"] in HARD else None


TOKENS = {"PERSON": 0.7, "ADDRESS": 0.7, "SPECIAL_CATEGORY": 0.95}
"""Thresholds of labels that are more often wrong; at 0.5 each special category in 146 technical documents was."""


def thresholds(folder: pathlib.Path, level: str, shares: dict[str, float], lowest: float) -> dict[str, float]:
    """The threshold of every class of one level: where nothing was scored yet, one that nothing passes."""
    made: dict[str, float] = {}
    for category, names in CLASSES.items():
        harmless = [row["labels"] for row in rows_of(folder, level, category) if kind_of(row) is None]
        limits = thresholds_of(names, harmless, shares[level], lowest) if harmless else dict.fromkeys(names, BEFORE)
        if category == "pii":
            # Labels of tokens: the likeliest is right more often than not, which is too little for what asks for a look.
            limits = {name: TOKENS.get(name, 0.5) for name in names}
        made |= limits
    return made


def highest(row: dict[str, Any]) -> float:
    labels: dict[str, float] = row["labels"]
    return max(labels.values(), default=0)


def found(guard: list[dict[str, Any]], screen: list[dict[str, Any]], share: float) -> int:
    """How many risky rows the weighted mean finds at the guard's rate of false alarms, by the guard's share of it."""
    mixed = [
        (kind_of(row), share * highest(row) + (1 - share) * highest(other))
        for row, other in zip(guard, screen, strict=True)
    ]
    everyday = sorted((score for kind, score in mixed if kind is None), reverse=True)
    limit = threshold(everyday, int(ACCEPTED[0]["l3"] * len(everyday)))
    return sum(score >= limit for kind, score in mixed if kind)


def union(folder: pathlib.Path) -> dict[str, float]:
    """The guard's share with which most is found at the guard's rate of false alarms, by category. ValueError where the levels were scored on unlike numbers of rows."""
    made = {}
    for category in JUDGED:
        screen, guard = (rows_of(folder, level, category) for level in ("l2", "l3"))
        if not guard or not screen:
            made[category] = SHARES[0]
            continue

        made[category] = max(SHARES, key=functools.partial(found, guard, screen))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scores", type=pathlib.Path, required=True, help="folder of l2/ and l3/<category>.jsonl")
    parser.add_argument("--promotion", type=pathlib.Path, help="what `promotion` wrote; without it the guard reads all")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="calibration.json")
    arguments = parser.parse_args()
    made = {level: thresholds(arguments.scores, level, *ACCEPTED) for level in ("l2", "l3")}
    made |= {f"{level}_review": thresholds(arguments.scores, level, *REVIEWED) for level in ("l2", "l3")}
    promotion = json.loads(arguments.promotion.read_text()) if arguments.promotion else {"promotes": {}}
    whole = {**made, "union": union(arguments.scores), **promotion}
    arguments.out.write_text(json.dumps(whole, indent=2) + "\n")


if __name__ == "__main__":
    main()
