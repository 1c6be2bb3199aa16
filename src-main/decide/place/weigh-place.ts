/**
 * What a claim weighs where it stands. An order that is quoted, that stands in a tale or that
 * tells nobody anything is seldom an attack: there more is asked of it, or it only asks for a look.
 * Names and addresses that their owners publish with a work, and mailboxes of a duty, are told and ask for
 * nothing. Measured in the guard's model card. Thresholds rise here, but for three: where a value of data calls an assistant,
 * and where the signs of a lure, or of an attack on a machine, stand in what is taken for one.
 */

import { once } from '../../../src-shared/model/once.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import type { Category, Severity } from '../../../src-shared/model/vocabulary.ts'
import { NO_TURNS, type TurnsOfText } from '../../chunk/conversation/turns.ts'
import { partsOf, type TextParts } from '../../chunk/text-parts.ts'
import { isMisspelt } from '../../chunk/views/misspelt-words.ts'
import type { ModelCandidate } from '../../detect/detector.ts'
import { isPublishedNumber } from '../../detect/published-numbers.ts'
import { isTechnical } from '../../detect/technical.ts'
import { ACCEPT_THRESHOLD, isWithinReviewBand, REVIEW_BAND } from '../policy.ts'
import { ANSWERS, type Setting } from './answers/answers.ts'
import { ABUSE, askedOf, askedOfRule, ignoredOf, isInjection, settingOf } from './asked.ts'
import {
  ABUSE_FROM,
  LURE_FROM_LEAST,
  lookFrom,
  lureFrom,
  NEVER,
  NOTE_LOOKED_AT_FROM,
  SHORT_TEXT,
  thresholdIn,
} from './bars.ts'
import { isBetweenAgents } from './orders/between-agents.ts'
import { lookOfRules } from './orders/looks-of-rules.ts'
import { isOrderInData, isOrderShown, isPassingRemark } from './orders/order-all-the-same.ts'
import { isRunByAgents } from './orders/run-by-agents.ts'
import { isErrandOfTool, reachesBeyond } from './orders/use-of-tools.ts'
import { type Place, placesIn } from './place.ts'
import { changesOf } from './published/change-log.ts'
import { isHandedOut } from './published/handed-out.ts'
import {
  isAskedForPermission,
  isListMailbox,
  isProjectMailbox,
  isRoleMailbox,
  listsOf,
} from './published/mailboxes.ts'
import { isNotice } from './published/notices.ts'
import {
  creditsOf,
  IN_NOTICES,
  IN_SAMPLES,
  OWNER_LABELS,
  PUBLISHED_LABELS,
} from './published/published.ts'
import { isWebPage } from './published/web-page.ts'
import { isAboutAttacks } from './roles/about-attacks.ts'
import { isFirstGuess } from './roles/first-guesses.ts'
import { sampleDataOf } from './roles/sample-data.ts'
import { sampleProgramsOf } from './roles/sample-programs.ts'
import { isTaught } from './roles/taught.ts'
import { isTestInput } from './roles/test-input.ts'
import { isSetApart } from './roles/under-example.ts'
import { isTestCase } from './roles/written-for.ts'
import { hasAbuseSign } from './threats/abuse-signs.ts'
import { lureSigns } from './threats/lure.ts'
import { unborneOf } from './unborne.ts'
import { isInSight, isOfFormOrUnseen } from './unseen.ts'
import { isWorthALook } from './worth-a-look.ts'

/** What asks for nothing: no score reaches it. */
export const NO_LOOK = 2
export const IGNORED = { accepted: false, threshold: NEVER, reviewFrom: NO_LOOK }

/** Where what a network sees is worth a look though it calls no assistant: somebody is told to do something there. */
const LOOKED_AT: ReadonlySet<Setting | undefined> = new Set<Setting>([
  'case',
  'mention',
  'owner',
  'rules',
  'saying',
  'use',
])
/** Where it is told of and not said, or assistants are and not spoken to. */
const TOLD_OF: ReadonlySet<Setting | undefined> = new Set<Setting>([
  'about',
  'change',
  'example',
  'reported',
  'topic',
])

