/**
 * The keys of the review room, as one table: what acts, what the help shows,
 * and the test for two commands on one key all read it.
 */

import { DISMISSAL_REASONS, type DismissalReason } from '../../src-shared/model/judging.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'

export type ReviewCommand =
  | 'next'
  | 'previous'
  | 'next_open'
  | 'previous_open'
  | 'next_place'
  | 'previous_place'
  | 'clear'
  | 'confirm'
  | 'confirm_kind'
  | 'dismiss'
  | 'dismiss_kind'
  | 'dismiss_again'
  | 'suppress'
  | 'reopen'
  | 'note'
  | 'undo'
  | 'redo'
  | 'next_scan'
  | 'page_or_text'
  | 'next_view'
  | 'two_readers'
  | 'find'
  | 'find_next'
  | 'find_previous'
  | 'hidden_characters'
  | 'mask'
  | `toggle_${Category}`

export interface KeyBinding {
  /** `KeyboardEvent.key`; letters in lower case. */
  readonly key: string
  readonly shift: boolean
  /** With Ctrl, or ⌘ on a Mac. */
  readonly ctrl: boolean
  readonly command: ReviewCommand
}

function bind(key: string, command: ReviewCommand, shift = false, ctrl = false): KeyBinding {
  return { key, shift, ctrl, command }
}

export const REVIEW_KEYS: readonly KeyBinding[] = [
  bind('j', 'next'),
  bind('F8', 'next'),
  bind('k', 'previous'),
  bind('F8', 'previous', true),
  bind('j', 'next_open', true),
  bind('k', 'previous_open', true),
  bind('.', 'next_place'),
  bind(',', 'previous_place'),
  bind('a', 'confirm'),
  bind('a', 'confirm_kind', true),
  bind('d', 'dismiss'),
  bind('x', 'dismiss_kind'),
  bind('d', 'dismiss_again', true),
  bind('s', 'suppress'),
  bind('o', 'reopen'),
  bind('n', 'note'),
  bind('z', 'undo', false, true),
  bind('z', 'redo', true, true),
  bind('y', 'redo', false, true),
  bind('Escape', 'clear'),
  ...CATEGORIES.map((category, index) => bind(String(index + 1), `toggle_${category}`)),
  bind('g', 'next_scan'),
  bind('p', 'page_or_text'),
  bind('v', 'next_view'),
  bind('t', 'two_readers'),
  bind('f', 'find', false, true),
  bind('F3', 'find_next'),
  bind('F3', 'find_previous', true),
  bind('h', 'hidden_characters'),
  bind('m', 'mask'),
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
 * The command of a key press, or null.
 * @param singleKeys whether keys that type a character act (the setting).
 * @param typing whether the press goes to a field that takes text, which has an undo of its own.
 * @param bindings the table, or what its user has made of it.
 */
export function reviewCommandOf(
  press: KeyPress,
  singleKeys: boolean,
  typing: boolean,
  bindings: readonly KeyBinding[] = REVIEW_KEYS,
): ReviewCommand | null {
  if (press.altKey) return null
  const ctrl = press.ctrlKey || press.metaKey
  const types = press.key.length === 1
  if (types && (typing || (!ctrl && !singleKeys))) return null
  const key = types ? press.key.toLowerCase() : press.key
  const binding = bindings.find(
    (candidate) =>
      candidate.key === key && candidate.ctrl === ctrl && candidate.shift === press.shiftKey,
  )
  return binding?.command ?? null
}

/** The reason that a digit stands for while a reason is asked for, or null. */
export function reasonOf({ key, ctrlKey, metaKey, altKey }: KeyPress): DismissalReason | null {
  if (ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return null
  return DISMISSAL_REASONS[Number(key) - 1] ?? null
}
