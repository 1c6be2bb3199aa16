/** What findings ask for: the owner's table of decisions, a choice a cell. */

import { useRef } from 'react'
import {
  DEFAULT_POLICY,
  isSamePolicy,
  POLICY_COLUMNS,
  type Policy,
  type PolicyColumn,
} from '../../src-shared/model/policy.ts'
import { CATEGORIES, type Category, DECISIONS } from '../../src-shared/model/vocabulary.ts'
import { POLICY_COLUMN_NAMES } from '../../src-shared/model/words.ts'
import { changeSettings, useSettings } from '../data/settings-store.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { Choice } from '../ui/choice.tsx'
import { BackButton } from './back-button.tsx'

const { policy: words } = messages.settings
const OPTIONS = DECISIONS.map((id) => ({ id, name: messages.decisions[id] }))

export function PolicyTable() {
  const own = useSettings((state) => state.policy)
  const policy = own ?? DEFAULT_POLICY
  const table = useRef<HTMLTableElement>(null)
  function reset() {
    changeSettings({ policy: null })
    // The button cannot be pressed any more.
    table.current?.querySelector('button')?.focus()
  }
  return (
    <div className="px-5 py-3.5">
      <p className="text-ink-soft">{words.lead}</p>
      <div className="@container mt-3">
        {/* Where the columns have no room a category is a block of its choices, each with its column's name. */}
        <table
          ref={table}
          aria-label={words.title}
          className="w-full border-separate border-spacing-y-1 @max-2xl:block @max-2xl:*:block"
        >
          <thead className="@max-2xl:sr-only">
            <tr className="text-left text-xs text-ink-soft">
              <th scope="col" className="pr-3 font-medium">
                {words.category}
              </th>
              {POLICY_COLUMNS.map((column) => (
                <th key={column} scope="col" className="pr-2 font-medium">
                  {POLICY_COLUMN_NAMES[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CATEGORIES.map((category) => (
              <tr
                key={category}
                className="@max-2xl:mb-4 @max-2xl:grid @max-2xl:grid-cols-2 @max-2xl:gap-2"
              >
                <th
                  scope="row"
                  className="pr-3 text-left align-top @max-2xl:col-span-2 font-medium whitespace-nowrap"
                >
                  <span className="flex min-h-8 items-center gap-2">
                    <CategoryBadge category={category} />
                    {messages.categories[category].name}
                  </span>
                </th>
                {POLICY_COLUMNS.map((column) => (
                  <td
                    key={column}
                    className="pr-2 align-top @max-2xl:pr-0 [&_[aria-haspopup]]:w-24 [&_[aria-haspopup]]:justify-between @max-2xl:[&_[aria-haspopup]]:w-full"
                  >
                    <span aria-hidden="true" className="text-xs text-ink-soft @2xl:hidden">
                      {POLICY_COLUMN_NAMES[column]}
                    </span>
                    <Choice
                      label={words.cell(category, column)}
                      value={policy[category][column]}
                      options={OPTIONS}
                      onChange={(id) => choose(policy, category, column, id)}
                    />
                    <BackToUsual policy={policy} category={category} column={column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
        <p className="text-xs text-ink-soft">
          {own === null ? null : (
            <span className="font-medium text-ink">{words.changed(countChanged(own))} </span>
          )}
          {words.note}
        </p>
        <Button isDisabled={own === null} onPress={reset}>
          {words.reset}
        </Button>
      </div>
    </div>
  )
}

function countChanged(policy: Policy): number {
  return CATEGORIES.flatMap((category) =>
    POLICY_COLUMNS.filter(
      (column) => policy[category][column] !== DEFAULT_POLICY[category][column],
    ),
  ).length
}

interface BackToUsualProps {
  readonly policy: Policy
  readonly category: Category
  readonly column: PolicyColumn
}

/** Marks an answer that is not the default one by what that is, and goes back to it. */
function BackToUsual({ policy, category, column }: BackToUsualProps) {
  const usual = DEFAULT_POLICY[category][column]
  if (policy[category][column] === usual) return null
  return (
    <BackButton
      label={words.cell(category, column)}
      usual={messages.decisions[usual]}
      // No wider than the choice above it: five columns of these have to fit.
      size="mt-0.5 h-6 text-xs underline underline-offset-2 [&_svg]:hidden"
      onBack={() => choose(policy, category, column, usual)}
    />
  )
}

/** A table that is the default one again is none of the owner's. */
function choose(policy: Policy, category: Category, column: PolicyColumn, id: string): void {
  const decision = DECISIONS.find((each) => each === id)
  if (decision === undefined) return
  const changed = { ...policy, [category]: { ...policy[category], [column]: decision } }
  changeSettings({ policy: isSamePolicy(changed, DEFAULT_POLICY) ? null : changed })
}
