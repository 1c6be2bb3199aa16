"""
Makes the guard's network quicker, and smaller: attention and GELU each as one operator of onnxruntime, and products with
the matrices of its blocks in 8-bit integers. What is multiplied is rounded with a scale of the text that is read (a
text is read by itself, so nothing beside it counts), each matrix with a scale a column.

`quicker --pack` does that to a pack whose blocks are still floats; `export` does it to what it writes.
"""

import re

import numpy
import onnx
from onnx import helper, numpy_helper

from assay_training.encoder import HEADS
from assay_training.rewrite import compute, rewrite

EXACT = 1
"""
Blocks that stay floats, from the first on: rounding that one moves the logits as much as rounding all others does, since
each token is nearest there to what it was looked up as.
"""

MOST = 127
"""
In size, of a rounded weight, and 1 more of two in succession that are of one sign: processors without VNNI add two
products of a byte (255 at most) in 16 bits, which hold 32,767, and would cut off what is more.
"""

OWN = "com.microsoft"
"""Operators of onnxruntime."""

PRODUCT = re.compile(r"/network/encoder/blocks\.(\d+)/(mix|out|up|down)/MatMul")


def rounded(matrix: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Whole numbers and the scale of each column, so that no sum of two products passes 16 bits."""
    sizes = [numpy.abs(matrix)]
    for one_sign in (numpy.maximum(matrix, 0), numpy.maximum(-matrix, 0)):
        sizes.append(one_sign[0::2] + one_sign[1::2])
    scale = numpy.maximum(numpy.concatenate(sizes).max(axis=0), 1e-12) / MOST
    return numpy.round(matrix / scale).astype(numpy.int8), scale.astype(numpy.float32)


def quicker(model: onnx.ModelProto) -> onnx.ModelProto:
    """The same network, as `export` rounds it. ValueError where a block is not as it writes them."""
    made = onnx.ModelProto()
    made.CopyFrom(model)
    graph = made.graph
    weights = {tensor.name: tensor for tensor in graph.initializer}
    halves = {node.output[0]: node.input[0] for node in graph.node if node.op_type == "Cast"}
    by_name = {node.name: node for node in graph.node}
    nodes: list[onnx.NodeProto] = []
    whole: set[str] = set()
    """Sums of a product and its bias that one operator gives."""
    for node in graph.node:
        if whole.intersection(node.output):
            continue
        product = PRODUCT.fullmatch(node.name)
        if not product:
            nodes.append(node)
            continue
        block, part = f"/network/encoder/blocks.{product[1]}", product[2]
        source = node.input[0]
        if part == "out":
            parts = by_name[f"{block}/Split"].output
            nodes.append(helper.make_node("MultiHeadAttention", parts, [source], domain=OWN, num_heads=HEADS))
        elif part == "down":
            inner = by_name[f"{block}/up/Add"].output
            nodes.append(helper.make_node("FastGelu", inner, [source], domain=OWN))
        if int(product[1]) < EXACT:
            nodes.append(node)
            continue
        total = by_name[f"{block}/{part}/Add"]
        if total.input[1] != node.output[0] or node.input[1] not in halves:
            raise ValueError(f"{node.name} is not a product with floats to which a bias is added")
        name = f"{total.input[0].removesuffix('.bias')}.weight"
        steps, scale = rounded(numpy_helper.to_array(weights[halves[node.input[1]]]).astype(numpy.float32))
        inputs = {".int8": steps, ".scale": scale, ".zero": numpy.zeros(scale.shape, numpy.int8)}
        graph.initializer.extend(numpy_helper.from_array(values, name + end) for end, values in inputs.items())
        rounding = [source, *(name + end for end in inputs), total.input[0]]
        nodes.append(helper.make_node("DynamicQuantizeMatMul", rounding, total.output, domain=OWN, name=node.name))
        whole.update(total.output)
    # What is computed by the new operators is computed twice until then: one output, two nodes.
    new = {output for node in nodes if node.domain == OWN for output in node.output}
    nodes = [node for node in nodes if node.domain == OWN or not new.intersection(node.output)]
    made.opset_import.append(helper.make_opsetid(OWN, 1))
    compute(made, nodes)
    return made


if __name__ == "__main__":
    rewrite(__doc__, quicker)
