/** How far the decisions of a scan are, the same in every list of scans; nothing where none is made. */

import { messages } from '../messages/en.ts'
import { CircleCheck } from '../ui/icons.ts'

/** @param open how many are left; null or undefined: all of them, or it is not known yet. */
export function OpenLeft({ open = null }: { readonly open: number | null | undefined }) {
  if (open === null) return null
  return (
    <span className="inline-flex items-center gap-1 text-ink-soft">
      {open === 0 ? <CircleCheck aria-hidden="true" className="size-4" /> : null}
      {messages.verdict.openLeft(open)}
    </span>
  )
}
