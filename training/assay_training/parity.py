"""Compares a pack's network, whose weights are rounded, with the 32-bit one that it was made of, on validation rows.

A row agrees where every class of every head falls on the same side of its threshold. Rows that do
not are listed, by their ids alone: the texts are hostile. Of heads that label tokens the share of
tokens with the same label is told, of each head, special tokens among them.
Exit status 1 where fewer than 99.9 % of the rows agree.
"""

import argparse
import json
import pathlib
import sys
from typing import Any

import numpy
import onnxruntime
import torch
from tokenizers import Tokenizer
from torch import nn

from assay_training.checkpoint import saved
from assay_training.export import Exported
from assay_training.guard import Guard
from assay_training.rows import entries
from assay_training.screen import Screen
from assay_training.tokenizer import CLS, SEP, VOCABULARY
from assay_training.windows import CONTENT

NEEDED = 0.999
MOST_WINDOWS = 8
"""Of one row."""


def verdicts(manifest: dict[str, Any], outputs: dict[str, numpy.ndarray]) -> numpy.ndarray:
    """Which classes are over their threshold."""
    heads = [head for head in manifest["heads"] if head["kind"] == "sequence"]
    logits = numpy.concatenate([outputs[head["output"]][0] / head["temperature"] for head in heads])
    over: numpy.ndarray = 1 / (1 + numpy.exp(-logits)) >= [
        each["threshold"] for head in heads for each in head["classes"]
    ]
    return over


def labels(manifest: dict[str, Any], outputs: dict[str, numpy.ndarray]) -> numpy.ndarray:
    """The likeliest label of each token, of all heads that label tokens."""
    heads = [head for head in manifest["heads"] if head["kind"] == "tokens"]
    return numpy.concatenate([outputs[head["output"]][0].argmax(axis=-1) for head in heads] or [[]])


def windows(tokenizer: Tokenizer, text: str) -> list[list[int]]:
    ids = tokenizer.encode(text, add_special_tokens=False).ids
    cuts = [ids[first : first + CONTENT] for first in range(0, max(1, len(ids)), CONTENT)]
    return [[CLS, *cut, SEP] for cut in cuts[:MOST_WINDOWS]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True)
    parser.add_argument("--pack", type=pathlib.Path, required=True)
    parser.add_argument("--every", type=int, default=1, help="takes each n-th row only")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    manifest = json.loads((arguments.pack / "manifest.json").read_text())
    names = [head["output"] for head in manifest["heads"]]
    network: nn.Module = Guard(VOCABULARY) if manifest["level"] == "L3" else Screen(VOCABULARY)
    network.load_state_dict(saved(arguments.checkpoint))
    whole = Exported(network.eval(), names)
    rounded = onnxruntime.InferenceSession(str(arguments.pack / "model.onnx"))
    tokenizer = Tokenizer.from_file(str(arguments.pack / "tokenizer.json"))
    rows, tokens, same, apart = 0, 0, 0, []
    for path in arguments.files:
        for entry in entries(path, arguments.every):
            rows += 1
            for ids in windows(tokenizer, entry["text"]):
                batch = torch.tensor([ids])
                with torch.no_grad():
                    wanted = dict(zip(names, (each.numpy() for each in whole(batch)), strict=True))
                found = dict(zip(names, rounded.run(names, {"input_ids": batch.numpy()}), strict=True))
                equal = labels(manifest, wanted) == labels(manifest, found)
                tokens, same = tokens + equal.size, same + int(equal.sum())
                if (verdicts(manifest, wanted) != verdicts(manifest, found)).any():
                    apart.append(f"{entry['source']} {entry['id']}")
                    break
    share = 1 - len(apart) / max(1, rows)
    print(f"{rows:,} rows, {share:.4%} agree")
    if tokens:
        print(f"{tokens:,} labels of tokens, {same / tokens:.4%} the same")
    for each in apart:
        print(f"  differs: {each}")
    sys.exit(0 if share >= NEEDED else 1)


if __name__ == "__main__":
    main()
