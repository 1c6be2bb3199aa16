/** The standing dismissals: what each is about, who made it and why, how long it holds, and the way to take it back. */

import { useQuery } from '@tanstack/react-query'
import type { Suppression } from '../../src-shared/workspace/judging.ts'
import { roomProblem } from '../data/http-client.ts'
import { suppressionsQuery } from '../data/judging.ts'
import { messages } from '../messages/en.ts'
import { formatDate, formatDay, labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { LiftSuppression } from '../ui/lift-suppression.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'

const { suppressions: words } = messages

export function SuppressionList() {
  const { data, error } = useQuery(suppressionsQuery())
  const problem = roomProblem(error)
  if (problem !== null) return <ProblemNote problem={problem} className="px-5 py-3.5" />
  if (data === undefined) return <p className="px-5 py-3.5 text-ink-soft">{words.loading}</p>
  return (
    <div className="px-5 py-3.5">
      <p className="text-ink-soft">{data.length === 0 ? words.none : words.listHint}</p>
      {data.length === 0 ? null : (
        <ul className="mt-1 divide-y divide-line">
          {data.map((suppression) => (
            <SuppressionRow key={suppression.id} suppression={suppression} />
          ))}
        </ul>
      )}
    </div>
  )
}

function SuppressionRow({ suppression }: { readonly suppression: Suppression }) {
  const { id, scope, source, category, label, quote } = suppression
  const { reason, note, owner, created_at, expires_at, detectors } = suppression
  return (
    <li className="flex items-start gap-3 py-2.5">
      <CategoryBadge category={category} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="font-medium">{labelWords(label)}</span>{' '}
          <bdi className="font-mono text-xs wrap-anywhere text-ink-soft">{quote}</bdi>
        </p>
        <p className="text-xs break-words text-ink-soft">
          <bdi>{words.reachOf(scope, source)}</bdi> · {messages.judging.reasons[reason]} ·{' '}
          {words.ends(expires_at === null ? null : formatDay(expires_at))}
        </p>
        {note === '' ? null : (
          <p dir="auto" className="mt-0.5 text-xs break-words">
            {note}
          </p>
        )}
        <p className="text-xs break-words text-ink-soft">
          <bdi>{words.madeBy(owner, formatDate(created_at))}</bdi>
          {detectors.length === 0 ? null : ` · ${words.detectors(detectors)}`}
        </p>
      </div>
      <LiftSuppression id={id} word={words.lift} name={words.liftName(labelWords(label), quote)} />
    </li>
  )
}
