"""Compares a pack's 8-bit network with the 32-bit one that it was made of, on validation rows.

A row agrees where every class of every head falls on the same side of its threshold and
every token has the same label. Rows that do not are listed, by their ids alone: the texts
are hostile. Exit status 1 where fewer than 99.9 % agree.
"""

import argparse
import gzip
import json
import pathlib
import sys

import numpy
import onnxruntime
import torch
from tokenizers import Tokenizer
from torch import nn

from assay_training.export import Exported
from assay_training.guard import Guard
from assay_training.screen import Screen
from assay_training.tokenizer import CLS, SEP, VOCABULARY
from assay_training.windows import CONTENT

NEEDED = 0.999
MOST_WINDOWS = 8
"""Of one row."""


def verdicts(manifest: dict, outputs: dict[str, numpy.ndarray]) -> list[numpy.ndarray]:
    """What the heads decide: classes over their threshold, labels of tokens, whether to go on."""
    made = []
    for head in manifest["heads"]:
        logits = outputs[head["output"]][0] / head["temperature"]
        if head["kind"] == "tokens":
            made.append(logits.argmax(axis=-1))
        else:
            scores = 1 / (1 + numpy.exp(-logits))
            made.append(scores >= numpy.array([each["threshold"] for each in head["classes"]]))
    if router := manifest.get("router"):
        scores = 1 / (1 + numpy.exp(-outputs[router["output"]][0] / router["temperature"]))
        made.append(scores >= router["threshold"])
    return made


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
    names += [manifest["router"]["output"]] if "router" in manifest else []
    network: nn.Module = Guard(VOCABULARY) if manifest["level"] == "L3" else Screen(VOCABULARY)
    network.load_state_dict(torch.load(arguments.checkpoint, map_location="cpu")["model"])
    whole = Exported(network.eval(), names)
    rounded = onnxruntime.InferenceSession(str(arguments.pack / "model.onnx"))
    tokenizer = Tokenizer.from_file(str(arguments.pack / "tokenizer.json"))
    rows, apart = 0, []
    for path in arguments.files:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines):
                if number % arguments.every:
                    continue
                row = json.loads(line)
                rows += 1
                for ids in windows(tokenizer, row["text"]):
                    batch = torch.tensor([ids])
                    with torch.no_grad():
                        wanted = dict(zip(names, (each.numpy() for each in whole(batch)), strict=True))
                    found = dict(zip(names, rounded.run(names, {"input_ids": batch.numpy()}), strict=True))
                    pairs = zip(verdicts(manifest, wanted), verdicts(manifest, found), strict=True)
                    if not all((one == other).all() for one, other in pairs):
                        apart.append(f"{row['source']} {row['id']}")
                        break
    share = 1 - len(apart) / max(1, rows)
    print(f"{rows:,} rows, {share:.4%} agree")
    for each in apart:
        print(f"  differs: {each}")
    sys.exit(0 if share >= NEEDED else 1)


if __name__ == "__main__":
    main()
