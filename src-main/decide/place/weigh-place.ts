/**
 * What a claim weighs where it stands. An order that is quoted, that stands in a tale or that
 * tells nobody anything is seldom an attack: there more is asked of it, or it only asks for a look.
 * Names and addresses that their owners publish with a work, and mailboxes of a duty, are told and ask for
 * nothing. Measured in the guard's model card. Thresholds rise here, but for one: where a value of data calls an assistant.
 */

import { once } from '../../../src-shared/model/once.ts'
import { compareRanges, overlapFinder, type Range } from '../../../src-shared/model/spans.ts'
import type { Category, Severity } from '../../../src-shared/model/vocabulary.ts'
import type { Field } from '../../chunk/fields/field.ts'
import { type FieldsOfText, fieldsIn } from '../../chunk/fields/fields.ts'
import { isMisspelt } from '../../chunk/views/misspelt-words.ts'
import type { ModelCandidate } from '../../detect/detector.ts'
import { ofAPerson } from '../../detect/of-a-person.ts'
import { ACCEPT_THRESHOLD, isWithinReviewBand, REVIEW_BAND } from '../policy.ts'
import { sentenceAround } from '../sentence-around.ts'
import { isAboutAssistants, isBesideAddress, isDeed } from './about-assistants.ts'
import { isAboutAttacks } from './about-attacks.ts'
import { callsAssistant } from './calls.ts'
import { changesOf, isInReleaseNotes } from './change-log.ts'
import { isCommandLine } from './command-line.ts'
import { isLabelField, isPromptField, isTaskField } from './field-kinds.ts'
import { isFigures } from './figures.ts'
import { isInLesson } from './lesson.ts'
import { isNarratedSpeech } from './narrated-speech.ts'
import { isCallInField } from './planted.ts'
import { creditsOf, isRoleMailbox, OWNER_LABELS, PUBLISHED_LABELS } from './published.ts'
import { ANSWERS, type Setting } from './questions.ts'
import { fencesOf, quotationAround } from './quotations.ts'
import { isReceipt } from './receipt.ts'
import { isRequested } from './requested.ts'
import {
  isAimedAtOwner,
  isOfOwnInstructions,
  isPromptOfProgram,
  isToldToAgents,
} from './rules-for-agents.ts'
import { sampleDataOf } from './sample-data.ts'
import { sampleProgramsOf } from './sample-programs.ts'
import { isSearchPattern } from './search-pattern.ts'
import { isCompliant, isInTale, isPlainReport, isReport, isStatement } from './signs.ts'
import { isBesideTaught, isTaught } from './taught.ts'
import { spaced } from './text-around.ts'
import { isInPlay, isInTalk, isPolite } from './to-people.ts'
import { isToSubscribers } from './to-subscribers.ts'
import { isForbidden, isOfParty, isReported } from './told-of-others.ts'
import { isUnaddressed } from './unaddressed.ts'
import { unborneOf } from './unborne.ts'
import { OF_FORM, UNSEEN } from './unseen.ts'
import { isInWarning } from './warning.ts'
import { isWorthALook } from './worth-a-look.ts'
import { isForm, isLabelOfWindow, isTestCase } from './written-for.ts'

/** What reaches no threshold asks for a look, however sure it is. */
const NEVER = 1

/** What asks for nothing: no score reaches it. */
export const NO_LOOK = 2
const IGNORED = { accepted: false, threshold: NEVER, reviewFrom: NO_LOOK }

/** UTF-16 units of a value that tells something; shorter ones are names and numbers. */
const FEWEST_UNITS = 16

/** What manuals and the programs in them show samples of. */
const IN_SAMPLES: ReadonlySet<string> = new Set([
  'ADDRESS',
  'DATE_OF_BIRTH',
  'EMAIL',
  'IP_ADDRESS',
  'LOCATION',
  'ORGANIZATION',
  'PERSON',
  'PHONE',
])

