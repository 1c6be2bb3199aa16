/** What was decided, as a picture beside a row that says it, too. */

import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { CircleCheck, CircleSlash } from '../ui/icons.ts'

export function StatusIcon({ status }: { readonly status: FindingStatus | 'rejected' }) {
  if (status === 'confirmed') {
    return <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-ink" />
  }
  if (status === 'dismissed') {
    return <CircleSlash aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
  }
  return null
}
