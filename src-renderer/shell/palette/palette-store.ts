/** What floats above the rooms and is asked for from anywhere: the palette, the list of keys. One at a time. */

import { create } from 'zustand'

export type Floating = 'palette' | 'keys'

export const useFloating = create<{ readonly open: Floating | null }>()(() => ({ open: null }))

/** Opens one of them; null closes it. */
export function float(open: Floating | null): void {
  useFloating.setState({ open })
}
