/**
 * The words by which somebody is called who was named in full: the family name or the given name alone, in the cases of
 * Slavic languages, too: "Henryka Sowę … do Sowy", "Гнатюк Соломію Андріївну … у Соломії".
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

/** The last word of a whole name, or the first where a comma stands behind it: "Kowalczyk, Edeltraud". */
const FAMILY_LAST = /^\p{Lu}[\p{L}\p{M}.’'-]*(?:\s[\p{L}\p{M}.’'-]+)*\s(\p{Lu}[\p{L}\p{M}’'-]+)$/u
const FAMILY_FIRST = /^(\p{Lu}[\p{L}\p{M}’'-]+),\s\p{Lu}/u
/** The first word of a whole name, where it is no initial. */
const GIVEN = /^(\p{Lu}\p{Ll}[\p{L}\p{M}’'-]+)\s(?:[\p{L}\p{M}.’'-]+\s)*\p{Lu}/u
/** A patronymic in any case. */
const PATRONYMIC = /(?:[оеєїй]вич|[іїоеёє]вн|ічн|иничн)\p{Ll}{0,3}$/u
/** The second of three words whose last is one: the family name is the first. */
const BEFORE_PATRONYMIC = leanExpression(
  `^\\p{Lu}[\\p{L}’'-]+\\s(\\p{Lu}[\\p{L}’'-]+)\\s\\p{Lu}\\p{Ll}+${PATRONYMIC.source}`,
  'u',
)
/** Titles and greetings before a name: `Dr. Henrik Solberg` signs as Henrik Solberg. */
const TITLES = leanExpression(
  oneLine`
    ^(?:
      (?:
        \p{L}{1,6}\.|Frau|Herrn?|Madame|Monsieur|Mme|Mlle|Mrs?|Ms|Miss|Señora?|Signora?|Doamna
        |Domnul|Pan[aiu]?|Panią|Pán|Paní|Fru|Mevrouw|Meneer|Sayın|Пан[іуа]?|Dear|Hi|Hello
        |Hallo|Hola|Bonjour|Ciao|Hej|Cześć|Ahoj|Merhaba
      )\s
    )+(?=\S)
  `,
  'u',
)
/** Scholars are cited by initials, and methods are called by their family names: those say nothing. */
const BY_INITIALS = /^\p{Lu}\./u
/** Shorter words are particles and words of prose. */
const FEWEST_LETTERS = 4

/** A whole name without its titles; undefined where it says nothing of how somebody is called. */
export function bareName(name: string): string | undefined {
  const bare = name.replace(TITLES, '')
  return /\s/.test(bare) && !BY_INITIALS.test(bare) ? bare : undefined
}

/** A word that stands for somebody alone. */
export interface NamePart {
  readonly word: string
  readonly isGiven: boolean
}

/** The words of a whole name without titles that stand for somebody alone. */
export function partsOf(bare: string): readonly NamePart[] {
  const given = [GIVEN, BEFORE_PATRONYMIC].map((form) => form.exec(bare)?.[1])
  const family = [FAMILY_FIRST, FAMILY_LAST].map((form) => form.exec(bare)?.[1])
  return [...family, ...given].flatMap((word, index) =>
    word !== undefined && word.length >= FEWEST_LETTERS && !PATRONYMIC.test(word)
      ? [{ word, isGiven: index >= family.length }]
      : [],
  )
}

/** Letters of the languages that inflect names; a text of theirs holds many. */
const SLAVIC = /[ąćęłńśźżěřůťďňčšžýľŕđ\u0400-\u04ff]/giu
const MANY = 12
const READ_FIRST = 30_000

/** Whether a text is in a language that inflects names. */
export function inflectsNames(text: string): boolean {
  let count = 0
  for (const _ of text.slice(0, READ_FIRST).matchAll(SLAVIC)) if (++count === MANY) return true
  return false
}

/** Endings of names in the singular cases of Polish, Czech, Slovak, Croatian, Ukrainian and Russian. */
const ENDING = new RegExp(
  oneLine`
    ^(?:
      |[aeiouyáéíýąęů]|[oe]vi|owi|i?em|om|ou|i?ego|i?emu|i?ej|[iyíý]m|ému|ého|[аеиоуюяыьіїй]
      |[оеіє]ві|єм|[оеє][йїю]|ом|ем|[оеє]ї|[иі]м|ого|ому|ій|ию|ія|ую
    )$
  `,
  'u',
)
/** Letters that all cases of a name share, and how many of its end they may not. */
const STEM = 3
const MOST_CHANGED = 3

/** What all cases of a word begin with. */
export function stemOf(word: string): string {
  return word.slice(0, STEM)
}

/** Whether two words are cases of one name. */
export function isInflected(word: string, part: string): boolean {
  let same = 0
  while (same < word.length && word[same] === part[same]) same++
  for (let kept = same; kept >= STEM && kept >= part.length - MOST_CHANGED; kept--) {
    if (ENDING.test(word.slice(kept)) && ENDING.test(part.slice(kept))) return true
  }
  return false
}