/** What of a rule's finding is weighed. */
export interface RuleClaim extends Range {
  readonly label: string
  readonly severity: Severity
  readonly accepted: boolean
  readonly explanations: readonly { readonly view: string }[]
}

/** Where a finding is accepted from, and where it asks for a look from. */
export interface Bar {
  readonly accepted: boolean
  readonly threshold: number
  readonly reviewFrom: number
  readonly setting: Setting
}

/** A model's candidate with the bar of its place. */
export interface PlacedCandidate extends ModelCandidate {
  readonly setting?: Setting
  /** Whether that is what is to be said of the chunk around it, too. */
  readonly explainsChunk?: boolean
}

/** Weighs the claims on one text. */
export interface PlaceWeights {
  /** The bar of a rule's finding; undefined where it is the usual one. */
  readonly ofRule: (category: Category, claim: RuleClaim) => Bar | undefined
  readonly ofModel: <C extends ModelCandidate>(
    category: Category,
    candidate: C,
  ) => C & PlacedCandidate
  /** The same of all that was found of a category, chunks and their sentences. */
  readonly ofModels: (
    category: Category,
    candidates: readonly ModelCandidate[],
  ) => readonly PlacedCandidate[]
}

/** A stretch of a text, as the questions look at it. */
interface Place extends Range {
  readonly text: string
  readonly passage: string
  readonly sentence: () => string
  /** What stands before it in its sentence, with single spaces. */
  readonly lead: () => string
  readonly isFenced: () => boolean
  readonly isForAgents: () => boolean
  /** The field in whose value it stands; undefined where it is in none, or in several. */
  readonly field: () => Field | undefined
  readonly isPhishing: () => boolean
  readonly isInChangeLog: () => boolean
  /** Only of what a network claims. */
  readonly isUnborne: boolean
  readonly isAlone: boolean
}

/** An answer, and whether it holds of a place. */
type Asked = readonly [Setting, (place: Place) => boolean]

