"""Words that a trained tagger is told: what rows mark mostly so, and nothing that means something else as often."""

import json
import pathlib

from assay_training.names_features import Lists
from assay_training.names_lists import BIT, write_lists
from assay_training.names_marked import marked_words, provinces
from assay_training.names_rows import Text


def text_of(text: str, *marked: tuple[str, str]) -> Text:
    spans = tuple((text.index(value), text.index(value) + len(value), name) for value, name in marked)
    return Text(text, spans, "made", "en")


def test_words_are_what_they_are_mostly_marked_as() -> None:
    rows = [
        text_of(
            "Ilse Varnhagen rode from Quillby to North Thorne.", ("Ilse Varnhagen", "PERSON"), ("Quillby", "LOCATION")
        ),
        text_of("Stay in North Thorne, Ilse.", ("North Thorne", "LOCATION"), ("Ilse", "PERSON")),
    ]
    places, given, family = marked_words(rows)
    # A word of a longer name alone is no place, nor is one that is a place half of the time.
    assert places == {"quillby"}
    assert (given, family) == ({"ilse"}, {"varnhagen"})


def test_a_word_of_another_meaning_is_left_out() -> None:
    rows = [text_of("Mark met Rose.", ("Mark", "PERSON"), ("Rose", "PERSON"))] * 8 + [text_of("Prices rose.")]
    assert marked_words(rows)[2] == {"mark"}
    made = [text_of("Mark met Bo.", ("Mark", "PERSON"), ("Bo", "PERSON")), *[text_of("Mark this; MARK")] * 4]
    assert marked_words(made) == (set(), set(), set())


def test_provinces_of_one_word(tmp_path: pathlib.Path) -> None:
    names = {
        "it67": "Molise",
        "gbwls": "Wales",
        "usnc": "North Carolina",
        "xx1": "Une",
        "xx2": "l'Isle",
        "cnbj": "北京市",
    }
    path = tmp_path / "en.json"
    path.write_text(json.dumps({"subdivisions": {"localeDisplayNames": {"subdivisions": names}}}))
    assert provinces(path) == {"molise", "wales"}


def test_what_is_written_is_read(tmp_path: pathlib.Path) -> None:
    write_lists({7: BIT["place"], 3: BIT["given"] | BIT["title"]}, tmp_path / "lists.bin")
    lists = Lists(tmp_path / "lists.bin")
    assert (list(lists.hashes), list(lists.bits)) == ([3, 7], [BIT["given"] | BIT["title"], BIT["place"]])
