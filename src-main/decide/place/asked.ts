/**
 * Which questions are asked of the claims of each kind: of rules and of networks, on injections and on other threats, on
 * papers and on people.
 */

import type { Category } from '../../../src-shared/model/vocabulary.ts'
import { isAddressed } from '../../chunk/notes/addressed.ts'
import type { ModelCandidate } from '../../detect/detector.ts'
import { ofAPerson } from '../../detect/of-a-person.ts'
import { paragraphAround } from '../sentence-around.ts'
import type { Setting } from './answers/answers.ts'
import { leadsOn } from './destination.ts'
import { asksConsent } from './orders/asks-consent.ts'
import { callIn, callsAssistant } from './orders/calls.ts'
import { isConduct, isConductAmid } from './orders/conduct.ts'
import { asksForDeed } from './orders/effects.ts'
import { isLabelField, isTaskField } from './orders/field-kinds.ts'
import { isHousekeeping } from './orders/housekeeping.ts'
import { isOfNamedPaper } from './orders/named-papers.ts'
import { isCallInField } from './orders/planted.ts'
import {
  isAimedAtOwner,
  isOfOwnInstructions,
  isPromptOfProgram,
} from './orders/rules-for-agents.ts'
import { isInPlay, isInTalk, isPolite, isToWhoSumsUp, isWhereToWrite } from './orders/to-people.ts'
import {
  isCarriedOut,
  isForbidden,
  isOfParty,
  isRefused,
  isReported,
  isRetold,
  isToldToPeople,
} from './orders/told-of-others.ts'
import { isUnaddressed } from './orders/unaddressed.ts'
import { isBehindUser, isUseOfTool } from './orders/use-of-tools.ts'
import { isMessage, isPart } from './part.ts'
import type { Place } from './place.ts'
import { isInReleaseNotes } from './published/change-log.ts'
import { isChangeTold, isToldByCommit } from './published/told-change.ts'
import {
  isAboutAssistants,
  isBesideAddress,
  isDeed,
  isDutyOfOne,
} from './roles/about-assistants.ts'
import { isAboutAttacks } from './roles/about-attacks.ts'
import { isChosenOption } from './roles/chosen-option.ts'
import { isLineOfDialogue } from './roles/dialogue-table.ts'
import { isInFaultReport } from './roles/fault-report.ts'
import { isInLedList } from './roles/led-list.ts'
import { isInLesson } from './roles/lesson.ts'
import { isListedPhrase } from './roles/listed-phrase.ts'
import { isMachineText } from './roles/machine-text.ts'
import { isNarratedSpeech } from './roles/narrated-speech.ts'
import { quotationAround } from './roles/quotations.ts'
import { isSearchPattern } from './roles/search-pattern.ts'
import { isShownCode } from './roles/shown.ts'
import { isShownApart } from './roles/shown-apart.ts'
import { isSignature } from './roles/signature.ts'
import { isBesideTaught, isTaught } from './roles/taught.ts'
import { isTestInput } from './roles/test-input.ts'
import {
  isButtonOfProgram,
  isTextOfProgram,
  LONGEST_CALL,
  LONGEST_TEXT,
} from './roles/text-table.ts'
import { isSetApart, isUnderExample } from './roles/under-example.ts'
import { isInWarning } from './roles/warning.ts'
import { isWordList } from './roles/word-list.ts'
import { isForm, isLabelOfWindow, isTestCase } from './roles/written-for.ts'
import { isCompliant, isInTale, isPlainReport, isReport, isStatement } from './signs.ts'
import { spaced } from './text-around.ts'
import { hasAbuseSign } from './threats/abuse-signs.ts'
import { isFigures } from './threats/figures.ts'
import { isWithoutHarm } from './threats/harm-words.ts'
import { isInvitation } from './threats/invitation.ts'
import { isShownInLaboratory } from './threats/lab-address.ts'
import { isLure } from './threats/lure.ts'
import { isNamed } from './threats/named-address.ts'
import { isOnOwnMachine } from './threats/own-machine.ts'
import { isReceipt } from './threats/receipt.ts'
import { isRequested } from './threats/requested.ts'
import { wantsNothing } from './threats/to-subscribers.ts'

/** An answer, and whether it holds of a place. */
export type Asked = readonly [Setting, (place: Place) => boolean]

/** UTF-16 units behind what is told of others in which its reader is told to do it. */
const CARRIED_OUT_WITHIN = 120

