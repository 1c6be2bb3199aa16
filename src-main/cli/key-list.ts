/** API keys as lists show them: never a secret, only what it can be recognised by. */

import { type ApiKey, type KeyState, keyState, planOf } from '../accounts/api-keys.ts'
import type { AccountPlan } from '../accounts/plans.ts'
import { columns, printable } from './terminal-table.ts'

/** A key in JSON; times are ISO 8601 in UTC. */
export interface KeyView {
  readonly id: string
  readonly account: string
  /** Of the account: how much, and how fast, its keys may submit. */
  readonly plan: AccountPlan
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly string[]
  readonly state: KeyState
  readonly created_at: string
  readonly expires_at: string | null
  readonly revoked_at: string | null
  /** To the minute at best: not every use is written down. */
  readonly last_used_at: string | null
}

/** @param now Unix milliseconds; decides whether a key has expired. */
export function keyView(key: ApiKey, now: number): KeyView {
  return {
    id: key.id,
    account: key.accountId,
    plan: planOf(key),
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    state: keyState(key, now),
    created_at: isoTime(key.createdAt),
    expires_at: isoTimeOrNull(key.expiresAt),
    revoked_at: isoTimeOrNull(key.revokedAt),
    last_used_at: isoTimeOrNull(key.lastUsedAt),
  }
}

/** A line a key under a line of headings; a sentence where there is none. */
export function keyTable(keys: readonly ApiKey[], now: number): string {
  if (keys.length === 0) return 'There are no keys. Make one: assay keys create --name NAME\n'
  const rows = keys.map((key) => {
    const view = keyView(key, now)
    return [
      view.id,
      printable(view.account),
      view.plan,
      printable(view.name),
      `${view.prefix}…`,
      view.state,
      view.scopes.join(' '),
      view.created_at,
      view.expires_at ?? 'never',
      view.last_used_at ?? 'never',
    ]
  })
  return `${columns([HEADINGS, ...rows]).join('\n')}\n`
}

const HEADINGS = [
  'ID',
  'ACCOUNT',
  'PLAN',
  'NAME',
  'KEY',
  'STATE',
  'SCOPES',
  'CREATED',
  'EXPIRES',
  'LAST USED',
] as const

function isoTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

function isoTimeOrNull(time: number | null): string | null {
  return time === null ? null : isoTime(time)
}
