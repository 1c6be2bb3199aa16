"""
Chooses from which scores of the screen on the guard reads a chunk: of each class that the guard may tell the highest with
which at most 1 % of the risky rows are lost in which the guard finds it.
"""

import argparse
import collections
import json
import pathlib

import numpy
import torch
from tokenizers import Tokenizer

from assay_training.checkpoint import saved
from assay_training.export import UNCLAIMED
from assay_training.guard import Guard
from assay_training.parity import windows
from assay_training.rows import JUDGED, entries
from assay_training.screen import Screen
from assay_training.tokenizer import VOCABULARY

LOST = 0.01


def kept_by(scores: list[float], lost: float) -> float:
    """The highest threshold, in hundredths, that all scores but this share reach; from 0.01, and one half without scores."""
    if not scores:
        return 0.5
    limit = numpy.quantile(numpy.array(scores), lost, method="lower")
    return max(0.01, int(limit * 100) / 100)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guard", type=pathlib.Path, required=True)
    parser.add_argument("--screen", type=pathlib.Path, required=True)
    parser.add_argument("--tokenizer", type=pathlib.Path, required=True)
    parser.add_argument("--calibration", type=pathlib.Path, required=True, help="with the guard's thresholds")
    parser.add_argument("--every", type=int, default=1, help="takes each n-th row only")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    guard, screen = Guard(VOCABULARY).eval(), Screen(VOCABULARY).eval()
    guard.load_state_dict(saved(arguments.guard))
    screen.load_state_dict(saved(arguments.screen))
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    limits = json.loads(arguments.calibration.read_text())["l3"]
    found: dict[str, list[float]] = collections.defaultdict(list)
    """Of each class what the screen says of the chunks in which the guard finds it: of a row the most."""
    harmless: list[dict[str, float]] = []
    for path in arguments.files:
        for entry in entries(path, arguments.every):
            most: dict[str, float] = {}
            for ids in windows(tokenizer, entry["text"]):
                batch = torch.tensor([ids])
                with torch.no_grad():
                    said, screened = guard(batch, padded=False), screen(batch, padded=False)
                chunk = {}
                for head, names in JUDGED.values():
                    pairs = zip(said[head].sigmoid()[0].tolist(), screened[head].sigmoid()[0].tolist(), strict=True)
                    for name, (by_guard, by_screen) in zip(names, pairs, strict=True):
                        chunk[name] = by_screen
                        if entry["label"] and by_guard >= limits[name]:
                            most[name] = max(most.get(name, 0), by_screen)
                if not entry["label"]:
                    harmless.append(chunk)
            for name, score in most.items():
                found[name].append(score)
    asked = [name for _, names in JUDGED.values() for name in names if name not in UNCLAIMED]
    promotes = {name: kept_by(found[name], LOST) for name in asked}
    for name, threshold in promotes.items():
        read = numpy.mean([chunk[name] >= threshold for chunk in harmless])
        print(f"{name}: {threshold} of {len(found[name]):,} found, {read:.1%} of {len(harmless):,} harmless chunks")
    arguments.out.write_text(json.dumps({"promotes": promotes}, indent=2) + "\n")


if __name__ == "__main__":
    main()
