/** A decision in full: what it is about, what was decided, its evidence, its places, and why each detector claims it. */

import { surenessOf } from '../../src-shared/model/sureness.ts'
import { groupsAt, type Place, type ReviewGroup } from '../findings/groups.ts'
import { messages } from '../messages/en.ts'
import { findingTitle } from '../messages/finding-title.ts'
import { formatList, formatScore, labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { AlsoHere } from './also-here.tsx'
import { type Claim, claimsOf } from './claims.ts'
import { DecidingNote } from './deciding-note.tsx'
import { Evidence } from './evidence.tsx'
import { FindingReasons } from './finding-reason.tsx'
import { HiddenNote } from './hidden-note.tsx'
import { JudgementBar } from './judgement-bar.tsx'
import { JudgementHistory } from './judgement-history.tsx'
import { KindNote } from './kind-note.tsx'
import { nextStep } from './next-step.ts'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceList } from './place-list.tsx'
import { ProveIt } from './prove-it.tsx'
import { quoteLine } from './quote.ts'
import { useQuoteSource } from './quote-source.ts'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { detail: words } = messages

interface GroupDetailProps {
  readonly review: Review
  readonly judging: Judging
  readonly group: ReviewGroup
  readonly place: Place
}

export function GroupDetail({ review, judging, group, place }: GroupDetailProps) {
  const { document, groups, select } = review
  const source = useQuoteSource(review)
  const [strongest] = place.findings
  if (strongest === undefined) return null
  const claims = claimsOf(place.findings)
  const isOpen =
    !review.isRunning && !review.isGone && (review.statuses[group.index] ?? 'open') === 'open'
  return (
    <article>
      {/* Where the pane is narrow some summaries take two lines: all have the room, so that no button moves. */}
      <div className="flex items-start gap-2.5 @max-[19rem]:min-h-13">
        {/* One below the other: the summary, which names both, keeps its line. */}
        <span className="flex shrink-0 flex-col gap-0.5">
          {group.categories.map((category) => (
            <CategoryBadge key={category} category={category} />
          ))}
        </span>
        <div className="min-w-0">
          <h2 className="pr-5 leading-5 font-semibold break-words">
            {findingTitle(group, group.strongest.explanations)}
          </h2>
          <p className="text-xs text-ink-soft">
            {words.summary(
              formatList(group.categories.map((category) => messages.categories[category].name)),
              words.severities[group.severity],
              words.sureness[surenessOf(strongest.score)],
              formatScore(strongest.score),
            )}
          </p>
        </div>
      </div>
      {review.isRunning || review.isGone ? (
        <p className="mt-3 rounded-lg border border-line bg-raised p-2.5 text-ink-soft">
          {review.isRunning ? words.notYet : words.noMore}
        </p>
      ) : (
        <JudgementBar review={review} judging={judging} group={group} />
      )}
      <KindNote review={review} judging={judging} group={group} />
      {isOpen ? <DecidingNote finding={strongest} /> : null}
      {/* Below the buttons, which stay where they are from one decision to the next. */}
      <HiddenNote finding={strongest} document={document} />
      {group.asking ? (
        <p className="mt-3 rounded-md border border-line bg-warn-tint px-3 py-2">{words.asking}</p>
      ) : null}
      <h3 className="mt-4 font-semibold">{words.why}</h3>
      <div className="-mt-1">
        {claims.map((claim) => (
          <ClaimReasons
            key={claim.finding.id}
            claim={claim}
            alone={claims.length === 1}
            told={strongest.score}
          />
        ))}
      </div>
      <h3 className="mt-3 font-semibold">{words.next}</h3>
      <p className="mt-1 text-ink-soft">{nextStep(strongest)}</p>
      <Evidence
        key={place.id}
        review={review}
        place={place}
        finding={strongest}
        characters={charactersOf(place)}
      />
      <ProveIt
        key={`proof ${place.id}`}
        jobId={document.job.job_id}
        place={place}
        category={strongest.category}
      />
      {group.forms.length < 2 ? null : (
        <p className="mt-3 text-xs text-ink-soft">
          {words.calledAs(
            group.forms.flatMap((form) => {
              const [claim] = form.findings
              // Which person of several it is stands above: the forms are those of one.
              const unnumbered = { ...source, stretches: [] }
              return claim === undefined ? [] : [quoteLine(unnumbered, form, claim)]
            }),
          )}
        </p>
      )}
      {group.places.length < 2 ? null : (
        <PlaceList group={group} place={place} onSelect={select} source={source} />
      )}
      <div className="mt-4">
        <Facts>
          <Fact name={words.foundBy}>
            {formatList(group.levels.map((level) => words.levels[level]))}
          </Fact>
          {strongest.baseline === null ? null : (
            <Fact name={words.comparison}>{messages.judging.baseline[strongest.baseline]}</Fact>
          )}
        </Facts>
      </div>
      <AlsoHere groups={groupsAt(groups, group, place)} place={place} onSelect={select} />
      <PlaceFacts finding={strongest} document={document} />
      {review.isRunning || review.isGone ? null : (
        <JudgementHistory
          key={`history ${strongest.id}`}
          jobId={document.job.job_id}
          finding={strongest.id}
          revision={document.review.revision}
        />
      )}
    </article>
  )
}

interface ClaimReasonsProps {
  readonly claim: Claim
  readonly alone: boolean
  /** The score that the head of the decision tells. */
  readonly told: number
}

/** What one category says of the place; its name only where another says something else. */
function ClaimReasons({ claim: { finding, explanations }, alone, told }: ClaimReasonsProps) {
  return (
    <>
      {alone ? null : (
        <h4 className="mt-3 flex items-center gap-2 text-xs font-medium text-ink-soft">
          <CategoryBadge category={finding.category} small />
          {words.claim(messages.categories[finding.category].name, labelWords(finding.label))}
        </h4>
      )}
      <FindingReasons explanations={explanations} told={{ label: finding.label, score: told }} />
    </>
  )
}

/** Characters of a place, as the interface counts them. */
function charactersOf({ findings }: Place): number {
  const starts = findings.map(({ start_char }) => start_char)
  const ends = findings.map(({ end_char }) => end_char)
  return Math.max(...ends) - Math.min(...starts)
}
