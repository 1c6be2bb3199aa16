"""
Writes the tokens of windows as the guard's training draws them, for `pretrain` to read beside the corpus: what is
scanned, not manuals alone.
"""

import argparse
import pathlib

import numpy
from tokenizers import Tokenizer

from assay_training.learning import rows_options
from assay_training.train_guard import Batches, training_rows

DRAWS = 22
"""Number that the draws follow from; another than that of the trainings."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    rows_options(parser)
    parser.add_argument("--windows", type=int, default=400_000)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="file of tokens, 16 bits each")
    arguments = parser.parse_args()
    rows = training_rows(arguments.data, arguments.seeds, arguments.corpus, arguments.made, arguments.most)
    draw = Batches(rows, Tokenizer.from_file(str(arguments.tokenizer)), DRAWS)
    chosen = numpy.random.default_rng(DRAWS).random(arguments.windows)
    # The special token that begins a window stays out: that of its end parts the texts.
    parts = [draw.windows[index].ids[1:] for index in numpy.searchsorted(draw.cumulative, chosen)]
    tokens = numpy.concatenate(parts).astype(numpy.uint16)
    tokens.tofile(arguments.out)
    print(f"{len(tokens):,} tokens")


if __name__ == "__main__":
    main()
