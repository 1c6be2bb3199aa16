"""Writes the guard or the screen as a pack: an ONNX network with rounded weights, tokenizer, manifest and hashes.

Tables and the matrices of the heads are rounded to 8 bits and computed with as 32-bit floats; the blocks of the guard
and the screen's steps compute in 8 bits (`quicker.py`, `quicker_screen.py`).
"""

import argparse
import hashlib
import io
import json
import pathlib
from typing import Any

import numpy
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer
from tokenizers.processors import TemplateProcessing
from torch import nn

from assay_training.checkpoint import saved
from assay_training.guard import Guard
from assay_training.lookups import looked_up_first
from assay_training.quicker import quicker
from assay_training.quicker_screen import quicker_screen
from assay_training.rows import ENTITIES, JUDGED
from assay_training.screen import Screen
from assay_training.tokenizer import CLS, SEP, VOCABULARY

OPSET = 17
MIN_WEIGHTS = 4_096
"""Smaller tensors stay as they are: they cost nothing."""

SEVERITY = {
    "instruction_override": "high",
    "secrets_access": "high",
    "tool_abuse": "high",
    "harmful_behavior": "high",
    "exfiltration_attempt": "critical",
    "toxic_or_harmful": "medium",
    "phishing": "high",
    "malware": "critical",
    "PERSON": "medium",
    "ADDRESS": "medium",
    "ORGANIZATION": "low",
    "LOCATION": "low",
    "DATE_OF_BIRTH": "medium",
    "SPECIAL_CATEGORY": "medium",
    "attack": "high",
    "INTERNAL_RECORD": "medium",
}


class Exported(nn.Module):
    """A network for one text at a time: no padding, outputs in a fixed order."""

    def __init__(self, network: nn.Module, names: list[str]) -> None:
        super().__init__()
        self.network = network
        self.names = names

    def forward(self, ids: torch.Tensor) -> tuple[torch.Tensor, ...]:
        found = self.network(ids, padded=False)
        return tuple(found[name] for name in self.names)


def written(network: nn.Module, names: list[str]) -> onnx.ModelProto:
    """The float network, of any length up to the window."""
    network.eval()
    lengths: dict[str, dict[int, str]] = {
        name: {1: "length"} for name in ("input_ids", "entities", "payload") if name in ("input_ids", *names)
    }
    file = io.BytesIO()
    torch.onnx.export(
        Exported(network, names),
        (torch.full((1, 16), CLS),),
        file,  # type: ignore[arg-type] # A buffer is taken where `dynamo` is off.
        input_names=["input_ids"],
        output_names=names,
        dynamic_axes=lengths,
        opset_version=OPSET,
        dynamo=False,
    )
    return onnx.load_from_string(file.getvalue())


def tables(graph: onnx.GraphProto) -> set[str]:
    """What is looked up by the id of a token or its place, the wide part's aside."""
    return {node.input[0] for node in graph.node if node.op_type == "Gather" and ".wide." not in node.input[0]}


def matrices(graph: onnx.GraphProto) -> set[str]:
    """
    What each token is multiplied by in the blocks: an error in them goes through all others. The heads come after
    them, and multiply a chunk once (`Gemm`).
    """
    return {node.input[1] for node in graph.node if node.op_type == "MatMul"}


