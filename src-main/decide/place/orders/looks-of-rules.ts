/** Rules whose findings ask for a look at most, and where: people say such things to each other, too. */

import { namesOne } from '../../../chunk/notes/addressed.ts'
import { asksForFact } from '../../../detect/known-facts.ts'
import type { Setting } from '../answers/answers.ts'
import type { Place } from '../place.ts'
import { isAboutAttacks } from '../roles/about-attacks.ts'
import { isNarratedSpeech } from '../roles/narrated-speech.ts'
import { quotationAround } from '../roles/quotations.ts'
import { isOfSpecification } from '../roles/specification.ts'
import { isTestInput } from '../roles/test-input.ts'
import { isCodeLuredOut, isDemandedByOfficer, isPaidUnasked } from '../threats/fraud.ts'
import { isToBeDone, isToldAgainstOwner } from './against-owners.ts'
import { isKeptForLater } from './later-talks.ts'
import { isOfOtherCalls, isPutIntoCall, isSaidIntoCall } from './listed-calls.ts'
import { isTaskInData } from './requests.ts'
import { isToldToAgents } from './rules-for-agents.ts'
import { isVerdictWanted } from './verdicts.ts'

/** What is asked of the place of a rule's finding, and as what it asks for a look where that holds; nothing where it does not. */
export interface LookOfRule {
  /** Undefined where the finding is weighed as usual if that holds. */
  readonly setting: Setting | ((place: Place) => Setting | undefined)
  readonly holds: (place: Place) => boolean
}

/** By how the rules are called. */
const LOOKS: readonly (readonly [string, LookOfRule])[] = [
  ['injection_planted_task', { setting: 'request', holds: isTaskInData }],
  [
    'injection_unrelated_request',
    {
      setting: (place) => (isFactWithin(place) ? undefined : 'foreign'),
      holds: isOfTheWriter,
    },
  ],
  ['injection_answer_encoded', { setting: 'encoded', holds: isAmongOthers }],
  ['injection_owners_false', { setting: 'against', holds: isToldAgainstOwner }],
  ['injection_owners_sends_secret', { setting: 'against', holds: isToldAgainstOwner }],
  ['injection_owners_', { setting: 'against', holds: isToBeDone }],
  [
    'injection_asked_',
    {
      setting: (place) => (isBehindAProgram(place) ? 'against' : undefined),
      holds: isCalledInEarnest,
    },
  ],
  ['injection_processor_', { setting: 'against', holds: isCalledInEarnest }],
  ['injection_listed_secret', { setting: 'against', holds: isPutIntoCall }],
  ['injection_listed_talk', { setting: 'against', holds: isSaidIntoCall }],
  ['injection_listed_', { setting: 'against', holds: isOfOtherCalls }],
  [
    'injection_link_',
    { setting: 'link', holds: ({ text, ...range }) => !isAboutAttacks(text, range) },
  ],
  ['injection_later_talks', { setting: 'later', holds: isKeptForLater }],
  ['threat_unread_', { setting: 'unread', holds: isToBeDone }],
  ['threat_violence_', { setting: 'menace', holds: isOfTheWriter }],
  ['threat_fraud_payment_', { setting: 'fraud', holds: isPaidUnasked }],
  ['threat_fraud_officer_', { setting: 'fraud', holds: isDemandedByOfficer }],
  ['threat_fraud_code_', { setting: 'fraud', holds: isCodeLuredOut }],
  // What several of these found.
  [
    'threat_fraud_',
    {
      setting: 'fraud',
      holds: (place) => isPaidUnasked(place) || isDemandedByOfficer(place) || isCodeLuredOut(place),
    },
  ],
  ['injection_verdict_', { setting: 'verdict', holds: isVerdictWanted }],
]

/** Whether it is the writer's own: neither quoted nor said by somebody in a scene. */
function isOfTheWriter(place: Place): boolean {
  return !isNarratedSpeech(place.text, place) && quotationAround(place.text, place) === undefined
}

/** Whether a fact is asked for in the line in which something else is told: tasks and notices begin their own. */
function isFactWithin({ text, end, passage, start, lineStart }: Place): boolean {
  const isWithinLine =
    text.slice(lineStart(), start).trim() !== '' || BEHIND_IN_LINE.test(text.slice(end))
  return isWithinLine && asksForFact(passage)
}
const BEHIND_IN_LINE = /^[^\n]*\p{L}/u

/** UTF-16 units that stand around a wish at least where it is no prompt by itself. */
const AROUND_A_WISH = 80

/** Whether it stands in a document of something else, which neither shows attacks nor is an owner's own for agents. */
function isAmongOthers(place: Place): boolean {
  return (
    place.text.length - (place.end - place.start) >= AROUND_A_WISH &&
    !place.isForAgents() &&
    isOfTheWriter(place) &&
    !isAboutAttacks(place.text, place)
  )
}

/** UTF-16 units that stand before a call at least, where it stands in a document of something else: a heading is shorter. */
const BEFORE_A_CALL = 40

/** Whether a program is called within a document of something else, where nobody shows, tests or tells of attacks: an owner's own orders begin with the call. */
function isCalledInEarnest(place: Place): boolean {
  return (
    place.text.slice(0, place.start).trim().length >= BEFORE_A_CALL &&
    !isToldToAgents(place.text) &&
    isOfTheWriter(place) &&
    !isTestInput(place) &&
    !isAboutAttacks(place.text, place) &&
    !isOfSpecification(place.text, place)
  )
}

/** UTF-16 units before a call in which a document on programs speaks of them. */
const BEFORE_IN_SPEC = 600
/** What programs are called besides, in small letters. */
const PROGRAM =
  /s[iy]st[eè]m|систем|software|logiciel|outil|herramient|ferrament|strument|システム|系统|시스템/u

/** Whether a program is spoken of before it is called: what a specification has one send to whom is its owner's order. */
function isBehindAProgram({ text, start }: Place): boolean {
  const before = text.slice(Math.max(0, start - BEFORE_IN_SPEC), start).toLowerCase()
  return PROGRAM.test(before) || namesOne(before)
}

/** The look that rules of one kind, and no others, ask for; undefined where a finding is weighed as usual. */
export function lookOfRules(
  explanations: readonly { readonly detectorId?: string }[],
): LookOfRule | undefined {
  if (explanations.length === 0) return undefined
  const look = LOOKS.find(([id]) =>
    explanations.every(({ detectorId }) => detectorId?.startsWith(id)),
  )
  return look?.[1]
}
