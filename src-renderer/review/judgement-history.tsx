/** Every step that touched a finding: who, when, from what to what, and why. */

import { useQuery } from '@tanstack/react-query'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { readJudgements } from '../data/judging.ts'
import { messages } from '../messages/en.ts'
import { formatDate } from '../messages/format.ts'

const { judging: words } = messages

interface JudgementHistoryProps {
  readonly jobId: string
  readonly finding: DocumentFinding
}

export function JudgementHistory({ jobId, finding }: JudgementHistoryProps) {
  const { judgement } = finding
  const history = useQuery({
    // A new judgement is a new history.
    queryKey: ['judgements', jobId, finding.id, judgement],
    queryFn: ({ signal }) => readJudgements(jobId, finding.id, signal),
    enabled: judgement !== null,
  })
  const entries = history.data?.entries ?? []
  if (entries.length === 0) return null
  return (
    <section aria-label={words.history} className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{words.history}</h3>
      <ol className="mt-2 space-y-2">
        {entries.map(({ action, from, to }) => (
          <li key={action.seq}>
            <p>
              {words.historyActions[action.kind]}
              {from === null || to === null || from === to ? null : (
                <>: {words.step(words.statuses[from], words.statuses[to])}</>
              )}
              {action.reason === null ? null : <> ({words.reasons[action.reason]})</>}
            </p>
            {action.note === null || action.note === '' ? null : (
              <p className="break-words whitespace-pre-wrap text-ink-soft" dir="auto">
                {action.note}
              </p>
            )}
            <p className="text-xs text-ink-soft">{words.said(action.by, formatDate(action.at))}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
