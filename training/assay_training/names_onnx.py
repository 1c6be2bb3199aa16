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
from assay_training.quicker import MOST, OWN, rounded
from assay_training.rewrite import network_of, replace_network

OPSET = 18
IR_VERSION = 8
"""What onnxruntime of 2022 reads, as the other packs."""
WINDOW = 2_048
"""
Words that the network reads at once: of more of them fewer are different, but what it works with does not stay near the
processor then.
"""
NORM_EPSILON = 1e-5
"""As torch's `LayerNorm`."""
HALF = ".half"
"""Behind the names of matrices that are kept as 16-bit floats, which onnxruntime widens as it loads them."""
EXACT = 1
"""Layers that multiply floats, from the first on: a third of the squared error of the scores is that one's."""
FARTHEST = 4.5
"""
What is multiplied is cut off where it is so many times as large as it is in the mean of squares, which is told from the
norms that made it. Of 4, 4.5, 5 and more this moves the scores of 3,000 train texts the least, and 3 % more (squared) than
the best for each layer that was fitted to 5,000 of them.
"""
ZERO = 128
"""The byte of nothing: bytes have no sign."""
PLACES = ("before", "own", "behind")

Weights = Mapping[str, numpy.ndarray]


def in_whole_numbers(weights: Weights) -> dict[str, numpy.ndarray]:
    """The same, with what the later layers multiply by in whole numbers (`layers.1.linear.whole`) and a scale a column."""
    made = dict(weights)
    for number in range(EXACT, len(REACH)):
        name = f"layers.{number}.linear"
        if f"{name}.weight" in made:
            made[f"{name}.whole"], made[f"{name}.scale"] = rounded(made.pop(f"{name}.weight").T.astype(numpy.float32))
    return made


def step_of(weights: Weights, number: int) -> numpy.ndarray:
    """How far apart the values are that a layer multiplies: they are a sum of what norms give, each of its own."""
    norms = ["begin.norm", *(f"layers.{before}.norm" for before in range(number))]
    squares = sum(weights[f"{norm}.{part}"].astype(numpy.float64) ** 2 for norm in norms for part in ("weight", "bias"))
    return numpy.array(FARTHEST * numpy.sqrt(numpy.mean(squares)) / MOST, numpy.float32)


