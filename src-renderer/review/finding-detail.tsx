/** A finding in full: what it is, its evidence, why each rule claims it, and where it stands. */

import { useState } from 'react'
import { maskedText } from '../../src-shared/model/mask.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { rangesWithin } from '../../src-shared/model/spans.ts'
import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { formatScore, labelWords } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { FindingReason } from './finding-reason.tsx'
import { useMasked } from './review-state.ts'

const { detail: words } = messages
/** UTF-16 units of evidence that are shown; the document holds the rest. */
const SHOWN = 600

interface FindingDetailProps {
  readonly document: ReviewDocument
  readonly finding: DocumentFinding
  /** What masking covers in the document. */
  readonly stretches: readonly Range[]
}

export function FindingDetail({ document, finding, stretches }: FindingDetailProps) {
  const result = document.job.categories[finding.category]
  return (
    <article>
      <div className="flex items-start gap-2.5">
        <CategoryBadge category={finding.category} faint={!finding.accepted} />
        <div className="min-w-0">
          <h2 className="leading-5 font-semibold break-words">{labelWords(finding.label)}</h2>
          <p className="text-xs text-ink-soft">{messages.categories[finding.category].name}</p>
        </div>
      </div>
      {finding.accepted ? null : (
        <p className="mt-3 rounded-md border border-line bg-raised px-3 py-2 text-ink-soft">
          {words.rejected}
        </p>
      )}
      <Evidence text={document.text} finding={finding} stretches={stretches} />
      <div className="mt-4">
        <Facts>
          <Fact name={words.severity}>{words.severities[finding.severity]}</Fact>
          <Fact name={words.passage}>{formatScore(finding.score)}</Fact>
          {result?.final_result === undefined ? null : (
            <Fact name={words.wholeDocument}>{formatScore(result.final_result.confidence)}</Fact>
          )}
          <Fact name={words.level}>{finding.level}</Fact>
        </Facts>
      </div>
      <h3 className="mt-5 border-t border-line pt-4 font-semibold">{words.why}</h3>
      {finding.explanations.map((explanation) => (
        <FindingReason
          key={`${explanation.detector_id} ${explanation.view}`}
          explanation={explanation}
        />
      ))}
      <Place document={document} finding={finding} />
    </article>
  )
}

interface EvidenceProps {
  readonly text: string
  readonly finding: DocumentFinding
  readonly stretches: readonly Range[]
}

function Evidence({ text, finding, stretches }: EvidenceProps) {
  const masked = useMasked()
  const [revealed, setRevealed] = useState(false)
  const value = text.slice(finding.start, Math.min(finding.end, finding.start + SHOWN))
  const covered = maskedText(text, finding, stretches, SHOWN)
  const maskable = masked && covered !== value
  const shortened = finding.end - finding.start > SHOWN
  return (
    <div className="mt-4">
      <div className="flex min-h-8 items-center justify-between">
        <h3 className="font-semibold">{words.evidence}</h3>
        {maskable ? (
          <Button weight="quiet" size="h-7 px-2" onPress={() => setRevealed(!revealed)}>
            {revealed ? words.hideValue : words.showValue}
          </Button>
        ) : null}
      </div>
      <p
        dir="auto"
        className="mt-1 max-h-48 overflow-y-auto rounded-md border border-line bg-raised px-3 py-2 font-mono text-[0.8125rem] break-words whitespace-pre-wrap"
      >
        {maskable && !revealed ? covered : value}
        {shortened ? '…' : null}
      </p>
      {shortened ? (
        <p className="mt-1 text-xs text-ink-soft">
          {words.shortened(finding.end_char - finding.start_char)}
        </p>
      ) : null}
    </div>
  )
}

function Place({ document, finding }: Pick<FindingDetailProps, 'document' | 'finding'>) {
  const [source] = rangesWithin(document.source_map, finding)
  return (
    <>
      <h3 className="mt-5 border-t border-line pt-4 font-semibold">{words.place}</h3>
      <div className="mt-2">
        <Facts>
          {finding.page === null ? null : <Fact name={words.pageLabel}>{finding.page}</Fact>}
          {source?.part === undefined ? null : (
            <Fact name={words.part}>{words.parts[source.part]}</Fact>
          )}
          {source?.hidden === undefined ? null : (
            <Fact name={words.hiddenBecause}>{words.hidden[source.hidden]}</Fact>
          )}
          {source?.change === undefined ? null : (
            <Fact name={words.change}>{words.changes[source.change]}</Fact>
          )}
          <Fact name={words.characters}>
            <span className="tabular-nums">
              {words.range(finding.start_char, finding.end_char)}
            </span>
          </Fact>
          <Fact name={words.bytes}>
            <span className="tabular-nums">
              {words.range(finding.start_byte, finding.end_byte)}
            </span>
          </Fact>
        </Facts>
      </div>
    </>
  )
}
