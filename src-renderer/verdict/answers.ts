/** The four answers of a job in words, never joined into one. Pure. */

import type { Job } from '../../src-shared/contract/scan-result.ts'
import { safetyWords } from '../../src-shared/model/words.ts'
import { messages } from '../messages/en.ts'
import type { Tone } from '../ui/chip.tsx'

const { chips: words } = messages.verdict

export interface Answer {
  readonly name: string
  readonly said: string
  readonly tone: Tone
}

/** Decision, safety, completion and coverage, in this order; what is missing is said to be. */
export function answersInWords(job: Job): readonly Answer[] {
  const { decision, safety_status: safety, completion, coverage } = job
  return [
    {
      name: words.decision,
      said: decision ? messages.decisions[decision] : words.absent,
      tone: decision ? DECISION_TONES[decision] : 'neutral',
    },
    {
      name: words.safety,
      said: safetyWords(job) ?? words.absent,
      tone: safety ? SAFETY_TONES[safety] : 'neutral',
    },
    {
      name: words.completion,
      said: completion ? messages.completion[completion.state] : words.absent,
      tone: completion ? COMPLETION_TONES[completion.state] : 'neutral',
    },
    {
      name: words.coverage,
      said: messages.coverage[coverage.state],
      tone: coverage.state === 'complete' ? 'neutral' : 'warn',
    },
  ]
}

const DECISION_TONES = { allow: 'neutral', review: 'warn', block: 'bad' } as const satisfies Record<
  string,
  Tone
>
const SAFETY_TONES = { benign: 'neutral', review: 'warn', attack: 'bad' } as const satisfies Record<
  string,
  Tone
>
const COMPLETION_TONES = {
  complete: 'neutral',
  degraded: 'warn',
  failed: 'bad',
} as const satisfies Record<string, Tone>