/** What is asked of the claims of each kind, in order: the first answer that holds counts. */
export const OF_RULES: readonly Asked[] = [
  ['kept', isRefusedByOwner],
  ['pattern', (place) => isSearchPattern(place.sentence())],
  ['phrase', isLookedFor],
  ['tested', isTestInput],
  ['option', isChosenOption],
  ['laboratory', isShownInLaboratory],
  [
    'saying',
    (place) =>
      isSaying(place) && (isDeedSaid(place) || quotationAround(place.text, place) === undefined),
  ],
  [
    'example',
    (place) =>
      quotationAround(place.text, place) !== undefined ||
      isShownCode(place) ||
      isUnderExample(place) ||
      isShownApart(place) ||
      isInLedList(place) ||
      isTaught(place.text, place),
  ],
  ['change', isChangeTold],
  ['housekeeping', (place) => isHousekeeping(place.text, place)],
  ['party', ({ lead }) => isOfParty(lead())],
  ['paper', (place) => isOfNamedPaper(place) && !callsAssistant(place.text, place)],
  ['forbidden', ({ lead }) => isForbidden(lead())],
  [
    'people',
    ({ text, start, end, lead }) =>
      isToldToPeople(lead()) &&
      !asksForDeed(text.slice(end, end + CARRIED_OUT_WITHIN)) &&
      !callsAssistant(text, { start, end }),
  ],
  [
    'reported',
    ({ text, end, lead }) =>
      isReported(lead()) && !isCarriedOut(text.slice(end, end + CARRIED_OUT_WITHIN)),
  ],
  ['refused', ({ sentence, passage }) => isRefused(sentence(), passage)],
  ['conduct', ({ sentence }) => isAddressed(spaced(sentence())) && isConduct(spaced(sentence()))],
  ['line', isLineOfDialogue],
  ['scene', isSaidInScene],
  ['case', isTestCase],
  ['shown', isButtonOfProgram],
  ['label', (place) => isTextOfProgram(place, LONGEST_CALL)],
  ['kept', isKeptToItself],
]
const OF_INJECTIONS: readonly Asked[] = [
  [
    'example',
    // In speech of a tale attacks are quoted too; as code they are examples.
    (place) =>
      isShownCode(place) ||
      isUnderExample(place) ||
      isShownApart(place) ||
      isInLedList(place) ||
      isTaught(place.text, place) ||
      isBesideTaught(place.text, place),
  ],
  ['saying', (place) => isSaying(place) && isDeedSaid(place) && !isUnaddressed(place.text, place)],
  ['pattern', ({ passage }) => isSearchPattern(passage)],
  ['behind', isBehindUser],
  ['use', isUseOfTool],
  ['planted', isPlanted],
  ['statement', ({ passage }) => isStatement(passage) && !isDutyOfOne(passage)],
  [
    'change',
    (place) =>
      isToldByCommit(place) ||
      (isReport(place.passage) && isInReleaseNotes(place.text, place.lineStart())),
  ],
  ['compliant', ({ passage }) => isCompliant(passage)],
  ['case', isTestCase],
  ['statement', (place) => isReport(place.passage) && isLabel(place)],
  ['refused', ({ passage, sentence }) => isRefused(passage) || isRefused(sentence())],
  ['label', isLabel],
  ['tale', (place) => isInTale(place.text, place)],
  ['scene', isSaidInScene],
  ['deed', (place) => isDeed(place.text, place)],
  ['about', (place) => !place.isNote && isAboutAssistants(place.text, place)],
  [
    'topic',
    (place) =>
      !place.isNote && isAboutAttacks(place.text, place) && !isBesideAddress(place.text, place),
  ],
  ['polite', ({ passage }) => isPolite(passage)],
  ['contact', ({ sentence, passage }) => isWhereToWrite(sentence()) || isInvitation(passage)],
  ['reported', ({ passage }) => isRetold(passage)],
  [
    'talk',
    ({ text, passage, ...range }) =>
      isInTalk(text, range) && !isBesideAddress(text, range) && !isAimedAtOwner(passage),
  ],
  ['lesson', isTriedByPeople],
  ['rules', (place) => isToldByOwner(place) && !isMessage(place.text)],
  ['owner', isToldByOwner],
  [
    'task',
    ({ field, passage }) => {
      const around = field()
      return around !== undefined && isTaskField(around) && !isAimedAtOwner(passage)
    },
  ],
  ['report', ({ passage }) => isPlainReport(passage)],
  ['unborne', ({ isUnborne }) => isUnborne],
  ['reply', ({ isReply }) => isReply()],
  [
    'conduct',
    (place) =>
      ((isNoteSaid(place) || callsAssistant(place.text, place)) && isConduct(noteOf(place))) ||
      isConductAmid(place.text.slice(place.start, place.end)),
  ],
  ['summary', ({ passage }) => isToWhoSumsUp(passage)],
  ['called', isUnaddressedButCalled],
  ['unaddressed', (place) => !place.isNote && isUnaddressed(place.text, place)],
  ['part', (place) => !isNoteSaid(place) && isPart(place.text, place)],
]
const OF_THREATS: readonly Asked[] = [['example', (place) => isTaught(place.text, place)]]
/** Attacks on a machine. */
const OF_ABUSE: readonly Asked[] = [
  ...OF_THREATS,
  ['attack', ({ text, start, end }) => hasAbuseSign(text.slice(start, end))],
  ['program', ({ passage }) => isMachineText(passage)],
]
/** Classes of attacks on a machine. */
export const ABUSE: ReadonlySet<string> = new Set(['tool_abuse', 'malware'])
/** What a scanner looks for, and what leads to no machine but one of a laboratory. */
const OF_SHOWN_ABUSE: readonly Asked[] = [
  ['phrase', isLookedFor],
  ['laboratory', isShownInLaboratory],
]
/** A program that does harm is written for a machine, or shows a sign of it among sentences. */
const OF_PROGRAMS: readonly Asked[] = [
  ...OF_SHOWN_ABUSE,
  [
    'sentences',
    ({ text, start, end, passage }) =>
      !isMachineText(passage) && !hasAbuseSign(text.slice(start, end)),
  ],
]
const OF_PHISHING: readonly Asked[] = [
  ['form', (place) => isForm(place.text, place)],
  ['warning', (place) => isInWarning(place.text, place)],
  ['requested', (place) => isRequested(place.text, place)],
  ...OF_THREATS,
  ['lure', (place) => isLure(place.text, place)],
]
const OF_HARM: readonly Asked[] = [['harmless', ({ passage }) => isWithoutHarm(passage)]]
const OF_PAPERS: readonly Asked[] = [['published', ({ isInChangeLog }) => isInChangeLog()]]
/** Told of people at large: a network reads single words. */
const OF_STATES: readonly Asked[] = [
  [
    'nobody',
    ({ text, start, end, passage }) => !ofAPerson(passage, { text, start, end, groups: {} }),
  ],
]
/** A tool that asks first wants nothing; a message that phishes threatens its reader, who is no assistant. */
const OF_MESSAGES: readonly Asked[] = [
  ['consent', ({ passage }) => asksConsent(passage)],
  ['words', ({ passage }) => isWordList(passage)],
  ['kept', isRefusedByOwner],
  ['housekeeping', (place) => isHousekeeping(place.text, place)],
  ['phishing', (place) => place.isPhishing() && !callsAssistant(place.text, place)],
  ['shown', isButtonOfProgram],
  ['line', isLineOfDialogue],
  ['phrase', isLookedFor],
  ['tested', isTestInput],
  ['option', isChosenOption],
]
const OF_ANY_PHISHING: readonly Asked[] = [
  // Whoever phishes sends a message, and no table of its lines.
  ['shown', (place) => isTextOfProgram(place, LONGEST_TEXT)],
  ['figures', ({ passage }) => isFigures(passage)],
  ['steps', (place) => isOnOwnMachine(place.text, place)],
  ['warned', (place) => isInWarning(place.text, place) && place.leadsNowhere()],
  ['alone', ({ isAlone }) => isAlone],
  ['receipt', (place) => isReceipt(place.text, place)],
  ['list', (place) => place.isToSubscribers() && wantsNothing(place.text, place)],
  ['named', isNamed],
]

