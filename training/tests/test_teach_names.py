"""What teachers of names see of pieces on a device, and that a tagger comes out of them."""

import gzip
import json
import pathlib
import random
import struct
import sys

import numpy
import pytest
import torch

from assay_training import names_device, names_teacher, names_text, teach_names
from assay_training.checkpoint import saved
from assay_training.names_device import OnDevice, Unseen, laid_out
from assay_training.names_features import FORMS, Lists
from assay_training.names_network import Tagger
from assay_training.names_rows import ENTITIES, UNMARKED, Text, Writer
from assay_training.names_teacher import Teacher
from assay_training.train_names import SHARES, Batches, Pieces

CPU = torch.device("cpu")
NAMES = ["Anna", "Berta", "Carla"]


@pytest.fixture
def lists(tmp_path: pathlib.Path) -> pathlib.Path:
    path = tmp_path / "lists.bin"
    path.write_bytes(struct.pack("<I", 0))
    return path


@pytest.fixture
def path(tmp_path: pathlib.Path, lists: pathlib.Path) -> pathlib.Path:
    writer = Writer(Lists(lists))
    for name in NAMES:
        writer.add(Text(f"{name} came from Leeds.", ((0, len(name), "PERSON"),), "made", "en"))
    writer.add(Text("Nobody knows whether Dora came from York.", (), UNMARKED, "und", frozenset(ENTITIES)))
    writer.save(tmp_path / "names.npz")
    return tmp_path / "names.npz"


def test_a_name_stands_for_another_of_its_class_and_source(path: pathlib.Path) -> None:
    pieces = Pieces([path])
    held = OnDevice(pieces, CPU)
    place = torch.arange(len(pieces.word))[None].repeat(40, 1)
    seen = held.seen(place, Unseen(swapped=1.0)).word
    first = torch.from_numpy(pieces.starts[:3])
    assert {int(word) for word in seen[:, first].flatten()} == {int(word) for word in held.word[first]}
    others = torch.ones(len(pieces.word), dtype=torch.bool)
    others[first] = False
    assert (seen[:, others] == held.word[others]).all()


def test_all_is_seen_or_nothing(path: pathlib.Path) -> None:
    pieces = Pieces([path])
    held = OnDevice(pieces, CPU)
    place = torch.tensor([[0, 1, -1]])
    seen = held.seen(place, Unseen())
    assert (seen.forms[0, 0, : FORMS - 2] == torch.from_numpy(pieces.rows[pieces.word[0], : FORMS - 2])).all()
    assert not seen.forms[0, 2].any() and not seen.affixes[0, 2].any()
    blind = held.seen(place, Unseen(form=1, parts=1, affix=1))
    assert not blind.forms.any() and not blind.affixes.any()
    free, marked = held.allowed(place)
    assert free[0, 0].all() and marked[0, 0].sum() == 1 and marked[0, 2].tolist() == [1, *[0] * 20]


def test_pieces_are_laid_out_once(path: pathlib.Path) -> None:
    pieces = Pieces([path])
    place, after = laid_out(pieces, 0, 2)
    assert after == len(pieces.ends)
    assert sorted(place[place >= 0]) == list(range(len(pieces.word)))


def test_what_finds_no_room_comes_next(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names_device, "ROW", 14)
    pieces = Pieces([path])
    first, after = laid_out(pieces, 0, 1)
    second, _ = laid_out(pieces, after, 1)
    assert after == 1
    assert [first[first >= 0].min(), second[second >= 0].min()] == [pieces.starts[0], pieces.starts[1]]


def test_unmarked_text_has_its_share(path: pathlib.Path) -> None:
    pieces = Pieces([path])
    unmarked = pieces.sources.index(UNMARKED)
    assert pieces.chances(0.0)[unmarked] == 0
    lengths = pieces.ends - pieces.starts
    mean = [lengths[pieces.source == source].mean() for source in range(len(pieces.sources))]
    words = pieces.chances(0.6) * mean
    # The others are of no group with a share of its own.
    others = 0.4 * (1 - sum(share for _, share in SHARES))
    assert numpy.isclose(words[unmarked] / words.sum(), 0.6 / (0.6 + others))


def test_a_tagger_comes_out(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in {"FORM_WIDTH": 8, "AFFIX_WIDTH": 8, "WIDTH": 16, "HEADS": 2, "BLOCKS": 1, "TOLD": 8}.items():
        monkeypatch.setattr(names_teacher, name, small)
    out = path.with_name("names.pt")
    counts = [*("--hidden-steps", "2"), *("--marked-steps", "2"), *("--told-steps", "2", "2"), *("--teachers", "2")]
    monkeypatch.setattr(sys, "argv", ["stage", "--pieces", str(path), "--checkpoint", str(out), "--rows", "2", *counts])
    teach_names.main()
    tagger = Tagger()
    tagger.load_state_dict(saved(out))
    assert all(weight.isfinite().all() for weight in tagger.parameters())


def test_teachers_say_what_the_marks_allow(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names_teacher, "BLOCKS", 1)
    torch.manual_seed(1)
    pieces = Pieces([path])
    held = OnDevice(pieces, CPU)
    teacher = Teacher().eval()
    told = teach_names.chances_of([teacher], held, pieces, 2).float()
    assert torch.allclose(told.sum(dim=-1), torch.ones(len(told)), atol=0.01)
    # Half as they say, half as the marks allow: what is marked has at least a half.
    _, marked = held.allowed(torch.arange(len(told))[None])
    only = marked[0].sum(dim=-1) == 1
    assert only.any() and (told[only][marked[0][only] > 0] > 0.49).all()


def test_the_hidden_are_told_by_their_contexts(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in {"FORM_WIDTH": 8, "AFFIX_WIDTH": 8, "WIDTH": 16, "HEADS": 2, "BLOCKS": 1, "TOLD": 8}.items():
        monkeypatch.setattr(names_teacher, name, small)
    torch.manual_seed(1)
    pieces = Pieces([path])
    held = OnDevice(pieces, CPU)
    teacher = Teacher()
    loss_of = teach_names.hidden_loss(teacher, held)
    place, _ = Batches(pieces, 2, 1, unmarked=0.5).places(0)
    loss = loss_of(torch.from_numpy(place).view(2, -1))
    loss.backward()
    assert loss.isfinite() and teacher.context.weight.grad is not None and teacher.context.weight.grad.any()


def test_left_out_texts_are_no_unmarked_ones(tmp_path: pathlib.Path, lists: pathlib.Path) -> None:
    train = tmp_path / "train"
    train.mkdir()
    left_out = "Nobody must ever learn a word of what stands here in this long sentence about the Danube and Vienna."
    kept = (
        "Somebody wrote this sentence about the river Danube and the town of Vienna some hundred years ago, it seems."
    )

    def write(name: str, rows: list[dict[str, str]]) -> None:
        with gzip.open(train / name, "wt", encoding="utf-8") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)

    write("pii_names.jsonl.gz", [{"source": "uner_en_pud", "text": left_out}])
    write("benign.jsonl.gz", [{"source": "prose", "text": f"They say: {left_out}"}, {"source": "prose", "text": kept}])
    runs = set(names_text.runs(left_out))
    assert names_text.chosen(names_text.unmarked(train, None), runs, random.Random(1)) == [kept]
