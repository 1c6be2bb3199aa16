/** The words that are the evidence, masked until they are asked for. */

import { useState } from 'react'
import { decodeHiddenRun } from '../../src-shared/model/hidden-message.ts'
import { quoteOf } from '../../src-shared/model/mask.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { evidenceText } from './quote.ts'
import { useQuoteSource } from './quote-source.ts'
import type { Review } from './use-review.ts'

const { detail: words } = messages
/** UTF-16 units of evidence that are shown; the document holds the rest. */
const SHOWN = 600

interface EvidenceProps {
  readonly review: Review
  readonly place: Range
  /** What it is evidence of: its class says what of it is masked. */
  readonly finding: DocumentFinding
  /** How long the whole evidence is, as the interface counts. */
  readonly characters: number
}

export function Evidence({ review, place, finding, characters }: EvidenceProps) {
  const source = useQuoteSource(review)
  const [revealed, setRevealed] = useState(false)
  const value = evidenceText({ ...source, masked: false }, place, finding, SHOWN)
  const covered = evidenceText(source, place, finding, SHOWN)
  const maskable = covered !== value
  const invisible = quoteOf(value) === '' ? hiddenWords(value, characters) : null
  const shortened = place.end - place.start > SHOWN
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
        {invisible ?? (revealed ? value : covered)}
        {shortened ? '…' : null}
      </p>
      {shortened ? (
        <p className="mt-1 text-xs text-ink-soft">{words.shortened(characters)}</p>
      ) : null}
    </div>
  )
}

/** What stands for evidence that has no shape: how long it is, and what it spells. */
function hiddenWords(value: string, characters: number): string {
  const decoded = decodeHiddenRun(value)
  return decoded === null
    ? messages.review.invisible(characters)
    : messages.document.hiddenRunNameDecoded(characters, decoded)
}