/** What is asked of the claims of each kind, in order: the first answer that holds counts. */
const OF_RULES: readonly Asked[] = [
  ['pattern', (place) => isSearchPattern(place.sentence())],
  [
    'example',
    (place) =>
      quotationAround(place.text, place) !== undefined ||
      place.isFenced() ||
      isTaught(place.text, place),
  ],
  [
    'change',
    (place) =>
      !isBesideAddress(place.text, place) &&
      (place.isInChangeLog() || isInReleaseNotes(place.text, place.start)) &&
      isReport(place.sentence()),
  ],
  ['party', ({ lead }) => isOfParty(lead())],
  ['forbidden', ({ lead }) => isForbidden(lead())],
  ['reported', ({ lead }) => isReported(lead())],
  ['scene', (place) => isNarratedSpeech(place.text, place) || isSaidInPlay(place)],
  ['case', (place) => isTestCase(place.text, place)],
  ['kept', ({ passage, isForAgents }) => isOfOwnInstructions(passage) && isForAgents()],
]
const OF_INJECTIONS: readonly Asked[] = [
  [
    'example',
    // In speech of a tale attacks are quoted too; between backticks and fences they are examples.
    (place) =>
      quotationAround(place.text, place) === '`' ||
      place.isFenced() ||
      isTaught(place.text, place) ||
      isBesideTaught(place.text, place),
  ],
  ['pattern', ({ passage }) => isSearchPattern(passage)],
  ['planted', isPlanted],
  ['statement', ({ passage }) => isStatement(passage)],
  ['change', ({ text, passage, start }) => isReport(passage) && isInReleaseNotes(text, start)],
  ['compliant', ({ passage }) => isCompliant(passage)],
  ['case', (place) => isTestCase(place.text, place)],
  ['label', isLabel],
  ['tale', (place) => isInTale(place.text, place)],
  ['scene', (place) => isNarratedSpeech(place.text, place) || isSaidInPlay(place)],
  ['deed', (place) => isDeed(place.text, place)],
  ['about', (place) => isAboutAssistants(place.text, place)],
  ['topic', (place) => isAboutAttacks(place.text, place) && !isBesideAddress(place.text, place)],
  ['polite', ({ passage }) => isPolite(passage)],
  [
    'talk',
    ({ text, passage, ...range }) =>
      isInTalk(text, range) && !isBesideAddress(text, range) && !isAimedAtOwner(passage),
  ],
  [
    'lesson',
    (place) =>
      isInLesson(place.text, place) &&
      !isAimedAtOwner(place.passage) &&
      !callsAssistant(place.text, place),
  ],
  [
    'owner',
    ({ text, passage, isForAgents, ...range }) =>
      (isForAgents() || isPromptOfProgram(text, range)) && !isAimedAtOwner(passage),
  ],
  [
    'task',
    ({ field, passage }) => {
      const around = field()
      return around !== undefined && isTaskField(around) && !isAimedAtOwner(passage)
    },
  ],
  ['report', ({ passage }) => isPlainReport(passage)],
  ['unborne', ({ isUnborne }) => isUnborne],
  ['unaddressed', (place) => isUnaddressed(place.text, place)],
]
const OF_THREATS: readonly Asked[] = [
  ['example', (place) => isTaught(place.text, place)],
  ['command', ({ passage }) => isCommandLine(passage)],
]
const OF_PHISHING: readonly Asked[] = [
  ['form', (place) => isForm(place.text, place)],
  ['warning', (place) => isInWarning(place.text, place)],
  ['requested', (place) => isRequested(place.text, place)],
  ...OF_THREATS,
]
const OF_PAPERS: readonly Asked[] = [['published', ({ isInChangeLog }) => isInChangeLog()]]
/** Told of people at large: a network reads single words. */
const OF_STATES: readonly Asked[] = [
  [
    'nobody',
    ({ text, start, end, passage }) => !ofAPerson(passage, { text, start, end, groups: {} }),
  ],
]
/** A message that phishes threatens its reader, who is no assistant. */
const OF_MESSAGES: readonly Asked[] = [
  ['phishing', (place) => place.isPhishing() && !callsAssistant(place.text, place)],
]
const OF_ANY_PHISHING: readonly Asked[] = [
  ['figures', ({ passage }) => isFigures(passage)],
  ['alone', ({ isAlone }) => isAlone],
  ['receipt', (place) => isReceipt(place.text, place)],
  ['list', (place) => isToSubscribers(place.text, place)],
]

/** In a value of data that calls an assistant, and neither in what its owner tells one nor in a text of a program. */
function isPlanted(place: Place): boolean {
  const field = place.field()
  if (field === undefined || !isCallInField(place.text.slice(field.start, field.end))) return false
  const isOfOwner = place.isForAgents() && !isAimedAtOwner(place.passage)
  return (
    !isOfOwner &&
    !isTaskField(field) &&
    !isTestCase(place.text, place) &&
    !isLabelOfWindow(place.text, place)
  )
}

/** Among texts to translate, or in what a page shows to be used by. */
function isLabel({ text, field, ...range }: Place): boolean {
  const around = field()
  return isLabelOfWindow(text, range) || (around !== undefined && isLabelField(around))
}

/** In a play; what is written into one for whoever reads it calls an assistant. */
function isSaidInPlay({ text, ...range }: Place): boolean {
  return isInPlay(text, range) && !callsAssistant(text, range)
}

/** Whether a claim asks for something where it stands by itself. */
function asks({ accepted, confidence, threshold, reviewFrom }: ModelCandidate): boolean {
  return accepted || isWithinReviewBand(confidence, threshold, reviewFrom)
}

/** The first answer that holds. */
function settingOf(asked: readonly Asked[], place: Place): Setting | undefined {
  return asked.find(([, holds]) => holds(place))?.[0]
}

/**
 * @param phishing where the text phishes: what threatens its reader there is no order to an assistant.
 */
