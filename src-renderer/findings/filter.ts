/**
 * Which groups the list lets through, as the address holds it: facets of one
 * kind widen each other, facets of different kinds narrow. Pure.
 */

import { FINDING_STATUSES, type FindingStatus } from '../../src-shared/model/judging.ts'
import { CATEGORIES, LEVELS, SEVERITIES } from '../../src-shared/model/vocabulary.ts'
import type { ReviewGroup } from './groups.ts'

/** Kinds of facets, under the names that the address has for them. */
export const FACETS = ['category', 'severity', 'status', 'class', 'level', 'detector'] as const
export type Facet = (typeof FACETS)[number]

export interface FindingFilter {
  /** What is chosen of each kind; an empty list lets everything through. */
  readonly facets: Readonly<Record<Facet, readonly string[]>>
  /** Part of the evidence, the class or a detector, in any case; empty for all. */
  readonly text: string
}

/** A group and what is judged of it, as the filter sees it. */
export interface FilteredGroup {
  readonly group: ReviewGroup
  readonly status: FindingStatus
}

/** Values that the vocabulary lists; of the other kinds any name can be one. */
const LISTED: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  category: CATEGORIES,
  severity: SEVERITIES,
  status: FINDING_STATUSES,
  level: LEVELS,
}
/** Names of one kind that an address can hold. */
const MOST_NAMES = 50

const VALUES: Readonly<Record<Facet, (filtered: FilteredGroup) => readonly string[]>> = {
  category: ({ group }) => group.categories,
  severity: ({ group }) => [group.severity],
  status: ({ status }) => [status],
  class: ({ group }) => group.labels,
  level: ({ group }) => group.levels,
  detector: ({ group }) => group.detectors,
}

/** What the address says of a filter. */
export type FilterSearch = { readonly [F in Facet]?: string } & { readonly q?: string }

/** Reads a filter from the address: names with commas between. Unknown names are dropped. */
export function parseFilter(search: FilterSearch): FindingFilter {
  const facets = Object.fromEntries(
    FACETS.map((facet) => {
      const names = (search[facet]?.split(',') ?? []).filter((name) => name !== '')
      const listed = LISTED[facet]
      const known = listed === undefined ? names : listed.filter((name) => names.includes(name))
      return [facet, [...new Set(known)].slice(0, MOST_NAMES)]
    }),
  ) as unknown as FindingFilter['facets']
  return { facets, text: search.q ?? '' }
}

/** The filter as the address holds it; what lets everything through is `undefined`. */
export function formatFilter({ facets, text }: FindingFilter): {
  readonly [K in keyof FilterSearch]-?: string | undefined
} {
  const names = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      facets[facet].length === 0 ? undefined : facets[facet].join(','),
    ]),
  ) as Record<Facet, string | undefined>
  return { ...names, q: text === '' ? undefined : text }
}

/** How many kinds of the filter narrow the list. */
export function countNarrowing({ facets, text }: FindingFilter): number {
  return FACETS.filter((facet) => facets[facet].length > 0).length + (text === '' ? 0 : 1)
}

/** Adds a value to its facet, or takes it out. */
export function toggleFacet(filter: FindingFilter, facet: Facet, value: string): FindingFilter {
  const names = filter.facets[facet]
  const next = names.includes(value) ? names.filter((name) => name !== value) : [...names, value]
  const order = LISTED[facet]
  const sorted = order === undefined ? next : order.filter((name) => next.includes(name))
  // All of them together narrow nothing.
  const all = facet === 'category' && sorted.length === CATEGORIES.length
  return { ...filter, facets: { ...filter.facets, [facet]: all ? [] : sorted } }
}

/**
 * Whether a filter lets a group through.
 * @param textOf what a search reads of a group; asked only where something is searched for.
 */
export function passes(
  filter: FindingFilter,
  filtered: FilteredGroup,
  textOf: (group: ReviewGroup) => string,
): boolean {
  return FACETS.every((facet) => passesFacet(filter, facet, filtered)) && passesText()

  function passesText(): boolean {
    const wanted = filter.text.trim().toLowerCase()
    return wanted === '' || textOf(filtered.group).toLowerCase().includes(wanted)
  }
}

function passesFacet({ facets }: FindingFilter, facet: Facet, filtered: FilteredGroup): boolean {
  const wanted = facets[facet]
  return wanted.length === 0 || VALUES[facet](filtered).some((value) => wanted.includes(value))
}

/** A value of a facet, and how many groups it would let through beside what else is chosen. */
export interface FacetOption {
  readonly value: string
  readonly count: number
  readonly chosen: boolean
}

/** What can be chosen of each kind, in the order of the vocabulary, else the most frequent first. */
export function facetOptions(
  groups: readonly FilteredGroup[],
  filter: FindingFilter,
  textOf: (group: ReviewGroup) => string,
): Readonly<Record<Facet, readonly FacetOption[]>> {
  const options = FACETS.map((facet) => {
    const others = { ...filter, facets: { ...filter.facets, [facet]: [] } }
    const counts = new Map<string, number>()
    for (const filtered of groups) {
      const more = passes(others, filtered, textOf) ? 1 : 0
      for (const value of VALUES[facet](filtered)) {
        counts.set(value, (counts.get(value) ?? 0) + more)
      }
    }
    const chosen = filter.facets[facet]
    const order = LISTED[facet]
    const values = order?.filter((value) => counts.has(value)) ?? [...counts.keys()]
    if (order === undefined) {
      values.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
    }
    return [
      facet,
      values.map((value) => ({
        value,
        count: counts.get(value) ?? 0,
        chosen: chosen.includes(value),
      })),
    ]
  })
  return Object.fromEntries(options)
}