def round_weights(model: onnx.ModelProto) -> onnx.ModelProto:
    """
    Large matrices as 8-bit integers with a scale a column, of tables with a scale a row, which is what one token
    looks up; those of the blocks as 16-bit floats. onnxruntime makes 32-bit floats of matrices as it loads them, and of a table
    what is looked up (`lookups.py`).
    """
    made = onnx.ModelProto()
    made.CopyFrom(model)
    looked_up, multiplied = tables(made.graph), matrices(made.graph)
    kept, nodes = [], []
    for tensor in made.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if tensor.data_type != TensorProto.FLOAT or values.ndim != 2 or values.size < MIN_WEIGHTS:
            kept.append(tensor)
            continue
        if tensor.name in multiplied:
            half = f"{tensor.name}.half"
            kept.append(numpy_helper.from_array(values.astype(numpy.float16), half))
            nodes.append(helper.make_node("Cast", [half], [tensor.name], to=TensorProto.FLOAT))
            continue
        largest = numpy.abs(values).max(axis=1 if tensor.name in looked_up else 0, keepdims=True)
        scale = numpy.maximum(largest, 1e-12) / 127
        rounded = numpy.clip(numpy.round(values / scale), -127, 127).astype(numpy.int8)
        name = tensor.name
        kept += [
            numpy_helper.from_array(rounded, f"{name}.int8"),
            numpy_helper.from_array(scale.astype(numpy.float32), f"{name}.scale"),
        ]
        # No `DequantizeLinear`: onnxruntime would not do that once as it loads them, but each time.
        nodes += [
            helper.make_node("Cast", [f"{name}.int8"], [f"{name}.whole"], to=TensorProto.FLOAT),
            helper.make_node("Mul", [f"{name}.whole", f"{name}.scale"], [name]),
        ]
    rest = list(made.graph.node)
    del made.graph.node[:], made.graph.initializer[:]
    made.graph.node.extend(nodes + rest)
    made.graph.initializer.extend(kept)
    onnx.checker.check_model(made)
    return made


UNCLAIMED = {"secrets_access", "exfiltration_attempt", "toxic_or_harmful"}
"""Threats of which too few are found in sources that nothing learned from, or of which there is no such source."""

NEEDS = {"instruction_override": "injection"}
"""Classes that are told only where the pack accepts something of another category too."""

IN_TALES = 0.985
"""Threshold of an injection in role play, fiction and hypotheses, which dress harmless requests as attacks."""

IN_DOCUMENTS = 0.82
"""Threshold of an injection in a part of a longer text, which seldom tells an assistant anything."""

INJECTIONS = {"attack", "instruction_override"}
"""Classes that have both."""

IN_COMMANDS = {"tool_abuse": 0.99, "malware": 0.985}
"""Thresholds of attacks on a machine in programs and commands that hold none of their signs."""

OVERRULED = {"attack": 0.985}
"""Thresholds of the screen in a place that the guard has read and rejects."""


def sequence(category: str, output: str, thresholds: dict[str, float], review: dict[str, float]) -> dict[str, Any]:
    """A head about a chunk, whose classes do not exclude each other."""
    classes = [
        {
            "name": name,
            "severity": SEVERITY[name],
            # Nothing passes 1.
            "threshold": 1 if name in UNCLAIMED else threshold,
            "review_from": 1 if name in UNCLAIMED else review[name],
        }
        | ({"needs": NEEDS[name]} if name in NEEDS else {})
        | ({"threshold_in_tales": max(IN_TALES, threshold)} if name in INJECTIONS else {})
        | ({"threshold_in_documents": IN_DOCUMENTS} if name in INJECTIONS and threshold < IN_DOCUMENTS else {})
        | ({"threshold_in_commands": max(IN_COMMANDS[name], threshold)} if name in IN_COMMANDS else {})
        for name, threshold in thresholds.items()
    ]
    return {
        "category": category,
        "output": output,
        "kind": "sequence",
        "activation": "sigmoid",
        "temperature": 1,
        "labels": list(thresholds),
        "classes": classes,
    }


def tokens(category: str, output: str, labels: list[str], thresholds: dict[str, float]) -> dict[str, Any]:
    """A head that labels tokens; the first of its logits stands for no label."""
    return {
        "category": category,
        "output": output,
        "kind": "tokens",
        "activation": "softmax",
        "temperature": 1,
        "labels": [None, *labels],
        "classes": [
            {"name": name, "severity": SEVERITY[name], "threshold": threshold} for name, threshold in thresholds.items()
        ],
    }


def judging(calibration: dict[str, Any], level: str) -> list[dict[str, Any]]:
    """The heads that both levels have."""
    thresholds, review = calibration[level], calibration[f"{level}_review"]
    return [
        sequence(category, output, {name: thresholds[name] for name in names}, review)
        for category, (output, names) in JUDGED.items()
    ]


