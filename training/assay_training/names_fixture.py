"""Writes what this side sees and finds in a few texts, which the program's tests hold its own side to."""

import argparse
import json
import pathlib

from assay_training.names_features import text_rows
from assay_training.names_thresholds import Pack

TEXTS = [
    "Dear Ms Lindqvist,\n\nI met Tomasz Zieliński of Harbour & Sons Ltd in Bristol on 14 March 2019.",
    "O'NEILL, Siobhán (born 02.11.1987), 12 Mill Lane, Cork",
    "Привет, Анна Сергеевна! Офис в Казани закрыт.",
    "田中太郎さんは東京に住んでいます。김민수 씨는 서울에 있다.",
    "สมชายอยู่ที่กรุงเทพ — राम शर्मा दिल्ली में रहते हैं।",
    "İZMİR'de Ayşe; ΟΔΥΣΣΕΥΣ από την Αθήνα; Straße ﬁn 👩‍🚀 é́\u00ad\u200d",
    'usage: tar [-cxtv] [--file=ARCHIVE]\t# see README.md\r\n\n\n  get_UserName2(id=0042, "Amount")',
    "Договір підписали Дем'ян Лук’яненко та ג'ורג' חורי, Yo‘ldosheva; l'Aquila.",
    "",
    "A" * 60 + " ²³ ١٢٣ 𝒜𝓃𝓃𝒶 x",
]
"""Own words: scripts with and without spaces, letters whose small form is longer, marks, what is no letter."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pack", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    pack = Pack(arguments.pack)
    made = []
    for text in TEXTS:
        _, forms, affixes = text_rows(text, pack.lists)
        spans = [
            {"start": start, "end": end, "name": name, "score": round(score, 4)}
            for start, end, name, score in pack.read(text)
        ]
        made.append(
            {"text": text, "rows": [form + affix for form, affix in zip(forms, affixes, strict=True)], "spans": spans}
        )
    arguments.out.write_text(json.dumps(made, ensure_ascii=True) + "\n")


if __name__ == "__main__":
    main()
