/** From where a claim of a network counts in a setting, and from where it asks for a look there. */

import type { ModelCandidate } from '../../detect/detector.ts'
import { ANSWERS, type Setting } from './answers/answers.ts'

/** What reaches no threshold asks for a look, however sure it is. */
export const NEVER = 1

/**
 * A note to an assistant asks for a look from here on. Of 22 notes that are none of an attack no one lies between this and
 * the usual bar, of 30 attacks two do.
 */
export const NOTE_LOOKED_AT_FROM = 0.45

/** Kinds of signs of a lure that say nothing: honest mails that look alike show as many. */
export const PLAIN_SIGNS = 2
/** However many signs stand beside it, a network holds it for likelier than not that it phishes. */
export const LURE_FROM_LEAST = 0.5

/**
 * From where phishing counts beside so many kinds of signs of a lure: each beyond two doubles the odds. Three stand 2.4 times
 * as often in phishing as in honest mails, four 4.9 times, five and more 15 times: the geometric means of what honest twins
 * of `training/seeds/threat` and honest mails at large show.
 * @param threshold from where it counts without them, 0 to 1.
 */
export function lureFrom(signs: number, threshold: number): number {
  const odds = threshold / (1 - threshold) / 2 ** Math.max(0, signs - PLAIN_SIGNS)
  return Math.min(threshold, Math.max(LURE_FROM_LEAST, odds / (1 + odds)))
}

/**
 * From where a command or payload that is all of a text counts where a sign of an attack stands in it. Of 1,028 payloads of
 * `validation/` 44 more are found by it, of 5,500 single commands, lines of programs and values none more is taken for one; without
 * a bound of the length ten of 718 programs were.
 */
export const ABUSE_FROM = 0.6
/** UTF-16 units of such a text, at most. */
export const SHORT_TEXT = 400

/** From where a candidate counts in a tale; where its pack states nothing, as elsewhere. */
export function inTales({ thresholdsIn, threshold }: ModelCandidate): number {
  return thresholdsIn?.tales ?? threshold
}

/** The same of a part of a document. */
export function inDocuments({ thresholdsIn, threshold }: ModelCandidate): number {
  return thresholdsIn?.documents ?? threshold
}

/** From where a network is sure of a candidate: halfway between its thresholds for documents and for tales. */
export function sureFrom(candidate: ModelCandidate): number {
  return halfway(inDocuments(candidate), inTales(candidate))
}

/** The same of what shows no order by itself; a pack that states nothing of documents says it as surely as in a tale. */
function surelyAnOrder(candidate: ModelCandidate): number {
  return candidate.thresholdsIn?.documents === undefined ? inTales(candidate) : sureFrom(candidate)
}

/** Confidence from which a candidate is accepted in a setting. */
export function thresholdIn(setting: Setting, candidate: ModelCandidate): number {
  const { threshold, thresholdsIn } = candidate
  switch (ANSWERS[setting].counts) {
    case 'from tales':
    case 'from tales, else a look if sure':
    case 'from tales, else a look from documents':
      return inTales(candidate)
    case 'if sure, else a look':
      return surelyAnOrder(candidate)
    case 'from documents':
    case 'from documents, else a look':
      return inDocuments(candidate)
    case 'from commands':
      return thresholdsIn?.commands ?? threshold
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
 * where it counts never or else asks for a look, from the usual one; what others said, from the threshold for documents.
 * What would only have asked for a look elsewhere asks for nothing.
 */
export function lookFrom(setting: Setting, candidate: ModelCandidate, raised: number): number {
  const usual = candidate.threshold
  if (ANSWERS[setting].counts === 'from tales, else a look if sure') {
    return sureFrom(candidate)
  }
  if (ANSWERS[setting].counts === 'from tales, else a look from documents') {
    return inDocuments(candidate)
  }
  if (ANSWERS[setting].counts === 'from documents, else a look') return usual
  const isLook = raised >= NEVER || ANSWERS[setting].counts === 'if sure, else a look'
  return halfway(usual, isLook ? inDocuments(candidate) : raised)
}

/** Halfway between two confidences, in log-odds. */
export function halfway(a: number, b: number): number {
  const odds = Math.sqrt((a / (1 - a)) * (b / (1 - b)))
  return odds / (1 + odds)
}
