/** The review room that is open, for what acts on it from outside: the palette. */

import { create } from 'zustand'
import type { ReviewCommand } from './review-keys.ts'

export const useRunningRoom = create<{
  /** Does what the command's key does; null where no document is open. */
  readonly run: ((command: ReviewCommand) => void) | null
}>()(() => ({ run: null }))

/** Does what a command's key does in the open room: what is drawn with it need not be drawn anew for what it acts on. */
export function runInRoom(command: ReviewCommand): void {
  useRunningRoom.getState().run?.(command)
}
