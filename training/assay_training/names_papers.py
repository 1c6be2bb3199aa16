"""
Papers as people write them for each other: minutes, tickets, fixtures, set lists, recipes. What is learned is what
surrounds a name, not the name: the same given and family names fill what is somebody and what only looks so, such as a
ship, a song, a street or a diagnosis.

A template (`seeds/papers/`, a file for a language, templates by kind of paper) holds

- slots `{full}`, filled and marked as somebody, a firm, a place and so on; `{~full}` is filled alike and marks nothing;
- `<<org|{~family} Foods>>`, which marks the stretch, whatever slots it holds; as `any` it may be all but a person;
- `[[one|another]]`, of which one stands there (`seeds.py`).
"""

import argparse
import json
import pathlib
import random
import re
import zlib
from collections.abc import Callable, Iterator, Sequence

import yaml

from assay_training.names_features import Lists
from assay_training.names_listed import People, material, written
from assay_training.names_rows import Text, Writer, recased
from assay_training.seeds import alternative

PAPERS = "papers"
"""The source of these rows."""
HELD = 5
"""One kind of paper in so many is held back to measure by."""

SLOT = re.compile(r"\{(~?)([a-zA-Z_]+)\}")
STRETCH = re.compile(r"<<([a-z]+)\|(.*?)>>", re.DOTALL)
MARKED = {
    "full": "PERSON",
    "person": "PERSON",
    "given": "PERSON",
    "family": "PERSON",
    "listed": "PERSON",
    "initial": "PERSON",
    "caps": "PERSON",
    "small": "PERSON",
    "org": "ORGANIZATION",
    "firm": "ORGANIZATION",
    "city": "LOCATION",
    "country": "LOCATION",
    "street": "ADDRESS",
    "address": "ADDRESS",
    "dob": "DATE_OF_BIRTH",
    "short": "PERSON",
    "of": "PERSON",
    "towncaps": "LOCATION",
}
"""What a slot, or a stretch that is marked by name, is; other slots are nothing."""
COUNTRIES = {
    "en": "US GB CA AU IE NZ ZA IN", "de": "DE AT CH", "fr": "FR BE CA CH", "es": "ES MX AR CO CL PE", "it": "IT CH",
    "nl": "NL BE", "pl": "PL", "pt": "PT BR", "sv": "SE", "da": "DK", "nb": "NO", "fi": "FI", "cs": "CZ", "ro": "RO MD",
    "hu": "HU", "tr": "TR", "id": "ID MY",
}  # fmt: skip
"""Whose names mostly stand in papers of a language."""
LEGAL = {
    "de": ["GmbH", "AG", "KG", "e.V.", "GmbH & Co. KG"], "fr": ["SA", "SARL", "SAS"], "es": ["S.L.", "S.A."],
    "it": ["S.r.l.", "S.p.A."], "nl": ["B.V.", "N.V."], "pl": ["Sp. z o.o.", "S.A."], "pt": ["Lda.", "Ltda", "S.A."],
    "sv": ["AB"], "da": ["ApS", "A/S"], "nb": ["AS"], "fi": ["Oy"], "cs": ["s.r.o.", "a.s."], "ro": ["S.R.L."],
    "hu": ["Kft.", "Zrt."], "tr": ["A.Ş.", "Ltd. Şti."], "id": ["Tbk"],
}  # fmt: skip
ENGLISH_LEGAL = ["Ltd", "Inc.", "LLC", "plc", "Pty Ltd", "Ltd.", "GmbH", "AG"]
TRADES = {
    "de": "Bau Logistik Technik Druck Elektro Reisen Consulting Energie Metall Textil Immobilien Werke Optik Medien",
    "fr": "Conseil Transports Énergie Bâtiment Services Immobilier Électricité Assurances Médias Industrie Voyages",
    "es": "Construcciones Transportes Servicios Energía Consultores Seguros Alimentación Hermanos Viajes Inmobiliaria",
    "it": "Costruzioni Trasporti Servizi Energia Consulenza Assicurazioni Alimentari Impianti Viaggi Immobiliare",
    "nl": "Bouw Transport Advies Techniek Energie Installaties Verzekeringen Makelaars Reizen Drukkerij",
    "pl": "Budownictwo Transport Usługi Energia Meble Druk Doradztwo Instalacje Ubezpieczenia",
    "pt": "Construções Transportes Serviços Energia Consultoria Seguros Alimentos Viagens Imobiliária",
}
ENGLISH_TRADES = """
Logistics Foods Consulting Energy Partners Systems Travel Media Textiles Bank Insurance Analytics Robotics Motors Labs Health
Capital Studios Group Holdings Printing Freight Airways Telecom Software Design Engineering
""".split()
STREETS = {
    "en": "{number} {name} Street|{number} {name} Road|{number} {name} Lane|{number} {name} Ave|Flat {number}, {name} Court",
    "de": "{name}straße {number}|{name}weg {number}|{name}str. {number}|Am {name}platz {number}",
    "fr": "{number} rue {name}|{number}, avenue {name}|{number} bis, place {name}",
    "es": "Calle {name} {number}|C/ {name}, {number}|Avda. {name} {number}",
    "it": "Via {name} {number}|Piazza {name}, {number}|Corso {name} {number}",
    "nl": "{name}straat {number}|{name}laan {number}|{name}weg {number}",
    "pl": "ul. {name} {number}|al. {name} {number}",
    "pt": "Rua {name}, {number}|Av. {name}, {number}",
    "sv": "{name}gatan {number}", "da": "{name}vej {number}", "nb": "{name}veien {number}",
}  # fmt: skip


