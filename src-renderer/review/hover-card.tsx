/** What is claimed of the words under the pointer, and why, in a few lines. */

import { reasonTitle } from '../../src-shared/model/words.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { messages } from '../messages/en.ts'
import { formatScore, labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { CodeText } from '../ui/code-text.tsx'

const { hover: words } = messages
/** Claims that a card holds; the detail pane has all. */
const SHOWN = 3

interface HoverCardProps {
  readonly groups: readonly ReviewGroup[]
  /** Ids of places, innermost first. */
  readonly targets: readonly number[]
}

export function HoverCard({ groups, targets }: HoverCardProps) {
  const wanted = new Set(targets)
  const places = groups.flatMap((group) => group.places.filter(({ id }) => wanted.has(id)))
  const claims = places.flatMap(({ findings }) => findings).toSorted((a, b) => b.score - a.score)
  // A place that several rules claim alike is said once.
  const isSame = (a: DocumentFinding, b: DocumentFinding) =>
    a.category === b.category && a.label === b.label
  const said = claims.filter(
    (claim, at) => claims.findIndex((other) => isSame(claim, other)) === at,
  )
  if (said.length === 0) return null
  return (
    <>
      {said.slice(0, SHOWN).map(({ id, category, label, score, level, explanations }) => (
        <div
          key={id}
          className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
        >
          <p className="flex items-center gap-2 font-semibold">
            <CategoryBadge category={category} small />
            {labelWords(label)}
          </p>
          <p className="text-xs text-ink-soft tabular-nums">
            {messages.categories[category].name}, {messages.detail.levels[level]},{' '}
            {words.confidence(formatScore(score))}
          </p>
          {explanations.slice(0, 1).map((reason) => (
            <p key={reason.detector_id} className="mt-0.5">
              <span className="font-medium">{reasonTitle(reason)}.</span>{' '}
              <CodeText>{reason.description}</CodeText>
            </p>
          ))}
        </div>
      ))}
      {said.length > SHOWN ? (
        <p className="mt-2 text-xs text-ink-soft">{words.more(said.length - SHOWN)}</p>
      ) : null}
    </>
  )
}
