"""
Makes floats of what is looked up in a table, instead of the whole table: onnxruntime computes what follows from the file
alone as it opens a network, so that a table of 16-bit floats that is made 32-bit floats before something is looked up in
it takes twice its size of memory, and one of 8-bit integers four times. The numbers are the same.

`lookups --pack` does that to a pack that was written before; `export` does it to what it writes.
"""

import onnx
from onnx import helper

from assay_training.rewrite import compute, rewrite


def looked_up_first(model: onnx.ModelProto) -> onnx.ModelProto:
    """The same network. Tables are rounded with a scale a row or a column, or are 16-bit floats, as `export` writes them."""
    made = onnx.ModelProto()
    made.CopyFrom(model)
    graph = made.graph
    shapes = {tensor.name: list(tensor.dims) for tensor in graph.initializer}
    casts = {node.output[0]: node for node in graph.node if node.op_type == "Cast" and node.input[0] in shapes}
    scaled = {
        node.output[0]: (casts[node.input[0]], node.input[1])
        for node in graph.node
        if node.op_type == "Mul" and node.input[0] in casts and node.input[1] in shapes
    }
    nodes: list[onnx.NodeProto] = []
    for node in graph.node:
        # Without an axis it is the first.
        is_lookup = node.op_type == "Gather" and all(each.name != "axis" or each.i == 0 for each in node.attribute)
        table = node.input[0] if is_lookup else ""
        if table not in casts and table not in scaled:
            nodes.append(node)
            continue
        cast, scale = scaled.get(table, (casts.get(table), None))
        ids, found = node.input[1], node.output[0]
        read = found if scale is None else f"{found}.whole"
        nodes.append(helper.make_node("Gather", [cast.input[0], ids], [f"{found}.rounded"], name=node.name))
        floats = helper.make_node("Cast", [f"{found}.rounded"], [read])
        floats.attribute.extend(cast.attribute)
        nodes.append(floats)
        if scale is None:
            continue
        if shapes[scale][0] != 1:
            nodes.append(helper.make_node("Gather", [scale, ids], [f"{found}.scale"]))
            scale = f"{found}.scale"
        nodes.append(helper.make_node("Mul", [read, scale], [found]))
    compute(made, nodes)
    return made


if __name__ == "__main__":
    rewrite(__doc__, looked_up_first)
