/**
 * Whether who asks for a payment or a code among people means to defraud them: one call would tell, so it presses and keeps them from it.
 * Each sign by itself stands in honest mails; a payment is asked for in haste every day.
 */

import type { Place } from '../place.ts'
import { isNarratedSpeech } from '../roles/narrated-speech.ts'
import { quotationAround } from '../roles/quotations.ts'
import { isInWarning } from '../roles/warning.ts'
import { textAround } from '../text-around.ts'
import { ISOLATES } from './lures/isolation.ts'
import { MONEY, TAKES_ASIDE } from './lures/offer.ts'
import { HURRIES, LOSES } from './lures/pressure.ts'
import { LEADS } from './lures/wanted.ts'
import { SPEAKS_FOR } from './lures/writer.ts'

/** UTF-16 units on each side in which the signs stand: a paragraph, or a few turns of a chat. */
const REACH = 500
/** Kinds of signs beside a code that is asked for. */
const FEWEST = 3
const BESIDE_CODES = [LOSES, HURRIES, MONEY, TAKES_ASIDE, ISOLATES, SPEAKS_FOR, LEADS] as const

/** Whether a payment is asked for at once, and whoever pays is kept from asking anybody. */
export function isPaidUnasked(place: Place): boolean {
  const near = textAround(place.text, place, REACH)
  return HURRIES().test(near) && ISOLATES().test(near) && isInEarnest(place)
}

/** Whether a code that opens an account is asked for with the signs of a lure. */
export function isCodeLuredOut(place: Place): boolean {
  const near = textAround(place.text, place, REACH)
  return BESIDE_CODES.filter((sign) => sign().test(near)).length >= FEWEST && isInEarnest(place)
}

/** Neither quoted, nor of a tale, nor in a warning. */
function isInEarnest(place: Place): boolean {
  return (
    !isInWarning(place.text, place) &&
    !isNarratedSpeech(place.text, place) &&
    quotationAround(place.text, place) === undefined
  )
}
