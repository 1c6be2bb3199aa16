"""
Makes a tagger that learned what is nobody's (`learn_made`) as ready to name as it was: what is made has other shares of
people than other texts, and the fewer a tagger is told of, the fewer it sees everywhere. Of each class the score of a
first word is raised until, in the sources that nothing is learned from (`LEFT_OUT`), as many words begin one from its
threshold on as before: in what it has learned it is too sure to tell.
"""

import argparse
import collections
import pathlib
import random
import tempfile

import torch

from assay_training.checkpoint import save, saved
from assay_training.names_device import OnDevice, Unseen, laid_out
from assay_training.names_features import Lists
from assay_training.names_network import Tagger
from assay_training.names_rows import CLASSES, LEFT_OUT, Text, Writer, read_texts
from assay_training.teach_names import scores_of
from assay_training.train_names import Pieces

SURE = {"PERSON": 0.8, "LOCATION": 0.88, "ORGANIZATION": 0.98}
"""The thresholds at which as many are to be found as before."""
EACH = 300
"""Rows of a source."""
ROWS = 24
"""Rows of words that are read at once."""
MOST = 2.0
"""Further no score is raised or lowered."""


def firsts(entity: str) -> list[int]:
    """The classes of an entity's first word."""
    return [number for number, name in enumerate(CLASSES) if name[:1] in "BU" and name[2:] == entity]


def begun(scores: torch.Tensor, entity: str) -> int:
    """How many words begin one of an entity surely enough."""
    return int((scores.softmax(-1)[:, firsts(entity)].sum(-1) >= SURE[entity]).sum())


def raised_by(scores: torch.Tensor, entity: str, wanted: int) -> float:
    """By how much an entity's first words have to be raised until so many are begun."""
    low, high = -MOST, MOST
    for _ in range(12):
        middle = (low + high) / 2
        tried = scores.clone()
        tried[:, firsts(entity)] += middle
        low, high = (middle, high) if begun(tried, entity) < wanted else (low, middle)
    return (low + high) / 2


def left_out(train: pathlib.Path) -> list[Text]:
    """Texts of the sources that nothing is learned from, as many of each; what was projected misses much that is right."""
    sources: dict[str, list[Text]] = collections.defaultdict(list)
    for row in read_texts(sorted(train.glob("pii*.jsonl.gz"))):
        if LEFT_OUT.fullmatch(row.source) and not row.source.startswith("pud_projected"):
            sources[row.source].append(row)
    chance = random.Random(5)
    return [row for _, rows in sorted(sources.items()) for row in chance.sample(rows, min(EACH, len(rows)))]


def pieces_of(rows: list[Text], lists: Lists) -> Pieces:
    """The texts as what is learned from is laid out. ValueError where there is none."""
    if not rows:
        raise ValueError("no row is of a source that nothing is learned from")
    writer = Writer(lists)
    for row in rows:
        writer.add(row)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "left-out.npz"
        writer.save(path)
        return Pieces([path])


def scores_over(tagger: Tagger, pieces: Pieces) -> torch.Tensor:
    """The scores of all words."""
    held, first, made = OnDevice(pieces, torch.device("cpu")), 0, []
    while first < len(pieces.ends):
        rows, first = laid_out(pieces, first, ROWS)
        place = torch.from_numpy(rows)
        with torch.no_grad():
            made.append(scores_of(tagger, held, place, Unseen())[place >= 0])
    return torch.cat(made)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--lists", type=pathlib.Path, required=True, help="those that ship")
    parser.add_argument(
        "--before", type=pathlib.Path, required=True, help="the tagger's checkpoint that it learned from"
    )
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True, help="what came out")
    parser.add_argument("--by", nargs="*", default=[], metavar="PERSON=0.6", help="so much, instead of what is counted")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    after = Tagger().eval()
    after.load_state_dict(saved(arguments.checkpoint))
    by = {name: float(amount) for name, _, amount in (each.partition("=") for each in arguments.by)}
    if not by:
        before = Tagger().eval()
        before.load_state_dict(saved(arguments.before))
        pieces = pieces_of(left_out(arguments.data / "train"), Lists(arguments.lists))
        old, new = scores_over(before, pieces), scores_over(after, pieces)
        by = {entity: raised_by(new, entity, begun(old, entity)) for entity in SURE}
    for entity, amount in by.items():
        print(f"{entity} raised by {amount:.2f}")
        with torch.no_grad():
            after.out.bias[firsts(entity)] += amount
    save(dict(after.state_dict()), arguments.out)


if __name__ == "__main__":
    main()
