/** How far the decisions of a scan are, the same in every list of scans; nothing where none is made. */

import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { messages } from '../messages/en.ts'
import { CircleCheck, CircleSlash } from '../ui/icons.ts'

interface OpenLeftProps {
  /** Undefined while it is not known. */
  readonly entry: Pick<HistoryEntry, 'open' | 'confirmed'> | undefined
}

export function OpenLeft({ entry }: OpenLeftProps) {
  const { open = null, confirmed = null } = entry ?? {}
  if (open === null || confirmed === null) return null
  const Icon = confirmed === 0 ? CircleSlash : CircleCheck
  return (
    <span className="inline-flex items-center gap-1 text-ink-soft">
      {open === 0 ? <Icon aria-hidden="true" className="size-4" /> : null}
      {open === 0 ? messages.verdict.decided(confirmed) : messages.verdict.openLeft(open)}
    </span>
  )
}
