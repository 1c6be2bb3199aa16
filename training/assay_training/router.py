"""Chooses from which scores of the screen on the guard reads a chunk.

Each head of the screen promotes the share of harmless chunks that is stated here, and what it
is sure of is then settled by the guard. The router adds chunks that the screen thinks harmless:
its threshold is the highest with which at most 1 % of the risky rows are lost of which the guard
finds what they are labelled with, where the head of this category alone promotes, as in a scan that asks for no other.
What is personal loses at most 1 % of the chunks in which the guard labels something.
"""

import argparse
import json
import pathlib
from typing import Any

import numpy
import torch
from tokenizers import Tokenizer

from assay_training.checkpoint import saved
from assay_training.guard import Guard
from assay_training.parity import windows
from assay_training.rows import ENTITIES, JUDGED, entries, row_of
from assay_training.screen import Screen
from assay_training.tokenizer import VOCABULARY

LOST = 0.01
PROMOTED = 0.06
"""Share of harmless chunks that each head of the screen has the guard read."""


def reached_by(scores: list[float], share: float) -> float:
    """The lowest threshold, in thousandths, that at most this share of the scores reaches; 0.01 to one half."""
    limit = numpy.quantile(numpy.array(scores), 1 - share, method="higher")
    return min(0.5, max(0.01, (int(limit * 1_000) + 1) / 1_000))


def kept_by(scores: list[float], lost: float) -> float:
    """The highest threshold, in thousandths, that all scores but this share reach; from 0.01."""
    if not scores:
        return 0.5
    limit = numpy.quantile(numpy.array(scores), lost, method="lower")
    return max(0.01, int(limit * 1_000) / 1_000)


def head_of(task: str, entry: dict[str, Any]) -> str | None:
    """The head that should find a risky row; None for a harmless one, and for names, which are labelled."""
    row = row_of(task, entry)
    if row.confidential:
        return "confidential"
    return {"injection": "injection", "threat": "threat"}.get(task) if entry["label"] else None


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
    sure = torch.tensor([limits[name] for name in ENTITIES])
    needed = {head: torch.tensor([limits[name] for name in names]) for head, names in JUDGED.values()}
    harmless: list[dict[str, Any]] = []
    labelled: list[float] = []
    found: list[tuple[str, list[dict[str, Any]]]] = []
    """Of each risky row that the guard finds, the head that should, and the chunks in which it does."""
    for path in arguments.files:
        task = path.name.removesuffix(".jsonl.gz")
        for entry in entries(path, arguments.every):
            wanted = head_of(task, entry)
            holding = []
            for ids in windows(tokenizer, entry["text"]):
                batch = torch.tensor([ids])
                with torch.no_grad():
                    said, screened = guard(batch, padded=False), screen(batch, padded=False)
                chunk = {name: logits.sigmoid().max().item() for name, logits in screened.items()}
                if not entry["label"]:
                    harmless.append(chunk)
                if wanted and (said[wanted].sigmoid() >= needed[wanted]).any():
                    holding.append(chunk)
                # Of each token of the text the chance of every entity, begun or gone on with.
                entities = said["entities"][0, 1:-1].softmax(dim=-1)[:, 1:].unflatten(1, (-1, 2)).sum(dim=-1)
                if (entities >= sure).any():
                    labelled.append(chunk["personal"])
            if wanted and holding:
                found.append((wanted, holding))
    promotes = {name: reached_by([chunk[name] for chunk in harmless], PROMOTED) for name, _ in JUDGED.values()}

    def promoted(chunk: dict[str, Any], name: str) -> bool:
        return bool(chunk[name] >= promotes[name])

    # A row is kept by any of its chunks; one that its head promotes needs no router.
    needs = [
        1.0 if any(promoted(chunk, wanted) for chunk in holding) else max(chunk["router"] for chunk in holding)
        for wanted, holding in found
    ]
    router = kept_by(needs, LOST)
    personal = kept_by(labelled, LOST)
    judged = numpy.mean(
        [chunk["router"] >= router or any(promoted(chunk, name) for name in promotes) for chunk in harmless]
    )
    asked = numpy.mean([chunk["personal"] >= personal for chunk in harmless])
    print(f"{len(found):,} risky rows found, {len(labelled):,} chunks labelled, {len(harmless):,} harmless chunks")
    print(f"promoted of the harmless chunks: {judged:.1%} for verdicts, {asked:.1%} for personal data")
    heads = {category: promotes[name] for category, (name, _) in JUDGED.items()}
    made = {"router": router, "promotes": {**heads, "pii": personal}}
    arguments.out.write_text(json.dumps(made, indent=2) + "\n")


if __name__ == "__main__":
    main()
