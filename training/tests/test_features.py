"""What the tagger sees of words: where they stand, their shape, their hashes."""

import pathlib
import struct

import pytest

from assay_training.names_features import (
    APART,
    GLUED,
    LINE,
    PARAGRAPH,
    SPACED,
    Lists,
    fnv,
    lead,
    normal,
    shape,
    units,
    words,
)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Anna Berg, 12", ["Anna", "Berg", ",", "12"]),
        ("d’Arc", ["d", "’", "Arc"]),
        ("東京", ["東", "京"]),
        ("नमस्ते", ["नमस्ते"]),
        ("a\u00a0b\r\nc", ["a", "b", "c"]),
        ("", []),
    ],
)
def test_words_are_runs_of_letters_runs_of_digits_and_single_others(text: str, wanted: list[str]) -> None:
    assert [text[start:end] for start, end in words(text)] == wanted


@pytest.mark.parametrize(
    ("gap", "first", "wanted"),
    [
        ("", False, GLUED),
        (" ", False, SPACED),
        ("\t", False, APART),
        ("  ", False, APART),
        (" \n", False, LINE),
        ("\n\n", False, PARAGRAPH),
        ("", True, PARAGRAPH),
    ],
)
def test_lead_says_what_stands_before_a_word(gap: str, first: bool, wanted: int) -> None:
    assert lead(gap, first) == wanted


@pytest.mark.parametrize(
    ("word", "wanted"),
    [("Anna", "Xxxx"), ("anna", "xxx"), ("McDonald", "XxXxxx"), ("1234", "ddd"), ("東", "c"), ("-", "-")],
)
def test_shape_cuts_runs_at_three(word: str, wanted: str) -> None:
    assert shape(word) == wanted


def test_normal_keeps_how_many_digits_up_to_eight() -> None:
    assert [normal(word) for word in ("ÄRGER", "7", "123456789012")] == ["ärger", "0", "00000000"]


def test_fnv_is_of_the_kind_and_of_utf_16_units() -> None:
    assert list(units("a𝒜")) == [0x61, 0xD835, 0xDC9C]
    assert fnv(1, units("anna")) != fnv(2, units("anna"))
    # Worked out by hand from the offset basis and the prime of FNV-1a in 32 bits.
    basis = 0x811C9DC5 * 0x01000193 % 2**32
    assert fnv(0, []) == basis ^ (basis >> 15)


def test_lists_know_the_words_whose_hashes_they_hold(tmp_path: pathlib.Path) -> None:
    held = sorted((fnv(0, units(word)), bits) for word, bits in [("anna", 1), ("berg", 2), ("bern", 48)])
    count = len(held)
    data = struct.pack(f"<I{count}I{count}H", count, *(each for each, _ in held), *(bits for _, bits in held))
    (tmp_path / "lists.bin").write_bytes(data)
    lists = Lists(tmp_path / "lists.bin")
    assert [lists.of(word) for word in ("anna", "berg", "bern", "bonn")] == [1, 2, 48, 0]
