"""
Invoices, price lists, menus, forms, programmes, chats and circulars in 33 languages, in which goods, inns, churches, ships
and schools are called after people: the same frame with somebody in it and with a thing. What a row sells is of
Unicode CLDR, which names what emoji show in all its languages; what else is said in it, of the texts of annotated rows
beside their marks; labels and forms of names (`seeds/things/`, a file for a family of languages) are written by hand.
"""

import argparse
import collections
import itertools
import json
import pathlib
import random
import unicodedata
from collections.abc import Sequence

import yaml

from assay_training.faker_people import faker_people
from assay_training.names_features import Lists, words
from assay_training.names_frames import Frames
from assay_training.names_listed import People, material
from assay_training.names_papers import COUNTRIES, Fillers, filled
from assay_training.names_rows import LEFT_OUT, NAMES, Writer, read_texts, recased

THINGS = "things"
"""The source of these rows."""
HOMES = COUNTRIES | {
    "ca": "ES AD", "sk": "SK", "sl": "SI", "hr": "HR BA", "et": "EE", "lv": "LV", "lt": "LT", "el": "GR CY", "ru": "RU",
    "uk": "UA", "bg": "BG", "sr": "RS", "he": "IL", "hi": "IN NP", "vi": "VN",
}  # fmt: skip
PARTICLES = {"nl": "van der|de|van den", "de": "von", "fr": "de|Le", "pt": "da|dos", "es": "de la", "it": "De|Di"}
SHOWN = [
    (0x1F32D, 0x1F37F), (0x1F380, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F400, 0x1F440), (0x1F451, 0x1F462), (0x1F48D, 0x1F4FF),
    (0x1F680, 0x1F6A3), (0x1F6CB, 0x1F6F9), (0x1F940, 0x1F971), (0x1F980, 0x1F9AF), (0x1F9C0, 0x1F9CB), (0x1F9E2, 0x1F9FF),
    (0x1FA70, 0x1FAC2), (0x1FACE, 0x1FADF),
]  # fmt: skip
"""Emoji of food, plants, animals, clothes, vehicles and objects."""
LONGEST = 24
"""Characters of a thing's name."""
FEWEST = 6
"""So often a word is small in the rows of a language, to be one of its common words."""


def script_of(text: str) -> str:
    """The script of the first letter, by its name in Unicode."""
    letter = next((char for char in text if char.isalpha()), "")
    return unicodedata.name(letter, "").split(" ")[0] if letter else ""


def goods_of(cldr: pathlib.Path, lang: str) -> list[str]:
    """What CLDR calls things in a language: names of one to three words, and the keywords of food and objects."""
    path = cldr / "annotations" / {"nb": "no"}.get(lang, lang) / "annotations.json"
    found: dict[str, None] = {}
    for sign, told in json.loads(path.read_text(encoding="utf-8"))["annotations"]["annotations"].items():
        if any(low <= ord(sign[0]) < high for low, high in SHOWN):
            for name in itertools.chain(told.get("tts", ()), told.get("default", ())):
                if (
                    2 < len(name) <= LONGEST
                    and name.count(" ") < 3
                    and all(unicodedata.category(char)[0] in "LM" or char in " -" for char in name)
                ):
                    found[name] = None
    return list(found)


def faker_names() -> dict[str, tuple[list[str], list[str]]]:
    """Given and family names of Faker by language."""
    made: dict[str, tuple[list[str], list[str]]] = collections.defaultdict(lambda: ([], []))
    for locale, is_family, names in faker_people():
        made[{"no": "nb"}.get(locale[:2], locale[:2])][is_family].extend(names)
    return made


class Said:
    """What annotated rows of each language say beside what they mark: words that are written small, and short phrases."""

    def __init__(self, data: pathlib.Path, chance: random.Random) -> None:
        counted: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
        self.phrases: dict[str, list[str]] = collections.defaultdict(list)
        self.people: dict[str, list[str]] = collections.defaultdict(list)
        self.places: dict[str, list[str]] = collections.defaultdict(list)
        for row in read_texts(sorted((data / "train").glob("pii*.jsonl.gz"))):
            if LEFT_OUT.fullmatch(row.source) or row.unmarked & NAMES:
                continue
            plain, end = [], 0
            for start, stop, entity in sorted(row.spans):
                plain.append(row.text[end:start])
                end = max(end, stop)
                if entity in {"PERSON", "LOCATION"} and 2 < stop - start < 40 and "\n" not in row.text[start:stop]:
                    (self.people if entity == "PERSON" else self.places)[row.lang].append(row.text[start:stop])
            plain.append(row.text[end:])
            for part in plain:
                found = [part[start:stop] for start, stop in words(part)]
                counted[row.lang].update(
                    word for word in found if 2 < len(word) < 14 and word.isalpha() and word[0] == word[0].lower()
                )
                for _ in range(2 if len(found) > 12 else 0):
                    at, count = chance.randrange(len(found) - 5), chance.choice([2, 2, 3, 4])
                    if all(word.isalpha() and not word[0].isupper() for word in found[at : at + count]):
                        self.phrases[row.lang].append(" ".join(found[at : at + count]))
        self.common = {
            lang: sorted(word for word, times in own.items() if times >= FEWEST) for lang, own in counted.items()
        }


