/**
 * Whether who asks for a payment or a code among people means to defraud them: one call would tell, so it presses and keeps them from it.
 * Each sign by itself stands in honest mails; a payment is asked for in haste every day.
 */

import type { Place } from '../place.ts'
import { isNarratedSpeech } from '../roles/narrated-speech.ts'
import { quotationsOver } from '../roles/quotations.ts'
import { isInWarning } from '../roles/warning.ts'
import { textAround } from '../text-around.ts'
import {
  HURRIES_FURTHER,
  LEADS_FURTHER,
  LOSES_FURTHER,
  MONEY_FURTHER,
  SPEAKS_FOR_FURTHER,
  TAKES_ASIDE_FURTHER,
} from './lures/further.ts'
import { CANNOT_BE_ASKED, ISOLATES } from './lures/isolation.ts'
import { OPENS_A_HOUSE } from './lures/keys-of-houses.ts'
import { DENIES, NEVER } from './lures/never-asks.ts'
import { MONEY, TAKES_ASIDE } from './lures/offer.ts'
import { ARRESTS, IS_OFFICER } from './lures/officer.ts'
import { HURRIES, LOSES } from './lures/pressure.ts'
import { LEADS } from './lures/wanted.ts'
import { SPEAKS_FOR } from './lures/writer.ts'

/** UTF-16 units on each side in which the signs stand: a paragraph, or a few turns of a chat. */
const REACH = 500
/** UTF-16 units on each side of a code in which stands what it opens. */
const REACH_OF_OBJECT = 24
/** UTF-16 units that a denial takes at most. */
const LONGEST_DENIAL = 10
/** Kinds of signs beside a code that is asked for. */
const FEWEST = 3
/** Each kind in all languages. */
const HASTE = [HURRIES, HURRIES_FURTHER]
const BESIDE_CODES = [
  [LOSES, LOSES_FURTHER],
  HASTE,
  [MONEY, MONEY_FURTHER],
  [TAKES_ASIDE, TAKES_ASIDE_FURTHER],
  [ISOLATES, CANNOT_BE_ASKED],
  [SPEAKS_FOR, SPEAKS_FOR_FURTHER],
  [LEADS, LEADS_FURTHER],
]
/** The number of an account or a telephone: who pays as always has it. Eight digits at least, so neither a date nor a sum. */
const NUMBER = /(?<!\d)\d(?:[ -]?\d){7,33}(?!\d)/

/** Whether a payment is asked for at once, and whoever pays is kept from asking anybody; who only cannot speak now tells a new place to pay to. */
export function isPaidUnasked(place: Place): boolean {
  const near = textAround(place.text, place, REACH)
  return (
    shows(near, HASTE) &&
    (ISOLATES().test(near) || (CANNOT_BE_ASKED().test(near) && NUMBER.test(near))) &&
    isInEarnest(place, near)
  )
}

/** Whether a code that opens an account is asked for with the signs of a lure. */
export function isCodeLuredOut(place: Place): boolean {
  const near = textAround(place.text, place, REACH)
  return (
    BESIDE_CODES.filter((kind) => shows(near, kind)).length >= FEWEST &&
    !OPENS_A_HOUSE().test(textAround(place.text, place, REACH_OF_OBJECT)) &&
    isInEarnest(place, near)
  )
}

/** Whether somebody who says that he is of the police or the like has money moved, with a menace or so that nobody is asked. */
export function isDemandedByOfficer(place: Place): boolean {
  const near = textAround(place.text, place, REACH)
  return IS_OFFICER().test(near) && shows(near, [ISOLATES, ARRESTS]) && isInEarnest(place, near)
}

/** Whether a stretch shows a kind of signs, in whichever language. */
function shows(near: string, kind: readonly (() => RegExp)[]): boolean {
  return kind.some((sign) => sign().test(near))
}

/** Neither denied, nor quoted, nor of a tale, nor in a warning. */
function isInEarnest(place: Place, near: string): boolean {
  const { text, start } = place
  return (
    !NEVER().test(near) &&
    !DENIES.test(text.slice(Math.max(0, start - LONGEST_DENIAL), start)) &&
    !isInWarning(text, place) &&
    !isNarratedSpeech(text, place) &&
    !quotationsOver(text, place).some((each) => each.start < start && place.end < each.end)
  )
}
