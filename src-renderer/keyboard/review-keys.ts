/**
 * The keys of the review room, as one table: what acts, what the help shows,
 * and the test for two actions on one key all read it.
 */

import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'

export type ReviewAction =
  | 'next'
  | 'previous'
  | 'clear'
  | 'page_or_text'
  | 'hidden_characters'
  | 'mask'
  | `toggle_${Category}`

export interface KeyBinding {
  /** `KeyboardEvent.key`; letters in lower case. */
  readonly key: string
  readonly shift: boolean
  readonly action: ReviewAction
}

export const REVIEW_KEYS: readonly KeyBinding[] = [
  { key: 'j', shift: false, action: 'next' },
  { key: 'k', shift: false, action: 'previous' },
  { key: 'F8', shift: false, action: 'next' },
  { key: 'F8', shift: true, action: 'previous' },
  { key: 'Escape', shift: false, action: 'clear' },
  ...CATEGORIES.map(
    (category, index): KeyBinding => ({
      key: String(index + 1),
      shift: false,
      action: `toggle_${category}`,
    }),
  ),
  { key: 'p', shift: false, action: 'page_or_text' },
  { key: 'h', shift: false, action: 'hidden_characters' },
  { key: 'm', shift: false, action: 'mask' },
]

/** The parts of a keyboard event that decide. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * The action of a key press, or null.
 * @param singleKeys whether keys that type a character act (the setting).
 * @param typing whether the press goes to a field that takes text.
 */
export function reviewActionOf(
  press: KeyPress,
  singleKeys: boolean,
  typing: boolean,
): ReviewAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const single = press.key.length === 1
  if (single && (!singleKeys || typing)) return null
  const key = single ? press.key.toLowerCase() : press.key
  const binding = REVIEW_KEYS.find(
    (candidate) => candidate.key === key && candidate.shift === press.shiftKey,
  )
  return binding?.action ?? null
}
