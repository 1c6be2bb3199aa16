"""Makes texts with personal data: templates of the seeds, filled with invented names and addresses of many countries."""

import dataclasses
import datetime
import pathlib
import random
import re
from collections.abc import Callable, Iterator, Sequence

import yaml
from faker import Faker
from faker.providers.address.it_IT import Provider as ItalianPlaces

from assay_training.rows import Row

# They come in the order of a set, which is another on every run.
ItalianPlaces.cities = sorted(ItalianPlaces.cities)

LOCALES = {
    "ar": ["ar_AA"],
    "bg": ["bg_BG"],
    "bn": ["bn_BD"],
    "cs": ["cs_CZ"],
    "da": ["da_DK"],
    "de": ["de_DE", "de_AT", "de_CH"],
    "el": ["el_GR"],
    "en": ["en_US", "en_GB", "en_AU", "en_CA", "en_IN"],
    "es": ["es_ES", "es_MX", "es_AR", "es_CO"],
    "et": ["et_EE"],
    "fa": ["fa_IR"],
    "fi": ["fi_FI"],
    "fil": ["fil_PH"],
    "fr": ["fr_FR", "fr_CA", "fr_BE"],
    "he": ["he_IL"],
    "hi": ["hi_IN"],
    "hr": ["hr_HR"],
    "hu": ["hu_HU"],
    "id": ["id_ID"],
    "it": ["it_IT"],
    "ja": ["ja_JP"],
    "ko": ["ko_KR"],
    "lt": ["lt_LT"],
    "lv": ["lv_LV"],
    "nb": ["no_NO"],
    "nl": ["nl_NL", "nl_BE"],
    "pl": ["pl_PL"],
    "pt": ["pt_BR", "pt_PT"],
    "ro": ["ro_RO"],
    "ru": ["ru_RU"],
    "sk": ["sk_SK"],
    "sl": ["sl_SI"],
    "sv": ["sv_SE"],
    "ta": ["ta_IN"],
    "th": ["th_TH"],
    "tr": ["tr_TR"],
    "uk": ["uk_UA"],
    "vi": ["vi_VN"],
    "zh": ["zh_CN", "zh_TW"],
}

FAMILY_FIRST = {"hu": " ", "ja": " ", "ko": "", "vi": " ", "zh": ""}
"""Languages that say the family's name first, and what they write between."""

STREETS = {
    "ar": ["شارع {} {}", "{1} طريق {0}"],
    "bg": ["ул. {} {}", "бул. {} № {}"],
    "en": [
        "{1} {0} Street",
        "{1} {0} Road",
        "{1} {0} Lane",
        "{1} {0} Ave",
        "{1} {0} Drive, Apt {1}",
        "Flat {1}, {0} Court",
    ],
    "et": ["{} tänav {}", "{} tee {}", "{} pst {}"],
    "ja": ["{0}{1}丁目{1}番地", "{0}町{1}-{1}"],
    "lt": ["{} g. {}", "{} pr. {}"],
    "lv": ["{} iela {}", "{} bulvāris {}"],
    "tr": ["{} Sokak No: {}", "{} Caddesi No:{}", "{} Mah. {}. Sok."],
    "vi": ["{1} đường {0}", "Số {1} phố {0}"],
}
"""A family's name and a number as a street, where the library has English ones or few."""

CITIES = {
    "ar": ["القاهرة", "الإسكندرية", "عمّان", "الدار البيضاء", "بغداد", "تونس", "جدة", "الكويت", "حلب", "وهران"],
    "bg": ["София", "Пловдив", "Варна", "Бургас", "Русе", "Плевен", "Видин", "Сливен"],
    "en": [
        "Leeds",
        "Portland",
        "Bristol",
        "Toronto",
        "Perth",
        "Cork",
        "Denver",
        "Pune",
        "Glasgow",
        "San Antonio",
        "Hobart",
        "Halifax",
    ],
    "et": ["Tallinn", "Tartu", "Narva", "Pärnu", "Viljandi", "Rakvere"],
    "lt": ["Vilnius", "Kaunas", "Klaipėda", "Šiauliai", "Alytus", "Utena"],
    "lv": ["Rīga", "Daugavpils", "Liepāja", "Jelgava", "Ventspils", "Cēsis"],
    "tr": ["İstanbul", "Ankara", "İzmir", "Bursa", "Antalya", "Trabzon", "Eskişehir", "Konya"],
    "vi": ["Hà Nội", "Đà Nẵng", "Huế", "Cần Thơ", "Hải Phòng", "Nha Trang", "TP. Hồ Chí Minh"],
}

