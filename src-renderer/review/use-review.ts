/**
 * What the panes of the review room share: the document's groups, which of them
 * are listed, and what is selected. Filter and selection stand in the address.
 */

import { useNavigate } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { maskedStretches, QUOTE_READ } from '../../src-shared/model/mask.ts'
import type {
  DocumentFinding,
  DocumentSegment,
  ReviewDocument,
} from '../../src-shared/workspace/document.ts'
import { groupStatuses } from '../../src-shared/workspace/group-statuses.ts'
import { type DocumentAhead, useDocumentAhead } from '../data/steps-under-way.ts'
import { sheetsIn } from '../document/table/sheets-in.ts'
import type { ViewName } from '../document/views.ts'
import {
  countNarrowing,
  type FilteredGroup,
  type FindingFilter,
  formatFilter,
  parseFilter,
  passes,
} from '../findings/filter.ts'
import { type Place, type ReviewGroup, reviewGroups } from '../findings/groups.ts'
import { type Kinds, kindsOf } from '../findings/kinds.ts'
import { valueNumbers } from '../findings/value-numbers.ts'
import { labelWords } from '../messages/format.ts'
import { changeCount } from './change-count.ts'
import { useReviewOptions } from './review-options.ts'
import { changedSearch, type ReviewSearch, type ReviewSearchChange } from './review-search.ts'
import { useReviewSearch } from './use-review-search.ts'

/** What masking covers in a document. */
export type MaskedStretches = ReturnType<typeof maskedStretches>

export interface Review extends DocumentAhead {
  /** The scan goes on: more will be found, and nothing is decided yet. */
  readonly isRunning: boolean
  /** Deleted or expired since it was opened: it can be looked at, and nothing more. */
  readonly isGone: boolean
  readonly groups: readonly ReviewGroup[]
  /** By the index of the group. */
  readonly statuses: readonly FindingStatus[]
  readonly filter: FindingFilter
  /** What a search reads of a group. */
  readonly textOf: (group: ReviewGroup) => string
  /** Groups that passed the filter when it was set, the gravest first; judging takes none away. */
  readonly listed: readonly ReviewGroup[]
  /** Of the listed ones those that share a line of the list. */
  readonly kinds: Kinds
  /** How many of the listed ones the filter would not let through any more. */
  readonly stale: number
  /** Applies the filter anew. */
  readonly refresh: () => void
  /** Candidates below their thresholds that ask for nothing. */
  readonly rejected: readonly DocumentFinding[]
  readonly stretches: MaskedStretches
  readonly selected: ReviewGroup | null
  /** The place of the selected group that is looked at. */
  readonly place: Place | null
  /** The rejected candidate that is looked at; null while a group is. */
  readonly candidate: DocumentFinding | null
  /** The part that was gone to last, while nothing is selected. */
  readonly part: DocumentSegment | null
  readonly view: ViewName
  /** Those that the document can be looked at in, in their order. */
  readonly views: readonly ViewName[]
  /** Selects the place or candidate that a finding stands for; null selects nothing. */
  readonly select: (finding: number | null) => void
  readonly selectPart: (id: string) => void
  readonly setFilter: (filter: FindingFilter) => void
  readonly setView: (view: ViewName) => void
}

/** Documents that can be shown as they look, where the file that was read is kept. */
const LOOKS: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/html',
])
/** Its text is the file. */
const MARKDOWN = 'text/markdown'

/** The first of them is the one that a document opens in. */
function viewsOf(document: ReviewDocument): readonly [ViewName, ...ViewName[]] {
  const { media_type, has_original, changes } = document
  const hasLooks = media_type === MARKDOWN || (LOOKS.has(media_type) && has_original)
  const isTable = sheetsIn(document) !== null
  return [
    ...(isTable ? (['table', 'text'] as const) : (['text'] as const)),
    ...(hasLooks ? (['page'] as const) : []),
    'decoded',
    'bytes',
    ...(changes !== null && changeCount(changes) > 0 ? (['changes'] as const) : []),
  ]
}

