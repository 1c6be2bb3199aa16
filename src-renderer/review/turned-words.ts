/** Steps of a review in words: "Confirmed", "Note", "Undo of “Confirmed”". */

import type { ReviewStep } from '../data/review-step.ts'
import type { Turn } from '../data/steps-under-way.ts'
import { messages } from '../messages/en.ts'

const { judging: words } = messages

/** @param turned what undo and redo turn; null of any other step. */
export function stepWords(step: ReviewStep, turned: Turn | null): string {
  if (step.kind !== 'undo' && step.kind !== 'redo') return saidWords(step)
  return words.turns(words[step.kind], turned === null ? '' : turnedWords(turned))
}

/** What a step said that undo or redo turns; "" where the service alone knows. */
export function turnedWords({ said }: Turn): string {
  return saidWords(said)
}

function saidWords(said: Turn['said']): string {
  switch (said?.kind) {
    case 'judge':
    case 'judged':
      return words.statusWords(said.status ?? 'open', said.reason ?? null)
    case 'note':
    case 'noted':
      return words.note
    case 'suppress':
    case 'suppressed':
      return said.reason === null ? '' : words.conflict.suppression(said.reason)
    default:
      return ''
  }
}
