/** The review room that is open, for what acts on it from outside: the palette. */

import { create } from 'zustand'
import type { ReviewCommand } from './review-keys.ts'

export const useRunningRoom = create<{
  /** Does what the command's key does; null where no document is open. */
  readonly run: ((command: ReviewCommand) => void) | null
}>()(() => ({ run: null }))
