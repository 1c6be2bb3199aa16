"""Chooses thresholds and union weights from what the program itself said of rows that were not trained on.

Reads the lines that `npm run evaluate -- … --scores FILE` wrote. A threshold is the lowest
that flags at most a stated share of harmless documents. The classes of a category share it:
the document takes its worst one.
"""

import argparse
import json
import pathlib

from assay_training.rows import ENTITIES, THREATS

ACCEPTED = {"l2": 0.001, "l3": 0.005}
"""Share of harmless documents that a level may flag; the screen alone decides only where it is very sure."""

REVIEWED = {"l2": 0.002, "l3": 0.03}
"""Share that may at least ask for a look."""

BEFORE = 0.999
"""Before anything is scored: every score is then one of a rejected candidate."""

CAUTIOUS = {"dlp": 0.9999}
"""Lowest threshold of a category whose everyday rows are not all that it must leave alone: the head for
confidential documents has seen made ones only."""

CLASSES = {"injection": ["attack"], "threat": THREATS, "dlp": ["INTERNAL_RECORD"], "pii": ENTITIES}

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


def threshold(scores: list[float], share: float) -> float:
    """Just above the score that one harmless document too many has; between 0.01 and 0.995."""
    highest = sorted(scores, reverse=True)
    limit = highest[int(share * len(highest))] if highest else 0.5
    return min(0.995, max(0.01, round(limit + 0.0005, 4)))


def rows_of(folder: pathlib.Path, level: str, category: str) -> list[dict]:
    path = folder / level / f"{category}.jsonl"
    return [json.loads(line) for line in path.open(encoding="utf-8")] if path.exists() else []


def kind_of(row: dict) -> bool | None:
    """True for a risky row, None for an everyday one, False for one that only looks risky."""
    if row["positive"]:
        return True
    return False if row["source"] in HARD else None


def thresholds(folder: pathlib.Path, level: str, shares: dict[str, float]) -> dict[str, float]:
    """The threshold of every class of one level: where nothing was scored yet, one that nothing passes."""
    made: dict[str, float] = {}
    for category, names in CLASSES.items():
        rows = rows_of(folder, level, category)
        harmless = [row["score"] for row in rows if kind_of(row) is None]
        limit = threshold(harmless, shares[level]) if harmless else BEFORE
        limit = max(limit, CAUTIOUS.get(category, 0))
        if category == "pii":
            # Labels of tokens: the likeliest is right more often than not.
            limit = 0.5
        made |= dict.fromkeys(names, limit)
    return made


def union(folder: pathlib.Path) -> dict[str, float]:
    """The guard's share with which most is found at the guard's rate of false alarms, by category."""
    made = {}
    for category in ("injection", "threat", "dlp"):
        screen, guard = (rows_of(folder, level, category) for level in ("l2", "l3"))
        if not guard or len(screen) != len(guard):
            made[category] = SHARES[0]
            continue

        def found(share: float) -> float:
            mixed = [
                (kind_of(row), share * row["score"] + (1 - share) * other["score"])
                for row, other in zip(guard, screen, strict=True)
            ]
            everyday = [score for kind, score in mixed if kind is None]
            limit = threshold(everyday, ACCEPTED["l3"])
            return sum(score >= limit for kind, score in mixed if kind)

        made[category] = max(SHARES, key=found)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scores", type=pathlib.Path, required=True, help="folder of l2/ and l3/<category>.jsonl")
    parser.add_argument("--router", type=pathlib.Path, help="what `router` wrote; without it the guard reads all")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="calibration.json")
    arguments = parser.parse_args()
    made = {level: thresholds(arguments.scores, level, ACCEPTED) for level in ("l2", "l3")}
    made |= {f"{level}_review": thresholds(arguments.scores, level, REVIEWED) for level in ("l2", "l3")}
    router = json.loads(arguments.router.read_text()) if arguments.router else {"router": 0, "promotes": {}}
    whole = {**made, "union": union(arguments.scores), **router}
    arguments.out.write_text(json.dumps(whole, indent=2) + "\n")


if __name__ == "__main__":
    main()
