"""Pieces of texts on the device that learns from them: batches are put together there, and what is not seen is drawn."""

from typing import NamedTuple

import numpy
import torch

from assay_training.names_features import AFFIXES, FORM_COLUMNS, FORMS, LIST_COLUMN
from assay_training.names_rows import CLASSES
from assay_training.train_names import APART, ROW, Pieces

LISTS = slice(LIST_COLUMN, LIST_COLUMN + 2)
PAIRS = slice(FORMS - 2, FORMS)
SWAPPED = [number for number, name in enumerate(CLASSES) if name[2:] in ("PERSON", "LOCATION") and name[0] in "BLU"]
"""Classes of whose words one may stand for another of the same source."""


class Unseen(NamedTuple):
    """Shares of the words whose features of a kind are not seen, and of names that another stands for."""

    form: float = 0.0
    parts: float = 0.0
    affix: float = 0.0
    lists: float = 0.0
    swapped: float = 0.0


class Seen(NamedTuple):
    """Words of the places of a batch, and the rows of both tables; [rows, places, ...]."""

    word: torch.Tensor
    forms: torch.Tensor
    affixes: torch.Tensor


class OnDevice:
    def __init__(self, pieces: Pieces, device: torch.device) -> None:
        def moved(values: numpy.ndarray) -> torch.Tensor:
            return torch.from_numpy(values).to(device)

        self.rows = moved(pieces.rows)
        self.word = moved(pieces.word.astype(numpy.int64))
        self.lead = moved(pieces.lead_rows[pieces.lead])
        self.pairs = moved(pieces.pairs.astype(numpy.int32))
        masks, which = numpy.unique(pieces.mask, return_inverse=True)
        bits = (1 << numpy.arange(len(CLASSES), dtype=numpy.uint32)).astype(numpy.uint32)
        self.masks = moved(((masks[:, None] & bits) > 0).astype(numpy.float32))
        self.mask = moved(which.reshape(-1))
        self.number = moved(numpy.repeat(numpy.arange(len(pieces.ends)), pieces.ends - pieces.starts))
        # Names that may stand for each other, beside each other: `group` says where those of a place begin and end.
        source = numpy.repeat(pieces.source, pieces.ends - pieces.starts).astype(numpy.int64)
        able = numpy.isin(pieces.mask, bits[SWAPPED]) & (pieces.rows[pieces.word, len(FORM_COLUMNS)] > 0)
        keys = numpy.where(able, source * len(masks) + which.reshape(-1), -1)
        order = numpy.argsort(keys, kind="stable")
        ordered = keys[order]
        self.names = moved(pieces.word[order].astype(numpy.int64))
        self.first = moved(numpy.where(able, numpy.searchsorted(ordered, keys), -1))
        self.count = moved(numpy.searchsorted(ordered, keys, side="right") - numpy.searchsorted(ordered, keys))
        self.often = moved(numpy.bincount(pieces.word, minlength=len(pieces.rows)) / len(pieces.word))

    def piece(self, place: torch.Tensor) -> torch.Tensor:
        """Which piece each place is of, -1 where no word stands; a piece that stands twice in a row is one for attention."""
        return torch.where(place >= 0, self.number[place.clamp(min=0)], -1)

    def seen(self, place: torch.Tensor, unseen: Unseen) -> Seen:
        """What is seen of the words at places; nothing where the place is -1."""
        at = place.clamp(min=0)

        def drawn(share: float, *columns: int) -> torch.Tensor:
            return torch.rand(*at.shape, *(columns or (1,)), device=at.device) < share

        word = self.word[at]
        other = self.first[at] + (torch.rand(at.shape, device=at.device) * self.count[at]).long()
        swapped = (self.first[at] >= 0) & drawn(unseen.swapped).squeeze(-1)
        word = torch.where(swapped, self.names[other.clamp(0, len(self.names) - 1)], word)
        rows = self.rows[word]
        forms, affixes = rows[..., :FORMS].clone(), rows[..., FORMS:].clone()
        forms[..., PAIRS] = self.pairs[at]
        affixes[..., AFFIXES - 1] = self.lead[at]
        first = len(FORM_COLUMNS)
        forms[..., :first] *= ~drawn(unseen.form)
        forms[..., first:] *= ~drawn(unseen.parts)
        affixes *= ~drawn(unseen.affix, AFFIXES)
        affixes[..., LISTS] *= ~drawn(unseen.lists)
        present = (place >= 0)[..., None]
        return Seen(word, forms * present, affixes * present)

    def allowed(self, place: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Which classes a word may be at all, and which by its marks; outside where no word stands."""
        present = (place >= 0)[..., None]
        outside = torch.zeros(len(CLASSES), device=place.device)
        outside[0] = 1
        held = torch.where(present, self.masks[self.mask[place.clamp(min=0)]], outside)
        return torch.where(present, torch.ones_like(outside), outside), held


def laid_out(pieces: Pieces, first: int, rows: int) -> tuple[numpy.ndarray, int]:
    """Places of pieces from the `first` on, each once, in so many rows; and the first that found no room."""
    place = numpy.full((rows, ROW), -1, dtype=numpy.int64)
    row = at = 0
    while first < len(pieces.ends):
        start, end = int(pieces.starts[first]), int(pieces.ends[first])
        if at + end - start > ROW:
            row, at = row + 1, 0
            if row == rows:
                break
        place[row, at : at + end - start] = numpy.arange(start, end)
        # Attention keeps pieces apart; for layers that look four to either side six places do.
        at += end - start + APART
        first += 1
    return place, first
