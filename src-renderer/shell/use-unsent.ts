/**
 * Has the browser ask before a page is left with what is written nowhere: a text that was typed, files that are still to be
 * sent, rules that are being tried, steps of a review that wait for the service.
 */

import { useEffect } from 'react'
import { EXAMPLE_RULES } from '../../src-shared/model/example-rules.ts'
import { type QueueItem, useQueue } from '../data/queue-store.ts'
import { useTrialDraft } from '../data/trial-draft.ts'
import { useWaitingSteps } from '../data/waiting-steps.ts'
import { useDraft } from '../intake/draft-store.ts'

export function useUnsent(): void {
  const isTyped = useDraft(({ text }) => text.trim() !== '')
  const isUnsent = useQueue(({ items }) => items.some(wouldBeLost))
  const isTried = useTrialDraft(({ rules }) => rules.trim() !== '' && rules !== EXAMPLE_RULES)
  const isWaiting = useWaitingSteps(({ count }) => count > 0)
  const isAsked = isTyped || isUnsent || isTried || isWaiting
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
}

/** An address is kept over a reload; a browser keeps neither files nor, for us, texts. */
function wouldBeLost({ stage, content }: QueueItem): boolean {
  const isUnsent = stage.name === 'waiting' || stage.name === 'reading'
  return isUnsent && (content.kind === 'file' || content.kind === 'text')
}
