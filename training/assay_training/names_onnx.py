"""
The tagger's network as the program runs it: what is equal is computed once. A layer sees a word and one to either side,
so that a few thousand words of a manual, a log or code, which repeat their words and turns, have far fewer different
contexts. Beside the rows of the different words the network is given, for each layer, which three of the layer before
make each different context; the program numbers them (`src-main/detect/models/names/tagger/contexts.ts`), and so does `feeds`.

`names_onnx --pack` writes the network of a pack that was written before in this form; `export_names` does it to what it
writes. The numbers are those of the whole network, but for the order in which some are summed.
"""

import argparse
import json
import pathlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

from assay_training.names_features import AFFIXES, FORMS
from assay_training.names_network import REACH, WIDTH
from assay_training.rewrite import network_of, replace_network

OPSET = 18
IR_VERSION = 8
"""What onnxruntime of 2022 reads, as the other packs."""
WINDOW = 1_024
"""
Words that the network reads at once: of more of them fewer are different, but what it works with does not stay near the
processor then.
"""
NORM_EPSILON = 1e-5
"""As torch's `LayerNorm`."""
HALF = ".half"
"""Behind the names of matrices that are kept as 16-bit floats, which onnxruntime widens as it loads them."""

Weights = Mapping[str, numpy.ndarray]


def network(weights: Weights) -> onnx.ModelProto:
    """
    The network of a tagger's weights, by their names in `Tagger`; tables as whole numbers of 8 bits (`form.whole`) and a
    scale a column (`form.scale`). Matrices are kept in 16 bits.
    """
    nodes: list[onnx.NodeProto] = []
    tensors: list[onnx.TensorProto] = []

    def kept(name: str, values: numpy.ndarray) -> str:
        tensors.append(numpy_helper.from_array(values, name))
        return name

    def matrix(name: str, values: numpy.ndarray) -> str:
        half = kept(name + HALF, values.astype(numpy.float16))
        return work("Cast", [half], name, to=TensorProto.FLOAT)

    def work(operator: str, inputs: Sequence[str], output: str, **attributes: Any) -> str:
        nodes.append(helper.make_node(operator, inputs, [output], **attributes))
        return output

    def whole(name: str, *numbers: int) -> str:
        return kept(name, numpy.array(numbers, numpy.int64))

    columns = whole("columns", 1)
    start, middle, end = whole("start", 0), whole("middle", FORMS), whole("end", FORMS + AFFIXES)

    def looked_up(table: str, first: str, after: str) -> str:
        rows = work("Slice", ["rows", first, after, columns], f"{table}.rows")
        found = work("Gather", [kept(f"{table}.whole", weights[f"{table}.whole"]), rows], f"{table}.rounded")
        floats = work("Cast", [found], f"{table}.floats", to=TensorProto.FLOAT)
        # Whole numbers are summed before they are scaled: their order cannot change the sum.
        total = work("ReduceSum", [floats, columns], f"{table}.sum", keepdims=0)
        return work("Mul", [total, kept(f"{table}.scale", weights[f"{table}.scale"])], table)

    def layer(name: str, x: str) -> str:
        both, bias = weights[f"{name}.linear.weight"], weights[f"{name}.linear.bias"]
        sides = []
        for side, part in (("one", slice(0, WIDTH)), ("two", slice(WIDTH, 2 * WIDTH))):
            linear = f"{name}.{side}"
            inputs = [x, matrix(f"{linear}.weight", both[part]), kept(f"{linear}.bias", bias[part])]
            sides.append(work("Gemm", inputs, linear, transB=1))
        norm = [kept(f"{name}.norm.{each}", weights[f"{name}.norm.{each}"]) for each in ("weight", "bias")]
        larger = work("Max", sides, f"{name}.larger")
        return work("LayerNormalization", [larger, *norm], f"{name}.made", axis=-1, epsilon=NORM_EPSILON)

    x = work("Concat", [looked_up("form", start, middle), looked_up("affix", middle, end)], "words", axis=-1)
    x = layer("begin", x)
    beyond = kept("beyond", numpy.zeros((1, WIDTH), numpy.float32))
    side_by_side, own, behind = whole("side_by_side", -1, 3 * WIDTH), whole("own", WIDTH), whole("behind", 2 * WIDTH)
    for number in range(len(REACH)):
        name = f"layers.{number}"
        with_nothing = work("Concat", [beyond, x], f"{name}.before", axis=0)
        three = work("Gather", [with_nothing, f"beside_{number}"], f"{name}.three", axis=0)
        seen = work("Reshape", [three, side_by_side], f"{name}.seen")
        word = work("Slice", [seen, own, behind, columns], f"{name}.own")
        x = work("Add", [word, layer(name, seen)], f"{name}.out")
    work("Gemm", [x, *(kept(f"out.{each}", weights[f"out.{each}"]) for each in ("weight", "bias"))], "scores", transB=1)
    inputs = [
        helper.make_tensor_value_info("rows", TensorProto.INT32, ["words", FORMS + AFFIXES]),
        *(
            helper.make_tensor_value_info(f"beside_{number}", TensorProto.INT32, [f"contexts_{number}", 3])
            for number in range(len(REACH))
        ),
    ]
    scores = helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["contexts", len(weights["out.bias"])])
    graph = helper.make_graph(nodes, "tagger", inputs, [scores], tensors)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    onnx.checker.check_model(model)
    return model


def weights_of(model: onnx.ModelProto) -> dict[str, numpy.ndarray]:
    """The weights of a tagger's network, in this form or in that of torch, as `network` takes them."""
    weights = {}
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        weights[tensor.name.removesuffix(HALF)] = (
            values.astype(numpy.float32) if values.dtype == numpy.float16 else values
        )
    for name in [name for name in weights if ".one." in name]:
        made = name.replace(".one.", ".linear.")
        weights[made] = numpy.concatenate([weights.pop(name), weights.pop(name.replace(".one.", ".two."))])
    return weights


def feeds(rows: numpy.ndarray) -> tuple[dict[str, numpy.ndarray], numpy.ndarray]:
    """What the network is given for the words of a text, a row each, and which of its scores are each word's."""
    words, numbers = numpy.unique(rows, axis=0, return_inverse=True)
    given = {"rows": words.astype(numpy.int32)}
    for number, reach in enumerate(REACH):
        # 0 is nothing, beyond the ends.
        padded = numpy.pad(numbers.reshape(-1) + 1, reach)
        three = numpy.stack([padded[: -2 * reach], padded[reach:-reach], padded[2 * reach :]], axis=1)
        contexts, numbers = numpy.unique(three, axis=0, return_inverse=True)
        given[f"beside_{number}"] = contexts.astype(numpy.int32)
    return given, numbers.reshape(-1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pack", type=pathlib.Path, required=True, help="folder of the pack")
    pack: pathlib.Path = parser.parse_args().pack
    replace_network(pack, network(weights_of(network_of(pack))))
    path = pack / "manifest.json"
    manifest = json.loads(path.read_text())
    manifest["tagger"]["reach"] = list(REACH)
    manifest["window_tokens"] = WINDOW
    path.write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main()
