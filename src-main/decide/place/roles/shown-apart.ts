/**
 * Whether what a text sets apart is shown by what the text is about: attacks, which it names by their terms, or prompts that it
 * collects for people to use. A prompt that leads somewhere or keeps something from somebody is none of a collection.
 */

import { isKeptSecret } from '../../../chunk/notes/secrecy.ts'
import { leadsOn } from '../destination.ts'
import type { Place } from '../place.ts'
import { isAboutAttacks } from './about-attacks.ts'
import { quotationsOver } from './quotations.ts'
import { isSetApart } from './under-example.ts'

/** UTF-16 units of the head of a text. */
const HEAD = 200
/** Several of them, in the title, in most languages; one is what a text is about, or is itself. */
const PROMPTS =
  /^[^\n]{0,80}(?<!\p{L})(?:prompts|promptar|promptit|promptów|promptlar\p{L}*|prompt-?(?:sammlung|bibliothek|library|collection|samling)|промпт(?:ы|ов)|промти)(?!\p{L})|^[^\n]{0,80}(?:プロンプト集|提示词(?:库|集|合集|大全)|프롬프트 ?(?:모음|모음집))/imu

/** Whether a stretch is set apart or quoted in a text about attacks, or set apart in a collection of prompts. */
export function isShownApart(place: Place): boolean {
  if (isSetApart(place)) return isAboutAttacks(place.text, place) || isCollectedPrompt(place)
  return isQuoted(place) && isAboutAttacks(place.text, place)
}

/** Whether it lies within quotation marks, whatever stands beside them on the line. */
function isQuoted({ text, start, end }: Place): boolean {
  return quotationsOver(text, { start, end }).some(
    (each) => each.start <= start + 1 && end <= each.end + 1,
  )
}

function isCollectedPrompt(place: Place): boolean {
  const said = place.text.slice(place.start, place.end)
  return PROMPTS.test(place.text.slice(0, HEAD)) && !leadsOn(said) && !isKeptSecret(place.passage)
}
