"""Papers: what their templates mark, and that a name which is nobody's looks like one that is somebody's."""

import pathlib
import random
import struct

import pytest

from assay_training.names_features import Lists, words
from assay_training.names_listed import People
from assay_training.names_papers import SLOT, Fillers, filled, is_held, templates
from assay_training.names_rows import ANY, NOBODY, OUTSIDE, Text, Writer, allowed

SEEDS = pathlib.Path(__file__).parent.parent / "seeds" / "papers"
LEXICON = {
    "_any": {"given": ["Anna", "Bob"], "family": ["Berg", "Cole"]},
    "DE": {"given": ["Anna"], "family": ["Berg"]},
}


def fillers(lang: str = "en") -> Fillers:
    chance = random.Random(4)
    return Fillers(lang, People(LEXICON, chance), ["Leeds", "東京"], ["Acme"], ["table", "green"], chance)


def test_a_slot_marks_and_its_twin_does_not() -> None:
    row = filled("The [[ship|tug]] {~given} {~family} carries {given}.", fillers())
    ((start, end, entity),) = row.spans
    assert entity == "PERSON" and row.text[start:end] in {"Anna", "Bob"}
    assert row.text.startswith(("The ship ", "The tug ")) and row.text.endswith(f"carries {row.text[start:end]}.")


def test_a_stretch_is_marked_as_a_whole_or_may_be_all_but_a_person() -> None:
    row = filled("<<org|{~family} Foods>> in <<any|{~family} Street>>", fillers())
    ((start, end, entity),) = row.spans
    assert entity == "ORGANIZATION" and row.text[start:end].endswith(" Foods")
    ((start, end),) = row.nobody
    assert row.text[start:end].endswith(" Street")
    masks = allowed(row, words(row.text))
    assert masks[-2:] == [NOBODY, NOBODY] and masks[2] == OUTSIDE and ANY not in masks


@pytest.mark.parametrize("template", ["{nothing}", "<<nothing|a>>"])
def test_an_unknown_slot_or_stretch_is_told(template: str) -> None:
    with pytest.raises(ValueError, match="nothing"):
        filled(template, fillers())


def test_every_template_can_be_filled_and_labelled(tmp_path: pathlib.Path) -> None:
    (tmp_path / "lists.bin").write_bytes(struct.pack("<I", 0))
    writer, kinds, count = Writer(Lists(tmp_path / "lists.bin")), set(), 0
    for lang, kind, template in templates(SEEDS):
        row: Text = filled(template, fillers(lang))
        assert not SLOT.search(row.text) and "[[" not in row.text and "<<" not in row.text
        assert all(row.text[start:end].strip() == row.text[start:end] != "" for start, end, _ in row.spans)
        writer.add(row)
        kinds.add(kind)
        count += 1
    assert count > 400 and 0.1 < sum(map(is_held, kinds)) / len(kinds) < 0.3
