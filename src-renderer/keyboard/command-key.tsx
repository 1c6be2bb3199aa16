/** The key of a command beside its button, as its user has set it; nothing where it has none. */

import { useSettings } from '../data/settings-store.ts'
import { KeyCap } from '../ui/key-cap.tsx'
import { isSingle } from './bindings.ts'
import { keyName } from './key-names.ts'
import type { ReviewCommand } from './review-keys.ts'
import { useBindings } from './use-bindings.ts'

export function CommandKey({ command }: { readonly command: ReviewCommand }) {
  const singleKeys = useSettings((state) => state.singleKeys)
  const binding = useBindings().find((candidate) => candidate.command === command)
  if (binding === undefined || (isSingle(binding) && !singleKeys)) return null
  return <KeyCap>{keyName(binding)}</KeyCap>
}