export function weighPlaces(
  text: string,
  phishing: readonly Range[] = [],
  fields: () => FieldsOfText = once(() => fieldsIn(text)),
): PlaceWeights {
  const phishingOver = overlapFinder([...phishing].sort(compareRanges))
  const fences = once(() => fencesOf(text))
  const isForAgents = once(() => isToldToAgents(text))
  const changes = once(() => changesOf(text))
  const placeOf = ({
    start,
    end,
    isUnborne = false,
    isAlone = false,
  }: Range & Partial<Pick<Place, 'isUnborne' | 'isAlone'>>): Place => {
    const sentence = once(() => sentenceAround(text, { start, end }))
    const field = once(() => fields().around({ start, end }))
    const isPrompt = once(() => {
      const values = fields().over({ start, end }).filter(isLong)
      return values.length > 0 && values.every((each) => isPromptField(text, each))
    })
    return {
      text,
      start,
      end,
      passage: spaced(text.slice(start, end)),
      sentence: () => text.slice(sentence().start, sentence().end),
      lead: () => text.slice(sentence().start, start).replace(/\s+/g, ' ').trim(),
      isUnborne,
      isAlone,
      field,
      isForAgents: () => isForAgents() || isPrompt(),
      isFenced: () => fences()({ start, end }),
      isPhishing: () => phishingOver({ start, end }).length > 0,
      isInChangeLog: () => changes()(text.lastIndexOf('\n', start - 1) + 1),
    }
  }
  const credits = once(() => creditsOf(text))
  const programs = once(() => sampleProgramsOf(text))
  const samples = once(() => sampleDataOf(text))
  const published = (label: string, range: Range): Bar | undefined => {
    const isSample = IN_SAMPLES.has(label) && (programs()(range) || samples()(range))
    if (isSample) return { ...IGNORED, setting: 'sample' }
    if (!PUBLISHED_LABELS.has(label) && !OWNER_LABELS.has(label)) return undefined
    if (label === 'EMAIL' && isRoleMailbox(text.slice(range.start, range.end))) {
      return { ...IGNORED, setting: 'role' }
    }
    return credits()(range) ? { ...IGNORED, setting: 'credit' } : undefined
  }
  const weights: PlaceWeights = {
    ofRule(category, claim) {
      if (category === 'pii') return claim.accepted ? published(claim.label, claim) : undefined
      if (category === 'dlp') return undefined
      const isOfForm = OF_FORM.has(claim.label)
      const isUnseen = claim.explanations.some(({ view }) => UNSEEN.has(view))
      const place = placeOf(claim)
      // A slip of the fingers is undone as codes are, and read by everybody.
      if ((isOfForm || isUnseen) && !isMisspelt(place.passage)) return undefined
      const setting = settingOf(OF_RULES, place)
      if (setting !== undefined && ANSWERS[setting].counts === 'ignored') {
        return { ...IGNORED, setting }
      }
      if (setting === undefined && claim.accepted) return undefined
      if (category === 'injection' && !isWorthALook(text, claim, place.isForAgents)) {
        return { ...IGNORED, setting: 'faint' }
      }
      // What words beside it made doubtful asks for a look, quoted or not.
      if (setting === undefined || !claim.accepted) return undefined
      return { accepted: false, threshold: NEVER, reviewFrom: ACCEPT_THRESHOLD, setting }
    },
    ofModel(category, candidate) {
      const place = placeOf(candidate)
      const ignored = settingOf(ignoredOf(category, candidate), place)
      if (ignored) return { ...candidate, ...IGNORED, setting: ignored }
      if (category === 'pii') {
        return candidate.accepted
          ? { ...candidate, ...published(candidate.className, candidate) }
          : candidate
      }
      if (!asks(candidate)) return candidate
      const placed = placedIn(settingOf(askedOf(category, candidate), place), candidate)
      const isFaint =
        isInjection(category, placed) &&
        !placed.accepted &&
        placed.setting !== 'owner' &&
        asks(placed) &&
        !isWorthALook(text, placed, place.isForAgents)
      return isFaint ? { ...placed, reviewFrom: NO_LOOK, setting: 'faint' } : placed
    },
    ofModels(category, candidates) {
      const weighed = candidates.map((each) => weights.ofModel(category, each))
      const unborne = unborneOf(
        text,
        fields,
        weighed.filter((each) => isInjection(category, each)),
      )
      return weighed.map((each) =>
        unborne.has(each) ? weights.ofModel(category, { ...each, isUnborne: true }) : each,
      )
    },
  }
  return weights
}

