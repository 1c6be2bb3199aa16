"""A network whose tables are made floats after the look-up says the very same, and its weights come back."""

import numpy
import onnx
import onnxruntime
import pytest
import torch
from onnx import TensorProto

from assay_training.export import round_weights, written
from assay_training.guard import Guard
from assay_training.lookups import looked_up_first
from assay_training.restore import restored
from assay_training.screen import Screen
from assay_training.tokenizer import CLS, SEP

WORDS = 600


def tables_made_floats(model: onnx.ModelProto) -> list[str]:
    """Those of which onnxruntime would hold 32-bit floats."""
    whole = {output for node in model.graph.node if node.op_type in {"Cast", "Mul"} for output in node.output}
    return [node.input[0] for node in model.graph.node if node.op_type == "Gather" and node.input[0] in whole]


def halves(model: onnx.ModelProto) -> onnx.ModelProto:
    """The same with its tables as 16-bit floats: those of the shipped packs are."""
    made = onnx.ModelProto()
    made.CopyFrom(model)
    for tensor in made.graph.initializer:
        looked_up = any(node.op_type == "Gather" and node.input[0] == tensor.name for node in made.graph.node)
        if looked_up and tensor.data_type == TensorProto.FLOAT and len(tensor.dims) == 2:
            name, values = tensor.name, onnx.numpy_helper.to_array(tensor).astype(numpy.float16)
            tensor.CopyFrom(onnx.numpy_helper.from_array(values, f"{name}.half"))
            cast = onnx.helper.make_node("Cast", [f"{name}.half"], [name], to=TensorProto.FLOAT)
            made.graph.node.insert(0, cast)
    return made


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::torch.jit.TracerWarning")
@pytest.mark.parametrize("kind", [Guard, Screen])
@pytest.mark.parametrize("rounding", [round_weights, halves])
def test_the_network_says_the_same(kind, rounding) -> None:  # type: ignore[no-untyped-def]
    torch.manual_seed(3)
    outputs = ["injection", "threat", "confidential"]
    before = rounding(written(kind(WORDS), outputs))
    after = looked_up_first(before)
    assert tables_made_floats(before)
    assert not tables_made_floats(after)
    ids = numpy.array([[CLS, *range(5, 105), SEP]])
    said = [
        onnxruntime.InferenceSession(model.SerializeToString()).run(outputs, {"input_ids": ids})
        for model in (before, after)
    ]
    for one, other in zip(*said, strict=True):
        assert numpy.array_equal(one, other)
    weights = restored(after)
    assert weights.keys() == restored(before).keys()
    for name, values in restored(before).items():
        assert torch.equal(weights[name], values), name
