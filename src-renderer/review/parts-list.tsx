/** The parts of a web page or MCP server: what each is, what was found in it, and the way to it. */

import { useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { DocumentSegment } from '../../src-shared/workspace/document.ts'
import { countPerPart } from '../findings/part-counts.ts'
import { messages } from '../messages/en.ts'
import { classNames } from '../ui/class-names.ts'
import type { Review } from './use-review.ts'

const { parts: words } = messages

/** Parts drawn at first, and more at each wish: a page or server may have thousands. */
const STEP = 100

export function PartsList({ review }: { readonly review: Review }) {
  const { segments, job, findings } = review.document
  const [shown, setShown] = useState(STEP)
  const counts = useMemo(() => countPerPart(segments, findings), [segments, findings])
  const results = useMemo(
    () => new Map(job.segments?.map((segment) => [segment.id, segment])),
    [job.segments],
  )
  if (segments.length === 0) return null
  const more = segments.length - shown
  return (
    <section className="mt-5 border-t border-line pt-4" aria-label={words.title(segments.length)}>
      <h3 className="font-semibold">{words.title(segments.length)}</h3>
      <ul className="-mx-2 mt-1">
        {segments.slice(0, shown).map((segment, at) => (
          <li key={segment.id} className="[content-visibility:auto]">
            <Button
              aria-pressed={review.part?.id === segment.id}
              onPress={() => review.selectPart(segment.id)}
              className={classNames(
                'flex w-full cursor-pointer items-baseline justify-between gap-2 rounded-md px-2 py-1 text-left hover:bg-raised',
                review.part?.id === segment.id && 'bg-pressed',
              )}
            >
              <PartName segment={segment} />
              <span className="shrink-0 text-xs text-ink-soft">
                {partResult(counts[at] ?? 0, results.get(segment.id)?.decision)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {more <= 0 ? null : (
        <Button
          onPress={() => setShown(shown + STEP)}
          className="mt-1 cursor-pointer text-xs text-ink-soft hover:text-ink hover:underline"
        >
          {words.showMore(Math.min(STEP, more))}
        </Button>
      )}
    </section>
  )
}

function PartName({ segment: { kind, title } }: { readonly segment: DocumentSegment }) {
  return (
    <span className="min-w-0 truncate">
      {words.kinds[kind]}
      {title === null ? null : (
        <>
          {' '}
          <bdi className="font-mono text-xs">{visibleText(title)}</bdi>
        </>
      )}
    </span>
  )
}

/** The decision where it is not to allow, and how many findings begin in the part. */
function partResult(
  findings: number,
  decision: keyof typeof messages.decisions | undefined,
): string {
  return [
    ...(decision === undefined || decision === 'allow' ? [] : [messages.decisions[decision]]),
    ...(findings === 0 ? [] : [words.findings(findings)]),
  ].join(', ')
}
