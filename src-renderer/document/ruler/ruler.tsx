/**
 * The strip beside the text: a lane a category, a row a stretch of the document,
 * and how much is above and below what is seen. The list holds the same for
 * whoever does not see it; its two buttons go to what is nearest.
 */

import { memo, useMemo } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { Range } from '../../../src-shared/model/spans.ts'
import { CATEGORIES } from '../../../src-shared/model/vocabulary.ts'
import { messages } from '../../messages/en.ts'
import { formatCompact } from '../../messages/format.ts'
import type { EditorLayout } from '../editor-layout.ts'
import { type Bucket, bucketsOf, outsideFinder, type RulerMark } from './buckets.ts'

const { ruler: words } = messages

interface RulerProps {
  readonly marks: readonly RulerMark[]
  readonly matches: readonly Range[]
  readonly layout: EditorLayout
  readonly onSelect: (target: number) => void
  readonly onGoTo: (place: number) => void
}

export const Ruler = memo(function Ruler(props: RulerProps) {
  const { marks, matches, layout, onSelect, onGoTo } = props
  const { ends, seen } = layout
  const sorted = useMemo(() => marks.toSorted((a, b) => a.start - b.start), [marks])
  const buckets = useMemo(() => bucketsOf(ends, sorted, matches), [ends, sorted, matches])
  const outside = useMemo(() => outsideFinder(sorted), [sorted])
  const { above, below } = useMemo(() => outside(seen), [outside, seen])
  return (
    <div className="ruler">
      <Side {...above} sign="↑" name={words.above} onSelect={onSelect} />
      <div
        aria-hidden="true"
        className="ruler-strip"
        onClick={(event) => {
          const { top, height } = event.currentTarget.getBoundingClientRect()
          const at = Math.floor(((event.clientY - top) / height) * buckets.length)
          const target = nearestTarget(buckets, at)
          if (target === null) onGoTo(ends[at - 1] ?? 0)
          else onSelect(target)
        }}
      >
        {buckets.map((bucket, index) =>
          bucket.count === 0 && !bucket.found ? null : (
            <BucketRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place
              key={index}
              bucket={bucket}
              top={(100 * index) / buckets.length}
            />
          ),
        )}
        <span className="ruler-seen" style={seenStyle(ends, seen)} />
      </div>
      <Side {...below} sign="↓" name={words.below} onSelect={onSelect} />
    </div>
  )
})

/** Rows beside a click that still count as clicked: they are a few pixels high. */
const NEAR = 2

function nearestTarget(buckets: readonly Bucket[], at: number): number | null {
  for (let away = 0; away <= NEAR; away++) {
    const target = buckets[at - away]?.target ?? buckets[at + away]?.target ?? null
    if (target !== null) return target
  }
  return null
}

interface BucketRowProps {
  readonly bucket: Bucket
  readonly top: number
}

const BucketRow = memo(function BucketRow({ bucket, top }: BucketRowProps) {
  const { categories, count, found } = bucket
  return (
    <span
      className="ruler-row"
      title={count === 0 ? undefined : words.bucket(count)}
      style={{ top: `${top}%` }}
    >
      {categories.map((category) => (
        <span
          key={category}
          className={`ruler-mark ruler-${category}`}
          style={{ insetInlineStart: `${CATEGORIES.indexOf(category) * 25}%` }}
        />
      ))}
      {found ? <span className="ruler-found" /> : null}
    </span>
  )
})

function seenStyle(ends: readonly number[], seen: Range) {
  const first = ends.findIndex((end) => end > seen.start)
  const last = ends.findIndex((end) => end >= seen.end)
  const from = first === -1 ? ends.length - 1 : first
  const to = last === -1 ? ends.length : last + 1
  return { top: `${(100 * from) / ends.length}%`, height: `${(100 * (to - from)) / ends.length}%` }
}

interface SideProps {
  readonly count: number
  readonly nearest: number | null
  readonly sign: string
  readonly name: (count: number) => string
  readonly onSelect: (target: number) => void
}

function Side({ count, nearest, sign, name, onSelect }: SideProps) {
  return (
    <AriaButton
      aria-label={name(count)}
      isDisabled={nearest === null}
      onPress={() => nearest !== null && onSelect(nearest)}
      className="ruler-side"
    >
      {count === 0 ? '' : `${sign}${formatCompact(count)}`}
    </AriaButton>
  )
}
