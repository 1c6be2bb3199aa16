"""
The checkpoint of a pack, as far as its rounding keeps it, so that a training can go on from what ships
(`train_guard --resume`, `learn_made`) where nobody has kept the checkpoints themselves.
"""

import argparse
import json
import pathlib
import re
from collections.abc import Sequence

import numpy
import onnx
import torch
from onnx import numpy_helper
from onnx.reference import ReferenceEvaluator

from assay_training.checkpoint import save
from assay_training.names_network import Tagger
from assay_training.names_onnx import weights_of
from assay_training.rewrite import network_of

OWN = "network."
"""Where `export` keeps the network in what it writes."""

LAYER = re.compile(r"/network/(.+)/MatMul")
"""A linear layer on every token; the matrix that its node multiplies by is the layer's own, transposed and renamed."""


def restored(model: onnx.ModelProto) -> dict[str, torch.Tensor]:
    """Every weight by its name in the network. ValueError where a matrix belongs to no layer, or was rounded in another way."""
    rounded = [node for node in model.graph.node if node.op_type in {"Cast", "Mul"}]
    weights = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    for node in rounded:
        if all(name in weights for name in node.input):
            inputs = {name: weights.pop(name) for name in node.input}
            (rounded_to,) = ReferenceEvaluator(node).run(None, inputs)
            weights[node.output[0]] = numpy.asarray(rounded_to)
    for node in model.graph.node:
        # Of a table what is looked up is made floats, not the table.
        name, _, written_as = (node.input[0] if node.op_type == "Gather" else "").rpartition(".")
        if written_as in {"half", "int8"} and node.input[0] in weights:
            whole = weights.pop(node.input[0]).astype(numpy.float32)
            weights[name] = whole if written_as == "half" else whole * weights.pop(f"{name}.scale")
    made_by = {output: node for node in model.graph.node for output in node.output}
    for node in model.graph.node:
        if node.op_type == "DynamicQuantizeMatMul":
            steps, scale, _ = (weights.pop(name) for name in node.input[1:4])
            weights[node.input[1].removesuffix(".int8")] = numpy.ascontiguousarray((steps * scale).T)
        elif node.op_type == "MatMulIntegerToFloat":
            # A convolution, whose places stand side by side (`quicker_screen.py`).
            steps, scale = (weights.pop(node.input[at]) for at in (1, 3))
            places = len(made_by[node.input[0]].input)
            of_places = (steps * scale).reshape(places, -1, len(scale))
            weights[node.input[1].removesuffix(".int8")] = numpy.ascontiguousarray(of_places.transpose(2, 1, 0))
    layers = {node.input[1]: LAYER.fullmatch(node.name) for node in model.graph.node if node.op_type == "MatMul"}
    made = {}
    for name, values in weights.items():
        if values.dtype == numpy.int8:
            raise ValueError(f"{name} was not written by this version of the export")
        if name.startswith(OWN):
            made[name.removeprefix(OWN)] = torch.tensor(values)
        elif values.ndim == 2:
            layer = layers.get(name)
            if not layer:
                raise ValueError(f"{name} belongs to no layer")
            path = layer[1].replace("/", ".")
            made[f"{path}.weight"] = torch.tensor(values.T.copy())
    return made


def restored_tagger(model: onnx.ModelProto, follows: Sequence[Sequence[float]]) -> dict[str, torch.Tensor]:
    """The weights of a tagger of names; what may follow what stands in its manifest alone. KeyError for another network."""
    weights = {name: torch.tensor(values) for name, values in weights_of(model).items() if values.ndim}
    for table in ("form", "affix"):
        weights[f"{table}.weight"] = weights.pop(f"{table}.whole").float() * weights.pop(f"{table}.scale")
    for name in [name for name in weights if name.endswith(".linear.whole")]:
        layer = name.removesuffix(".whole")
        weights[f"{layer}.weight"] = (weights.pop(name).float() * weights.pop(f"{layer}.scale")).T.contiguous()
    return {name: weights[name] for name in Tagger().state_dict() if name != "follows"} | {
        "follows": torch.tensor(follows)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pack", type=pathlib.Path, required=True, help="folder of the pack")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    tagger = json.loads((arguments.pack / "manifest.json").read_text()).get("tagger")
    model = network_of(arguments.pack)
    save(restored_tagger(model, tagger["follows"]) if tagger else restored(model), arguments.out)


if __name__ == "__main__":
    main()
