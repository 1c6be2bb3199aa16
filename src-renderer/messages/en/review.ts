/** Sentences of the review room and its list. */

import type { Category } from '../../../src-shared/model/vocabulary.ts'
import { CATEGORY_NAMES } from '../../../src-shared/model/words.ts'
import { count, formatList, formatNumber, withinSentence } from '../format.ts'

export const review = {
  title: 'Review',
  emptyTitle: 'No document open',
  awaiting: {
    lead: 'Scans with decisions that nobody has made yet, those that ask for most first.',
    list: 'Still to decide',
    all: (value: number) => `All ${formatNumber(value)} in History`,
  },
  empty: 'Open a scanned document from History, or scan a new one.',
  toHistory: 'Open History',
  toScan: 'Scan a document',
  missing: 'This document is not here any more. It was deleted, or its time ran out.',
  gone: 'This window still shows it, until you leave it. It can no longer be decided or exported.',
  listPane: 'Findings',
  documentPane: 'Document',
  detailPane: 'Details',
  panes: 'Parts of the review',
  resizeList: 'Resize the list of findings',
  resizeDetail: 'Resize the details',
  filters: 'Filters',
  filterCount: (value: number) => count(value, 'filter', 'filters'),
  clearFilters: 'Clear filters',
  search: 'Search in findings',
  facets: {
    category: 'Category',
    severity: 'Severity',
    status: 'Status',
    class: 'Class',
    level: 'Found by',
    detector: 'Rule or model',
  },
  moreOptions: (value: number) => `${formatNumber(value)} more`,
  facetOption: (name: string, value: number) => `${name}, ${count(value, 'decision', 'decisions')}`,
  list: 'Decisions',
  lowList: 'Decisions of low severity',
  rejectedList: 'Rejected candidates',
  decisions: (value: number) => count(value, 'decision', 'decisions'),
  /** Follows how many they are. */
  inLines: (lines: number) => `, ${count(lines, 'line', 'lines')}`,
  /** Instead, where some of them are folded. */
  ofThemLow: (value: number) => `, ${formatNumber(value)} low`,
  decided: (done: number, total: number) =>
    `${formatNumber(done)} of ${formatNumber(total)} decided`,
  nextScan: (name: string) => `Next to look at: ${name}`,
  nextScanShort: (name: string) => `Next: ${name}`,
  noNextScan: 'No other scan of the list needs a look',
  noNextScanShort: 'No other scan',
  /** Where the list leads nowhere from here. */
  nowhereNext: 'No next scan: none of this window’s list has ended that needs a look',
  allDecided: (total: number, confirmed: number) => {
    const said = confirmed === 0 ? 'dismissed' : confirmed === total ? 'confirmed' : null
    if (total === 1) return said === 'dismissed' ? 'Dismissed' : 'Confirmed'
    return said === null
      ? `All ${formatNumber(total)} decided, ${formatNumber(confirmed)} confirmed`
      : `All ${formatNumber(total)} ${said}`
  },
  stale: (value: number) => `${count(value, 'no longer matches', 'no longer match')} the filter`,
  refresh: 'Refresh',
  soFar: 'Found so far: the scan goes on, and can take some of it back.',
  stoppedEarly: 'Unfinished: found before the scan was stopped. The rest was not checked.',
  noneYet: 'Nothing found yet',
  noFindings: 'No findings',
  noFindingsHint: 'The detectors that ran found nothing that has to be decided.',
  notChecked: 'Not checked',
  notCheckedHint: 'The scan did not end, so nothing is known of this document.',
  noneInFilter: 'Nothing passes the filter',
  showAll: 'Show everything',
  low: (value: number) => `${formatNumber(value)} of low severity`,
  rejected: (value: number) => count(value, 'candidate rejected', 'candidates rejected'),
  rejectedHint: 'Not sure enough, or harmless where they stand; they change nothing.',
  asking: 'To look at',
  room: 'Review',
  /** On paper, where lists and documents would be cut off at the height of the window. */
  printed: 'The review is not printed. Export, “Report to read or print”, has every finding.',
  maskOn: 'Mask values',
  maskOff: 'Show masked values',
  masked: (isMasked: boolean) => (isMasked ? 'Values masked' : 'Values of this document shown'),
  previous: 'Previous decision',
  next: 'Next decision',
  /** What the list was narrowed to by a key. */
  narrowed: (categories: readonly Category[], shown: number, total: number) => {
    const of =
      categories.length === 0
        ? 'All categories'
        : `Only ${formatList(categories.map((name) => withinSentence(CATEGORY_NAMES[name])))}`
    return shown === total
      ? `${of}: ${count(total, 'decision', 'decisions')}`
      : `${of}: ${formatNumber(shown)} of ${count(total, 'decision', 'decisions')}`
  },
  /** What a key would narrow the list to that holds nothing of it. */
  nothingSelected: 'Nothing is selected',
  nothingOf: (category: Category) => `${CATEGORY_NAMES[category]}: no decisions`,
  position: (at: number, total: number) => `${formatNumber(at)} of ${formatNumber(total)}`,
  wrapped: (at: number, total: number) =>
    `Started over: ${formatNumber(at)} of ${formatNumber(total)}`,
  page: (page: number) => `p. ${formatNumber(page)}`,
  places: (value: number) => count(value, 'place', 'places'),
  /** Of a line that stands for several: how many, and while some are decided how many are left. */
  values: (value: number, open: number) =>
    open > 0 && open < value
      ? `${formatNumber(open)} of ${count(value, 'value', 'values')} open`
      : count(value, 'value', 'values'),
  /** Of a line of so many values, how many the last scan of the same source did not find. */
  newValues: (value: number, total: number) =>
    value === total ? 'New' : `${formatNumber(value)} new`,
  manyPlaces: (value: number) => `×${formatNumber(value)}`,
  rejectedStatus: 'rejected candidate',
  /** What a screen reader hears for a row: each part that there is. */
  rowName: (parts: {
    label: string
    categories: readonly string[]
    severity: string | null
    quote: string
    page: number | null
    places: number
    values: string | null
    fresh: string | null
    status: string
  }) =>
    [
      parts.label,
      formatList(parts.categories),
      parts.severity,
      parts.values,
      parts.fresh,
      `“${parts.quote}”`,
      parts.page === null ? null : `page ${formatNumber(parts.page)}`,
      parts.places === 1 ? null : count(parts.places, 'place', 'places'),
      parts.status,
    ]
      .filter((part) => part !== null)
      .join(', '),
  kind: {
    name: (label: string, value: number) => `All ${formatNumber(value)} of this kind: ${label}`,
    title: (value: number) => `${formatNumber(value)} of this kind`,
    spread: 'List each',
    fold: 'List as one',
    confirm: (value: number) => `Confirm all ${formatNumber(value)}`,
    dismiss: (value: number) => `Dismiss all ${formatNumber(value)}`,
    values: 'Values of this kind',
    step: 'Next, previous',
    unmask: 'Show values',
    more: (value: number) => `${formatNumber(value)} more`,
  },
  invisibleSpelled: (spelled: string) => `${spelled} (invisible)`,
  invisible: (characters: number) =>
    count(characters, 'invisible character', 'invisible characters'),
} as const
