/**
 * What the panes of the review room share: the document, the filter and the
 * selection of the address, and the switches of this window.
 */

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { create } from 'zustand'
import { maskedStretches } from '../../src-shared/model/mask.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type {
  DocumentFinding,
  DocumentSegment,
  ReviewDocument,
} from '../../src-shared/workspace/document.ts'
import { useSettings } from '../data/settings-store.ts'
import type { ViewName } from '../document/document-pane.tsx'
import type { Visit } from '../document/document-view.ts'
import {
  type CategoryCounts,
  countFindings,
  type FindingLists,
  filterFindings,
  formatCategoryFilter,
  parseCategoryFilter,
} from '../findings/findings.ts'
import type { ReviewSearch } from './review-search.ts'

interface ReviewSwitches {
  /** Null until it is switched: the setting holds. */
  readonly masked: boolean | null
  readonly hiddenCharacters: boolean
  readonly rejectedOpen: boolean
  /** Where a part begins that was gone to, an object of its own for each visit. */
  readonly partVisit: Visit | null
}

/** Switches of this window; they hold for every document that is opened in it. */
export const useSwitches = create<ReviewSwitches>()(() => ({
  masked: null,
  hiddenCharacters: false,
  rejectedOpen: false,
  partVisit: null,
}))

/** Whether values are masked now. */
export function useMasked(): boolean {
  const setting = useSettings((state) => state.maskValues)
  return useSwitches((state) => state.masked) ?? setting
}

export interface ReviewState {
  readonly document: ReviewDocument
  readonly filter: readonly Category[]
  readonly lists: FindingLists
  readonly counts: CategoryCounts
  /** What masking covers in the document. */
  readonly stretches: readonly Range[]
  readonly selected: DocumentFinding | null
  /** The part that was gone to last, while no finding is selected. */
  readonly part: DocumentSegment | null
  readonly view: ViewName
  readonly canShowPages: boolean
  readonly select: (id: number | null) => void
  readonly selectPart: (id: string) => void
  readonly setFilter: (filter: readonly Category[]) => void
  readonly setView: (view: ViewName) => void
}

const PDF = 'application/pdf'

/** The state of the review room for a document, read from the address. */
export function useReviewState(document: ReviewDocument): ReviewState {
  const search = useSearch({ from: '/review/$jobId' })
  const navigate = useNavigate({ from: '/review/$jobId' })
  const filter = useMemo(() => parseCategoryFilter(search.category), [search.category])
  const lists = useMemo(
    () => filterFindings(document.findings, filter),
    [document.findings, filter],
  )
  const counts = useMemo(() => countFindings(document.findings), [document.findings])
  const stretches = useMemo(() => maskedStretches(document.findings), [document.findings])
  const canShowPages = document.media_type === PDF && document.has_original
  const change = (next: ReviewSearch) => navigate({ search: next, replace: true })

  return {
    document,
    filter,
    lists,
    counts,
    stretches,
    canShowPages,
    selected: document.findings.find((finding) => finding.id === search.span) ?? null,
    view: search.view === 'page' && canShowPages ? 'page' : 'text',
    part: document.segments.find(({ id }) => id === search.part) ?? null,
    select: (span) => change(withOptional(search, { span: span ?? undefined, part: undefined })),
    selectPart: (part) => {
      const segment = document.segments.find(({ id }) => id === part)
      useSwitches.setState({ partVisit: segment === undefined ? null : { start: segment.start } })
      change(withOptional(search, { span: undefined, part }))
    },
    setFilter: (next) => change(withOptional(search, { category: formatCategoryFilter(next) })),
    setView: (view) => change(withOptional(search, { view: view === 'page' ? view : undefined })),
  }
}

/** The search with some parts set, or left out where they are undefined. */
function withOptional(
  search: ReviewSearch,
  change: { [K in keyof ReviewSearch]?: ReviewSearch[K] | undefined },
): ReviewSearch {
  const entries = Object.entries({ ...search, ...change })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
