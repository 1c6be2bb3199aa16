/** The keys that act in every room. With those of the review room they are all that there are. */

import type { KeyPress } from './review-keys.ts'

export type AppCommand = 'palette' | 'settings' | 'keys' | 'room'

export interface AppKey {
  /** `KeyboardEvent.key`, or the first and last of a row of digits. */
  readonly key: string
  readonly ctrl: boolean
  readonly command: AppCommand
}

export const APP_KEYS: readonly AppKey[] = [
  { key: 'k', ctrl: true, command: 'palette' },
  { key: ',', ctrl: true, command: 'settings' },
  { key: '1…5', ctrl: true, command: 'room' },
  { key: '?', ctrl: false, command: 'keys' },
]

/**
 * The command of a key press, or null.
 * @param singleKeys whether keys that type a character act (the setting).
 * @param typing whether the press goes to a field that takes text.
 */
export function appCommandOf(
  press: KeyPress,
  singleKeys: boolean,
  typing: boolean,
): AppCommand | null {
  const ctrl = press.ctrlKey || press.metaKey
  if (press.altKey || (ctrl && press.shiftKey)) return null
  if (!ctrl && (typing || !singleKeys)) return null
  const key = /^[1-5]$/.test(press.key) ? '1…5' : press.key.toLowerCase()
  return APP_KEYS.find((binding) => binding.key === key && binding.ctrl === ctrl)?.command ?? null
}