ENTITIES = {
    "person": "PERSON",
    "given": "PERSON",
    "family": "PERSON",
    "street": "ADDRESS",
    "address": "ADDRESS",
    "city": "LOCATION",
    "country": "LOCATION",
    "org": "ORGANIZATION",
    "dob": "DATE_OF_BIRTH",
    "special": "SPECIAL_CATEGORY",
}
"""What a slot is marked as; the others are left to the rules."""

SLOT = re.compile(r"\{([a-z]+)(?::([^{}]*))?\}")
DATES = ["%d.%m.%Y", "%Y-%m-%d", "%d/%m/%Y", "%m/%d/%Y", "%d-%m-%y", "%Y/%m/%d", "%d %b %Y"]
EARLIEST_BIRTH = datetime.date(1931, 1, 1)
TODAY = datetime.date(2026, 1, 1)
"""Not the clock's, by which every run would make other texts."""
FOREIGN = 0.15
"""Share of people whose names come from elsewhere."""


class Invented:
    """Names, addresses and numbers of one language, the same for the same chance."""

    def __init__(self, lang: str, chance: random.Random) -> None:
        self.lang = lang
        self.chance = chance
        self.fakers = {name: Faker(name) for name in LOCALES[lang]}
        self.abroad = {
            name: Faker(name) for name in ("en_US", "es_ES", "de_DE", "pl_PL", "tr_TR", "id_ID", "en_IN", "fr_FR")
        }
        for number, faker in enumerate([*self.fakers.values(), *self.abroad.values()]):
            faker.seed_instance(chance.randrange(2**32) + number)

    def faker(self) -> Faker:
        return self.chance.choice(list(self.fakers.values()))

    def names(self) -> tuple[str, str, str, str]:
        """Given and family name, both as one, and what stands between."""
        here = self.chance.random() >= FOREIGN
        faker = self.faker() if here else self.chance.choice(list(self.abroad.values()))
        given, family = faker.first_name().strip(" ,"), faker.last_name().strip(" ,")
        between = FAMILY_FIRST.get(self.lang) if here else None
        return given, family, f"{given} {family}" if between is None else f"{family}{between}{given}", between or " "

    def person(self) -> str:
        given, family, full, _ = self.names()
        form = self.chance.random()
        if form < 0.05:
            return f"{family}, {given}"
        if form < 0.09:
            return f"{given[0]}. {family}"
        if form < 0.12:
            return full.upper()
        if form < 0.16 and full.startswith(given):
            return f"{given} {self.names()[0]} {family}"
        return full

    def street(self) -> str:
        forms = STREETS.get(self.lang)
        if forms is None or (self.lang in {"en", "ja", "vi"} and self.chance.random() < 0.4):
            return self.faker().street_address().replace("\n", ", ")
        return self.chance.choice(forms).format(self.names()[1], self.chance.randrange(1, 240))

    def city(self) -> str:
        cities = CITIES.get(self.lang)
        return (
            self.chance.choice(cities)
            if cities and (self.lang != "en" or self.chance.random() < 0.5)
            else self.faker().city()
        )

    def address(self) -> str:
        if self.lang in CITIES and (self.lang != "en" or self.chance.random() < 0.4):
            return f"{self.street()}, {self.chance.randrange(1000, 99999)} {self.city()}"
        return re.sub(r"\s*\n\s*", ", ", self.faker().address())

    def birth(self) -> datetime.date:
        return EARLIEST_BIRTH + datetime.timedelta(days=self.chance.randrange((TODAY - EARLIEST_BIRTH).days))

    def value(self, slot: str) -> str | None:
        """What stands for a slot; None where there is no such slot."""
        faker = self.faker()
        made: dict[str, Callable[[], str]] = {
            "person": self.person,
            "given": lambda: self.names()[0],
            "family": lambda: self.names()[1],
            "street": self.street,
            "address": self.address,
            "city": self.city,
            "country": faker.country,
            "org": faker.company,
            "dob": lambda: self.birth().strftime(self.chance.choice(DATES)),
            "date": lambda: faker.date_object(datetime.datetime.combine(TODAY, datetime.time())).strftime(
                self.chance.choice(DATES)
            ),
            "phone": getattr(faker, "phone_number", self.abroad["en_US"].phone_number),
            "email": faker.email,
            "iban": faker.iban,
            "number": lambda: str(self.chance.choice([7, 12, 31, 480, 2_914, 60_355, 718_204, 44_120_983])),
            "time": lambda: faker.time("%H:%M", TODAY),
            "amount": lambda: (
                f"{self.chance.randrange(3, 9_000)}{self.chance.choice(['.00', ',50', '', '.99'])} {faker.currency_code()}"
            ),
            "url": faker.url,
            "username": faker.user_name,
        }
        return made[slot]() if slot in made else None


