"""What the screen's convolutions are rounded to: it says nearly the same, whatever the length, and its weights come back."""

import numpy
import onnx
import onnxruntime
import pytest
import torch

from assay_training.export import round_weights, written
from assay_training.lookups import looked_up_first
from assay_training.quicker_screen import quicker_screen
from assay_training.restore import restored
from assay_training.screen import Screen
from assay_training.tokenizer import CLS, SEP

WORDS = 200
OUTPUTS = ["injection", "threat", "confidential", "personal"]


@pytest.fixture(scope="module")
def floats() -> onnx.ModelProto:
    torch.manual_seed(3)
    screen = Screen(WORDS)
    with torch.no_grad():
        # As where it was fitted: else whether a pair is counted once could not be told.
        screen.wide.share.fill_(0.5)
        screen.wide.tokens.weight.normal_()
        screen.wide.pairs.weight.normal_()
    return round_weights(written(screen, OUTPUTS))


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::torch.jit.TracerWarning")
@pytest.mark.parametrize("length", [0, 1, 7, 40, 254])
def test_it_says_nearly_the_same(floats: onnx.ModelProto, length: int) -> None:
    quick = quicker_screen(floats)
    assert not any(node.op_type == "Conv" for node in quick.graph.node)
    drawn = numpy.random.default_rng(length).integers(5, WORDS, length)
    # Some tokens and pairs stand there twice.
    ids = numpy.array([[CLS, *drawn[: length // 2], *drawn[: length - length // 2], SEP]])
    said = [
        onnxruntime.InferenceSession(model.SerializeToString()).run(OUTPUTS, {"input_ids": ids})
        for model in (floats, quick, looked_up_first(quick))
    ]
    for before, after, looked_up in zip(*said, strict=True):
        assert numpy.abs(before - after).max() < 0.02 * max(1, numpy.abs(before).max())
        assert (after == looked_up).all()


def test_its_weights_come_back(floats: onnx.ModelProto) -> None:
    before, weights = restored(floats), restored(quicker_screen(floats))
    assert weights.keys() == before.keys()
    for name, values in before.items():
        assert torch.allclose(weights[name], values, atol=float(values.abs().max()) / 100), name


def test_what_is_quick_already_is_refused(floats: onnx.ModelProto) -> None:
    with pytest.raises(ValueError, match="no convolutions"):
        quicker_screen(quicker_screen(floats))
