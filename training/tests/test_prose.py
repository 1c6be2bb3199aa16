"""Paragraphs of long papers in which laws, houses and goods are called after people."""

import functools
import pathlib
import random

import pytest
import yaml

from assay_training.names_features import words
from assay_training.names_papers import SLOT, filled
from assay_training.names_prose import PROSE, Prose, inflected, whose
from assay_training.names_rows import Text, allowed
from tests.test_things import local

SEEDS = pathlib.Path(__file__).parent.parent / "seeds" / PROSE
LANGUAGES = {
    lang: seeds
    for path in sorted(SEEDS.glob("*.yaml"))
    for lang, seeds in yaml.safe_load(path.read_text(encoding="utf-8")).items()
}


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_every_sentence_can_be_filled_and_labelled(lang: str) -> None:
    chance = random.Random(3)
    prose, own = Prose(LANGUAGES[lang], chance), local(lang, chance)
    own.slots["whose"] = functools.partial(whose, own, prose)
    people = called = 0
    for _ in range(60):
        row: Text = filled(prose.draw(), own, PROSE)
        assert not SLOT.search(row.text) and "<<" not in row.text and "{" not in row.text
        for start, end, entity in row.spans:
            assert row.text[start:end].strip() == row.text[start:end] != ""
            people += entity == "PERSON"
        called += len(row.nobody)
        allowed(row, words(row.text))
    assert people > 30 and called > 30


def test_a_sentence_begins_with_a_capital() -> None:
    seeds = {"lines": "{term} holds here.", "terms": "the {family} law", "told": "{full} was here."}
    assert Prose(seeds, random.Random(1)).sentence("lines") == "<<any|The {family} law>> holds here."


def test_a_name_is_inflected_by_its_end() -> None:
    ends = [("ski", "skiego"), ("a", "y"), ("", "a")]
    assert [inflected(name, ends) for name in ("Nowicki", "Wolski", "Zięba", "Nowak")] == [
        "Nowickia", "Wolskiego", "Zięby", "Nowaka",
    ]  # fmt: skip
