"""What the guard's blocks are rounded to, and that the network says nearly the same with them."""

import numpy
import onnxruntime
import pytest
import torch

from assay_training.export import round_weights, written
from assay_training.guard import Guard
from assay_training.quicker import MOST, quicker, rounded
from assay_training.restore import restored
from assay_training.tokenizer import CLS, SEP

WORDS = 200
OUTPUTS = ["injection", "threat", "confidential", "entities", "payload"]


@pytest.mark.parametrize("seed", range(4))
def test_two_products_of_one_sign_fit_in_16_bits(seed: int) -> None:
    matrix = numpy.random.default_rng(seed).normal(size=(64, 9)).astype(numpy.float32)
    matrix[10:12, 3] = 20
    steps, scale = rounded(matrix)
    assert numpy.abs(steps * scale - matrix).max() <= scale.max() / 2 + 1e-6
    assert numpy.abs(steps.astype(int)).max() <= MOST
    for sign in (1, -1):
        alike = numpy.maximum(steps.astype(int) * sign, 0)
        assert 255 * (alike[0::2] + alike[1::2]).max() <= 32_767


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::torch.jit.TracerWarning")
def test_the_network_says_nearly_the_same_and_its_weights_come_back() -> None:
    torch.manual_seed(3)
    floats = round_weights(written(Guard(WORDS), OUTPUTS))
    quick = quicker(floats)
    assert not any(node.op_type in {"Tanh", "Erf"} and "blocks" in node.name for node in quick.graph.node)
    ids = numpy.array([[CLS, *range(5, 105), SEP]])
    said = [
        onnxruntime.InferenceSession(model.SerializeToString()).run(OUTPUTS, {"input_ids": ids})
        for model in (floats, quick)
    ]
    for before, after in zip(*said, strict=True):
        assert numpy.abs(before - after).max() < 0.05 * max(1, numpy.abs(before).max())
    before_weights, weights = restored(floats), restored(quick)
    assert weights.keys() == before_weights.keys()
    for name, values in before_weights.items():
        assert torch.allclose(weights[name], values, atol=float(values.abs().max()) / 100), name
