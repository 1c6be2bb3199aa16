/**
 * What a claim weighs where it stands. An order that is quoted, that stands in a tale or that
 * tells nobody anything is seldom an attack: there more is asked of it, or it only asks for a look.
 * Names and addresses that their owners publish with a work, and mailboxes of a duty, are told and ask for
 * nothing. Measured in the guard's model card. Thresholds only ever rise here.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import type { Category, Severity } from '../../../src-shared/model/vocabulary.ts'
import { isMisspelt } from '../../chunk/views/misspelt-words.ts'
import type { ModelCandidate } from '../../detect/detector.ts'
import { ofAPerson } from '../../detect/of-a-person.ts'
import { ACCEPT_THRESHOLD } from '../policy.ts'
import { isAboutAssistants } from './about-assistants.ts'
import { changesOf, isInReleaseNotes } from './change-log.ts'
import { isCommandLine } from './command-line.ts'
import { isFigures } from './figures.ts'
import { creditsOf, isRoleMailbox, OWNER_LABELS, PUBLISHED_LABELS } from './published.ts'
import { fencesOf, quotationAround } from './quotations.ts'
import { isCompliant, isInTale, isReport, isStatement } from './signs.ts'
import { isBesideTaught, isTaught } from './taught.ts'

/** What reaches no threshold asks for a look, however sure it is. */
const NEVER = 1

/** What its owner published asks for nothing: no score reaches it. */
const NO_LOOK = 2

/** The bar of what is no concern of whoever looks. */
const ASKS_NOTHING = { accepted: false, threshold: NEVER, reviewFrom: NO_LOOK } as const

/** Rules that read how a text is made and not what it says: hidden in a quotation is hidden too. */
const OF_FORM: ReadonlySet<string> = new Set([
  'hidden_text',
  'hidden_html_instruction',
  'unicode_confusable',
  'zero_width_obfuscation',
  'encoded_instruction',
])
/** Views that show what no reader sees: what stands in them is shown to nobody. */
const UNSEEN: ReadonlySet<string> = new Set(['decoded', 'revealed'])

/** What of a rule's finding is weighed. */
export interface RuleClaim extends Range {
  readonly label: string
  readonly severity: Severity
  readonly accepted: boolean
  readonly explanations: readonly { readonly view: string }[]
}

/** Why more is asked of a claim where it stands. */
export type Setting =
  | 'example'
  | 'statement'
  | 'change'
  | 'compliant'
  | 'tale'
  | 'about'
  | 'command'
  | 'figures'
  | 'credit'
  | 'role'
  | 'nobody'
  | 'published'

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
}

/** Weighs the claims on one text. */
export interface PlaceWeights {
  /** The bar of a rule's finding; undefined where it is the usual one. */
  readonly ofRule: (category: Category, claim: RuleClaim) => Bar | undefined
  readonly ofModel: <C extends ModelCandidate>(
    category: Category,
    candidate: C,
  ) => C & PlacedCandidate
}

