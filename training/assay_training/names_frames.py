"""
Frames of papers in which things are called after people: price lists and invoices, lists of members that look like them,
forms, chats, programmes, circulars, timetables. Each is drawn as a template (`names_papers`) whose slots are filled and
marked afterwards; the labels of a language and its forms of names are those of `seeds/things/`.
"""

import random
from collections.abc import Callable

LEGAL = (".", "AB", "AS", "A/S", "Oy", "UAB", "SIA", "ООО", "ТОВ", "PT ", "TNHH")
"""What a firm's name has in it where a legal form stands there; only then is it marked as an organisation."""


class Frames:
    """Templates (`names_papers`) of a language, drawn anew for each text."""

    def __init__(self, labels: dict[str, str], chance: random.Random) -> None:
        self.labels = {key: told.split("|") for key, told in labels.items()}
        self.chance = chance

    def of(self, key: str) -> str:
        return self.chance.choice(self.labels[key])

    def form(self) -> str:
        """Something called after somebody."""
        return "<<any|" + self.of("forms").replace("{given}", "{~given}").replace("{family}", "{~family}") + ">>"

    def firm(self) -> str:
        form = self.of("firms")
        kind = "org" if any(mark in form for mark in LEGAL) else "any"
        return (
            f"<<{kind}|"
            + form.replace("{given}", "{~given}").replace("{family}", "{~family}").replace("{word}", "{capital}")
            + ">>"
        )

    def thing(self) -> str:
        """What is sold, by a name of its own or one that sounds like somebody's."""
        return self.chance.choice([
            "{good}", "{good}", "{good} {~given}", "{good} {~given}", "{good} {~family}", "{good} {~family}",
            "{good} {~given} {~family}", "{good} {capital}", "{good} {capital}", "{good} {good}", "{~given} {good}",
            "{~family} {good}", "{capital} {good}", "{capital}", '{good} "{~given}"', "{~given} {capital}", "{good} {~city}",
            "{good} {phrase}",
        ])  # fmt: skip

    def gap(self) -> str:
        return self.chance.choice(["\t", "    ", "   ", "        ", " | ", ";", " ..... ", " - ", "  "])

    def figure(self) -> str:
        chance = self.chance
        return f"{chance.randrange(1, 900)}{chance.choice([',50', ',00', '.90', ',95', '', ' €', '.000', ',-'])}"

    def title(self, text: str) -> str:
        return text.upper() if self.chance.random() < 0.4 and "{" not in text else text

    def head(self, key: str, gap: str) -> str:
        return "" if self.chance.random() < 0.4 else self.title(self.of(key)).replace(";", gap) + "\n"

    def someone(self) -> str:
        """A line or two with somebody in them."""
        slot = self.chance.choice(["full", "full", "full", "given", "initial", "caps", "person", "person", "short"])
        after = self.chance.choice(["", "", "", ", {phone}", " {phone}", " ({date})", ", {city}"])
        who = self.title(self.of("who"))
        return self.chance.choice([
            f"{who}: {{{slot}}}{after}\n", f"{who}: {{{slot}}}{after}\n", f"{who} {{{slot}}}{after}\n", f"{who}\n{{{slot}}}\n",
            self.of("lines") + "\n", f"{{{slot}}}\n{who}\n", self.together() + "\n", f"{who}: {self.together()}\n",
        ])  # fmt: skip

    def together(self) -> str:
        """Several people, each of them one."""
        chance, own = self.chance, self.of("and")
        joined = f" {own} " if self.of("and") not in {"و", "ו"} else " - "
        return chance.choice([
            "{given}, {given}" + joined + "{given}", "{family} / {family}", "{full}, {given}", "{full}, {full}, {full}",
            "{given}" + joined + "{given}", "{full}" + joined + "{full}", "{initial}, {initial}", "{family}, {family}" + joined + "{family}",
            "{full}; {full}", "{given} / {given}",
        ])  # fmt: skip

    def goods(self) -> str:
        """A table or list of goods, with who sells, carries and gets them."""
        chance, gap = self.chance, self.gap()
        made = self.title(self.of("papers")) + chance.choice(
            ["\n", " {number}\n", " {year}\n", " {date}\n", f" - {self.form()}\n"]
        )
        made += chance.choice(["", "", self.firm() + "\n", self.form() + ", {city}\n", "{city}\n", self.someone()])
        made += "\n" if chance.random() < 0.5 else ""
        made += self.head("goods", gap)
        number, amount, section = chance.random() < 0.4, chance.random() < 0.6, chance.random() < 0.2
        for row in range(chance.choice([3, 4, 5, 6, 8, 10])):
            if section and row % 4 == 0:
                made += "\n" + self.title(self.of("sections")) + "\n"
            more = chance.choice(["", "", "", "", " {number}", " 0,5", ", {word}", " 1 kg", " ({word})"])
            made += (f"{row + 1}{gap if gap != ' ..... ' else '. '}" if number else "") + self.thing() + more
            made += (gap + str(chance.randrange(1, 60)) if amount else "") + gap + self.figure() + "\n"
        return (
            made
            + ("\n" if chance.random() < 0.5 else "")
            + "".join(self.someone() for _ in range(chance.choice([0, 1, 1, 2])))
        )

    def people(self) -> str:
        """The same table with people in it."""
        chance, gap = self.chance, self.gap()
        slot = chance.choice(["full", "full", "full", "listed", "short", "of", "initial", "caps"])
        gap = ";" if gap in {" ..... ", " - "} else gap
        made = chance.choice(
            ["", self.title(self.of("sections")) + "\n", self.form() + "\n", self.firm() + "\n"]
        ) + self.head("people", gap)
        number = chance.random() < 0.5
        column = chance.choice(["", "", "{~given}", "{capital}", "{city}", "{capital}", self.form()])
        for row in range(chance.choice([3, 4, 5, 6, 8, 12])):
            made += (
                (f"{row + 1}{gap}" if number else "")
                + f"{{{slot}}}"
                + (gap + column if column else "")
                + gap
                + self.figure()
                + "\n"
            )
        return made + (self.someone() if chance.random() < 0.4 else "")

    def opening(self) -> str:
        """The first line of a programme or a circular: a heading, an institution, or none."""
        return self.chance.choice(
            [
                "",
                self.title(self.of("sections")) + "\n",
                self.form() + "\n",
                self.form() + ", {city}\n\n",
                "{capitals} {capitals}\n",
            ]
        )

    def filled_in(self) -> str:
        """A form: labels and what was entered, somebody here and a thing there."""
        made, chance = self.title(self.of("papers")) + "\n", self.chance
        between, capitals = chance.choice([": ", ":  ", ":\t", ":        ", " - "]), chance.random() < 0.4
        for _ in range(chance.choice([4, 6, 8])):
            somebody = chance.random() < 0.45
            label = (
                self.of("who")
                if somebody
                else chance.choice([self.of("sections"), "{capital}", self.of("goods").split(";")[0]])
            )
            label = label.upper().replace("{CAPITAL}", "{capitals}") if capitals else label
            value = chance.choice(["{full}", "{person}", "{given}", "{caps}", "{listed}"]) if somebody else chance.choice(
                [self.thing(), self.form(), "{capital}", "{capital}, {capital}", "{phrase}", "{date}", "{city}", self.firm(), "{good}, {good}"]
            )  # fmt: skip
            made += label + between + value + "\n"
        return made

    def chat(self) -> str:
        """Messages of two or three people."""
        made, chance = "", self.chance
        slot, named = (
            chance.choice(["given", "given", "full"]),
            chance.choice(["[{time}] ", "{time} ", "[{date}, {time}] ", "", "{time} - "]),
        )
        for _ in range(chance.choice([3, 5, 7])):
            made += named + f"{{{slot}}}: " + chance.choice([
                self.of("lines"), "{phrase}", "{capital} {phrase}", "{phrase}?", f"{{capital}} {self.form()}", f"{{capital}}, {self.form()} {{word}}",
                "{good}, {good} {word}", "{capital} {word} {given}", "{capital}!", "ok", self.of("lines"),
            ]) + "\n"  # fmt: skip
        return made

    def programme(self) -> str:
        """Pieces and who plays them; who wrote them may be anything."""
        made, chance = self.opening(), self.chance
        for row in range(chance.choice([3, 4, 6])):
            piece = chance.choice(
                ["{capital} {word}", '"{~given}"', "{capital} {capital}", "{capital} {phrase}", "{good}", self.form()]
            )
            made += chance.choice([f"{row + 1}. ", f"{row + 1}) ", "", "- "]) + piece
            made += (
                chance.choice(
                    ["", "", " - {full}", " ({given})", ": {full}", " - {full}, {given}", f" - {self.together()}"]
                )
                + "\n"
            )
        return made + self.someone() + (self.someone() if chance.random() < 0.5 else "")

    def circular(self) -> str:
        """Headings, places of a town called after people, and who is told of."""
        made, chance = self.opening(), self.chance
        for _ in range(chance.choice([2, 3, 4])):
            made += self.title(self.of("sections")) + chance.choice(["\n", ": ", "\n\n"])
            for _ in range(chance.choice([1, 2, 3])):
                made += chance.choice([
                    f"{{capital}} {{phrase}}, {self.form()}, {{time}}\n", f"{self.form()} - {{capital}} {{word}}\n", "{capital} {phrase}.\n", self.of("lines") + "\n",
                    f"{{date}} {self.form()}\n", "{capital}, {capital}, {capital}, {phrase}\n", self.someone(), "{capital} {capital}\n",
                    f"{{capital}}: {self.thing()}, {self.thing()}, {self.thing()}\n", f"{self.form()}, {{city}}\n", f"{{capital}} {self.firm()} {{word}}.\n",
                ])  # fmt: skip
        return made + chance.choice(["", f"\n{self.of('who')} {{full}}\n", "\n{full}\n", "\n{given}\n"])

    def capitals(self) -> str:
        """A timetable or a page of headings."""
        chance, gap = self.chance, self.gap()
        made = self.of("papers").upper() + "\n" + (self.form() + "\n" if chance.random() < 0.5 else "")
        column = chance.choice(["{towncaps}", "{towncaps}", "{capitals}", "{capitals} {capitals}"])
        for _ in range(chance.choice([3, 5, 7])):
            made += column + chance.choice(["", gap + "{time}", gap + self.figure(), "\n{phrase}"]) + "\n"
        return made + (self.someone() if chance.random() < 0.5 else "") + ("{caps}\n" if chance.random() < 0.3 else "")

    def draw(self) -> str:
        kinds: list[Callable[[], str]] = [
            self.goods, self.goods, self.goods, self.people, self.people, self.filled_in, self.chat, self.programme, self.circular,
            self.circular, self.capitals,
        ]  # fmt: skip
        return self.chance.choice(kinds)()
