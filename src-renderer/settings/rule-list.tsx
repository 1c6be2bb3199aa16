/** The rules of this machine: what each finds, how severe it is, whether it runs, which its owner decides; searched in any of it. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Input, SearchField, Switch } from 'react-aria-components'
import { EXAMPLE_RULES } from '../../src-shared/model/example-rules.ts'
import type { RuleSummary } from '../../src-shared/workspace/detectors.ts'
import { roomProblem } from '../data/http-client.ts'
import { rulesQuery } from '../data/queries.ts'
import { changeSettings, useSettings } from '../data/settings-store.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { SwitchTrack } from './switch-row.tsx'

const { settings: words } = messages
/** Of those that match: nobody reads more, and search finds them. */
const SHOWN = 10
/** How ids begin that no rule that ships ever has. */
const OWN = 'user_'

export function RuleList() {
  const { data, error } = useQuery(rulesQuery())
  const [wanted, setWanted] = useState('')
  const problem = roomProblem(error)
  const switched = useSettings((state) => state.rules)
  // Those that were switched when the list was opened stand first: none moves under the hand. Then
  // those of the owner, who looks for what was written last.
  const [first] = useState(switched)
  const rank = (id: string) => (id in first ? 0 : id.startsWith(OWN) ? 1 : 2)
  const rules = (data ?? [])
    .filter((rule) => matches(rule, wanted))
    .toSorted((a, b) => rank(a.id) - rank(b.id))
  const others = Object.keys(switched).length
  return (
    <div className="px-5 py-3.5">
      {problem === null ? null : <ProblemNote problem={problem} />}
      <p className="text-ink-soft">{words.detectorsLead(data?.length ?? 0)}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {words.exampleRulesLead}
        <CopyButton label={words.exampleRules} text={EXAMPLE_RULES} />
      </p>
      {others === 0 ? null : (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-2 border-warn bg-warn-tint px-2 py-1 text-xs">
          <span className="max-w-prose">{words.switched(others)}</span>
          <Button size="h-7 px-2" onPress={() => changeSettings({ rules: {} })}>
            {words.asByDefault}
          </Button>
        </p>
      )}
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
          <RuleRow key={rule.id} rule={rule} isOn={switched[rule.id] ?? rule.is_on} />
        ))}
      </ul>
      {rules.length > SHOWN ? (
        <p className="mt-2 text-xs text-ink-soft">{words.moreRules(rules.length - SHOWN)}</p>
      ) : null}
    </div>
  )
}

interface RuleRowProps {
  readonly rule: RuleSummary
  readonly isOn: boolean
}

function RuleRow({ rule, isOn }: RuleRowProps) {
  const { id, title, description, category, class_name, severity } = rule
  return (
    <li className="flex items-start gap-3 py-2">
      <CategoryBadge category={category} faint={!isOn} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="font-medium">{title}</span>{' '}
          <span className="text-xs text-ink-soft">
            {labelWords(class_name)}, {severity}
          </span>
        </p>
        <p className="text-xs break-words text-ink-soft">{description}</p>
        <code className="text-xs break-all text-ink-soft select-all">{id}</code>
      </div>
      <Switch
        aria-label={words.ruleSwitch(title)}
        isSelected={isOn}
        onChange={(next) => switchRule(rule, next)}
        className="mt-1 cursor-pointer rounded-full"
      >
        <SwitchTrack isSelected={isOn} />
      </Switch>
    </li>
  )
}

/** A rule that is as by default again is none that was switched. */
function switchRule({ id, is_on }: RuleSummary, isOn: boolean): void {
  const { [id]: _, ...others } = useSettings.getState().rules
  changeSettings({ rules: isOn === is_on ? others : { ...others, [id]: isOn } })
}

/** Whether all words stand in what is shown of a rule, in any order. */
function matches(rule: RuleSummary, wanted: string): boolean {
  const { id, title, description, category, class_name, severity, pack } = rule
  const { name } = messages.categories[category]
  const said = [id, title, description, category, name, class_name, labelWords(class_name)]
  const lowered = [...said, severity, pack].join(' ').toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lowered.includes(word))
}
