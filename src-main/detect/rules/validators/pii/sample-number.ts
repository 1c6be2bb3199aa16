/**
 * Tells numbers that forms and manuals print where somebody's belongs, and numbers of other things: nobody
 * has 1234567890, and what stands right behind "order no." is an order's.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { typedPlaces } from '../drawn-key.ts'
import type { ValidatorMatch } from '../validator.ts'
import { digitsOf } from './check-digits.ts'

/** Fewer digits say nothing by their order. */
const FEWEST = 5
/** Steps of a count or of a row of the same that are looked for: `123`, `555`. */
const STEPS = 2
/** How many digits of a number may stand outside, from so many digits on: a check digit, the first two of a French phone, a prefix. */
const OUTSIDE = [
  { from: 12, most: 3 },
  { from: 10, most: 2 },
  { from: FEWEST, most: 1 },
]

/** Whether a number is made of counts and rows of the same digit but for its check digit: `123-45-6789`, `1111 2222 3333`. */
export function isSampleNumber(value: string): boolean {
  const digits = digitsOf(value).join('')
  const outside = digits.length - typedPlaces(digits, STEPS).size
  return OUTSIDE.some(({ from, most }) => digits.length >= from && outside <= most)
}

/** Whether a number is no sample. */
export function noSample(value: string): boolean {
  return !isSampleNumber(value)
}

/** A quantity: thousands and more. */
const ROUND = /^[1-9]\d*000$/
/** Numbers of a list that all end in nought: sizes, frequencies, the sides of something. */
const ROUND_LIST = /^\d{1,4}0(?:[ /]\d{1,4}0)+$/
/** From the first of ten, a hundred or a thousand to the last of such, and from year to year. */
const RANGE = /^(\d{2,7}[01]) ?[–-] ?(\d{2,7}9)$/
const YEARS = /^(?:19|20)\d\d-(?:19|20)\d\d$/

/** Whether a value is a quantity, a range or a list of sizes rather than one number that tells somebody apart. */
export function isQuantity(value: string): boolean {
  const [, from = '', to = ''] = RANGE.exec(value) ?? []
  return (
    ROUND.test(digitsOf(value).join('')) ||
    ROUND_LIST.test(value) ||
    YEARS.test(value) ||
    (from.length === to.length && from < to)
  )
}

/** What names goods, an order, a thing or a tax just before a number, and a draw of numbers. */
const OF_A_THING = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      order|bestell\p{L}*|auftrag\p{L}*|pedido|commande|ordine|encomenda|zamówieni\p{L}*
      |invoice|rechnung\p{L}*|facture|factura|fattura|faktura|artikel|art|article|art[íi]culo
      |articolo|item|part|serial|seriennummer|isbn|issn|ean|gtin|sku|ticket|batch|lot|charge
      |build|catalogue|catalog|model|drawing|product|produkt|produit|producto|référence
      |version|firmware|standard|norm|din|vde|iso|p\. ?iva|partita iva|vat|btw|tva|moms|dič
      |lotto|loto|tirage|gewinnzahlen|gagnants
    )(?:
      [ .-]{0,2}(?:no|nr|n°|nº|№|num|number|nummer|numéro|número|numero|code|id)
    )?[.:#]{0,2}\s{0,3}[:#]?\s?$
  `,
  'iu',
)
const READ_BEFORE = 40

/** Whether no word for goods, an order or a draw stands right before a number. */
export function ofNoThing(_value: string, { text, start }: ValidatorMatch): boolean {
  return !OF_A_THING.test(text.slice(Math.max(0, start - READ_BEFORE), start))
}