export function weighPlaces(text: string): PlaceWeights {
  let isFenced: ReturnType<typeof fencesOf> | undefined
  const inFence = (range: Range) => {
    isFenced ??= fencesOf(text)
    return isFenced(range)
  }
  let isCredit: ReturnType<typeof creditsOf> | undefined
  let isChange: ReturnType<typeof changesOf> | undefined
  const inChangeLog = ({ start }: Range) => {
    isChange ??= changesOf(text)
    return isChange(text.lastIndexOf('\n', start - 1) + 1)
  }
  const published = (label: string, range: Range): Bar | undefined => {
    if (!PUBLISHED_LABELS.has(label) && !OWNER_LABELS.has(label)) return undefined
    if (label === 'EMAIL' && isRoleMailbox(text.slice(range.start, range.end))) {
      return { ...ASKS_NOTHING, setting: 'role' }
    }
    isCredit ??= creditsOf(text)
    return isCredit(range) ? { ...ASKS_NOTHING, setting: 'credit' } : undefined
  }
  return {
    ofRule(category, claim) {
      if (category === 'pii') return claim.accepted ? published(claim.label, claim) : undefined
      if (category === 'dlp' || !claim.accepted) return undefined
      const isOfForm = OF_FORM.has(claim.label)
      const isUnseen = claim.explanations.some(({ view }) => UNSEEN.has(view))
      // A slip of the fingers is undone as codes are, and read by everybody.
      if ((isOfForm || isUnseen) && !isMisspelt(text.slice(claim.start, claim.end)))
        return undefined
      const isShown =
        quotationAround(text, claim) !== undefined || inFence(claim) || isTaught(text, claim)
      return isShown
        ? { accepted: false, threshold: NEVER, reviewFrom: ACCEPT_THRESHOLD, setting: 'example' }
        : undefined
    },
    ofModel(category, candidate) {
      if (isPhishing(category, candidate) && isFigures(passageOf(candidate))) {
        return { ...candidate, ...ASKS_NOTHING, setting: 'figures' }
      }
      if (!candidate.accepted) return candidate
      if (category === 'dlp' && inChangeLog(candidate)) {
        return { ...candidate, ...ASKS_NOTHING, setting: 'published' }
      }
      if (category === 'pii') {
        return isOfNobody(candidate)
          ? { ...candidate, ...ASKS_NOTHING, setting: 'nobody' }
          : { ...candidate, ...published(candidate.className, candidate) }
      }
      const setting = isInjection(category, candidate)
        ? settingOf(candidate)
        : threatSettingOf(candidate)
      if (setting === undefined) return candidate
      const threshold = thresholdIn(setting, candidate)
      if (threshold <= candidate.threshold) return candidate
      // What would have been accepted elsewhere asks for a look at least.
      const { reviewFrom = candidate.threshold, confidence } = candidate
      const accepted = threshold < NEVER && confidence >= threshold
      return { ...candidate, setting, reviewFrom, threshold, accepted }
    },
  }

  function settingOf(candidate: ModelCandidate): Setting | undefined {
    // In speech of a tale attacks are quoted too; between backticks and fences they are examples.
    if (quotationAround(text, candidate) === '`' || inFence(candidate)) return 'example'
    if (isTaught(text, candidate) || isBesideTaught(text, candidate)) return 'example'
    const passage = passageOf(candidate)
    if (isStatement(passage)) return 'statement'
    if (isReport(passage) && isInReleaseNotes(text, candidate.start)) return 'change'
    if (isCompliant(passage)) return 'compliant'
    if (isInTale(text, candidate)) return 'tale'
    return isAboutAssistants(text, candidate) ? 'about' : undefined
  }

  function threatSettingOf(candidate: ModelCandidate): Setting | undefined {
    if (isTaught(text, candidate)) return 'example'
    return isCommandLine(passageOf(candidate)) ? 'command' : undefined
  }

  /** Whether a state of health or a belief is told of people at large: a network reads single words. */
  function isOfNobody({ className, start, end }: ModelCandidate): boolean {
    if (className !== 'SPECIAL_CATEGORY') return false
    const value = text.slice(start, end)
    return !ofAPerson(value, { text, start, end, groups: {} })
  }

  function passageOf({ start, end }: Range): string {
    return text.slice(start, end)
  }
}

function isPhishing(category: Category, { className }: ModelCandidate): boolean {
  return category === 'threat' && className === 'phishing'
}

/** Confidence from which a candidate is accepted in a setting. */
function thresholdIn(setting: Setting, candidate: ModelCandidate): number {
  const { threshold, thresholdInTales, thresholdInCommands } = candidate
  if (setting === 'tale' || setting === 'about') return thresholdInTales ?? threshold
  if (setting === 'command') return thresholdInCommands ?? threshold
  return NEVER
}

/** An override of instructions is an injection by another name. */
function isInjection(category: Category, { className }: ModelCandidate): boolean {
  return category === 'injection' || (category === 'threat' && className === 'instruction_override')
}
