/**
 * Which questions are asked of the claims of each kind: of rules and of networks, on injections and on other threats, on
 * papers and on people.
 */

import type { Category } from '../../../src-shared/model/vocabulary.ts'
import { isAddressed } from '../../chunk/notes/addressed.ts'
import type { ModelCandidate } from '../../detect/detector.ts'
import { extorts } from '../../detect/extortion.ts'
import { ofAPerson } from '../../detect/of-a-person.ts'
import type { Setting } from './answers/answers.ts'
import { asksConsent } from './orders/asks-consent.ts'
import { callsAssistant } from './orders/calls.ts'
import { isConduct, isConductAmid } from './orders/conduct.ts'
import { asksForDeed } from './orders/effects.ts'
import { isTaskField } from './orders/field-kinds.ts'
import { isHousekeeping } from './orders/housekeeping.ts'
import { isOfNamedPaper } from './orders/named-papers.ts'
import { isOnlyMention, isOnlyMentionInSecret } from './orders/only-mention.ts'
import { isAimedAtOwner } from './orders/rules-for-agents.ts'
import { isInTalk, isPolite, isToWhoSumsUp } from './orders/to-people.ts'
import {
  isCarriedOut,
  isForbidden,
  isOfParty,
  isRefused,
  isReported,
  isRetold,
  isToldToPeople,
} from './orders/told-of-others.ts'
import { isInUnlistedLanguage, isUnaddressed } from './orders/unaddressed.ts'
import { isBehindUser, isUseOfTool } from './orders/use-of-tools.ts'
import { isMessage, isPart } from './part.ts'
import type { Place } from './place.ts'
import { isInReleaseNotes } from './published/change-log.ts'
import { isChangeTold, isToldByCommit } from './published/told-change.ts'
import {
  isAnswered,
  isDeedSaid,
  isKeptToItself,
  isLabel,
  isLookedFor,
  isNoteSaid,
  isPlanted,
  isQuotedBehindLead,
  isRefusedByOwner,
  isSaidInScene,
  isSaying,
  isShownOrTaught,
  isToldByOwner,
  isTriedByPeople,
  isUnaddressedButCalled,
  leadsNowhereInLetter,
  noteOf,
} from './questions.ts'
import {
  isAboutAssistants,
  isBesideAddress,
  isDeed,
  isDutyOfOne,
} from './roles/about-assistants.ts'
import { isAboutAttacks } from './roles/about-attacks.ts'
import { isInCheatSheet } from './roles/cheat-sheet.ts'
import { isMachineText } from './roles/machine-text.ts'
import { quotationAround } from './roles/quotations.ts'
import { isSearchPattern } from './roles/search-pattern.ts'
import { isOfSpecification } from './roles/specification.ts'
import { isBesideTaught, isTaughtThreat } from './roles/taught.ts'
import { isTestInput } from './roles/test-input.ts'
import {
  isButtonOfProgram,
  isTextOfProgram,
  LONGEST_CALL,
  LONGEST_TEXT,
} from './roles/text-table.ts'
import { isInWarning } from './roles/warning.ts'
import { isForm, isTestCase } from './roles/written-for.ts'
import { isCompliant, isInTale, isPlainReport, isReport, isStatement } from './signs.ts'
import { spaced } from './text-around.ts'
import { hasAbuseSign } from './threats/abuse-signs.ts'
import { asksNever } from './threats/asks-never.ts'
import { isFigures, isRows } from './threats/figures.ts'
import { isWithoutHarm } from './threats/harm-words.ts'
import { isShownInLaboratory } from './threats/lab-address.ts'
import { isLure } from './threats/lure.ts'
import { isNamed } from './threats/named-address.ts'
import { isRequested } from './threats/requested.ts'
import { wantsNothing } from './threats/to-subscribers.ts'

/** An answer, and whether it holds of a place. */
export type Asked = readonly [Setting, (place: Place) => boolean]

/** UTF-16 units behind what is told of others in which its reader is told to do it. */
const CARRIED_OUT_WITHIN = 120

