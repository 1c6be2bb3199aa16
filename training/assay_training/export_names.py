"""Writes the tagger of names as a pack: tables in 8 bits, matrices in 16, the word lists, and a manifest.

As in the other packs only weights are rounded. Whole numbers of the tables are summed
before they are scaled, so that the order of words in a batch cannot change a sum.
"""

import argparse
import hashlib
import io
import json
import pathlib
import shutil
from typing import Any

import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from assay_training.checkpoint import saved
from assay_training.names_features import AFFIXES, FORMS
from assay_training.names_network import REACH, Tagger, neighbours
from assay_training.names_rows import CLASSES, ENTITIES

OPSET = 17
SEVERITY = {
    "PERSON": "medium",
    "LOCATION": "low",
    "ORGANIZATION": "low",
    "ADDRESS": "medium",
    "DATE_OF_BIRTH": "medium",
}
MIN_WEIGHTS = 4_096
WINDOW = 512
"""Words that the network reads at once: what it works with stays near the processor, which twice as many do not."""


class Table(nn.Module):
    """Rows of a table in 8 bits, with a scale a column, summed."""

    whole: torch.Tensor
    scale: torch.Tensor

    def __init__(self, weights: torch.Tensor) -> None:
        super().__init__()
        scale = weights.abs().amax(dim=0).clamp(min=1e-12) / 127
        self.register_buffer("whole", (weights / scale).round().clamp(-127, 127).to(torch.int8))
        self.register_buffer("scale", scale)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        return self.whole[rows].float().sum(dim=1) * self.scale


class Exported(nn.Module):
    """Scores of the words of one text: rows of both tables in, one row of scores a word out."""

    def __init__(self, tagger: Tagger) -> None:
        super().__init__()
        self.form, self.affix = Table(tagger.form.weight.detach()), Table(tagger.affix.weight.detach())
        self.begin, self.layers, self.out = tagger.begin, tagger.layers, tagger.out

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        rows = rows.long()
        x = self.begin(torch.cat([self.form(rows[:, :FORMS]), self.affix(rows[:, FORMS:])], dim=-1))
        for layer, reach in zip(self.layers, REACH, strict=True):
            x = x + layer(neighbours(x, reach))
        scores: torch.Tensor = self.out(x)
        return scores


def halved(model: onnx.ModelProto) -> onnx.ModelProto:
    """Large matrices as 16-bit floats, which onnxruntime widens as it loads them."""
    kept, nodes = [], []
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if tensor.data_type != TensorProto.FLOAT or values.size < MIN_WEIGHTS:
            kept.append(tensor)
            continue
        kept.append(numpy_helper.from_array(values.astype("float16"), f"{tensor.name}.half"))
        nodes.append(helper.make_node("Cast", [f"{tensor.name}.half"], [tensor.name], to=TensorProto.FLOAT))
    rest = list(model.graph.node)
    del model.graph.node[:], model.graph.initializer[:]
    model.graph.node.extend(nodes + rest)
    model.graph.initializer.extend(kept)
    onnx.checker.check_model(model)
    return model


def written(tagger: Tagger) -> onnx.ModelProto:
    tagger.eval()
    file = io.BytesIO()
    torch.onnx.export(
        Exported(tagger),
        (torch.ones(40, FORMS + AFFIXES, dtype=torch.int32),),
        file,  # type: ignore[arg-type] # A buffer is taken where `dynamo` is off.
        input_names=["rows"],
        output_names=["scores"],
        dynamic_axes={"rows": {0: "words"}, "scores": {0: "words"}},
        opset_version=OPSET,
        dynamo=False,
    )
    return halved(onnx.load_from_string(file.getvalue()))


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
        "tagger": {"follows": [[round(value, 4) for value in row] for row in tagger.follows.tolist()]},
        "heads": [head],
    }
    (arguments.out / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main()
