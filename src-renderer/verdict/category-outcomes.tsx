/** One entry a requested category: its findings, their absence, or that it was not checked, and why. */

import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { countFindings } from './findings.ts'
import type { CategoryRow } from './verdict.ts'

interface VerdictRowsProps {
  readonly rows: readonly CategoryRow[]
  /** Exact where the document is read; the answer of the interface may leave spans out. */
  readonly findings: readonly DocumentFinding[] | null
}

export function VerdictRows({ rows, findings }: VerdictRowsProps) {
  if (rows.length === 0) return null
  const counts = findings === null ? null : countFindings(findings)
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-6 py-2">
      {rows.map((row) => (
        <li key={row.category} className="flex items-center gap-2">
          <CategoryBadge category={row.category} faint={row.state !== 'findings'} />
          <span className={row.state === 'findings' ? 'font-medium' : 'text-ink-soft'}>
            {rowWords(row, counts)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A category's result as a sentence. */
export function rowWords(
  row: CategoryRow,
  counts: Readonly<Record<Category, number>> | null,
): string {
  const { name } = messages.categories[row.category]
  switch (row.state) {
    case 'findings': {
      const count = counts?.[row.category] ?? row.count
      return count === null
        ? messages.verdict.rowFindingsUncounted(name)
        : messages.verdict.rowFindings(name, count)
    }
    case 'none':
      return messages.verdict.rowNone(name)
    case 'waiting':
      return messages.verdict.rowWaiting(name)
    case 'not_checked':
      return row.failure === null
        ? messages.verdict.rowNotChecked(name)
        : messages.verdict.rowNotCheckedWhy(name, messages.failureKinds[row.failure.kind])
  }
}