def guard_pack(checkpoint: pathlib.Path, calibration: dict[str, Any]) -> tuple[onnx.ModelProto, dict[str, Any]]:
    guard = Guard(VOCABULARY)
    guard.load_state_dict(saved(checkpoint))
    entities = tokens(
        "pii",
        "entities",
        [f"{part}-{name}" for name in ENTITIES for part in "BI"],
        # Nothing passes 1: names are the tagger's to find, statements of GDPR article 9 those of the rules.
        dict.fromkeys(ENTITIES, 1),
    )
    # Where in a chunk an accepted injection stands; of two classes the likelier has at least a half.
    payload = tokens("injection", "payload", ["attack"], {"attack": 0.5})
    network = written(guard, ["injection", "threat", "confidential", "entities", "payload"])
    heads = [*judging(calibration, "l3"), entities, payload]
    return network, {"level": "L3", "heads": heads, "union": calibration["union"]}


def beside_guard(of_class: dict[str, Any], promotes: dict[str, float]) -> dict[str, Any]:
    """A class of the screen with what it needs beside a guard that rejects it, and from where on the guard reads."""
    name = of_class["name"]
    made = dict(of_class)
    if name in OVERRULED:
        made["threshold_overruled"] = max(OVERRULED[name], of_class["threshold"])
    if name in promotes:
        made["promotes_from"] = promotes[name]
    return made


def screen_pack(checkpoint: pathlib.Path, calibration: dict[str, Any]) -> tuple[onnx.ModelProto, dict[str, Any]]:
    screen = Screen(VOCABULARY)
    screen.load_state_dict(saved(checkpoint))
    # Nothing passes 1, and nothing is asked of the guard: of what is personal it tells nothing.
    personal = sequence("pii", "personal", {"PERSON": 1}, {"PERSON": 1})
    heads = [
        head | {"classes": [beside_guard(each, calibration["promotes"]) for each in head["classes"]]}
        for head in [*judging(calibration, "l2"), personal]
    ]
    network = written(screen, ["injection", "threat", "confidential", "personal"])
    return network, {"level": "L2", "heads": heads}


def write_tokenizer(source: pathlib.Path, out: pathlib.Path) -> None:
    """The tokenizer with the two special tokens that the network was trained with."""
    tokenizer = Tokenizer.from_file(str(source))
    tokenizer.post_processor = TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", CLS), ("[SEP]", SEP)]
    )
    tokenizer.save(str(out), pretty=False)


PACKS = {"guard": guard_pack, "screen": screen_pack}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=PACKS)
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True)
    parser.add_argument("--tokenizer", type=pathlib.Path, required=True)
    parser.add_argument("--calibration", type=pathlib.Path, required=True, help="calibration.json")
    parser.add_argument("--version", required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder of the pack")
    arguments = parser.parse_args()
    network, stated = PACKS[arguments.what](arguments.checkpoint, json.loads(arguments.calibration.read_text()))
    arguments.out.mkdir(parents=True, exist_ok=True)
    rounded = round_weights(network)
    quick = quicker(rounded) if arguments.what == "guard" else quicker_screen(rounded)
    onnx.save(looked_up_first(quick), str(arguments.out / "model.onnx"))
    write_tokenizer(arguments.tokenizer, arguments.out / "tokenizer.json")

    def file(name: str) -> dict[str, Any]:
        return {"path": name, "sha256": hashlib.sha256((arguments.out / name).read_bytes()).hexdigest()}

    manifest = {
        "format": 1,
        "id": arguments.out.name,
        "version": arguments.version,
        "licence": "see MODEL_CARD.md",
        "files": {"model": file("model.onnx"), "tokenizer": file("tokenizer.json")},
        "window_tokens": 256,
        "inputs": {"ids": "input_ids"},
        "counts_places": True,
        **stated,
    }
    (arguments.out / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")


if __name__ == "__main__":
    main()
