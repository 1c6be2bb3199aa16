"""Writes the tagger of names as a pack: tables and later layers in 8 bits, other matrices in 16, word lists, a manifest."""

import argparse
import hashlib
import json
import pathlib
import shutil
from typing import Any

import numpy
import onnx
import torch

from assay_training.checkpoint import saved
from assay_training.names_network import REACH, Tagger
from assay_training.names_onnx import WINDOW, network
from assay_training.names_rows import CLASSES, ENTITIES

SEVERITY = {
    "PERSON": "medium",
    "LOCATION": "low",
    "ORGANIZATION": "low",
    "ADDRESS": "medium",
    "DATE_OF_BIRTH": "medium",
}


def rounded(table: torch.Tensor) -> tuple[numpy.ndarray, numpy.ndarray]:
    """A table as whole numbers of 8 bits, and the scale of each column."""
    scale = table.abs().amax(dim=0).clamp(min=1e-12) / 127
    return (table / scale).round().clamp(-127, 127).to(torch.int8).numpy(), scale.numpy()


def written(tagger: Tagger) -> onnx.ModelProto:
    weights = {name: values.numpy() for name, values in tagger.state_dict().items()}
    for name in ("form", "affix"):
        weights[f"{name}.whole"], weights[f"{name}.scale"] = rounded(getattr(tagger, name).weight.detach())
    return network(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True)
    parser.add_argument("--lists", type=pathlib.Path, required=True)
    parser.add_argument("--thresholds", type=pathlib.Path, help="of names_thresholds; a half each without")
    parser.add_argument("--version", required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder of the pack")
    arguments = parser.parse_args()
    tagger = Tagger()
    tagger.load_state_dict(saved(arguments.checkpoint))
    stated = json.loads(arguments.thresholds.read_text()) if arguments.thresholds else {}
    arguments.out.mkdir(parents=True, exist_ok=True)
    onnx.save(written(tagger), str(arguments.out / "model.onnx"))
    shutil.copyfile(arguments.lists, arguments.out / "lists.bin")

    def file(name: str) -> dict[str, Any]:
        return {"path": name, "sha256": hashlib.sha256((arguments.out / name).read_bytes()).hexdigest()}

    head = {
        "category": "pii",
        "output": "scores",
        "kind": "tokens",
        "activation": "softmax",
        "temperature": 1,
        "labels": [None, *CLASSES[1:]],
        "classes": [
            {"name": name, "severity": SEVERITY[name], "threshold": stated.get(name, 0.5)} for name in ENTITIES
        ],
    }
    manifest = {
        "format": 1,
        "id": arguments.out.name,
        "version": arguments.version,
        "level": "L2",
        "licence": "see MODEL_CARD.md",
        "files": {"model": file("model.onnx"), "tokenizer": file("lists.bin")},
        "window_tokens": WINDOW,
        "inputs": {"ids": "rows"},
        "tagger": {
            "follows": [[round(value, 4) for value in row] for row in tagger.follows.tolist()],
            "reach": list(REACH),
        },
        "heads": [head],
    }
    (arguments.out / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main()
