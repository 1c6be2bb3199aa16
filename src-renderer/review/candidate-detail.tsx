/** A rejected candidate in full: nothing about it is to be decided. */

import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { formatScore, labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { Evidence } from './evidence.tsx'
import { FindingReasons } from './finding-reason.tsx'
import { HiddenNote } from './hidden-note.tsx'
import { PlaceFacts } from './place-facts.tsx'
import type { Review } from './use-review.ts'

const { detail: words } = messages

interface CandidateDetailProps {
  readonly review: Review
  readonly finding: DocumentFinding
}

export function CandidateDetail({ review, finding }: CandidateDetailProps) {
  const { document } = review
  return (
    <article>
      <div className="flex items-start gap-2.5">
        <CategoryBadge category={finding.category} faint />
        <div className="min-w-0">
          <h2 className="pr-5 leading-5 font-semibold break-words">{labelWords(finding.label)}</h2>
          <p className="text-xs text-ink-soft">
            {words.candidateSummary(
              messages.categories[finding.category].name,
              formatScore(finding.score),
            )}
          </p>
        </div>
      </div>
      <HiddenNote finding={finding} document={document} />
      <p className="mt-3 rounded-md border border-line bg-raised px-3 py-2 text-ink-soft">
        {words.rejected}
      </p>
      <Evidence
        review={review}
        place={finding}
        finding={finding}
        characters={finding.end_char - finding.start_char}
      />
      <div className="mt-4">
        <Facts>
          <Fact name={words.foundBy}>{words.levels[finding.level]}</Fact>
        </Facts>
      </div>
      <h3 className="mt-5 border-t border-line pt-4 font-semibold">{words.why}</h3>
      <FindingReasons explanations={finding.explanations} told={finding} />
      <PlaceFacts finding={finding} document={document} />
    </article>
  )
}