class Local(Fillers):
    """What stands in the slots, in the script of a language."""

    def __init__(self, lang: str, people: People, names: tuple[list[str], list[str]], said: Said, places: Sequence[str],
                 companies: Sequence[str], goods: list[str], chance: random.Random) -> None:  # fmt: skip
        self.script = script_of(goods[0])
        plain = said.common.get(lang, [])
        super().__init__(lang, people, places, companies, plain if len(plain) > 100 else goods, chance)
        self.goods, self.phrases = goods, said.phrases.get(lang) or goods
        own: tuple[list[str], list[str]] = ([], [])
        for pool, more, further in zip(own, names, ("given", "family"), strict=True):
            pool += more
            for country in HOMES.get(lang, "").split():
                pool += people.countries.get(country, ([], []))[further == "family"]
        self.own = tuple([name for name in pool if script_of(name) == self.script] for pool in own)
        self.mentioned = [name for name in said.people.get(lang, []) if script_of(name) == self.script]
        at_home = said.places.get(lang, [])
        self.places, self.companies = (
            [each for each in values if script_of(each) == self.script] or ["Leeds"]
            for values in (at_home if len(at_home) > 100 else places, companies)
        )
        # What a given name also means (Rose, Linde) stays among the goods: the frame tells.
        self.slots |= {
            "person": lambda: chance.choice(self.mentioned) if self.mentioned and chance.random() < 0.2 else self.person(chance.choice([0, 0, 0, 0, 0, 3, 4, 5, 6])),
            "short": lambda: "{1}, {0[0]}.".format(*self.name()),
            "of": self.of_family,
            "good": self.good,
            "phrase": lambda: chance.choice(self.phrases),
            "capital": lambda: chance.choice(self.common).capitalize(),
            "capitals": lambda: chance.choice(self.common).upper(),
            "towncaps": lambda: self.place().upper(),
        }  # fmt: skip

    def name(self) -> tuple[str, str]:
        """Given and family name of the language; in Latin letters, one in six of elsewhere."""
        given, family = self.own
        if not given or not family or (self.script == "LATIN" and self.chance.random() < 0.17):
            return super().name()
        return self.chance.choice(given), self.chance.choice(family)

    def good(self) -> str:
        made = self.chance.choice(self.goods)
        return made[:1].upper() + made[1:] if self.chance.random() < 0.85 else made.title()

    def of_family(self) -> str:
        given, family = self.name()
        return (
            f"{self.chance.choice(PARTICLES[self.lang].split('|'))} {family}, {given}"
            if self.lang in PARTICLES
            else f"{family}, {given}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--lists", type=pathlib.Path, required=True)
    parser.add_argument("--names", type=pathlib.Path, required=True, help="lexicons/names.json")
    parser.add_argument("--cldr", type=pathlib.Path, required=True, help="folder of cldr-annotations-full")
    parser.add_argument("--seeds", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / "seeds" / THINGS)
    parser.add_argument("--rows", type=int, default=700, help="of each language")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="things.npz")
    arguments = parser.parse_args()
    chance = random.Random(17)
    people, places, companies, _ = material(arguments.data, arguments.names, chance)
    said, faker = Said(arguments.data, chance), faker_names()
    writer, marked = Writer(Lists(arguments.lists)), collections.Counter[str]()
    for path in sorted(arguments.seeds.glob("*.yaml")):
        for lang, labels in yaml.safe_load(path.read_text(encoding="utf-8")).items():
            local = Local(lang, people, faker[lang], said, places, companies, goods_of(arguments.cldr, lang), chance)
            frames = Frames(labels, chance)
            for _ in range(arguments.rows):
                row = filled(frames.draw(), local, THINGS)
                marked.update(entity for _, _, entity in row.spans)
                writer.add(recased(row, chance) if chance.random() < 0.03 else row)
    print(len(writer.word), "words of things,", len(writer.rows), "different,", dict(marked))
    writer.save(arguments.out)


if __name__ == "__main__":
    main()