/**
 * What is asked of a claim that may be nobody's concern: of phishing and injections also where they only ask for a look,
 * of papers and of states of health and beliefs where they are accepted.
 */
export function ignoredOf(
  category: Category,
  { className, accepted }: ModelCandidate,
): readonly Asked[] {
  if (category === 'threat' && className === 'phishing') return OF_ANY_PHISHING
  if (isInjection(category, { className })) return OF_MESSAGES
  if (className === 'harmful_behavior') return OF_HARM
  if (className === 'malware') return OF_PROGRAMS
  if (ABUSE.has(className)) return OF_SHOWN_ABUSE
  if (!accepted) return []
  if (category === 'dlp') return OF_PAPERS
  return className === 'SPECIAL_CATEGORY' ? OF_STATES : []
}

/** What is asked of an accepted injection or threat. */
export function askedOf(category: Category, candidate: ModelCandidate): readonly Asked[] {
  if (isInjection(category, candidate)) return OF_INJECTIONS
  if (candidate.className === 'phishing') return OF_PHISHING
  return ABUSE.has(candidate.className) ? OF_ABUSE : OF_THREATS
}

/** The first answer that holds. */
export function settingOf(asked: readonly Asked[], place: Place): Setting | undefined {
  return asked.find(([, holds]) => holds(place))?.[0]
}