class Graph:
    """Nodes in the order of their work, and the tensors that they read, each once."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.tensors: dict[str, onnx.TensorProto] = {}

    def kept(self, name: str, values: numpy.ndarray) -> str:
        self.tensors.setdefault(name, numpy_helper.from_array(values, name))
        return name

    def whole(self, name: str, *numbers: int) -> str:
        return self.kept(name, numpy.array(numbers, numpy.int64))

    def work(self, operator: str, inputs: Sequence[str], output: str, domain: str = "", **attributes: Any) -> str:
        self.nodes.append(helper.make_node(operator, inputs, [output], domain=domain, **attributes))
        return output

    def matrix(self, name: str, values: numpy.ndarray) -> str:
        half = self.kept(name + HALF, values.astype(numpy.float16))
        return self.work("Cast", [half], name, to=TensorProto.FLOAT)

    def column(self, source: str, number: int) -> str:
        first, after = self.whole(f"column.{number}", number), self.whole(f"column.{number + 1}", number + 1)
        column = self.work("Slice", [source, first, after, self.whole("columns", 1)], f"{source}.{number}")
        return self.work("Squeeze", [column, self.whole("columns", 1)], f"{source}.{number}.flat")


def looked_up(graph: Graph, weights: Weights, table: str, first: int, after: int) -> str:
    columns = graph.whole("columns", 1)
    ends = [graph.whole(f"{table}.first", first), graph.whole(f"{table}.after", after)]
    rows = graph.work("Slice", ["rows", *ends, columns], f"{table}.rows")
    whole = graph.kept(f"{table}.whole", weights[f"{table}.whole"])
    found = graph.work("Gather", [whole, rows], f"{table}.rounded")
    floats = graph.work("Cast", [found], f"{table}.floats", to=TensorProto.FLOAT)
    # Whole numbers are summed before they are scaled: their order cannot change the sum.
    total = graph.work("ReduceSum", [floats, columns], f"{table}.sum", keepdims=0)
    return graph.work("Mul", [total, graph.kept(f"{table}.scale", weights[f"{table}.scale"])], table)


def sides_of(values: numpy.ndarray) -> dict[str, numpy.ndarray]:
    """Both linear forms of a layer, of which the larger counts, from what stands for both along the first axis."""
    return {"one": values[:WIDTH], "two": values[WIDTH:]}


def larger(graph: Graph, weights: Weights, name: str, sides: Sequence[str]) -> str:
    """The larger of both linear forms, normalised."""
    norm = [graph.kept(f"{name}.norm.{each}", weights[f"{name}.norm.{each}"]) for each in ("weight", "bias")]
    most = graph.work("Max", sides, f"{name}.larger")
    return graph.work("LayerNormalization", [most, *norm], f"{name}.made", axis=-1, epsilon=NORM_EPSILON)


def begun(graph: Graph, weights: Weights, words: str) -> str:
    """What the different words say by themselves."""
    biases = sides_of(weights["begin.linear.bias"])
    sides = []
    for side, values in sides_of(weights["begin.linear.weight"]).items():
        linear = f"begin.{side}"
        inputs = [words, graph.matrix(f"{linear}.weight", values), graph.kept(f"{linear}.bias", biases[side])]
        sides.append(graph.work("Gemm", inputs, linear, transB=1))
    return larger(graph, weights, "begin", sides)


def in_floats(graph: Graph, weights: Weights, name: str, x: str, places: Sequence[str]) -> list[str]:
    """Both linear forms of the contexts: each different word is multiplied for each place, the products are put together."""
    nothing = graph.kept("beyond", numpy.zeros((1, WIDTH), numpy.float32))
    with_nothing = graph.work("Concat", [nothing, x], f"{name}.with_nothing", axis=0)
    matrices = numpy.split(weights[f"{name}.linear.weight"], len(PLACES), axis=1)
    total = ""
    for place, values, chosen in zip(PLACES, matrices, places, strict=True):
        inputs = [with_nothing, graph.matrix(f"{name}.{place}.weight", values)]
        product = graph.work("Gemm", inputs, f"{name}.{place}", transB=1)
        found = graph.work("Gather", [product, chosen], f"{name}.{place}.found", axis=0)
        total = graph.work("Add", [total, found], f"{name}.{place}.sum") if total else found
    bias = graph.kept(f"{name}.linear.bias", weights[f"{name}.linear.bias"])
    both = graph.work("Add", [total, bias], f"{name}.both")
    sides = [f"{name}.one", f"{name}.two"]
    graph.nodes.append(helper.make_node("Split", [both], sides, axis=1, num_outputs=2))
    return sides


def in_bytes(graph: Graph, weights: Weights, name: str, x: str, beside: str, step: numpy.ndarray) -> list[str]:
    """Both linear forms of the contexts, whose three words stand side by side as bytes."""
    size, zero = graph.kept(f"{name}.step", step), graph.kept("zero", numpy.array(ZERO, numpy.uint8))
    whole = graph.work("QuantizeLinear", [x, size, zero], f"{name}.bytes")
    nothing = graph.kept("beyond.bytes", numpy.full((1, WIDTH), ZERO, numpy.uint8))
    with_nothing = graph.work("Concat", [nothing, whole], f"{name}.with_nothing", axis=0)
    three = graph.work("Gather", [with_nothing, beside], f"{name}.three", axis=0)
    seen = graph.work("Reshape", [three, graph.whole("side_by_side", -1, len(PLACES) * WIDTH)], f"{name}.seen")
    scales, biases = sides_of(weights[f"{name}.linear.scale"]), sides_of(weights[f"{name}.linear.bias"])
    sides = []
    for side, values in sides_of(weights[f"{name}.linear.whole"].T).items():
        linear = f"{name}.{side}"
        matrix = graph.kept(f"{linear}.whole", numpy.ascontiguousarray(values.T))
        scale, bias = graph.kept(f"{linear}.scale", scales[side]), graph.kept(f"{linear}.bias", biases[side])
        product = [seen, matrix, size, scale, zero, "", bias]
        sides.append(graph.work("MatMulIntegerToFloat", product, linear, domain=OWN))
    return sides


def network(weights: Weights) -> onnx.ModelProto:
    """
    The network of a tagger's weights, by their names in `Tagger`; tables as whole numbers of 8 bits (`form.whole`) and a
    scale a column (`form.scale`). Matrices are kept in 16 bits, those of the later layers in 8.
    """
    weights = in_whole_numbers(weights)
    graph = Graph()
    tables = [looked_up(graph, weights, "form", 0, FORMS), looked_up(graph, weights, "affix", FORMS, FORMS + AFFIXES)]
    x = begun(graph, weights, graph.work("Concat", tables, "words", axis=-1))
    for number in range(len(REACH)):
        name, beside = f"layers.{number}", f"beside_{number}"
        own = graph.column(beside, 1)
        if number < EXACT:
            sides = in_floats(graph, weights, name, x, [graph.column(beside, 0), own, graph.column(beside, 2)])
        else:
            sides = in_bytes(graph, weights, name, x, beside, step_of(weights, number))
        # 0 is nothing, which no context is of.
        place = graph.work("Sub", [own, graph.kept("one", numpy.array(1, numpy.int32))], f"{name}.place")
        word = graph.work("Gather", [x, place], f"{name}.word", axis=0)
        x = graph.work("Add", [word, larger(graph, weights, name, sides)], f"{name}.out")
    out = [graph.kept(f"out.{each}", weights[f"out.{each}"]) for each in ("weight", "bias")]
    graph.work("Gemm", [x, *out], "scores", transB=1)
    inputs = [
        helper.make_tensor_value_info("rows", TensorProto.INT32, ["words", FORMS + AFFIXES]),
        *(
            helper.make_tensor_value_info(f"beside_{number}", TensorProto.INT32, [f"contexts_{number}", len(PLACES)])
            for number in range(len(REACH))
        ),
    ]
    scores = helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["contexts", len(weights["out.bias"])])
    made = helper.make_graph(graph.nodes, "tagger", inputs, [scores], list(graph.tensors.values()))
    opsets = [helper.make_opsetid("", OPSET), helper.make_opsetid(OWN, 1)]
    model = helper.make_model(made, opset_imports=opsets, ir_version=IR_VERSION)
    onnx.checker.check_model(model)
    return model


def weights_of(model: onnx.ModelProto) -> dict[str, numpy.ndarray]:
    """The weights of a tagger's network, in this form, one before or that of torch, as `network` takes them."""
    weights = {}
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        weights[tensor.name.removesuffix(HALF)] = (
            values.astype(numpy.float32) if values.dtype == numpy.float16 else values
        )
    for name in [name for name in weights if ".one." in name]:
        parts = [weights.pop(name), weights.pop(name.replace(".one.", ".two."))]
        # What multiplies whole numbers has a column for each that comes out, what multiplies floats a row.
        weights[name.replace(".one.", ".linear.")] = numpy.concatenate(parts, axis=-1 if name.endswith(".whole") else 0)
    for name in [name for name in weights if name.endswith(f".{PLACES[0]}.weight")]:
        layer = name.removesuffix(f".{PLACES[0]}.weight")
        places = [weights.pop(f"{layer}.{place}.weight") for place in PLACES]
        weights[f"{layer}.linear.weight"] = numpy.concatenate(places, axis=1)
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
