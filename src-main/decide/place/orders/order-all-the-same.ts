/** What is an order by all but its place, however it stands there, and what is none though it reads as one. */

import { lengthOf } from '../../../../src-shared/model/spans.ts'
import { type ModelCandidate, SEVERAL_MATTERS } from '../../../detect/detector.ts'
import type { Setting } from '../answers/answers.ts'
import { inDocuments, inTales, sureFrom } from '../bars.ts'
import type { Place } from '../place.ts'
import { isAboutAttacks } from '../roles/about-attacks.ts'
import { quotationAround } from '../roles/quotations.ts'
import { isAmidReasons } from '../roles/shown.ts'
import { callsAssistant } from './calls.ts'
import { asksForDeed } from './effects.ts'
import { isLabelField, isTaskField } from './field-kinds.ts'

/** Where it is, if a network is sure: people speak to each other. */
const AMONG_PEOPLE: ReadonlySet<Setting | undefined> = new Set<Setting>(['scene', 'talk'])

/**
 * Whether what is shown as an example, or said among people, is an order by all but its place: of a sentence a network is as
 * sure as in a tale, or halfway so where nothing around it tells why it is shown. A text that names such attacks by their
 * terms says enough.
 */
export function isOrderShown(
  place: Place,
  candidate: ModelCandidate,
  setting: Setting | undefined,
): boolean {
  if (AMONG_PEOPLE.has(setting)) return isSure(candidate)
  // A term for attacks costs whoever attacks nothing; what texts on them show, they quote.
  if (setting === 'topic') return isUnquotedOrder(place, candidate)
  if (setting !== 'example' || lengthOf(candidate) >= SEVERAL_MATTERS) return false
  if (isAboutAttacks(place.text, place)) return false
  if (candidate.confidence >= inTales(candidate)) return true
  return isSure(candidate) && !isAmidReasons(place)
}

/** Whether a few sentences that nobody quotes tell somebody to do something, of which a network is halfway as sure as in a tale. */
function isUnquotedOrder(place: Place, candidate: ModelCandidate): boolean {
  return (
    lengthOf(candidate) < SEVERAL_MATTERS &&
    isSure(candidate) &&
    asksForDeed(place.passage) &&
    quotationAround(place.text, place) === undefined
  )
}

/** Whether a network is halfway between as sure as of a document and as in a tale, at least. */
function isSure(candidate: ModelCandidate): boolean {
  return candidate.confidence >= sureFrom(candidate)
}

/** Whether a value of data, where nobody is told anything, holds an order of which a network is sure, whoever is meant. */
export function isOrderInData(place: Place, candidate: ModelCandidate): boolean {
  if (place.filledIn() === undefined || place.isTurn() || place.isForAgents()) return false
  if (place.isListed()) return false
  const field = place.field()
  if (field !== undefined && (isTaskField(field) || isLabelField(field))) return false
  return isSure(candidate)
}

/** Whether it is said among others, where a network read it alone, and is no order there, of which it is sure. */
export function isPassingRemark(
  place: Place,
  candidate: ModelCandidate,
  setting: Setting | undefined,
): boolean {
  if (place.saying() === undefined || callsAssistant(place.text, place)) return false
  const needed = setting === 'saying' ? inDocuments(candidate) : inTales(candidate)
  return candidate.confidence < needed
}
