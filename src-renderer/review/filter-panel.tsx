/** Every filter of the list: a search, and what can be chosen of each kind. */

import { useState } from 'react'
import { Checkbox, CheckboxGroup, Input, Label, SearchField } from 'react-aria-components'
import {
  countNarrowing,
  FACETS,
  type Facet,
  type FacetOption,
  type FindingFilter,
  parseFilter,
} from '../findings/filter.ts'
import { messages } from '../messages/en.ts'
import { formatNumber, labelWords } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { CheckMark } from '../ui/check-mark.tsx'

const { review: words } = messages
/** Options of one kind that are all shown; of more the first ones, so that every kind stays in sight. */
const MOST_SHOWN = 7
const FIRST_SHOWN = 5

interface FilterPanelProps {
  readonly filter: FindingFilter
  readonly options: Readonly<Record<Facet, readonly FacetOption[]>>
  readonly onChange: (filter: FindingFilter) => void
}

export function FilterPanel({ filter, options, onChange }: FilterPanelProps) {
  return (
    <div className="p-3">
      <div className="flex items-center gap-2">
        <SearchField
          aria-label={words.search}
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
          className="min-w-0 flex-1"
        >
          <Input
            placeholder={words.search}
            className="h-8 w-full rounded-md border border-line-strong bg-surface px-2.5 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <Button
          weight="quiet"
          size="h-8 px-2"
          isDisabled={countNarrowing(filter) === 0}
          onPress={() => onChange(parseFilter({}))}
        >
          {words.clearFilters}
        </Button>
      </div>
      {FACETS.filter((facet) => options[facet].length > 1 || filter.facets[facet].length > 0).map(
        (facet) => (
          <FacetChoice
            key={facet}
            facet={facet}
            options={options[facet]}
            chosen={filter.facets[facet]}
            onChange={(names) =>
              onChange({ ...filter, facets: { ...filter.facets, [facet]: names } })
            }
          />
        ),
      )}
    </div>
  )
}

interface FacetChoiceProps {
  readonly facet: Facet
  /** The most frequent first. */
  readonly options: readonly FacetOption[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** What can be chosen of one kind: the first of many, and the others once they are asked for. */
function FacetChoice({ facet, options, chosen, onChange }: FacetChoiceProps) {
  const [showsAll, setShowsAll] = useState(options.length <= MOST_SHOWN)
  const shown = showsAll
    ? options
    : options.filter((option, at) => at < FIRST_SHOWN || option.chosen)
  return (
    <CheckboxGroup value={[...chosen]} onChange={onChange} className="mt-3">
      <Label className="text-xs font-medium text-ink-soft">{words.facets[facet]}</Label>
      <div className="mt-1">
        {shown.map(({ value, count }) => (
          <Checkbox
            key={value}
            value={value}
            aria-label={words.facetOption(facetName(facet, value), count)}
            className="flex cursor-pointer items-start gap-2 rounded px-1 py-0.5 outline-offset-[-2px] hover:bg-raised"
          >
            {({ isSelected }) => (
              <>
                <CheckMark isSelected={isSelected} />
                <span className="min-w-0 flex-1 truncate">{facetName(facet, value)}</span>
                <span className="text-ink-soft tabular-nums">{formatNumber(count)}</span>
              </>
            )}
          </Checkbox>
        ))}
      </div>
      {shown.length === options.length ? null : (
        <Button weight="quiet" size="h-7 px-1" onPress={() => setShowsAll(true)}>
          {words.moreOptions(options.length - shown.length)}
        </Button>
      )}
    </CheckboxGroup>
  )
}

/** A value of a facet in words; detectors go by their ids. */
function facetName(facet: Facet, value: string): string {
  switch (facet) {
    case 'category':
      return named(messages.categories, value)?.name ?? value
    case 'severity':
      return named(messages.detail.severities, value) ?? value
    case 'status':
      return named(messages.judging.statuses, value) ?? value
    case 'class':
      return labelWords(value)
    case 'level':
      return named(messages.detail.levels, value) ?? value
    case 'detector':
      return value
  }
}

function named<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