/** Whether a value is more than a name or a number. */
function isLong({ start, end }: Range): boolean {
  return end - start >= FEWEST_UNITS
}

/** A candidate that asks for something, with the bar of its place. */
function placedIn<C extends ModelCandidate>(
  setting: Setting | undefined,
  candidate: C,
): C & PlacedCandidate {
  if (setting === undefined) return candidate
  if (ANSWERS[setting].counts === 'from a look') {
    // A screen alone says nothing of who is called.
    if (candidate.source === 'l2') return candidate
    const { threshold, reviewFrom = threshold - REVIEW_BAND } = candidate
    return { ...candidate, setting, threshold: Math.min(threshold, reviewFrom), accepted: true }
  }
  const threshold = thresholdIn(setting, candidate)
  if (threshold <= candidate.threshold) return candidate
  const accepted = threshold < NEVER && candidate.confidence >= threshold
  const reviewFrom = lookFrom(setting, candidate.threshold, threshold)
  const placed = { ...candidate, setting, reviewFrom, threshold, accepted }
  return { ...placed, explainsChunk: ANSWERS[setting].explainsChunk && asks(placed) }
}

/**
 * What is asked of a claim that may be nobody's concern: of phishing and injections also where they only ask for a look,
 * of papers and of states of health and beliefs where they are accepted.
 */
function ignoredOf(category: Category, { className, accepted }: ModelCandidate): readonly Asked[] {
  if (category === 'threat' && className === 'phishing') return OF_ANY_PHISHING
  if (isInjection(category, { className })) return OF_MESSAGES
  if (!accepted) return []
  if (category === 'dlp') return OF_PAPERS
  return className === 'SPECIAL_CATEGORY' ? OF_STATES : []
}

/** What is asked of an accepted injection or threat. */
function askedOf(category: Category, candidate: ModelCandidate): readonly Asked[] {
  if (isInjection(category, candidate)) return OF_INJECTIONS
  return candidate.className === 'phishing' ? OF_PHISHING : OF_THREATS
}

/** Confidence from which a candidate is accepted in a setting. */
function thresholdIn(setting: Setting, candidate: ModelCandidate): number {
  const { threshold, thresholdInTales, thresholdInCommands } = candidate
  switch (ANSWERS[setting].counts) {
    case 'from tales':
    case 'from tales, else a look':
      return thresholdInTales ?? threshold
    case 'from commands':
      return thresholdInCommands ?? threshold
    // What is ignored, and what less is asked of, was told before.
    case 'from a look':
      return threshold
    case 'ignored':
    case 'never':
      return NEVER
  }
}

/**
 * From where a claim asks for a look in a setting: halfway from the usual threshold to that of the setting, in log-odds;
 * where it counts never or else asks for a look, from the usual one. What would only have asked for a look elsewhere asks
 * for nothing.
 */
function lookFrom(setting: Setting, usual: number, raised: number): number {
  if (raised >= NEVER || ANSWERS[setting].counts === 'from tales, else a look') return usual
  const odds = Math.sqrt((usual / (1 - usual)) * (raised / (1 - raised)))
  return odds / (1 + odds)
}

/** An override of instructions is an injection by another name. */
function isInjection(
  category: Category,
  { className }: Pick<ModelCandidate, 'className'>,
): boolean {
  return category === 'injection' || (category === 'threat' && className === 'instruction_override')
}