/** The state of the review room for a document as it was read; `isGone` as in {@link Review}. */
export function useReview(read: ReviewDocument, isGone = false): Review {
  const ahead = useDocumentAhead(read)
  const { document } = ahead
  const { findings, groups: named, text, segments } = document
  const search = useReviewSearch()
  const navigate = useNavigate({ from: '/review/$jobId' })

  // A fold that was opened over one document would draw its marks over the next, and who let one
  // document's values be seen has not looked at the next one yet; nor is anything looked for in it.
  // Before anything of it is painted.
  useLayoutEffect(() => {
    const fresh = { rejectedOpen: false, masked: null, ended: null, findAsked: null }
    useReviewOptions.setState(fresh)
  }, [])

  // Judging changes findings, never the groups: what hangs on these alone is made once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const groups = useMemo(() => reviewGroups(document), [named])
  const statuses = useMemo(() => groupStatuses({ groups: named, findings }), [named, findings])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const stretches = useMemo(() => {
    const numbers = valueNumbers({ text, findings }, groups)
    return maskedStretches(findings, ({ id }) => numbers.get(id))
  }, [groups])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const rejected = useMemo(() => findings.filter(({ group }) => group === null), [named])

  const filterKey = JSON.stringify(formatFilter(parseFilter(search)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it.
  const filter = useMemo(() => parseFilter(search), [filterKey])
  const textOf = useCallback((group: ReviewGroup) => searchedText(text, group), [text])
  const [refreshes, setRefreshes] = useState(0)
  const filtered = (group: ReviewGroup): FilteredGroup => ({
    group,
    status: statuses[group.index] ?? 'open',
  })
  // Statuses are read as they are when the filter is set: judging must not make rows jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const listed = useMemo(
    () =>
      countNarrowing(filter) === 0
        ? groups
        : groups.filter((group) => passes(filter, filtered(group), textOf)),
    [groups, filter, textOf, refreshes],
  )
  const kinds = useMemo(() => kindsOf(listed), [listed])
  const stale =
    filter.facets.status.length === 0
      ? 0
      : listed.filter((group) => !passes(filter, filtered(group), textOf)).length

  const isRunning = document.job.status === 'running'
  const finding = search.span === undefined ? undefined : findings[search.span]
  const selected = (finding && finding.group !== null && groups[finding.group]) || null
  const place =
    selected?.places.find(({ findings: claims }) => claims.some(({ id }) => id === finding?.id)) ??
    null
  const candidate = finding?.group === null ? finding : null
  // Judging makes the document anew, and nothing that its views are told by.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const views = useMemo(() => viewsOf(document), [text, document.changes])

  const change = useCallback(
    (next: ReviewSearchChange | ((before: ReviewSearch) => ReviewSearchChange)) =>
      void navigate({
        search: (before) => changedSearch(before, typeof next === 'function' ? next(before) : next),
        replace: true,
      }),
    [navigate],
  )
  const actions = useMemo(
    () => ({
      select: (span: number | null) => {
        useReviewOptions.setState({ dismissing: null, writingReason: false, ended: null })
        // What changed has no places of the text: a place is looked at in the text.
        change((before) => ({
          span: span ?? undefined,
          part: undefined,
          view: before.view === 'changes' && span !== null ? undefined : before.view,
        }))
      },
      selectPart: (part: string) => {
        const segment = segments.find(({ id }) => id === part)
        useReviewOptions.setState({ partVisit: segment ? { start: segment.start } : null })
        change({ span: undefined, part })
      },
      setFilter: (next: FindingFilter) => {
        // Another list may hold what is open.
        useReviewOptions.setState({ ended: null })
        change(formatFilter(next))
      },
      setView: (view: ViewName) => change({ view: view === views[0] ? undefined : view }),
      refresh: () => setRefreshes((count) => count + 1),
    }),
    [change, segments, views],
  )

  const view = views.find((name) => name === search.view) ?? views[0]
  const part = segments.find(({ id }) => id === search.part) ?? null
  useSameSelected(document, finding, change)
  useListedSelected(listed, selected, change)
  const review: Review = {
    ...ahead,
    isRunning,
    isGone,
    groups,
    statuses,
    filter,
    textOf,
    listed,
    kinds,
    stale,
    rejected,
    stretches,
    selected,
    place,
    candidate,
    part,
    view,
    views,
    ...actions,
  }
  // The same object until one of its values is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are all of them.
  return useMemo(() => review, Object.values(review))
}

/** While a scan goes on, findings join before the selected one, whose number changes then: it stays selected. */
function useSameSelected(
  { findings }: ReviewDocument,
  finding: DocumentFinding | undefined,
  change: (next: ReviewSearchChange) => void,
): void {
  const before = useRef({ findings, finding })
  useLayoutEffect(() => {
    const was = before.current
    before.current = { findings, finding }
    const moved = was.findings !== findings && was.finding?.id === finding?.id
    if (!moved || was.finding === undefined) return
    const { fingerprint, start } = was.finding
    if (finding?.fingerprint === fingerprint && finding.start === start) return
    const same = findings.find((each) => each.fingerprint === fingerprint && each.start === start)
    change({ span: same?.id })
  }, [findings, finding, change])
}

/** What a filter leaves out is no longer selected: a key would decide what the list does not show. */
function useListedSelected(
  listed: readonly ReviewGroup[],
  selected: ReviewGroup | null,
  change: (next: ReviewSearchChange) => void,
): void {
  // An address may name what its filter leaves out: who opens it is to see that.
  const before = useRef(listed)
  useLayoutEffect(() => {
    if (before.current === listed) return
    before.current = listed
    if (selected !== null && !listed.includes(selected)) change({ span: undefined })
  }, [listed, selected, change])
}

/** The evidence of a group, its classes and its detectors. */
function searchedText(text: string, { places, labels, detectors }: ReviewGroup): string {
  const evidence = places.map(({ start, end }) =>
    text.slice(start, Math.min(end, start + QUOTE_READ)),
  )
  return [...new Set(evidence), ...labels, ...labels.map(labelWords), ...detectors].join('\n')
}
