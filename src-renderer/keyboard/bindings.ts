/** The keys of the review room as their user has set them, over the table that ships. */

import { type KeyBinding, REVIEW_KEYS, type ReviewCommand } from './review-keys.ts'

/** Keys by command, as {@link chordOf} writes them; an empty one is none. */
export type ChosenKeys = Readonly<Record<string, string>>

/** `j`, `Shift+j`, `Shift+F8`: one key without Ctrl, as it is kept. */
export function chordOf({ key, shift }: Pick<KeyBinding, 'key' | 'shift'>): string {
  const name = key.length === 1 ? key.toLowerCase() : key
  return shift ? `Shift+${name}` : name
}

/** Whether a key types a character: those can be set, and switched off together. */
export function isSingle({ key, ctrl }: KeyBinding): boolean {
  return key.length === 1 && !ctrl
}

/**
 * The table with what was chosen in place of the keys that type a character. A command that came with
 * a later release has no key where its user had given that to another.
 */
export function bindingsBy(chosen: ChosenKeys): readonly KeyBinding[] {
  const taken = new Set(Object.values(chosen))
  return REVIEW_KEYS.flatMap((binding) => {
    const chord = isSingle(binding) ? chosen[binding.command] : undefined
    if (chord === undefined)
      return isSingle(binding) && taken.has(chordOf(binding)) ? [] : [binding]
    const key = chord.replace(/^Shift[+]/, '')
    return key === '' ? [] : [{ ...binding, key, shift: key !== chord }]
  })
}

/** Why a press cannot become the key of a command: what has it already, or that it types nothing; null where it can. */
export function conflictOf(
  command: ReviewCommand,
  pressed: Pick<KeyBinding, 'key' | 'shift'>,
  bindings: readonly KeyBinding[],
): ReviewCommand | 'keys' | 'not_single' | null {
  if (pressed.key.length !== 1 || pressed.key === ' ') return 'not_single'
  // Opens the list of keys, in every room.
  if (pressed.key === '?') return 'keys'
  const chord = chordOf(pressed)
  const other = bindings.find(
    (binding) => binding.command !== command && !binding.ctrl && chordOf(binding) === chord,
  )
  return other?.command ?? null
}
