/** Every filter of the list: a search, and what can be chosen of each kind. */

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
          <CheckboxGroup
            key={facet}
            value={[...filter.facets[facet]]}
            onChange={(names) =>
              onChange({ ...filter, facets: { ...filter.facets, [facet]: names } })
            }
            className="mt-3"
          >
            <Label className="text-xs font-medium text-ink-soft">{words.facets[facet]}</Label>
            <div className="mt-1 max-h-40 overflow-y-auto">
              {options[facet].map(({ value, count }) => (
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
          </CheckboxGroup>
        ),
      )}
    </div>
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
