"""
Makes the screen's network quicker, and smaller: its steps of convolution as products of 8-bit integers, a place and the
four it looks at side by side; how often a token or pair stands in a chunk, and what is looked at, as one product each.
What is multiplied is rounded with a scale of the text that is read, each matrix with a scale a column, as in the guard
(`quicker.py`).

`quicker_screen --pack` does that to a pack whose convolutions are still floats; `export` does it to what it writes.
"""

from collections.abc import Iterator

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

from assay_training.quicker import OWN, rounded
from assay_training.rewrite import compute, rewrite

STEPS = ["first", "second", "third"]
LAST = 2**31
"""Behind the end of any chunk."""


class Constants:
    """Tensors that the new nodes need, each once."""

    def __init__(self, graph: onnx.GraphProto) -> None:
        self.graph = graph
        self.names = {tensor.name for tensor in graph.initializer}

    def add(self, name: str, values: numpy.ndarray) -> str:
        if name not in self.names:
            self.names.add(name)
            self.graph.initializer.append(numpy_helper.from_array(values, name))
        return name

    def whole(self, *numbers: int) -> str:
        return self.add(f"whole.{'.'.join(map(str, numbers))}", numpy.array(numbers, numpy.int64))


def step(source: str, conv: onnx.NodeProto, weights: numpy.ndarray, constants: Constants) -> Iterator[onnx.NodeProto]:
    """A convolution (outputs, inputs, places) over the places of `source`, which lie one after the other."""
    name = conv.input[1]
    outputs, _, places = weights.shape
    apart = next(each.ints[0] for each in conv.attribute if each.name == "dilations")
    steps, scale = rounded(weights.transpose(2, 1, 0).reshape(-1, outputs).astype(numpy.float32))
    rounding = [f"{name}.{what}" for what in ("rounded", "step", "zero")]
    yield helper.make_node("DynamicQuantizeLinear", [source], rounding)
    whole, size, zero = rounding
    reach = apart * (places // 2)
    ends = constants.whole(0, reach, 0, 0, reach, 0)
    yield helper.make_node("Pad", [whole, ends, zero], [f"{name}.padded"])
    beside = [f"{name}.place.{place}" for place in range(places)]
    for place, found in enumerate(beside):
        behind = apart * (places - 1 - place)
        bounds = [constants.whole(apart * place), constants.whole(-behind if behind else LAST), constants.whole(1)]
        yield helper.make_node("Slice", [f"{name}.padded", *bounds], [found])
    yield helper.make_node("Concat", beside, [f"{name}.beside"], axis=2)
    matrix = constants.add(f"{name}.int8", steps)
    scales = constants.add(f"{name}.scale", scale)
    product = [f"{name}.beside", matrix, size, scales, zero, "", conv.input[2]]
    yield helper.make_node("MatMulIntegerToFloat", product, [f"{name}.made"], domain=OWN, name=conv.name)


def pooled(graph: onnx.GraphProto, constants: Constants) -> Iterator[onnx.NodeProto]:
    """From what tokens were looked up as to what is most striking in the chunk, and what it is about."""
    weights = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    by_name = {node.name: node for node in graph.node}
    source = by_name["/network/Transpose"].input[0]
    for part in STEPS:
        conv = by_name[f"/network/{part}/Conv"]
        yield from step(source, conv, weights[conv.input[1]], constants)
        made = f"{conv.input[1]}.made"
        yield helper.make_node("Gelu", [made], [f"{made}.bent"], domain=OWN)
        if part == "first":
            source = f"{made}.bent"
            continue
        yield helper.make_node("Add", [source, f"{made}.bent"], [f"{made}.sum"])
        source = f"{made}.sum"
    striking, about = by_name["/network/Concat"].input
    yield helper.make_node("ReduceMax", [source], [striking], axes=[1], keepdims=0)
    look, clip = by_name["/network/look/MatMul"], by_name["/network/Clip"]
    bias = by_name["/network/look/Add"].input[0]
    yield helper.make_node("MatMul", [source, look.input[1]], ["look.product"], name=look.name)
    yield helper.make_node("Add", ["look.product", bias], ["look.each"])
    yield helper.make_node("Softmax", ["look.each"], ["look.share"], axis=1)
    yield helper.make_node("Transpose", ["look.share"], ["look.row"], perm=[0, 2, 1])
    yield helper.make_node("Clip", [source, clip.input[1]], ["look.clipped"])
    yield helper.make_node("MatMul", ["look.row", "look.clipped"], ["look.sum"], name="/network/pooled")
    yield helper.make_node("Squeeze", ["look.sum", constants.whole(1)], [about])


def counted(nodes: list[onnx.NodeProto], constants: Constants) -> Iterator[onnx.NodeProto]:
    """How many are alike as a product. As floats they are compared faster, and are the same: all are below 2^24."""
    made_by = {output: node for node in nodes for output in node.output}
    for node in nodes:
        if node.op_type == "Unsqueeze" and any(
            other.op_type == "Equal" and node.output[0] in other.input for other in nodes
        ):
            (seen,) = node.output
            yield helper.make_node("Unsqueeze", list(node.input), [f"{seen}.whole"])
            yield helper.make_node("Cast", [f"{seen}.whole"], [seen], to=TensorProto.FLOAT)
            continue
        product = made_by.get(node.input[0]) if node.op_type == "ReduceSum" else None
        alike = made_by.get(product.input[0]) if product and product.op_type == "Mul" else None
        equal = made_by.get(alike.input[0]) if alike and alike.op_type == "Cast" else None
        if not (product and equal and equal.op_type == "Equal"):
            yield node
            continue
        name = node.output[0]
        yield helper.make_node("MatMul", [product.input[1], product.input[0]], [f"{name}.row"], name=f"{name}.count")
        yield helper.make_node("Squeeze", [f"{name}.row", constants.whole(1)], [name])


def quicker_screen(model: onnx.ModelProto) -> onnx.ModelProto:
    """The same network, as `export` rounds it. ValueError where a convolution is not as it writes them."""
    made = onnx.ModelProto()
    made.CopyFrom(model)
    graph = made.graph
    constants = Constants(graph)
    if [node.op_type for node in graph.node if node.name.endswith("/Conv")] != ["Conv"] * len(STEPS):
        raise ValueError("the network has no convolutions that are still floats")
    steps = list(pooled(graph, constants))
    new = {output for node in steps for output in node.output}
    rest = [node for node in graph.node if not new.intersection(node.output)]
    # A constant of the old way is read by the new one, too.
    rest.sort(key=lambda node: node.op_type != "Constant")
    begin = next(place for place, node in enumerate(rest) if node.name == "/network/Transpose")
    nodes = [*rest[:begin], *steps, *rest[begin:]]
    made.opset_import.append(helper.make_opsetid(OWN, 1))
    compute(made, counted(nodes, constants))
    return made


if __name__ == "__main__":
    rewrite(__doc__, quicker_screen)
