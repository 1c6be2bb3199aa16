/**
 * Tells a number in a sentence, a form or a list of people from one in a sheet of numbers.
 *
 * Check digits prove little: of the numbers of a sheet one in ten passes Luhn's formula, one in
 * twenty-three bears the letter of a DNI, nearly all codes in groups of three, two and four could be
 * US social security numbers. Among nothing but numbers only a word proves that one is somebody's.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'

/** Characters around a value that are looked at on either side. */
const AROUND = 160
/** Digits among them from which they are a sheet, and how many come to one letter. */
const MIN_DIGITS = 32
const DIGITS_PER_LETTER = 3
/** Characters of the first line of a text, where tables have their heads. */
const HEAD = 300
/** Characters before a value in which a word for it stands. */
const LABEL_BEFORE = 80

/** Words for the numbers that people have; `id` and `number` stand over any column. */
const LABEL = leanExpression(
  oneLine`
    ssn|social|itin|tax|card|carte?\b|karte|kort|kaart|kart|tarjeta|cart[ãa]o|visa|amex|cc\b
    |cvv|phone|t[eé]l|fon\b|mobil|móvil|cell|fax|contact|call|dni|nie\b|nif\b|nir\b|rut\b|cpf
    |cnpj|cuil|cuit|curp|nric|rrn|hetu|personnummer|identi|ident\b|national|passport|ausweis
    |rentenv|sozialv|sécurité|seguridad|konto|account|patient|телефон|тел\b|карт|паспорт|τηλ
    |電話|电话|手机|身份|주민|전화|هاتف|טלפון
  `,
  'i',
)
/** A word of a line, which sheets of numbers do not have. */
const WORD = /\p{L}{3}/u

/** Whether a value does not stand in a sheet of numbers, or has a word for it before it or in the first line. */
export function outsideNumberSheet(_value: string, { text, start, end }: ValidatorMatch): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  if (WORD.test(lineOf(before, after))) return true
  const around = before + after
  const digits = countOf(around, /\d/g)
  if (digits < MIN_DIGITS || digits < DIGITS_PER_LETTER * countOf(around, /\p{L}/gu)) return true
  const [head = ''] = text.slice(0, HEAD).split('\n', 1)
  return LABEL.test(before.slice(-LABEL_BEFORE)) || LABEL.test(head)
}

/** What stands on the line of a value, without it. */
function lineOf(before: string, after: string): string {
  const lineEnd = after.search(/[\r\n]/)
  const rest = lineEnd < 0 ? after : after.slice(0, lineEnd)
  return `${before.slice(before.lastIndexOf('\n') + 1)} ${rest}`
}

function countOf(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0
}