OPEN = set(
    "article chat forum holiday invoice letter mail news product question recipe review social software travel".split()
)
"""Genres that nobody keeps as internal papers; the others may be some."""


def fill(template: str, invented: Invented) -> tuple[str, list[tuple[int, int, str]]]:
    """The text of a template, and its marked stretches in code points. ValueError for an unknown slot."""
    text, end = "", 0
    spans: list[tuple[int, int, str]] = []
    for slot in SLOT.finditer(template):
        text += template[end : slot.start()]
        end = slot.end()
        name, own = slot.group(1), slot.group(2)
        value = own or invented.value(name)
        if not value:
            raise ValueError(f"{slot.group(0)} is no slot")
        if name in ENTITIES:
            start, kind = len(text), ENTITIES[name]
            # A given name and a family's side by side are one person.
            if kind == "PERSON" and spans and spans[-1][2] == kind and text[spans[-1][1] :] == " ":
                start = spans.pop()[0]
            spans.append((start, len(text) + len(value), kind))
        text += value
    return text + template[end:], spans


def cased(text: str, chance: random.Random) -> str:
    """Now and then in small or capital letters throughout, where no letter becomes two."""
    form = chance.random()
    other = text.lower() if form < 0.08 else text.upper() if form < 0.11 else text
    return other if len(other) == len(text) else text


def personal_rows(folder: pathlib.Path, copies: int, seed: int) -> Iterator[Row]:
    """`copies` texts of every template that holds a slot, two of every other."""
    chance = random.Random(seed)
    for path in sorted(folder.glob("*.yaml")):
        invented = Invented(path.stem, chance)
        for number, entry in enumerate(yaml.safe_load(path.read_text(encoding="utf-8"))):
            for _ in range(copies if SLOT.search(entry["text"]) else 2):
                text, spans = fill(entry["text"].strip(), invented)
                yield Row(
                    cased(text, chance),
                    "seed_personal" if spans else "seed_impersonal",
                    path.stem,
                    f"personal:{path.stem}:{number}",
                    injection=False,
                    threats=frozenset(),
                    confidential=False if entry["genre"] in OPEN else None,
                    entities=tuple(spans),
                )


def renamed_rows(rows: Sequence[Row], count: int, seed: int) -> Iterator[Row]:
    """Rows with other people in them: names are many, contexts few."""
    chance = random.Random(seed)
    invented = {
        lang: Invented(lang, chance) for lang in ("en", "de", "es", "fr", "it", "nl", "pl", "pt", "tr", "sv", "cs")
    }
    named = [row for row in rows if row.lang in invented and any(name == "PERSON" for _, _, name in row.entities or ())]
    for number in range(count):
        row = chance.choice(named)
        text, end = "", 0
        spans: list[tuple[int, int, str]] = []
        for start, stop, name in sorted(row.entities or ()):
            if start < end:
                continue
            value = row.text[start:stop]
            if name == "PERSON":
                given, family, full, _ = invented[row.lang].names()
                value = full if " " in value else chance.choice([given, family])
            text += row.text[end:start]
            spans.append((len(text), len(text) + len(value), name))
            text += value
            end = stop
        yield dataclasses.replace(
            row,
            text=cased(text + row.text[end:], chance),
            source="renamed_personal",
            group=f"renamed:{number}",
            entities=tuple(spans),
        )
