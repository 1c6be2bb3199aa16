/** What programs have used of what they may. */

import { useQuery } from '@tanstack/react-query'
import type { AccountUsage } from '../../src-shared/workspace/server.ts'
import { usageQuery } from '../data/server-queries.ts'
import { messages } from '../messages/en.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { Section } from '../ui/section.tsx'

const { usage: words } = messages.server

export function UsageSection() {
  const { data } = useQuery(usageQuery())
  return (
    <Section title={words.title} lead={words.lead}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {data?.accounts.map((usage) => (
          <Account key={usage.account ?? ''} usage={usage} />
        ))}
      </div>
    </Section>
  )
}

function Account({ usage }: { readonly usage: AccountUsage }) {
  const { account, plan, daily_scan_units, daily_limit, monthly_scan_units, monthly_limit } = usage
  return (
    <div>
      <h3 className="mb-1 font-medium">
        {account === null ? words.anonymous : words.owner}{' '}
        <span className="font-normal text-ink-soft">({plan})</span>
      </h3>
      <Facts>
        <Fact name={words.text}>{words.bytes(usage.canonical_bytes)}</Fact>
        <Fact name={words.scanTokens}>
          {usage.tokens_per_submission === null
            ? words.noLimit
            : words.atMost(usage.tokens_per_submission)}
        </Fact>
        {daily_scan_units === null ? null : (
          <Fact name={words.today}>{words.of(daily_scan_units, daily_limit)}</Fact>
        )}
        <Fact name={words.month}>
          {monthly_scan_units === null
            ? words.noLimit
            : words.of(monthly_scan_units, monthly_limit)}
        </Fact>
        <Fact name={words.tokens}>
          {words.refill(usage.token_balance, usage.token_capacity, usage.refill_per_second)}
        </Fact>
      </Facts>
    </div>
  )
}
