/** The words that are the evidence, masked until they are asked for. */

import { useState } from 'react'
import { findHiddenRuns } from '../../src-shared/model/hidden-characters.ts'
import { decodeHiddenRun } from '../../src-shared/model/hidden-message.ts'
import { quoteOf } from '../../src-shared/model/mask.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { CommandKey } from '../keyboard/command-key.tsx'
import { runInRoom } from '../keyboard/running-room.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { EyeOff } from '../ui/icons.ts'
import { evidenceText } from './quote.ts'
import { useQuoteSource } from './quote-source.ts'
import type { Review } from './use-review.ts'

const { detail: words } = messages
/** UTF-16 units of evidence that are shown; the document holds the rest. */
const SHOWN = 600
/** Hidden messages that are told of one evidence. */
const SPELLED = 3

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
      {maskable && source.masked ? (
        <p className="mt-1 flex justify-end">
          {/* For whoever would show one value after the other. */}
          <Button weight="quiet" size="h-6 px-1.5 text-xs" onPress={() => runInRoom('mask')}>
            {words.showAll}
            <CommandKey command="mask" />
          </Button>
        </p>
      ) : null}
      {invisible === null ? <Spelled text={revealed ? value : covered} /> : null}
      {shortened ? (
        <p className="mt-1 text-xs text-ink-soft">{words.shortened(characters)}</p>
      ) : null}
    </div>
  )
}

/** What hidden characters among visible words spell: it is what a model reads of the evidence, and what nobody sees. */
function Spelled({ text }: { readonly text: string }) {
  const spelled = findHiddenRuns(text).flatMap(({ start, end, count }) => {
    const decoded = decodeHiddenRun(text.slice(start, end))
    return decoded === null
      ? []
      : [{ start, said: messages.document.hiddenRunNameDecoded(count, decoded) }]
  })
  return spelled.slice(0, SPELLED).map(({ start, said }) => (
    <p key={start} className="mt-1.5 flex items-start gap-2 break-words">
      <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <span className="min-w-0">{said}</span>
    </p>
  ))
}

/** What stands for evidence that has no shape: how long it is, and what it spells. */
function hiddenWords(value: string, characters: number): string {
  const decoded = decodeHiddenRun(value)
  return decoded === null
    ? messages.review.invisible(characters)
    : messages.document.hiddenRunNameDecoded(characters, decoded)
}
