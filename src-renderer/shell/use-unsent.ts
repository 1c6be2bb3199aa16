/**
 * Has the browser ask before a page is left with what is written nowhere: a text that was typed, files that are still to be
 * sent, rules that are being tried, steps of a review that the service has not answered.
 */

import { useEffect } from 'react'
import { EXAMPLE_RULES } from '../../src-shared/model/example-rules.ts'
import { type QueueItem, useQueue } from '../data/queue-store.ts'
import { useIsUnderWay } from '../data/steps-under-way.ts'
import { useTrialDraft } from '../data/trial-draft.ts'
import { useDraft } from '../intake/draft-store.ts'

export function useUnsent(): void {
  const isTyped = useDraft(({ text }) => text.trim() !== '')
  const isUnsent = useQueue(({ items }) => items.some(wouldBeLost))
  const isTried = useTrialDraft(({ rules }) => rules.trim() !== '' && rules !== EXAMPLE_RULES)
  const isUnderWay = useIsUnderWay()
  const isAsked = isTyped || isUnsent || isTried || isUnderWay
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
