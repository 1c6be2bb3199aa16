/** Why a scan stopped, in a sentence. */

import { messages } from '../messages/en.ts'
import type { Verdict } from './verdict.ts'

const { verdict: words } = messages

/** Of the first failure, which the others follow from; '' where there is none. */
export function failureSentence({ failures }: Verdict): string {
  const [first] = failures
  if (first === undefined) return ''
  const sentence = words.stopped(
    messages.failureStages[first.stage],
    messages.failureKinds[first.kind],
  )
  return first.retryable ? words.sentences(sentence, words.retryable) : sentence
}
