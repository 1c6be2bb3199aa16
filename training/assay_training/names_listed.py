"""
Lists: people one a line, as members, participants and customers stand in files, with what else a line says of them; and
lists of other things written like them. Rows of annotated corpora are sentences, from which a tagger learns neither that
a name ends with its line nor that a line of two capitalised words need not be one.
"""

import argparse
import collections
import itertools
import json
import pathlib
import random
from collections.abc import Callable, Sequence
from typing import Any

from assay_training.names_features import Lists, is_unspaced
from assay_training.names_rows import LEFT_OUT, Text, Writer, mentions_in, read_texts
from assay_training.rows import entries

LISTED = "listed"
"""The source of these rows."""

HEADINGS = """
Members|Participants|Attendees|Contacts|Team|Staff|Customers|Guests|Signatures|On duty|Invited|Mitglieder|Teilnehmer|Anwesend|
Mitarbeiter|Kunden|Gäste|Kontakte|Unterschriften|Membres|Participants|Présents|Clients|Salariés|Invités|Miembros|Participantes|
Asistentes|Clientes|Empleados|Membros|Presentes|Funcionários|Soci|Partecipanti|Presenti|Clienti|Dipendenti|Leden|Deelnemers|
Aanwezig|Klanten|Medewerkers|Członkowie|Uczestnicy|Obecni|Klienci|Pracownicy|Medlemmer|Deltagare|Deltagere|Jäsenet|Osallistujat|
Členové|Účastníci|Tagok|Résztvevők|Membri|Participanți|Üyeler|Katılımcılar|Anggota|Peserta|Hadir|Участники|Сотрудники|Клиенты|
Учасники|Μέλη|Συμμετέχοντες|成员|参会人员|出席者|参加者|참석자|المشاركون|משתתפים
""".replace("\n", "").split("|")
THINGS = """
Menu|Products|Colours|Settings|Chapters|Modules|Features|Ingredients|Topics|Contents|Options|Produkte|Themen|Inhalt|Zutaten|
Einstellungen|Produits|Sommaire|Ingrédients|Productos|Temas|Contenido|Prodotti|Indice|Producten|Onderwerpen|Produkty|Tematy|
Produkter|Innehåll|Produse|Ürünler|Konular|Produk|Товары|Разделы
""".replace("\n", "").split("|")
ROLES = """
chair|secretary|treasurer|nurse|driver|trainer|guest|manager|intern|buyer|paid|open|yes|no|absent|excused|Vorsitz|Kasse|bezahlt|
offen|entschuldigt|présidente|trésorier|payé|absent|presidenta|tesorero|pagado|ausente|presidente|pagato|assente|voorzitter|
betaald|afwezig|prezes|obecny|ordförande|betald|ödendi|hadir|lunas|оплачено
""".replace("\n", "").split("|")
FAMILY_FIRST = frozenset(["HU", "CN", "JP", "KR", "TW", "VN", "KH"])
LEADS: list[Callable[[int], str]] = [
    lambda _: "",
    lambda _: "",
    lambda _: "",
    lambda _: "- ",
    lambda _: "* ",
    lambda _: "• ",
    lambda _: "[ ] ",
    lambda number: f"{number}. ",
    lambda number: f"{number}) ",
    lambda number: f"{number}\t",
]
"""What stands before each line of a list, by its number."""


class People:
    """Names by country, drawn."""

    def __init__(self, lexicon: dict[str, Any], chance: random.Random) -> None:
        self.chance = chance
        self.any: tuple[list[str], list[str]] = (lexicon["_any"]["given"], lexicon["_any"]["family"])
        self.countries: dict[str, tuple[list[str], list[str]]] = {}
        for country, kinds in lexicon.items():
            given = [name for kind in ("given", "given_f", "given_m") for name in kinds.get(kind, [])]
            family = list(kinds.get("family", []))
            if not country.startswith("_") and given and family:
                self.countries[country] = (given, family)

    def pair(self, country: str, often_any: float) -> tuple[str, str]:
        pools = self.any if self.chance.random() < often_any else self.countries[country]
        return self.chance.choice(pools[0]), self.chance.choice(pools[1])


def written(given: str, family: str, second: str, form: int, country: str) -> str:
    """One of the ways in which lists write people; the same for all of a list."""
    if is_unspaced(family[0]):
        return family + given
    if form == 1:
        return f"{family}, {given}"
    if form == 2:
        return f"{family.upper()} {given}"
    if form == 3:
        return f"{given[0]}. {family}"
    if form == 4:
        return given
    if form == 5:
        return f"{given} {second[0]}. {family}"
    if form == 6:
        return f"{given} {second} {family}"
    if form == 7:
        return f"{given} {family.upper()}"
    return f"{family} {given}" if country in FAMILY_FIRST else f"{given} {family}"


