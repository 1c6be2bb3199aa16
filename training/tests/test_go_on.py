"""A training that was ended and begun again is the training that it would have been: the same weights, bit for bit."""

import pathlib
import struct
import sys
from collections.abc import Callable
from typing import Any

import numpy
import pytest
import torch
from torch import nn

from assay_training import learning, names_network, pretrain, train_names
from assay_training.checkpoint import saved
from assay_training.names_features import Lists
from assay_training.names_rows import Text, Writer


class Ended(Exception):
    """Someone ends the program."""


def ended(function: Callable[..., Any], at: int) -> Callable[..., Any]:
    """The function, but for its call number `at`, counted from 0, in which the program is ended."""
    calls = iter(range(at))

    def made(*arguments: Any) -> Any:
        if next(calls, None) is None:
            raise Ended
        return function(*arguments)

    return made


def assert_same(one: dict[str, torch.Tensor], other: dict[str, torch.Tensor]) -> None:
    assert one.keys() == other.keys()
    assert [name for name in one if not torch.equal(one[name], other[name])] == []


class TestLearn:
    STEPS = 7

    @pytest.fixture(autouse=True)
    def often(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(learning, "SAVED_EVERY", 2)

    def run(self, out: pathlib.Path, end: int = STEPS, seed: int = 3, steps: int = STEPS) -> None:
        torch.manual_seed(seed)
        network = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Dropout(0.3), nn.Linear(8, 1))

        def draw(step: int) -> list[torch.Tensor]:
            rows = torch.from_numpy(numpy.random.default_rng(step).random((2, 16, 4), dtype=numpy.float32))
            return list(rows)

        def losses(rows: torch.Tensor) -> dict[str, torch.Tensor]:
            return {"squares": (network(rows).float() - rows.sum(dim=1, keepdim=True)).square().mean()}

        groups = [{"params": list(network.parameters()), "share": 1.0}]
        learning.learn(network, groups, ended(draw, end), losses, steps, 0.1, 0.05, out)

    def test_goes_on_as_it_was(self, tmp_path: pathlib.Path) -> None:
        self.run(tmp_path / "whole.pt")
        with pytest.raises(Ended):
            self.run(tmp_path / "parts.pt", end=5)
        # Step 5 was done but is not kept; what the second run begins with must not matter.
        self.run(tmp_path / "parts.pt", seed=99)
        assert_same(saved(tmp_path / "whole.pt"), saved(tmp_path / "parts.pt"))
        assert_same(saved(tmp_path / "whole-6.pt"), saved(tmp_path / "parts-6.pt"))

    def test_a_run_that_is_done_is_begun_anew(self, tmp_path: pathlib.Path) -> None:
        self.run(tmp_path / "one.pt")
        self.run(tmp_path / "one.pt", seed=99)
        self.run(tmp_path / "other.pt", seed=99)
        assert_same(saved(tmp_path / "one.pt"), saved(tmp_path / "other.pt"))

    def test_refuses_to_go_on_with_other_settings(self, tmp_path: pathlib.Path) -> None:
        with pytest.raises(Ended):
            self.run(tmp_path / "one.pt", end=5)
        with pytest.raises(ValueError, match="of other steps"):
            self.run(tmp_path / "one.pt", steps=9)


def command(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", ["stage", *map(str, arguments)])


def test_pretraining_goes_on_as_it_was(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = tmp_path / "tokens.bin"
    numpy.random.default_rng(1).integers(5, 200, 400).astype(numpy.uint16).tofile(tokens)
    for name, small in {"WINDOW": 12, "VOCABULARY": 200, "SAVE_SECONDS": -1}.items():
        monkeypatch.setattr(pretrain, name, small)

    def run(checkpoint: pathlib.Path, end: int = 3) -> None:
        command(monkeypatch, "--tokens", tokens, "--checkpoint", checkpoint, "--steps", 3, "--layers", 5, "--rows", 1)
        with monkeypatch.context() as here:
            here.setattr(pretrain, "batch_of", ended(pretrain.batch_of, end))
            pretrain.main()

    run(tmp_path / "whole.pt")
    with pytest.raises(Ended):
        run(tmp_path / "parts.pt", end=1)
    run(tmp_path / "parts.pt")
    assert_same(saved(tmp_path / "whole.pt"), saved(tmp_path / "parts.pt"))


def test_the_tagger_goes_on_as_it_was(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lists.bin").write_bytes(struct.pack("<I", 0))
    writer = Writer(Lists(tmp_path / "lists.bin"))
    for number in range(6):
        writer.add(Text(f"Anna Berg called at {number} from Leeds.", ((0, 9, "PERSON"),), "made", "en"))
    writer.save(tmp_path / "names.npz")
    monkeypatch.setattr(train_names, "SAVED_EVERY", 1)

    def run(checkpoint: pathlib.Path, end: int = 4) -> None:
        command(monkeypatch, "--pieces", tmp_path / "names.npz", "--checkpoint", checkpoint, "--steps", 4, "--rows", 2)
        with monkeypatch.context() as here:
            here.setattr(train_names, "learn_from", ended(names_network.learn_from, end))
            train_names.main()

    run(tmp_path / "whole.pt")
    with pytest.raises(Ended):
        run(tmp_path / "parts.pt", end=2)
    run(tmp_path / "parts.pt")
    assert_same(saved(tmp_path / "whole.pt"), saved(tmp_path / "parts.pt"))