def is_western(value: str) -> bool:
    """Whether a value is of Latin letters without marks of its own."""
    return all(ord(char) < 0x250 for char in value)


class Fillers:
    """What stands in the slots of a language's papers, drawn."""

    def __init__(
        self,
        lang: str,
        people: People,
        places: Sequence[str],
        companies: Sequence[str],
        common: Sequence[str],
        chance: random.Random,
    ) -> None:
        self.lang, self.people, self.chance = lang, people, chance
        self.places, self.companies = ([each for each in values if is_western(each)] for values in (places, companies))
        self.common = common
        self.countries = [each for each in COUNTRIES.get(lang, "").split() if each in people.countries]
        self.slots: dict[str, Callable[[], str]] = {
            "full": lambda: self.person(chance.choice([0, 0, 0, 0, 0, 0, 5, 6])),
            "person": lambda: self.person(chance.choice([0, 0, 0, 0, 1, 2, 3, 5, 6, 7])),
            "given": lambda: self.person(4),
            "family": lambda: self.name()[1],
            "listed": lambda: self.person(1),
            "initial": lambda: self.person(3),
            "caps": lambda: self.person(chance.choice([2, 7])),
            "small": lambda: self.person(chance.choice([0, 4, 4, 4])).lower(),
            "org": self.organisation,
            "firm": lambda: f"{self.organisation()} {chance.choice(LEGAL.get(lang, ENGLISH_LEGAL))}",
            "city": self.place,
            "country": self.place,
            "street": self.street,
            "address": lambda: f"{self.street()}, {chance.randrange(1000, 99999)} {self.place()}",
            "dob": lambda: self.date(1930, 2020),
            "date": lambda: self.date(1995, 2030),
            "time": lambda: f"{chance.randrange(0, 24):02}:{chance.randrange(0, 60):02}",
            "year": lambda: str(chance.randrange(1950, 2030)),
            "number": lambda: str(chance.choice([7, 12, 31, 480, 2_914, 60_355, 718_204])),
            "amount": lambda: f"{chance.randrange(3, 9_000)}{chance.choice(['.00', ',50', '', ' €', ' EUR'])}",
            "phone": lambda: f"0{chance.randrange(100, 999)} {chance.randrange(100_000, 9_999_999)}",
            "email": lambda: f"{'.'.join(part.lower() for part in self.name() if part.isalpha())}@mail.org",
            "word": lambda: chance.choice(common),
            "title": lambda: " ".join(word.capitalize() for word in chance.choices(common, k=chance.choice([1, 2, 3]))),
        }

    def name(self) -> tuple[str, str]:
        """Given and family name, one in five of them of elsewhere."""
        away = not self.countries or self.chance.random() < 0.2
        country = self.chance.choice(sorted(self.people.countries) if away else self.countries)
        given, family = self.people.pair(country, 0.4)
        return (given, family) if is_western(given + family) else self.name()

    def person(self, form: int) -> str:
        return written(*self.name(), self.name()[0], form, "")

    def place(self) -> str:
        return self.chance.choice(self.places or ["Leeds"])

    def organisation(self) -> str:
        """A firm without its legal form."""
        chance, form = self.chance, self.chance.random()
        trade = chance.choice(TRADES[self.lang].split() if self.lang in TRADES else ENGLISH_TRADES)
        if form < 0.35 and self.companies:
            return chance.choice(self.companies)
        if form < 0.6:
            return f"{self.name()[1]} {trade}"
        if form < 0.75:
            return f"{chance.choice(self.common).capitalize()} {trade}"
        if form < 0.88:
            return f"{self.name()[1]} & {self.name()[1]}"
        return chance.choice(self.common).capitalize() + chance.choice(["ia", "ex", "on", "ix", "soft", "tec", "ora"])

    def street(self) -> str:
        form = self.chance.choice(STREETS.get(self.lang, STREETS["en"]).split("|"))
        return form.format(name=self.name()[1], number=self.chance.randrange(1, 240))

    def date(self, first: int, last: int) -> str:
        day, month, year = (
            self.chance.randrange(1, 29),
            self.chance.randrange(1, 13),
            self.chance.randrange(first, last),
        )
        return self.chance.choice(["{0:02}.{1:02}.{2}", "{2}-{1:02}-{0:02}", "{0:02}/{1:02}/{2}"]).format(
            day, month, year
        )

    def value(self, slot: str) -> str:
        """ValueError where there is no such slot."""
        if slot not in self.slots:
            raise ValueError(f"{slot} is no slot")
        return self.slots[slot]()


