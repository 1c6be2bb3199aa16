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

CLASSES = {"injection": ["attack"], "threat": THREATS, "dlp": ["INTERNAL_RECORD"], "pii": ENTITIES}


def threshold(scores: list[float], share: float) -> float:
    """Just above the score that one harmless document too many has; between 0.01 and 0.995."""
    highest = sorted(scores, reverse=True)
    limit = highest[int(share * len(highest))] if highest else 0.5
    return min(0.995, max(0.01, round(limit + 0.0005, 4)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scores", type=pathlib.Path, required=True, help="folder of <category>.jsonl")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="calibration.json")
    arguments = parser.parse_args()
    thresholds: dict[str, float] = {}
    for category, names in CLASSES.items():
        path = arguments.scores / f"{category}.jsonl"
        rows = [json.loads(line) for line in path.open(encoding="utf-8")] if path.exists() else []
        harmless = [row["score"] for row in rows if not row["positive"]]
        chosen = 0.5 if category == "pii" or not harmless else threshold(harmless, ACCEPTED)
        thresholds |= dict.fromkeys(names, chosen)
    temperatures = dict.fromkeys(["injection", "threat", "confidential", "entities"], 1.0)
    arguments.out.write_text(json.dumps({"temperatures": temperatures, "thresholds": thresholds}, indent=2))


if __name__ == "__main__":
    main()
