"""Papers in which goods and houses are called after people, and the level that keeps a tagger as ready to name as it was."""

import json
import pathlib
import random

import pytest
import torch
import yaml

from assay_training.names_features import words
from assay_training.names_frames import Frames
from assay_training.names_level import begun, firsts, raised_by
from assay_training.names_listed import People
from assay_training.names_papers import SLOT, filled
from assay_training.names_rows import CLASSES, Text, allowed
from assay_training.names_things import THINGS, Local, Said, faker_names, goods_of, script_of

SEEDS = pathlib.Path(__file__).parent.parent / "seeds" / THINGS
LANGUAGES = {
    lang: labels
    for path in sorted(SEEDS.glob("*.yaml"))
    for lang, labels in yaml.safe_load(path.read_text(encoding="utf-8")).items()
}
FAKER = faker_names()


class Silent(Said):
    """No rows."""

    def __init__(self) -> None:
        self.common, self.phrases, self.people, self.places = {}, {}, {}, {}


def local(lang: str, chance: random.Random) -> Local:
    people = People(
        {"_any": {"given": ["Anna"], "family": ["Berg"]}, "DE": {"given": ["Ute"], "family": ["Voß"]}}, chance
    )
    goods = ["чай", "хлеб"] if lang in {"ru", "uk", "bg", "sr"} else ["שמן"] if lang == "he" else ["tea", "bread"]
    return Local(lang, people, FAKER[lang], Silent(), ["Leeds", "Тверь", "חיפה"], ["Acme"], goods, chance)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_every_frame_can_be_filled_and_labelled(lang: str) -> None:
    chance = random.Random(3)
    frames, own = Frames(LANGUAGES[lang], chance), local(lang, chance)
    people = 0
    for _ in range(60):
        row: Text = filled(frames.draw(), own, THINGS)
        assert not SLOT.search(row.text) and "<<" not in row.text and "{" not in row.text
        for start, end, entity in row.spans:
            assert row.text[start:end].strip() == row.text[start:end] != "" and "\n" not in row.text[start:end]
            people += entity == "PERSON"
        allowed(row, words(row.text))
    assert people > 30


def test_the_same_table_has_people_or_goods() -> None:
    chance = random.Random(8)
    frames, own = Frames(LANGUAGES["de"], chance), local("de", chance)
    sold = filled("1\t{good} {~given}\t6\t8,50\n", own)
    member = filled("1\t{full}\t6\t8,50\n", own)
    assert sold.spans == () and [entity for _, _, entity in member.spans] == ["PERSON"]
    assert "{full}" not in frames.thing() and "~" in frames.form() and frames.form().startswith("<<any|")


def test_goods_are_what_emoji_show(tmp_path: pathlib.Path) -> None:
    told = {"🍞": {"tts": ["bread"], "default": ["loaf", "wheat | flour"]}, "😀": {"tts": ["grinning face"]}}
    path = tmp_path / "annotations" / "en" / "annotations.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"annotations": {"annotations": told}}), encoding="utf-8")
    assert goods_of(tmp_path, "en") == ["bread", "loaf"]


@pytest.mark.parametrize(
    ("text", "script"), [("Anna", "LATIN"), ("«Иван»", "CYRILLIC"), ("12", ""), ("שלום", "HEBREW")]
)
def test_a_script_is_that_of_the_first_letter(text: str, script: str) -> None:
    assert script_of(text) == script


def test_as_many_are_named_as_before() -> None:
    torch.manual_seed(2)
    before = torch.randn(4_000, len(CLASSES)) * 3
    after = before.clone()
    after[:, firsts("PERSON")] -= 0.7
    wanted = begun(before, "PERSON")
    assert begun(after, "PERSON") < wanted
    assert raised_by(after, "PERSON", wanted) == pytest.approx(0.7, abs=0.02)