def filled(template: str, fillers: Fillers, source: str = PAPERS) -> Text:
    """A text of a template. ValueError for an unknown slot or kind of stretch."""
    text, end = "", 0
    spans: list[tuple[int, int, str]] = []
    nobody: list[tuple[int, int]] = []

    def slots(part: str, marks: bool) -> None:
        nonlocal text
        at = 0
        for slot in SLOT.finditer(part):
            text += part[at : slot.start()]
            at = slot.end()
            value = fillers.value(slot.group(2))
            if marks and not slot.group(1) and slot.group(2) in MARKED:
                spans.append((len(text), len(text) + len(value), MARKED[slot.group(2)]))
            text += value
        text += part[at:]

    template = alternative(template, fillers.chance)
    for stretch in STRETCH.finditer(template):
        slots(template[end : stretch.start()], marks=True)
        start, end = len(text), stretch.end()
        slots(stretch.group(2), marks=False)
        if stretch.group(1) == "any":
            nobody.append((start, len(text)))
        elif stretch.group(1) in MARKED:
            spans.append((start, len(text), MARKED[stretch.group(1)]))
        else:
            raise ValueError(f"{stretch.group(1)} marks nothing")
    slots(template[end:], marks=True)
    return Text(text, tuple(spans), source, fillers.lang, nobody=tuple(nobody))


def is_held(kind: str) -> bool:
    """Whether a kind of paper is held back, in all languages."""
    return zlib.crc32(kind.encode()) % HELD == 0


def templates(folder: pathlib.Path) -> Iterator[tuple[str, str, str]]:
    """Language, kind and template of all papers."""
    for path in sorted(folder.glob("*.yaml")):
        for kind, texts in yaml.safe_load(path.read_text(encoding="utf-8")).items():
            for text in texts:
                yield path.stem.partition("-")[0], kind, text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--lists", type=pathlib.Path, required=True)
    parser.add_argument("--names", type=pathlib.Path, required=True, help="lexicons/names.json")
    parser.add_argument("--seeds", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / "seeds" / "papers")
    parser.add_argument("--copies", type=int, default=60, help="texts of each template")
    parser.add_argument(
        "--held", type=pathlib.Path, help="where the kinds that are held back go; without, all are learned"
    )
    parser.add_argument("--out", type=pathlib.Path, required=True, help="papers.npz")
    arguments = parser.parse_args()
    chance = random.Random(13)
    people, places, companies, common = material(arguments.data, arguments.names, chance)
    fillers: dict[str, Fillers] = {}
    writer, held = Writer(Lists(arguments.lists)), []
    for lang, kind, template in templates(arguments.seeds):
        if lang not in fillers:
            fillers[lang] = Fillers(lang, people, places, companies, common, chance)
        for _ in range(arguments.copies):
            row = filled(template, fillers[lang])
            if arguments.held and is_held(kind):
                held.append({"kind": kind, "text": row.text, "spans": row.spans, "nobody": row.nobody})
            else:
                writer.add(recased(row, chance) if chance.random() < 0.05 else row)
    print(len(writer.word), "words of papers,", len(writer.rows), "different,", len(held), "texts held back")
    writer.save(arguments.out)
    if arguments.held:
        arguments.held.write_text("".join(json.dumps(row) + "\n" for row in held), encoding="utf-8")


if __name__ == "__main__":
    main()
