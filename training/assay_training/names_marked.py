"""
Adds to the lists of a tagger that is trained: words that are mostly marked as names in the rows it learned from, and
provinces and states of Unicode CLDR (npm `cldr-subdivisions-full`).

A training that saw these lists would learn to trust them alone, since they know all of its names. One that did not
takes a word for what its neighbours and the other lists make it, and a new bit counts as much as any.
"""

import argparse
import collections
import json
import pathlib
from collections.abc import Iterable

from assay_training.names_features import Lists, fnv, is_unspaced, units, words
from assay_training.names_lists import BIT, write_lists
from assay_training.names_rows import LEFT_OUT, Text, read_texts

MOSTLY = 0.8
"""Share of the places of a word where it is marked as a person, or as a place."""
SMALL = 0.1
"""A word that stands in small letters in a larger share of its places has another meaning, too."""
SHORTEST = 3
SHORTEST_PROVINCE = 4
MADE = ("synth", "presidio")
"""Beginnings of sources whose names come from lists."""

PLACES = BIT["place"] | BIT["country"]
PEOPLE = BIT["given"] | BIT["family"] | BIT["unplaced"]


def provinces(path: pathlib.Path) -> set[str]:
    """Names of one word, in small letters."""
    names = json.loads(path.read_text(encoding="utf-8"))["subdivisions"]["localeDisplayNames"]["subdivisions"]
    return {
        name.lower()
        for name in names.values()
        if len(words(name)) == 1 and name[0].isupper() and len(name) >= SHORTEST_PROVINCE and not is_unspaced(name[0])
    }


def marked_words(rows: Iterable[Text]) -> tuple[set[str], set[str], set[str]]:
    """Words, in small letters, that are mostly places, that mostly begin people's names, and that mostly end them."""
    whole: collections.Counter[str] = collections.Counter()
    small: collections.Counter[str] = collections.Counter()
    marked: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for row in rows:
        kinds: dict[tuple[int, int], str] = {}
        places = words(row.text)
        for start, end, name in row.spans:
            inside = [place for place in places if start <= place[0] and place[1] <= end]
            for place in inside:
                if name == "LOCATION":
                    kinds[place] = "place" if len(inside) == 1 else "place word"
                else:
                    kinds[place] = "" if name != "PERSON" else "family" if place == inside[-1] else "given"
        for place in places:
            word = row.text[slice(*place)]
            if len(word) < SHORTEST or not word.isalpha() or is_unspaced(word[0]):
                continue
            whole[word.lower()] += 1
            small[word.lower()] += word[0].islower()
            marked[word.lower()][kinds.get(place, "")] += 1
    found: tuple[set[str], set[str], set[str]] = (set(), set(), set())
    for word, kind in marked.items():
        if small[word] > SMALL * whole[word]:
            continue
        if kind["place"] and kind["place"] + kind["place word"] >= MOSTLY * whole[word]:
            found[0].add(word)
        if 0 < kind["given"] + kind["family"] >= MOSTLY * whole[word]:
            found[1 if kind["given"] >= kind["family"] else 2].add(word)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--lists", type=pathlib.Path, required=True, help="of names_lists, those that were trained with"
    )
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--subdivisions", type=pathlib.Path, help="subdivisions/en/en.json of cldr-subdivisions-full")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    known = Lists(arguments.lists)
    bits = dict(zip(known.hashes, known.bits, strict=True))

    def add(these: Iterable[str], name: str, unless: int) -> None:
        for word in these:
            mark = fnv(0, units(word))
            if not bits.get(mark, 0) & unless:
                bits[mark] = bits.get(mark, 0) | BIT[name]

    if arguments.subdivisions:
        add(provinces(arguments.subdivisions), "place", PLACES)
    paths = sorted((arguments.data / "train").glob("pii*.jsonl.gz"))
    rows = (row for row in read_texts(paths) if not LEFT_OUT.fullmatch(row.source) and not row.source.startswith(MADE))
    places, given, family = marked_words(rows)
    add(places, "place", PLACES)
    add(given, "given", PEOPLE)
    add(family, "family", PEOPLE)
    write_lists(bits, arguments.out)
    print(len(places), "places,", len(given), "given and", len(family), "family names;", len(bits), "words")


if __name__ == "__main__":
    main()