/** What is asked of the claims of each kind, in order: the first answer that holds counts. */
const OF_RULES: readonly Asked[] = [
  ['kept', isRefusedByOwner],
  ['pattern', (place) => isSearchPattern(place.sentence())],
  ['phrase', isLookedFor],
  ['tested', isTestInput],
  ['laboratory', isShownInLaboratory],
  ['specified', (place) => isOfSpecification(place.text, place)],
  [
    'saying',
    (place) =>
      isSaying(place) && (isDeedSaid(place) || quotationAround(place.text, place) === undefined),
  ],
  [
    'example',
    (place) => quotationAround(place.text, place) !== undefined || isShownOrTaught(place),
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
  ['scene', isSaidInScene],
  ['case', isTestCase],
  ['shown', isButtonOfProgram],
  ['label', (place) => isTextOfProgram(place, LONGEST_CALL)],
  ['kept', isKeptToItself],
]
/** The same of threats: commands that attack a machine are listed among others by whoever looks after one. */
const OF_THREAT_RULES: readonly Asked[] = [
  ...OF_RULES,
  ['example', (place) => isInCheatSheet(place.text, place)],
]
/** What is asked of the finding of a rule. */
export function askedOfRule(category: Category): readonly Asked[] {
  return category === 'threat' ? OF_THREAT_RULES : OF_RULES
}
const OF_INJECTIONS: readonly Asked[] = [
  [
    'example',
    // In speech of a tale attacks are quoted too; as code they are examples.
    (place) =>
      isShownOrTaught(place) || isQuotedBehindLead(place) || isBesideTaught(place.text, place),
  ],
  ['saying', (place) => isSaying(place) && isDeedSaid(place) && !isUnaddressed(place.text, place)],
  ['pattern', ({ passage }) => isSearchPattern(passage)],
  ['behind', isBehindUser],
  ['use', isUseOfTool],
  ['planted', isPlanted],
  [
    'statement',
    (place) =>
      isStatement(place.isNote ? noteOf(place) : place.passage) && !isDutyOfOne(place.passage),
  ],
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
  [
    'mention',
    (place) =>
      !isNoteSaid(place) &&
      quotationAround(place.text, place) === undefined &&
      isPart(place.text, place) &&
      isOnlyMention(place) &&
      !isOnlyMentionInSecret(place),
  ],
  [
    'part',
    (place) => !isNoteSaid(place) && isPart(place.text, place) && !isOnlyMentionInSecret(place),
  ],
  ['tongue', (place) => !place.isNote && isInUnlistedLanguage(place.text, place)],
]
const OF_THREATS: readonly Asked[] = [['example', (place) => isTaughtThreat(place.text, place)]]
/** Attacks on a machine. */
const OF_ABUSE: readonly Asked[] = [
  ...OF_THREATS,
  ['example', (place) => isInCheatSheet(place.text, place)],
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
  ['answered', isAnswered],
  ...OF_THREATS,
  ['lure', (place) => isLure(place.text, place)],
]
const OF_HARM: readonly Asked[] = [['harmless', ({ passage }) => isWithoutHarm(passage)]]
/** An invoice and a board paper read alike to a network. */
const OF_PAPERS: readonly Asked[] = [['unmarked', () => true]]
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
  ['kept', isRefusedByOwner],
  ['housekeeping', (place) => isHousekeeping(place.text, place)],
  ['phishing', (place) => place.isPhishing() && !callsAssistant(place.text, place)],
  ['shown', isButtonOfProgram],
  ['phrase', isLookedFor],
  ['tested', isTestInput],
]
const OF_ANY_PHISHING: readonly Asked[] = [
  // Whoever phishes sends a message, and no table of its lines.
  ['shown', (place) => isTextOfProgram(place, LONGEST_TEXT)],
  [
    'figures',
    (place) => isFigures(place.passage) || isRows(place.text.slice(place.start, place.end)),
  ],
  ['warned', (place) => isInWarning(place.text, place) && place.leadsNowhere()],
  ['warned', (place) => asksNever(place.text, place) && place.leadsNowhereBelowHead()],
  ['alone', ({ isAlone }) => isAlone],
  ['extortion', ({ text, start, end }) => extorts(text, start, end)],
  ['list', (place) => place.isToSubscribers() && wantsNothing(place.text, place)],
  ['named', isNamed],
  ['letter', leadsNowhereInLetter],
]

/**
 * What is asked of a claim that may be nobody's concern: of phishing, injections and papers also where they only ask for a
 * look, of states of health and beliefs where they are accepted.
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
  if (className === 'INTERNAL_RECORD') return OF_PAPERS
  return accepted && className === 'SPECIAL_CATEGORY' ? OF_STATES : []
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

/** An override of instructions is an injection by another name. */
export function isInjection(
  category: Category,
  { className }: Pick<ModelCandidate, 'className'>,
): boolean {
  return category === 'injection' || (category === 'threat' && className === 'instruction_override')
}
