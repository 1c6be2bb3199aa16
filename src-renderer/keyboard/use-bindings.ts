/** The keys of the review room, as the user of this window has set them. */

import { useMemo } from 'react'
import { useSettings } from '../data/settings-store.ts'
import { bindingsBy } from './bindings.ts'
import type { KeyBinding } from './review-keys.ts'

export function useBindings(): readonly KeyBinding[] {
  const keys = useSettings((state) => state.keys)
  return useMemo(() => bindingsBy(keys), [keys])
}
