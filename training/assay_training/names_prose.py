"""
Paragraphs of long papers in 26 languages, of science, medicine, law, history, sport and business, in which laws, tests,
diseases, cases, prizes, hospitals, churches, firms, models and varieties are called after people and works are cited by
their authors; between them sentences of the same papers in which the same names are somebody.

`seeds/prose/` holds for each language, parted by `|`: what is called after people (`terms`, `houses`, `brands`), how works
are cited (`cites`, `authors`, `references`), the sentences in which these stand (`lines`), sentences about people
(`told`), and, where names are inflected, what the end of a family name becomes (`whose`).
"""

import argparse
import collections
import functools
import pathlib
import random
import re

import yaml

from assay_training.names_features import Lists
from assay_training.names_listed import material
from assay_training.names_papers import filled
from assay_training.names_rows import Writer, recased, wrapped
from assay_training.names_things import Local, Said, faker_names, goods_of

PROSE = "prose"
"""The source of these rows."""
CALLED = {
    "term": "terms", "house": "houses", "brand": "brands", "cite": "cites", "author": "authors", "reference": "references",
}  # fmt: skip
"""Slots of what is nobody, and where its forms are."""
SLOT = re.compile(r"\{(" + "|".join(CALLED) + r")\}")


def inflected(name: str, ends: list[tuple[str, str]]) -> str:
    """A name whose end is that of another case: the first that it has is replaced, the empty one stands last."""
    return next((name[: len(name) - len(end)] + other for end, other in ends if name.endswith(end)), name)


def whose(local: Local, prose: "Prose") -> str:
    """A family name as it stands behind what is called after it."""
    return inflected(local.name()[1], prose.ends)


class Prose:
    """Templates (`names_papers`) of a language's paragraphs, drawn anew for each text."""

    def __init__(self, seeds: dict[str, str], chance: random.Random) -> None:
        self.seeds = {key: [each.strip() for each in told.split("|")] for key, told in seeds.items()}
        self.chance = chance
        self.ends = [(end, other) for end, _, other in (each.partition("=") for each in self.seeds.get("whose", ()))]

    def sentence(self, kind: str) -> str:
        """A sentence; what is called after people in it may be anything but a person."""

        def called(slot: re.Match[str]) -> str:
            form = self.chance.choice(self.seeds[CALLED[slot[1]]])
            return f"<<any|{form if slot.start() else form[:1].upper() + form[1:]}>>"

        made = SLOT.sub(called, self.chance.choice(self.seeds[kind]))
        return made.replace("{full}", "{person}") if self.chance.random() < 0.3 else made

    def draw(self) -> str:
        chance = self.chance
        made = chance.choice(["", "", "", "{capital} {phrase}\n\n", "{number}. {capital}\n"])
        apart = chance.choice([" ", " ", " ", "\n", "\n\n"])
        called = chance.choice([0.3, 0.5, 0.5, 0.8])
        for _ in range(chance.choice([3, 4, 5, 6, 8])):
            form = chance.random()
            made += (
                "{capital} {phrase} {word} {phrase}."
                if form < 0.12
                else self.sentence("lines" if form < called else "told")
            )
            made += apart if chance.random() < 0.9 else "\n"
        return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--lists", type=pathlib.Path, required=True)
    parser.add_argument("--names", type=pathlib.Path, required=True, help="lexicons/names.json")
    parser.add_argument("--cldr", type=pathlib.Path, required=True, help="folder of cldr-annotations-full")
    parser.add_argument("--seeds", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / "seeds" / PROSE)
    parser.add_argument("--rows", type=int, default=700, help="of each language")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="prose.npz")
    arguments = parser.parse_args()
    chance = random.Random(19)
    people, places, companies, _ = material(arguments.data, arguments.names, chance)
    said, faker = Said(arguments.data, chance), faker_names()
    writer, marked = Writer(Lists(arguments.lists)), collections.Counter[str]()
    for path in sorted(arguments.seeds.glob("*.yaml")):
        for lang, seeds in yaml.safe_load(path.read_text(encoding="utf-8")).items():
            local = Local(lang, people, faker[lang], said, places, companies, goods_of(arguments.cldr, lang), chance)
            prose = Prose(seeds, chance)
            local.slots["whose"] = functools.partial(whose, local, prose)
            for _ in range(arguments.rows):
                row = filled(prose.draw(), local, PROSE)
                marked.update(entity for _, _, entity in row.spans)
                row = wrapped(row, chance) if chance.random() < 0.2 else row
                writer.add(recased(row, chance) if chance.random() < 0.02 else row)
    print(len(writer.word), "words of prose,", len(writer.rows), "different,", dict(marked))
    writer.save(arguments.out)


if __name__ == "__main__":
    main()
