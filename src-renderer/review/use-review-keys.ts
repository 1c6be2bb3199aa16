/** Turns key presses inside the review room into its actions. */

import { type KeyboardEvent, useCallback } from 'react'
import { CATEGORIES } from '../../src-shared/model/vocabulary.ts'
import { useSettings } from '../data/settings-store.ts'
import { type Step, stepFinding, toggleCategory } from '../findings/findings.ts'
import { type ReviewAction, reviewActionOf } from '../keyboard/review-keys.ts'
import { type ReviewState, useMasked, useSwitches } from './review-state.ts'

/**
 * The handler for the capture phase of the room's root, so that lists do not
 * take letters for a search in their rows. `onStep` hears where a step led.
 */
export function useReviewKeys(
  review: ReviewState,
  onStep: (step: Step) => void,
): (event: KeyboardEvent) => void {
  const singleKeys = useSettings((state) => state.singleKeys)
  const masked = useMasked()

  return useCallback(
    (event) => {
      const action = reviewActionOf(event, singleKeys, isTyping(event.target))
      if (action === null) return
      if (action === 'clear' && review.selected === null) return
      event.preventDefault()
      event.stopPropagation()
      act(action, review, masked, onStep)
    },
    [review, singleKeys, masked, onStep],
  )
}

function act(
  action: ReviewAction,
  review: ReviewState,
  masked: boolean,
  onStep: (step: Step) => void,
): void {
  switch (action) {
    case 'next':
    case 'previous': {
      const step = stepFinding(
        review.lists.accepted,
        review.selected?.id ?? null,
        action === 'next' ? 1 : -1,
      )
      if (step === null) return
      review.select(step.finding.id)
      onStep(step)
      return
    }
    case 'clear':
      review.select(null)
      return
    case 'page_or_text':
      if (review.canShowPages) review.setView(review.view === 'page' ? 'text' : 'page')
      return
    case 'hidden_characters':
      useSwitches.setState((state) => ({ hiddenCharacters: !state.hiddenCharacters }))
      return
    case 'mask':
      useSwitches.setState({ masked: !masked })
      return
    default: {
      const category = CATEGORIES.find((name) => action === `toggle_${name}`)
      if (category) review.setFilter(toggleCategory(review.filter, category))
    }
  }
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  )
}
