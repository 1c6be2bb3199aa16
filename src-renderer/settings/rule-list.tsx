/** The rules of this machine: what each finds, how severe it is, whether it runs; searched in any of it. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Input, SearchField } from 'react-aria-components'
import type { RuleSummary } from '../../src-shared/workspace/detectors.ts'
import { roomProblem } from '../data/http-client.ts'
import { rulesQuery } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'

const { settings: words } = messages
/** Of those that match: nobody reads more, and search finds them. */
const SHOWN = 10

export function RuleList() {
  const { data, error } = useQuery(rulesQuery())
  const [wanted, setWanted] = useState('')
  const problem = roomProblem(error)
  const rules = (data ?? []).filter((rule) => matches(rule, wanted))
  return (
    <div className="px-5 py-3.5">
      {problem === null ? null : <ProblemNote problem={problem} />}
      <p className="text-ink-soft">{words.detectorsLead(data?.length ?? 0)}</p>
      <SearchField
        aria-label={words.searchRules}
        value={wanted}
        onChange={setWanted}
        className="mt-3"
      >
        <Input
          placeholder={words.searchRules}
          className="h-8 w-full rounded-md border border-line-strong bg-transparent px-3 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      {data !== undefined && rules.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.noRule}</p>
      ) : null}
      <ul aria-label={words.detectors} className="mt-2 divide-y divide-line">
        {rules.slice(0, SHOWN).map((rule) => (
          <RuleRow key={rule.id} rule={rule} />
        ))}
      </ul>
      {rules.length > SHOWN ? (
        <p className="mt-2 text-xs text-ink-soft">{words.moreRules(rules.length - SHOWN)}</p>
      ) : null}
    </div>
  )
}

function RuleRow({ rule }: { readonly rule: RuleSummary }) {
  const { id, title, description, category, class_name, severity, is_on } = rule
  return (
    <li className="flex items-start gap-3 py-2">
      <CategoryBadge category={category} faint={!is_on} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="font-medium">{title}</span>{' '}
          <span className="text-xs text-ink-soft">
            {labelWords(class_name)}, {severity}
            {is_on ? '' : `, ${words.ruleOff}`}
          </span>
        </p>
        <p className="text-xs break-words text-ink-soft">{description}</p>
        <code className="text-xs break-all text-ink-soft select-all">{id}</code>
      </div>
    </li>
  )
}

function matches(rule: RuleSummary, wanted: string): boolean {
  const { id, title, description, category, class_name, pack } = rule
  const said = `${id} ${title} ${description} ${category} ${class_name} ${labelWords(class_name)} ${pack}`
  return said.toLowerCase().includes(wanted.trim().toLowerCase())
}
