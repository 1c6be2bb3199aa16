/** Where a finding stands: page, part of the document, characters and bytes. */

import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { Fact, Facts } from '../ui/facts.tsx'

const { detail: words } = messages

interface PlaceFactsProps {
  readonly finding: DocumentFinding
  /** What the source map says of where it begins. */
  readonly source: ReviewDocument['source_map'][number] | undefined
}

export function PlaceFacts({ finding, source }: PlaceFactsProps) {
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
