"""Chooses thresholds from what the program itself said of validation rows.

Reads the lines that `npm run evaluate -- … --scores FILE` wrote, and gives the
lowest threshold of each category that flags at most a stated share of harmless
documents. The classes of a category share it: the document takes its worst one.
"""

import argparse
import json
import pathlib

from assay_training.rows import ENTITIES, THREATS

ACCEPTED = 0.005
"""Share of harmless documents that may be flagged."""

BEFORE = 0.999
"""Before anything is scored: every score is then one of a rejected candidate."""

CLASSES = {"injection": ["attack"], "threat": THREATS, "dlp": ["INTERNAL_RECORD"], "pii": ENTITIES}


def threshold(scores: list[float], share: float) -> float:
    """Just above the score that one harmless document too many has; between 0.01 and 0.995."""
    highest = sorted(scores, reverse=True)
    limit = highest[int(share * len(highest))] if highest else 0.5
    return min(0.995, max(0.01, round(limit + 0.0005, 4)))


def chosen(folder: pathlib.Path) -> dict[str, float]:
    """The threshold of every class of one level: where nothing was scored yet, one that nothing passes."""
    thresholds: dict[str, float] = {}
    for category, names in CLASSES.items():
        path = folder / f"{category}.jsonl"
        rows = [json.loads(line) for line in path.open(encoding="utf-8")] if path.exists() else []
        harmless = [row["score"] for row in rows if not row["positive"]]
        limit = threshold(harmless, ACCEPTED) if harmless else BEFORE
        if category == "pii":
            # Labels of tokens: the likeliest is right more often than not.
            limit = 0.5
        thresholds |= dict.fromkeys(names, limit)
    return thresholds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scores", type=pathlib.Path, required=True, help="folder of l2/ and l3/<category>.jsonl")
    parser.add_argument("--router", type=float, default=0.5, help="threshold of the router")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="calibration.json")
    arguments = parser.parse_args()
    made = {level: chosen(arguments.scores / level) for level in ("l2", "l3")}
    arguments.out.write_text(json.dumps({**made, "router": arguments.router}, indent=2) + "\n")


if __name__ == "__main__":
    main()
