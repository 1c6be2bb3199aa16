/**
 * Whether a passage is part of an offer of several wares with their prices, as shops send them, which wants nothing else: a
 * bill for what nobody ordered, a toll that is due and cards to be bought as gifts have amounts, too.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { isInListedLanguage } from '../orders/unaddressed.ts'
import { holds } from '../signs.ts'
import { textAround } from '../text-around.ts'
import { TAKES_ASIDE } from './lures/offer.ts'
import { ASKS, NAMES_SECRETS } from './lures/wanted.ts'
import { isWanting } from './to-subscribers.ts'

/** An amount of money; what a lottery promises comes in millions. */
const AMOUNT = new RegExp(
  oneLine`
    (?:[$£€¥₹]|(?<!\p{L})(?:US\$|USD|EUR|GBP|CHF|Rs\.?))\s?\d[\d.,]*(?!\d| ?(?:million|billion))
    |(?<![\d.,])\d[\d.,]*\s?(?:€|(?:euros?|zł|Kč|kr|Ft|lei|руб|грн|TL)(?!\p{L})|円|元|원)
  `,
  'giu',
)
/**
 * Different amounts from which a letter is an offer of wares: six of 1,242 honest mails of `training/` have as many, of 3,146 mails of
 * phishing in `validation/` five.
 */
const FEWEST_AMOUNTS = 5
/** UTF-16 units on each side of a passage that are read. */
const REACH = 1_200
/** What shops say of themselves and of how long an offer lasts, though phishing says it of accounts. */
const OF_SHOPS = /\bmillions?\b|\bexpires?\b/gi
/** A number to call. */
const PHONE = /(?<![\d.,$£€])(?:\+|\(?0|1[-. (])\d[\d ()./-]{6,16}\d/
/** An offer names more than it says: its words that hold English together are too few to tell a language by. */
const ENGLISH = /(?<!\p{L})(?:the|and|of|for|with|on|to|your?)(?!\p{L})/giu
const FEWEST_ENGLISH = 3

/** Whether a stretch with a price stands in such an offer: it asks for no data, names no account and no number to call, and takes nobody aside. */
export function offersWares(text: string, range: Range): boolean {
  const near = textAround(text, range, REACH)
  const amounts = new Set(Array.from(near.matchAll(AMOUNT), ([amount]) => amount))
  if (amounts.size < FEWEST_AMOUNTS || !holds(text.slice(range.start, range.end), AMOUNT, 1)) {
    return false
  }
  return (
    !PHONE.test(near) &&
    !isWanting(near.replace(OF_SHOPS, ' ')) &&
    ![ASKS, NAMES_SECRETS, TAKES_ASIDE].some((sign) => sign().test(near)) &&
    (holds(near, ENGLISH, FEWEST_ENGLISH) || isInListedLanguage(near))
  )
}
