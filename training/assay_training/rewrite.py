"""The network of a pack that was written before, and the same pack with another one."""

import argparse
import hashlib
import json
import pathlib
from collections.abc import Callable, Iterable

import onnx


def network_of(pack: pathlib.Path) -> onnx.ModelProto:
    """The network that the manifest of a pack names."""
    manifest = json.loads((pack / "manifest.json").read_text())
    return onnx.load(str(pack / manifest["files"]["model"]["path"]))


def replace_network(pack: pathlib.Path, network: onnx.ModelProto) -> None:
    """Writes a network over that of a pack, and its hash into the manifest."""
    path = pack / "manifest.json"
    manifest = json.loads(path.read_text())
    written = network.SerializeToString()
    (pack / manifest["files"]["model"]["path"]).write_bytes(written)
    manifest["files"]["model"]["sha256"] = hashlib.sha256(written).hexdigest()
    path.write_text(json.dumps(manifest, indent=2) + "\n")


def compute(model: onnx.ModelProto, nodes: Iterable[onnx.NodeProto]) -> None:
    """
    Makes these nodes, in their order, which is that of the work, the work of a network; without those that nothing
    needs, and without what nothing reads. onnx.checker.ValidationError where they make none.
    """
    graph = model.graph
    kept: list[onnx.NodeProto] = []
    needed = {output.name for output in graph.output}
    for node in reversed(list(nodes)):
        if needed.intersection(node.output):
            needed.update(node.input)
            kept.append(node)
    tensors = [tensor for tensor in graph.initializer if tensor.name in needed]
    del graph.node[:], graph.initializer[:]
    graph.node.extend(reversed(kept))
    graph.initializer.extend(tensors)
    onnx.checker.check_model(model)


def rewrite(description: str | None, change: Callable[[onnx.ModelProto], onnx.ModelProto]) -> None:
    """The command of a stage that puts another network, made of the one that it holds, into the pack of `--pack`."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--pack", type=pathlib.Path, required=True, help="folder of the pack")
    pack: pathlib.Path = parser.parse_args().pack
    replace_network(pack, change(network_of(pack)))
