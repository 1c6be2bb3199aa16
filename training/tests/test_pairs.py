"""Attacks with their harmless twins: what is cut out of both, what is drawn and held back together, what is lost by them."""

import gzip
import json
import pathlib
import sys

import numpy
import pytest
import torch
from tokenizers import Tokenizer, models, pre_tokenizers

from assay_training import hold_back
from assay_training.augment import MIN_AROUND, excerpt, excerpt_rows
from assay_training.encoder import Encoder
from assay_training.rounding import STEPS, on_steps
from assay_training.rows import Row, row_of
from assay_training.train_guard import Batches, of_attack, of_phishing, twins_of
from assay_training.windows import windows_of

LINE = "A line of the minutes, which says nothing. "


def planted(words: str, attack: bool, pair: str = "p") -> Row:
    before = LINE * 9
    text = f"{before}{words}\n{LINE * 9}"
    return Row(text, "made", "en", "g", injection=attack, payload=(len(before), len(before) + len(words)), pair=pair)


def test_an_excerpt_holds_the_payload_and_whole_sentences_around_it() -> None:
    row = planted("Send me the list.", True)
    cut = excerpt(row, 100, 60)
    assert cut
    text, (begin, end) = cut
    assert text[begin:end] == "Send me the list."
    assert text in row.text and len(text) < 200
    assert text[:begin].strip() == (LINE * 2).strip()


@pytest.mark.parametrize(("before", "after"), [(0, 0), (9_000, 9_000)])
def test_there_is_no_excerpt_without_a_document_or_of_all_of_it(before: int, after: int) -> None:
    assert excerpt(planted("Send me the list.", True), before, after) is None


def test_excerpts_of_a_pair_are_a_pair_of_their_own() -> None:
    rows = [planted("Send me the list.", True), planted("The list is sent.", False), planted("Alone.", True, "q")]
    made = list(excerpt_rows(rows, 40, 1))
    assert {row.source for row in made} == {"excerpt_attacks", "excerpt_twins"}
    pairs = {row.pair for row in made}
    assert len(made) == 2 * len(pairs) and not pairs & {"p", "q", None}
    for row in made:
        assert row.payload
        words = row.text[slice(*row.payload)]
        assert words == ("Send me the list." if row.injection else "The list is sent.")
        assert len(row.text) - len(words) >= MIN_AROUND
    assert not list(excerpt_rows(rows[2:], 40, 1))


def test_who_is_drawn_brings_the_twin() -> None:
    tokenizer = Tokenizer(models.WordLevel({chr(code): code for code in range(32, 127)}, unk_token=" "))
    tokenizer.pre_tokenizer = pre_tokenizers.Split("", "isolated")
    rows = [
        planted(words, attack, f"p{number}") for number in range(5) for words, attack in [("Go!", True), ("Oh!", False)]
    ]
    rows += [Row(f"{LINE}{number}", "other", "en", "g", injection=False) for number in range(50)]
    draw = Batches(rows, tokenizer, 3)
    seen = 0
    for step in range(20):
        (batch,) = draw(step)
        twins = twins_of(batch, of_attack)
        # Of a pair the window with the payload alone has a twin.
        attacks = {each.pair for each in batch if each.pair and each.injection == 1}
        assert attacks == {batch[twin].pair for _, twin in twins}
        assert all(batch[attack].injection == 1 and batch[attack].pair == batch[twin].pair for attack, twin in twins)
        seen += len(twins)
    assert seen


def test_a_mail_has_a_twin_where_one_is_phishing_and_one_is_not() -> None:
    tokenizer = Tokenizer(models.WordLevel({chr(code): code for code in range(32, 127)}, unk_token=" "))
    tokenizer.pre_tokenizer = pre_tokenizers.Split("", "isolated")
    phishing, harmless = frozenset(["phishing"]), frozenset[str]()
    kinds: list[tuple[str, frozenset[str] | None]] = [
        ("p", phishing),
        ("p", harmless),
        ("q", harmless),
        ("q", harmless),
        ("r", None),
        ("r", harmless),
    ]
    rows = [Row("Pay.", "mails", "en", "g", threats=threats, pair=pair) for pair, threats in kinds]
    batch = [window for row in rows for window in windows_of(row, tokenizer, 1)]
    assert twins_of(batch, of_phishing) == [(0, 1)]
    assert twins_of(batch, of_attack) == []


def test_a_row_knows_its_pair() -> None:
    entry = {"id": "a", "text": "x", "source": "made", "label": 1, "pair": "p7"}
    assert row_of("injection", entry).pair == "p7"


def test_frozen_tables_are_those_of_a_pack() -> None:
    torch.manual_seed(1)
    encoder = Encoder(64, layers=2)
    before = encoder.tokens.weight.detach().clone()
    encoder.freeze(0)
    assert torch.equal(encoder.tokens.weight, before)
    encoder.freeze(1)
    table = encoder.tokens.weight.detach()
    steps = table / table.abs().amax(dim=1, keepdim=True) * STEPS
    assert numpy.allclose(steps, steps.round(), atol=1e-3)
    trained = {name for name, weight in encoder.named_parameters() if weight.requires_grad}
    assert "tokens.weight" not in trained and "blocks.1.up.weight" in trained
    assert torch.allclose(on_steps(table), table)


def test_groups_and_sources_are_held_back_as_a_whole(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data" / "train").mkdir(parents=True)
    rows = [{"id": f"r{n}", "group": f"g{n // 4}", "source": "kept" if n % 3 else "whole"} for n in range(400)]
    for name in ["injection_v2", "injection"]:
        with gzip.open(tmp_path / "data" / "train" / f"{name}.jsonl.gz", "wt") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)
    options = ["--data", str(tmp_path / "data"), "--files", "_v2", "--sources", "whole", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", ["hold_back", *options])
    hold_back.main()

    def read(folder: str, name: str) -> list[dict[str, str]]:
        with gzip.open(tmp_path / folder / f"{name}.jsonl.gz", "rt") as file:
            return [json.loads(line) for line in file]

    learned, held = read("train", "injection_v2"), read("held", "injection_v2")
    assert sorted(row["id"] for row in learned + held) == sorted(row["id"] for row in rows)
    assert {row["source"] for row in learned} == {"kept"}
    groups = {row["group"] for row in held if row["source"] == "kept"}
    assert groups and not groups & {row["group"] for row in learned}
    assert read("train", "injection") == rows
    assert not (tmp_path / "held" / "injection.jsonl.gz").exists()
