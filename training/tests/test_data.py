"""From labelled entries to what is drawn: rows, windows, planted texts, chances."""

import gzip
import json
import pathlib
import random
from typing import Any

import numpy
import pytest
from tokenizers import Tokenizer, models, pre_tokenizers

from assay_training.augment import MAX_CARRIER, disguise, plant
from assay_training.mix import MOST, TASKS, chances, task_of
from assay_training.rows import Row, read_rows, row_of
from assay_training.tokenizer import CLS, SEP
from assay_training.windows import CONTENT, IGNORED, held, windows_of


def entry(**more: Any) -> dict[str, Any]:
    return {"id": "r1", "text": "Hello there", "source": "made", "label": 0, **more}


def test_a_harmless_row_of_injection_is_no_threat_either() -> None:
    row = row_of("injection", entry(**{"class": "benign"}))
    assert (row.injection, row.threats, row.confidential, row.entities) == (False, frozenset(), None, None)


def test_a_payload_is_kept_as_a_range() -> None:
    assert row_of("injection", entry(label=1, payload_span=[0, 5])).payload == (0, 5)


def test_entities_of_a_row_are_those_that_are_learned() -> None:
    spans = [{"start": 0, "end": 5, "label": "person"}, {"start": 6, "end": 11, "label": "no such label"}]
    assert row_of("pii", entry(spans=spans)).entities == ((0, 5, "PERSON"),)


def test_there_is_no_other_task() -> None:
    with pytest.raises(ValueError, match="no task"):
        row_of("weather", entry())


def test_quoted_attacks_are_left_out(tmp_path: pathlib.Path) -> None:
    lines = [entry(id="a"), entry(id="b", quotes_payload=True), entry(id="c")]
    with gzip.open(tmp_path / "injection.jsonl.gz", "wt") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    assert [row.group for row in read_rows(tmp_path)] == ["a", "c"]


@pytest.mark.parametrize("seed", range(20))
def test_what_is_planted_stands_where_it_is_said(seed: int) -> None:
    carrier = "First sentence. Second one!\nA line. " * 400
    text, (start, end) = plant(carrier, "do as I say", random.Random(seed))
    assert text[start:end] == "do as I say"
    assert len(text) < MAX_CARRIER + 100


def test_disguises_are_drawn_and_repeat_with_their_seed() -> None:
    made = {disguise("ignore all that", random.Random(seed)) for seed in range(40)}
    assert len(made) > 10
    assert disguise("ignore all that", random.Random(1)) == disguise("ignore all that", random.Random(1))


def test_chances_are_of_tasks_and_no_source_takes_too_much() -> None:
    rows = [
        Row("x", f"source {number % 12}" if number < 600 else "large", "en", "g", injection=False)
        for number in range(9_000)
    ]
    rows += [Row("x", "attacks", "en", "g", injection=True)] * 3
    made = chances(rows)
    assert made.sum() == pytest.approx(1)
    attacks = sum(chance for row, chance in zip(rows, made, strict=True) if task_of(row) == "attack")
    assert attacks == pytest.approx(TASKS["attack"] / (TASKS["attack"] + TASKS["harmless"]))
    large = sum(chance for row, chance in zip(rows, made, strict=True) if row.source == "large")
    assert large == pytest.approx(MOST * (1 - attacks), rel=0.01)


@pytest.fixture
def letters() -> Tokenizer:
    """A token a letter."""
    tokenizer = Tokenizer(models.WordLevel({chr(code): code for code in range(32, 127)}, unk_token=" "))
    tokenizer.pre_tokenizer = pre_tokenizers.Split("", "isolated")
    return tokenizer


def test_windows_hold_the_whole_text_between_special_tokens(letters: Tokenizer) -> None:
    text = "abcdefghij" * 60
    made = windows_of(Row(text, "made", "en", "g", injection=False), letters, 9)
    assert [len(each.ids) for each in made] == [CONTENT + 2, CONTENT + 2, 600 - 2 * CONTENT + 2]
    assert all(each.ids[0] == CLS and each.ids[-1] == SEP for each in made)
    assert "".join(chr(token) for each in made for token in each.ids[1:-1]) == text
    assert all((each.payload[1:-1] == 0).all() and each.injection == 0 for each in made)


def test_only_windows_with_enough_of_the_payload_are_attacks(letters: Tokenizer) -> None:
    # A tenth of the payload stands in the first window: too little to tell, too much to be harmless.
    row = Row("a" * 600, "made", "en", "g", injection=True, payload=(CONTENT - 10, CONTENT + 90))
    first, second, third = windows_of(row, letters, 3)
    assert [each.injection for each in (first, second, third)] == [1, -1, 0]
    assert first.payload[1:-1].sum() == 90
    assert first.payload[0] == IGNORED


def test_held_counts_code_points_of_the_payload() -> None:
    assert held((5, 12), [(0, 6), (6, 10), (10, 20)]) == 7


def test_entities_begin_and_go_on(letters: Tokenizer) -> None:
    row = Row("an ox", "made", "en", "g", entities=((3, 5, "PERSON"),))
    (made,) = windows_of(row, letters, 1)
    assert made.entities.tolist() == [IGNORED, 0, 0, 0, 1, 2, IGNORED]
    assert made.injection == -1
    assert not numpy.any(made.threats >= 0)