/** Of what numbers are printed for everybody; in a letter they may stand for somebody's. */
const PRINTED: ReadonlySet<string> = new Set(['CREDIT_CARD', 'IBAN'])
/** The field of an interface's description that holds a sample (OpenAPI, JSON Schema), before its value. */
const SAMPLE_FIELD = /(?<![\w-])["']?examples?["']?\s?:\s{0,3}\[?["']?$/i
const FIELD_READ = 24

/** What of a rule's finding is weighed. */
export interface RuleClaim extends Range {
  readonly label: string
  readonly severity: Severity
  readonly accepted: boolean
  readonly explanations: readonly { readonly view: string; readonly detectorId?: string }[]
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
  /** The same of one that only asks for a look: of what is told of or shown, and not for want of a sign of an order. */
  readonly explainsLook?: boolean
}

/** Weighs the claims on one text. */
export interface PlaceWeights {
  /** Whether the text is technical, asked once for all that decide on it. */
  readonly isTechnical: () => boolean
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

/** Of what a rule found: it asks for a look, however sure it is. */
function lookedAt(setting: Setting): Bar {
  return { accepted: false, threshold: NEVER, reviewFrom: ACCEPT_THRESHOLD, setting }
}

/** Of a code or a comment that everybody sees: where a test puts it in, or a text about attacks sets it apart. */
function shownForm(place: Place): Bar | undefined {
  if (isTestInput(place)) return { ...IGNORED, setting: 'tested' }
  if (isTestCase(place)) return lookedAt('case')
  return isSetApart(place) && isAboutAttacks(place.text, place) ? lookedAt('example') : undefined
}

/** Of what a network claims: it asks for nothing, and maybe the chunk around it does neither. */
function ignoredBy(setting: Setting) {
  const { explainsChunk } = ANSWERS[setting]
  return { ...IGNORED, setting, explainsChunk, explainsLook: explainsChunk }
}

/** A claim that by what it is, or by the signs beside it, asks for a look from less on than others, with that. */
function withOwnLook<C extends ModelCandidate>(text: string, candidate: C): C {
  const { isNote, source, confidence, threshold } = candidate
  if (isNote) return { ...candidate, reviewFrom: NOTE_LOOKED_AT_FROM }
  if (source === 'l2' || confidence >= threshold) return candidate
  const from = signedFrom(text, candidate)
  return confidence >= from ? { ...candidate, reviewFrom: from } : candidate
}

/** From where a threat counts by the signs of it that stand there; never where none does. */
function signedFrom(text: string, candidate: ModelCandidate): number {
  const { className, confidence, threshold, start, end } = candidate
  if (className === 'phishing' && confidence >= LURE_FROM_LEAST) {
    return lureFrom(lureSigns(text, candidate), threshold)
  }
  const isByItself = ABUSE.has(className) && text.length <= SHORT_TEXT
  const isNear = isByItself && confidence >= ABUSE_FROM
  return isNear && hasAbuseSign(text.slice(start, end)) ? ABUSE_FROM : NEVER
}

/** Whether a claim asks for something where it stands by itself. */
function asks({ accepted, confidence, threshold, reviewFrom }: ModelCandidate): boolean {
  return accepted || isWithinReviewBand(confidence, threshold, reviewFrom)
}

/**
 * @param phishing where the text phishes: what threatens its reader there is no order to an assistant.
 */
export function weighPlaces(
  text: string,
  phishing: readonly Range[] = [],
  parts: TextParts = partsOf(text),
): PlaceWeights {
  const { fields, turns } = parts
  const inTurn = inTurnsOf(text, turns)
  const isOfWork = once(() => isTechnical(text))
  const changes = once(() => changesOf(text, isOfWork))
  const placeOf = placesIn(text, phishing, parts, changes)
  const notice = once(() => isNotice(text))
  const credits = once(() => creditsOf(text, { isOfWork, isNotice: notice, isChange: changes() }))
  const lists = once(() => listsOf(text))
  const isPage = once(() => isWebPage(text))
  const toAgent = once(() => isBetweenAgents(text))
  const programs = once(() => sampleProgramsOf(text))
  const samples = once(() => sampleDataOf(text, isOfWork()))
  const isPrinted = (label: string, { start, end }: Range) =>
    PRINTED.has(label) &&
    isPublishedNumber(text.slice(start, end)) &&
    (SAMPLE_FIELD.test(text.slice(Math.max(0, start - FIELD_READ), start)) || isOfWork())
  const sampled = (range: Range): Bar | undefined => {
    if (programs()(range)) return { ...IGNORED, setting: 'sample' }
    return samples()(range) ? { ...IGNORED, setting: 'reserved' } : undefined
  }
  // What tests and manuals log in with; in settings it is somebody's, however easily guessed.
  const isGuessed = ({ label, accepted, start, end }: RuleClaim) =>
    accepted && label === 'CREDENTIAL' && isFirstGuess(text.slice(start, end))
  const published = (label: string, range: Range): Bar | undefined => {
    const sample = IN_SAMPLES.has(label) ? sampled(range) : undefined
    if (sample) return sample
    if (isPrinted(label, range)) return { ...IGNORED, setting: 'printed' }
    if (IN_NOTICES.has(label) && notice()) return { ...IGNORED, setting: 'credit' }
    if (!PUBLISHED_LABELS.has(label) && !OWNER_LABELS.has(label)) return undefined
    if (label === 'EMAIL') {
      const isDuty =
        isRoleMailbox(text.slice(range.start, range.end)) ||
        isListMailbox(text.slice(range.start, range.end), lists()) ||
        isAskedForPermission(text, range) ||
        (isOfWork() && isProjectMailbox(text, range))
      if (isDuty) return { ...IGNORED, setting: 'role' }
    }
    return credits()(range) ? { ...IGNORED, setting: 'credit' } : undefined
  }
  const isLookWorth = (claim: Range, place: Place, setting: Setting | undefined) =>
    isWorthALook(
      text,
      claim,
      place.isForAgents,
      () => TOLD_OF.has(setting) || isTaught(text, place),
    )
  const weights: PlaceWeights = {
    isTechnical: isOfWork,
    ofRule(category, claim) {
      if (category === 'pii') return claim.accepted ? published(claim.label, claim) : undefined
      if (category === 'dlp') {
        if (isHandedOut(text, claim, isPage)) return { ...IGNORED, setting: 'linked' }
        return isGuessed(claim) ? sampled(claim) : undefined
      }
      const message = inTurn(claim)
      if (message) return message.weights.ofRule(category, message.moved(claim))
      const place = placeOf(claim)
      // A slip of the fingers is undone as codes are, and read by everybody.
      if (isOfFormOrUnseen(claim) && !isMisspelt(place.passage))
        return isInSight(claim) ? shownForm(place) : undefined
      const look = lookOfRules(claim.explanations)
      if (look && !look.holds(place)) return { ...IGNORED, setting: 'faint' }
      const seenAs = typeof look?.setting === 'function' ? look.setting(place) : look?.setting
      if (seenAs !== undefined) return lookedAt(seenAs)
      const isRun = category === 'threat' && isRunByAgents(place)
      const isErrand = category === 'injection' && isErrandOfTool(place, claim.severity)
      const setting = isRun
        ? undefined
        : (settingOf(askedOfRule(category), place) ?? (isErrand ? 'errand' : undefined))
      if (setting !== undefined && ANSWERS[setting].counts === 'ignored') {
        return { ...IGNORED, setting }
      }
      if (setting === undefined && claim.accepted) return undefined
      const isLookedAt = setting === 'saying' || setting === 'errand' || setting === 'label'
      if (category === 'injection' && !isLookedAt && !isLookWorth(claim, place, setting)) {
        return { ...IGNORED, setting: 'faint' }
      }
      // What words beside it made doubtful asks for a look, quoted or not.
      if (setting === undefined || !claim.accepted) return undefined
      return lookedAt(setting)
    },
    ofModel(category, read) {
      const candidate = withOwnLook(text, read)
      const message = isInjection(category, candidate) ? inTurn(candidate) : undefined
      if (message) {
        const { start, end } = candidate
        const placed = message.weights.ofModel(category, message.moved(candidate))
        const isPart = placed.setting === undefined && asks(placed)
        return { ...(isPart ? placedIn('part', placed) : placed), start, end }
      }
      if (category !== 'pii' && !asks(candidate)) return candidate
      const place = placeOf(candidate)
      const ignored = settingOf(ignoredOf(category, candidate), place)
      if (ignored) return { ...candidate, ...ignoredBy(ignored) }
      if (category === 'pii') {
        return candidate.accepted
          ? { ...candidate, ...published(candidate.className, candidate) }
          : candidate
      }
      const setting = settingOf(askedOf(category, candidate), place)
      if (isInjection(category, candidate) && isPassingRemark(place, candidate, setting)) {
        return { ...candidate, ...IGNORED, setting: 'faint' }
      }
      const placed = placedIn(setting, candidate)
      // That nothing has to be done is written at no cost: what the signs of a lure bear out is looked at all the same.
      if (setting === 'requested' && !placed.accepted) {
        const from = Math.min(placed.reviewFrom ?? NEVER, signedFrom(text, candidate))
        return { ...placed, reviewFrom: from }
      }
      const isFaint =
        isInjection(category, placed) &&
        !placed.accepted &&
        !placed.isNote &&
        !LOOKED_AT.has(placed.setting) &&
        asks(placed) &&
        !isOrderShown(place, candidate, setting) &&
        !isOrderInData(place, candidate) &&
        !toAgent() &&
        !(reachesBeyond(place) && setting !== 'example') &&
        !isLookWorth(placed, place, setting)
      return isFaint ? { ...placed, reviewFrom: NO_LOOK, setting: 'faint' } : placed
    },
    ofModels(category, candidates) {
      const weighed = candidates.map((each) => weights.ofModel(category, each))
      const unborne = unborneOf(
        text,
        fields,
        turns,
        weighed.filter((each) => isInjection(category, each)),
      )
      return weighed.map((each) =>
        unborne.has(each) ? weights.ofModel(category, { ...each, isUnborne: true }) : each,
      )
    },
  }
  return weights
}

/** A turn with what is claimed of it, as of a text by itself. */
interface Message {
  readonly weights: PlaceWeights
  /** A claim with its places in the turn. */
  readonly moved: <R extends Range>(claim: R) => R
}

/**
 * Gives the turn that a claim stands in, where it is said to a program: a message, which nothing around it explains. Of one
 * in a conversation a network has to be as sure as of a part, since most say nothing but what a visitor wants: 6 of 123
 * attacks in chats become looks by that.
 */
function inTurnsOf(text: string, turns: () => TurnsOfText): (claim: Range) => Message | undefined {
  const known = new Map<number, PlaceWeights>()
  return (claim) => {
    const turn = turns().around(claim)
    if (!turn?.isToProgram) return undefined
    const weights = known.get(turn.start) ?? weighMessage(text.slice(turn.start, turn.end))
    known.set(turn.start, weights)
    return {
      weights,
      moved: (each) => ({ ...each, start: each.start - turn.start, end: each.end - turn.start }),
    }
  }
}

/** Weighs what is said in one turn, which holds no other. */
function weighMessage(text: string): PlaceWeights {
  return weighPlaces(text, [], { ...partsOf(text), turns: () => NO_TURNS })
}

/** A candidate that asks for something, with the bar of its place. */
function placedIn<C extends ModelCandidate>(
  setting: Setting | undefined,
  candidate: C,
): C & PlacedCandidate {
  if (setting === undefined) return candidate
  if (ANSWERS[setting].counts === 'from a look') {
    // Of a screen, which is right less often, no less is asked.
    if (candidate.source === 'l2') return candidate
    const { threshold, reviewFrom = threshold - REVIEW_BAND } = candidate
    return { ...candidate, setting, threshold: Math.min(threshold, reviewFrom), accepted: true }
  }
  const threshold = thresholdIn(setting, candidate)
  if (threshold <= candidate.threshold) return candidate
  const accepted = threshold < NEVER && candidate.confidence >= threshold
  const reviewFrom = lookFrom(setting, candidate, threshold)
  const placed = { ...candidate, setting, reviewFrom, threshold, accepted }
  const explainsChunk = ANSWERS[setting].explainsChunk && asks(placed)
  return { ...placed, explainsChunk, explainsLook: explainsChunk && TOLD_OF.has(setting) }
}
