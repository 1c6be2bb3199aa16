/** Where a finding stands: page or line, part of the document, characters and bytes. */

import { overlapFinder, rangesWithin } from '../../src-shared/model/spans.ts'
import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import { partHeading } from '../document/headings.ts'
import { messages } from '../messages/en.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { linesOf } from './line-of.ts'

const { detail: words } = messages

interface PlaceFactsProps {
  readonly finding: DocumentFinding
  readonly document: Pick<ReviewDocument, 'text' | 'segments' | 'source_map'>
}

export function PlaceFacts({ finding, document }: PlaceFactsProps) {
  const { text, segments, source_map } = document
  const [source] = rangesWithin(source_map, finding)
  const [segment] = overlapFinder(segments)(finding)
  return (
    <>
      <h3 className="mt-5 border-t border-line pt-4 font-semibold">{words.place}</h3>
      <div className="mt-2">
        <Facts>
          {finding.page === null ? (
            <Fact name={words.lineLabel}>{words.lines(...linesOf(text, finding))}</Fact>
          ) : (
            <Fact name={words.pageLabel}>{finding.page}</Fact>
          )}
          {segment === undefined ? null : <Fact name={words.part}>{partHeading(segment)}</Fact>}
          {source?.part === undefined ? null : (
            <Fact name={words.part}>{words.parts[source.part]}</Fact>
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
