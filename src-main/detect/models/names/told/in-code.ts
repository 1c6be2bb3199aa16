/**
 * Whether a name is a part of a program or of its data: a code, a member of a module, a key, a field, what Unicode calls
 * a character.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'
import { isSomebody } from '../../../own-words.ts'
import type { DecidedName } from '../names-decision.ts'

/** Units before a name in which the code of a character is looked for. */
const NEAR = 90
/** One word in Latin letters. */
export const ONE_WORD = /^[\p{Script=Latin}\p{M}]+$/u
/** Codes: capitals and small letters thrown together, and initials alone. */
const CODE = new RegExp(
  oneLine`
    [A-Z]{2}[a-z]+[A-Z]|^\p{Ll}\p{Lu}{2}|^\p{Lu}{1,4}-\p{Lu}{1,2}$|^\p{Lu}\.?$
    |^\p{Lu}\. ?\p{Lu}{2}$|^\p{Lu}{4,}\p{Ll}{1,2}$|^\d+\p{L}
  `,
  'u',
)
/** One word that ends in capitals behind small letters: a function or a library, `EvenQ`, `PyICU`. */
export const ENDS_IN_CAPITALS = /^\p{L}*\p{Ll}\p{Lu}+$/u
/** Words joined by their capitals: `ArcSin`. Surnames join short particles: McKay, DeVito, and those that stand here. */
const JOINED = new RegExp(
  oneLine`
    (?:^|[^\p{L}])(?!
      (?:
        Mac|Fitz|Van|Von|Vander|Ver|Del|Della|Des|San|Saint|Abd|Abu|Bar|Ben|Ibn|Jean|Anne?
        |Mary|Maria
      )\p{Lu}
    )\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}
  `,
  'u',
)
/** Words joined by their capitals behind two letters, in one word: `CeSymm`, not DiCaprio. */
const JOINED_SHORT =
  /^(?!Mc|De|Di|Du|Da|Do|La|Le|Lo|El|Al|Ab|St|Fi|O['’])\p{Lu}\p{Ll}\p{Lu}\p{Ll}+$/u
/** What a program calls a part of a module by: `party.ReplaceAsk`. */
const MEMBER_OF = /[a-z_]{2}\.$/
/** What stands between the key and the number of an object (JSON). */
const KEY_OF_NUMBER = /^": ?-?\d/
/** The code of a character and the words before a name: `0x0E32 THAI … SARA AA`. */
const CHARACTER_BEFORE = /(?:^|[\s;+x])[0-9A-F]{4,6}[\s;#]+(?:\p{Lu}{2,}[ \t])+$/u

/** Whether a name is written as programs write: in a code, with capitals at its end or within, and is nobody's. */
export function isCode(text: string, each: DecidedName): boolean {
  const value = text.slice(each.start, each.end)
  if (CODE.test(value) || ENDS_IN_CAPITALS.test(value) || JOINED_SHORT.test(value)) return true
  return JOINED.test(value) && !isSomebody(text, each)
}

/** Whether a name is a part of a module's: `Math::BigInt::Pari`. */
export function isInModule(text: string, { start, end }: Range): boolean {
  return text.startsWith('::', start - 2) || text.startsWith('::', end)
}

/** Whether one word stands directly behind a dot and a word in small letters. */
export function isMember(text: string, { start, end }: Range): boolean {
  return (
    ONE_WORD.test(text.slice(start, end)) &&
    MEMBER_OF.test(text.slice(Math.max(0, start - 3), start))
  )
}

/** Whether a value is the key of a number in a table of a program, as in `"大阪":1497`. */
export function isKey(text: string, { start, end }: Range): boolean {
  return text[start - 1] === '"' && KEY_OF_NUMBER.test(text.slice(end, end + 4))
}

/** Whether a value is a field of a list with semicolons, as in the metrics of fonts. */
export function isField(text: string, { start, end }: DecidedName): boolean {
  return (
    /; ?$/.test(text.slice(Math.max(0, start - 2), start)) && /^ ?;/.test(text.slice(end, end + 2))
  )
}

/** Whether what reads as a name is what Unicode calls a character. */
export function isCharacter(text: string, { start, end }: DecidedName): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start)
  return !/\p{Ll}/u.test(text.slice(start, end)) && CHARACTER_BEFORE.test(before)
}