class Column:
    """One more thing that each line of a list says, and what it is."""

    def __init__(self, chance: random.Random, places: Sequence[str], companies: Sequence[str]) -> None:
        self.chance, self.places, self.companies = chance, places, companies
        named = [kind for kind, values in (("place", places), ("company", companies)) if values]
        self.kind = chance.choice(["amount", "date", "phone", "role", "mail", "number", *named])

    def cell(self, name: str) -> tuple[str, str | None]:
        chance = self.chance
        if self.kind == "amount":
            return f"{chance.randrange(1, 2000)}{chance.choice(['', '.00', ',50', ' €'])}", None
        if self.kind == "date":
            return f"{chance.randrange(1, 29):02}.{chance.randrange(1, 13):02}.20{chance.randrange(10, 30)}", None
        if self.kind == "phone":
            return f"0{chance.randrange(100, 999)} {chance.randrange(100000, 9999999)}", None
        if self.kind == "role":
            return chance.choice(ROLES), None
        if self.kind == "mail":
            account = "".join(char for char in name.lower().replace(" ", ".") if char.isalnum() or char == ".")
            return f"{account}@{chance.choice(['mail', 'office', 'club'])}.{chance.choice(['org', 'net', 'eu'])}", None
        if self.kind == "place":
            return chance.choice(self.places), "LOCATION"
        if self.kind == "company":
            return chance.choice(self.companies), "ORGANIZATION"
        return str(chance.randrange(10_000, 999_999)), None


def listed(
    people: People, places: Sequence[str], companies: Sequence[str], common: Sequence[str], chance: random.Random
) -> Text:
    """A list of people, or, three times in ten, of other things."""
    country = chance.choice(sorted(people.countries))
    often_any = chance.choice([0.0, 0.2, 0.7])
    form = chance.choice([0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7])
    things = len(common) > 3 and chance.random() < 0.3
    lead = chance.choice(LEADS)
    columns = [Column(chance, places, companies) for _ in range(chance.choice([0, 0, 0, 1, 1, 2]))]
    between = chance.choice(["\t", ";", ",", ", ", " | ", " - ", "  "])
    if form == 1:
        between = between.replace(",", ";")
    after = chance.random() < 0.8
    made, spans = "", []
    head = chance.random()
    if head < 0.6:
        made = chance.choice(THINGS if things else HEADINGS) + chance.choice(
            ["\n", ":\n", "\n\n", f" {chance.randrange(2000, 2030)}\n"]
        )
    gap = "\n\n" if chance.random() < 0.1 else "\n"
    for number in range(1, chance.choice([2, 3, 4, 6, 8, 12, 20, 30]) + 1):
        given, family = people.pair(country, often_any)
        name = (
            " ".join(
                word.capitalize() if chance.random() < 0.8 else word
                for word in chance.sample(common, chance.choice([1, 2, 2, 3]))
            )
            if things
            else written(given, family, people.pair(country, often_any)[0], form, country)
        )
        cells: list[tuple[str, str | None]] = [column.cell(name) for column in columns]
        cells.insert(0 if after else len(cells), (name, None if things else "PERSON"))
        made += lead(number)
        for place, (cell, entity) in enumerate(cells):
            made += between if place else ""
            if entity:
                spans.append((len(made), len(made) + len(cell), entity))
            made += cell
        made += gap
    return Text(made, tuple(spans), LISTED, "und")


def common_words(data: pathlib.Path) -> list[str]:
    """Words that harmless texts write small, of some frequency."""
    counted: collections.Counter[str] = collections.Counter()
    for entry in itertools.islice(
        itertools.chain.from_iterable(map(entries, sorted((data / "train").glob("benign*.jsonl.gz")))), 30_000
    ):
        counted.update(
            word for word in entry["text"][:2000].split() if word.isalpha() and word.islower() and 3 < len(word) < 13
        )
    return sorted(word for word, times in counted.items() if times >= 20)


def mentioned(data: pathlib.Path) -> dict[str, list[str]]:
    """What rows mark, by entity, as far as it may stand in a cell."""
    rows = read_texts(sorted((data / "train").glob("pii*.jsonl.gz")))
    found: dict[str, set[str]] = collections.defaultdict(set)
    for (_, entity), values in mentions_in([row for row in rows if not LEFT_OUT.fullmatch(row.source)]).items():
        found[entity].update(value for value in values if 2 < len(value) < 40 and value[0].isupper())
    return {entity: sorted(values) for entity, values in found.items()}


def material(
    data: pathlib.Path, names: pathlib.Path, chance: random.Random
) -> tuple[People, list[str], list[str], list[str]]:
    """What made texts are filled with: people, places, companies and common words."""
    people = People(json.loads(names.read_text(encoding="utf-8")), chance)
    marked = mentioned(data)
    return people, marked.get("LOCATION", []), marked.get("ORGANIZATION", []), common_words(data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--lists", type=pathlib.Path, required=True)
    parser.add_argument("--names", type=pathlib.Path, required=True, help="lexicons/names.json")
    parser.add_argument("--rows", type=int, default=20_000)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="listed.npz")
    arguments = parser.parse_args()
    chance = random.Random(11)
    people, places, companies, common = material(arguments.data, arguments.names, chance)
    writer = Writer(Lists(arguments.lists))
    for _ in range(arguments.rows):
        writer.add(listed(people, places, companies, common, chance))
    print(len(writer.word), "words of lists,", len(writer.rows), "different")
    writer.save(arguments.out)


if __name__ == "__main__":
    main()
