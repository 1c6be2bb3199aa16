"""
Splits the labelled rows into those that are learned from and those that a version is chosen by: whole sources, and of
the other sources of the named files a part by group, so that nothing of it was seen in another form.
"""

import argparse
import gzip
import json
import pathlib
import zlib
from typing import Any

from assay_training.rows import entries


def is_held(entry: dict[str, Any], sources: set[str], part: int) -> bool:
    """Whether a row is of a source that is held back, or its group is among one in `part`."""
    group = str(entry.get("group") or entry["id"])
    return entry["source"] in sources or zlib.crc32(group.encode()) % part == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True, help="folder with train/*.jsonl.gz")
    parser.add_argument("--files", nargs="+", required=True, help="ends of names of which a part is held back")
    parser.add_argument("--sources", nargs="*", default=[], help="of these files, held back as a whole")
    parser.add_argument("--part", type=int, default=14, help="one group in so many is held back")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="gets train/ and held/")
    arguments = parser.parse_args()
    for folder in ["train", "held"]:
        (arguments.out / folder).mkdir(parents=True, exist_ok=True)
    for path in sorted((arguments.data / "train").glob("*.jsonl.gz")):
        learned = arguments.out / "train" / path.name
        if not path.name.removesuffix(".jsonl.gz").endswith(tuple(arguments.files)):
            learned.unlink(missing_ok=True)
            learned.symlink_to(path.resolve())
            continue
        counts = [0, 0]
        with (
            gzip.open(learned, "wt", encoding="utf-8", compresslevel=4) as kept,
            gzip.open(arguments.out / "held" / path.name, "wt", encoding="utf-8", compresslevel=4) as held,
        ):
            for entry in entries(path):
                back = is_held(entry, set(arguments.sources), arguments.part)
                counts[back] += 1
                (held if back else kept).write(json.dumps(entry, ensure_ascii=False) + "\n")
        print(f"{path.name}: {counts[0]:,} are learned from, {counts[1]:,} held back", flush=True)


if __name__ == "__main__":
    main()
