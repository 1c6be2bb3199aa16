"""Lists of people and of other things, and what a tagger learns from them."""

import pathlib
import random
import struct
import sys

import pytest
import torch

from assay_training import learn_made
from assay_training.checkpoint import save, saved
from assay_training.names_features import Lists
from assay_training.names_listed import HEADINGS, LISTED, THINGS, People, listed
from assay_training.names_network import Tagger
from assay_training.names_rows import ENTITIES, UNMARKED, Text, Writer

GIVEN = ["Anna", "Berta", "Carla", "Dora", "Emma", "Frida"]
FAMILY = ["Moser", "Huber", "Gruber", "Bauer", "Wagner", "Pichler"]
LEXICON = {
    "_any": {"given": GIVEN, "family": FAMILY},
    "AT": {"given_f": GIVEN, "family": FAMILY},
    "XX": {"given_f": ["A"], "family": []},
}


def drawn(count: int) -> list[Text]:
    chance = random.Random(2)
    people = People(LEXICON, chance)
    assert list(people.countries) == ["AT"]
    return [listed(people, ["Leeds"], ["Acme Ltd"], ["table", "green", "lamp", "chair"], chance) for _ in range(count)]


def test_people_are_marked_each_in_its_line() -> None:
    people = 0
    for row in drawn(300):
        for start, end, entity in row.spans:
            value = row.text[start:end]
            assert "\n" not in value and value == value.strip()
            if entity == "PERSON":
                people += 1
                assert any(name.lower() in value.lower() for name in GIVEN + FAMILY)
            else:
                assert (entity, value) in {("LOCATION", "Leeds"), ("ORGANIZATION", "Acme Ltd")}
    assert people > 500


def test_things_are_nobody() -> None:
    of_things = [row for row in drawn(300) if row.text.split("\n")[0].rstrip(":") in set(THINGS) - set(HEADINGS)]
    assert len(of_things) > 30
    assert all(entity != "PERSON" for row in of_things for _, _, entity in row.spans)


def test_a_tagger_learns_lists(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lists = tmp_path / "lists.bin"
    lists.write_bytes(struct.pack("<I", 0))
    listed_writer, other_writer = Writer(Lists(lists)), Writer(Lists(lists))
    for row in drawn(20):
        assert row.source == LISTED
        listed_writer.add(row)
    other_writer.add(Text("Nobody knows whether Dora came from York.", (), UNMARKED, "und", frozenset(ENTITIES)))
    other_writer.add(Text("Anna came from Leeds.", ((0, 4, "PERSON"),), "made", "en"))
    listed_writer.save(tmp_path / "listed.npz")
    other_writer.save(tmp_path / "names.npz")
    torch.manual_seed(1)
    first = Tagger()
    save(dict(first.state_dict()), tmp_path / "before.pt")
    arguments = {"--pieces": "names.npz", "--made": "listed.npz", "--checkpoint": "before.pt", "--out": "after.pt"}
    given = [each for name, file in arguments.items() for each in (name, str(tmp_path / file))]
    monkeypatch.setattr(sys, "argv", ["stage", *given, "--steps", "2"])
    learn_made.main()
    after = saved(tmp_path / "after.pt")
    assert all(weight.isfinite().all() for weight in after.values())
    assert any(not torch.equal(weight, after[name]) for name, weight in first.state_dict().items())