/**
 * In a value of data that calls an assistant, and neither in a conversation, in what its owner tells one nor in a text of
 * a program. A chunk of several values is none: the one that calls may be the harmless one.
 */
function isPlanted(place: Place): boolean {
  const value = place.filledIn()
  if (
    value === undefined ||
    place.isListed() ||
    place.isTurn() ||
    !isCallInField(place.text.slice(value.start, value.end))
  )
    return false
  const isOfOwner = place.isForAgents() && !isAimedAtOwner(place.passage)
  const field = place.field()
  const isTask = field !== undefined && isTaskField(field)
  return !isOfOwner && !isTask && !isTestCase(place) && !isLabel(place)
}

/**
 * Quoted among what others said. Where it calls an assistant it is an order by itself, and among what is taught or told of
 * attacks an example.
 */
function isSaying(place: Place): boolean {
  return (
    place.saying() !== undefined &&
    !callsAssistant(place.text, place) &&
    !isTaught(place.text, place) &&
    !isAboutAttacks(place.text, place)
  )
}

/** A note to an assistant that nobody quotes is a message by itself. */
function isNoteSaid(place: Place): boolean {
  return place.isNote && quotationAround(place.text, place) === undefined
}

/** What a note says: of its head alone, what stands behind it in its paragraph, too. */
function noteOf({ text, passage, ...range }: Place): string {
  if (!/[:：]$/.test(passage)) return passage
  const { end } = paragraphAround(text, range) ?? range
  return spaced(text.slice(range.start, end))
}

/** Whether nothing but the call in its sentence shows that an assistant is told to do something. */
function isUnaddressedButCalled(place: Place): boolean {
  return !place.isNote && isAddressed(place.sentence()) && isUnaddressed(place.text, place)
}

/** What a filter or a scanner looks for. */
function isLookedFor(place: Place): boolean {
  return isListedPhrase(place) || isSignature(place)
}

/** In a lesson or the report of a fault, and neither against an owner nor to an assistant. */
function isTriedByPeople({ text, passage, ...range }: Place): boolean {
  return (
    (isInLesson(text, range) || isInFaultReport(text, range)) &&
    !isAimedAtOwner(passage) &&
    !callsAssistant(text, range)
  )
}

/** In what the owner of an assistant tells it, and not aimed against him. */
function isToldByOwner({ text, passage, isForAgents, lineStart, ...range }: Place): boolean {
  return (isForAgents() || isPromptOfProgram(text, range, lineStart())) && !isAimedAtOwner(passage)
}

/** What the owner of an assistant has it refuse to whoever asks, or what a text shows of a prompt that does. */
function isRefusedByOwner(place: Place): boolean {
  const { sentence, passage, isForAgents } = place
  if (!isRefused(passage) && !isRefused(spaced(sentence()), passage)) return false
  return isForAgents() || isSetApart(place) || quotationAround(place.text, place) !== undefined
}

/** That an assistant keeps its instructions to itself, as its owner tells it in a text of his or in a program. */
function isKeptToItself({ text, passage, isForAgents, lineStart, ...range }: Place): boolean {
  return (
    isOfOwnInstructions(passage) && (isForAgents() || isPromptOfProgram(text, range, lineStart()))
  )
}

/** Whether what is quoted there asks for more than that something is forgotten. */
function isDeedSaid(place: Place): boolean {
  return asksForDeed(place.saying() ?? '')
}

/** Among texts to translate, or in what a page shows to be used by. */
function isLabel(place: Place): boolean {
  const around = place.field()
  return (
    isLabelOfWindow(place.text, place) ||
    (around !== undefined && isLabelField(around)) ||
    isTextOfProgram(place, LONGEST_CALL)
  )
}

/** In a narrated scene or a play; what is written into one for whoever reads it calls an assistant by its name, or leads somewhere. */
function isSaidInScene(place: Place): boolean {
  const { text } = place
  if (isNarratedSpeech(text, place)) return true
  const { start, end } = paragraphAround(text, place) ?? place
  const said = text.slice(Math.min(start, place.start), Math.max(end, place.end))
  return isInPlay(text, place) && callIn(said) === undefined && !leadsOn(said)
}

/** An override of instructions is an injection by another name. */
export function isInjection(
  category: Category,
  { className }: Pick<ModelCandidate, 'className'>,
): boolean {
  return category === 'injection' || (category === 'threat' && className === 'instruction_override')
}
