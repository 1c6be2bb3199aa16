/**
 * Whether the best mark is asked for in what is judged itself. Those who tell judges how to judge, or tell of such
 * attacks, say under which condition, or what they tell of.
 */

import type { Place } from '../place.ts'
import { isAboutAttacks } from '../roles/about-attacks.ts'
import { isTaught } from '../roles/taught.ts'

/** Under which condition the mark is given, right behind it, by language. */
const CONDITION =
  /^[^.!?\n]{0,24}(?<!\p{L})(?:if|when|only|unless|wenn|falls|sofern|si|lorsque|cuando|se|quando|als|wanneer|jeśli|gdy|если|когда|якщо)(?!\p{L})/iu
/** UTF-16 units behind it in which that stands. */
const REACH = 60

/** Whether a place asks for a mark without a condition, where nothing is taught or told of attacks. */
export function isVerdictWanted(place: Place): boolean {
  const { text, end } = place
  return (
    !CONDITION.test(text.slice(end, end + REACH)) &&
    !isTaught(text, place) &&
    !isAboutAttacks(text, place)
  )
}
