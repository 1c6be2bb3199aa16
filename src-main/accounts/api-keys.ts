/**
 * API keys: made for an account, shown once, checked on every request, revoked.
 */

import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { AccountRecord, AccountStore, ApiKeyRecord } from '../store/account-store.ts'
import { AccountError, checkName } from './account-name.ts'
import { displayPrefix, generateKey, hashKey, hasKeyForm } from './key-secret.ts'
import { type AccountPlan, isAccountPlan } from './plans.ts'

/** The account of the machine's owner; it always exists, with plan `pro`. */
export const LOCAL_ACCOUNT = 'local'

export const SCOPES = ['scan:write', 'scan:read'] as const
export type Scope = (typeof SCOPES)[number]

/** A key without its secret, for lists; times are Unix milliseconds. */
export type ApiKey = ApiKeyRecord

export interface NewKey {
  /** Made where it is missing. */
  readonly accountId: string
  /** What the key is for, in its owner's words. */
  readonly name: string
  /** Both where left out. */
  readonly scopes?: readonly Scope[]
  /** Plan of a missing account, `free` where left out; must be an existing account's own. */
  readonly plan?: AccountPlan
  /** Unix milliseconds; no expiry where left out. */
  readonly expiresAt?: number
}

/** A revoked key stays revoked when its time is over too. */
export type KeyState = 'active' | 'expired' | 'revoked'

/** What a key opens, or why it opens nothing. */
export type KeyCheck =
  | {
      readonly ok: true
      readonly keyId: string
      readonly accountId: string
      readonly plan: AccountPlan
      readonly scopes: readonly Scope[]
    }
  | { readonly ok: false; readonly reason: 'unknown' | Exclude<KeyState, 'active'> }

export interface ApiKeys {
  /**
   * Makes a key. `key` is the secret: it is given here and never again.
   * @throws {AccountError} for an unfit name, an empty list of scopes, an
   *   expiry that is not in the future, or a plan that is not the account's.
   */
  readonly createKey: (request: NewKey, now: number) => { key: string; record: ApiKey }
  /**
   * Checks what a client sent as its key, whatever it is.
   * @throws {DatabaseError} where keys cannot be looked up.
   */
  readonly verifyKey: (key: string, now: number) => KeyCheck
  /** Keys of one account, or of all, oldest first; revoked and expired ones too. */
  readonly listKeys: (accountId?: string) => readonly ApiKey[]
  /** Ends a key for good; false where there is no such key or it was revoked before. */
  readonly revokeKey: (keyId: string, now: number) => boolean
}

/** The last use is written at most this often: it is for people, and each write costs. */
const USE_WRITTEN_EVERY_MS = 60_000

/** API keys over the accounts of a database. */
export function createApiKeys(store: AccountStore): ApiKeys {
  /** The latest time that was seen: a clock that is set back makes no key live again. */
  let latest = Number.NEGATIVE_INFINITY
  return {
    createKey(request, now) {
      const accountId = checkName('account', request.accountId)
      const name = checkName('key', request.name)
      const scopes = checkScopes(request.scopes ?? SCOPES)
      const expiresAt = checkExpiry(request.expiresAt, now)
      const { plan } = ensureAccount(store, accountId, request.plan, now)

      const key = generateKey()
      const id = `key_${randomBytes(8).toString('hex')}`
      const record = { id, accountId, name, prefix: displayPrefix(key), scopes, createdAt: now }
      store.insertKey({ ...record, expiresAt }, hashKey(key))
      return { key, record: { ...record, plan, expiresAt, revokedAt: null, lastUsedAt: null } }
    },
    verifyKey(key, now) {
      if (!hasKeyForm(key)) return { ok: false, reason: 'unknown' }
      const hash = hashKey(key)
      const found = store.findKey(hash)
      // The lookup compares hashes, from whose timing no key can be built; what decides is constant in time.
      if (found === null || !timingSafeEqual(found.hash, hash)) {
        return { ok: false, reason: 'unknown' }
      }
      latest = Math.max(latest, now)
      const state = keyState(found, latest)
      if (state !== 'active') return { ok: false, reason: state }
      if (found.lastUsedAt === null || now - found.lastUsedAt >= USE_WRITTEN_EVERY_MS) {
        store.setKeyUsed(found.id, now)
      }
      return {
        ok: true,
        keyId: found.id,
        accountId: found.accountId,
        plan: planOf(found),
        scopes: SCOPES.filter((scope) => found.scopes.includes(scope)),
      }
    },
    listKeys: store.listKeys,
    revokeKey: store.revokeKey,
  }
}

/** Whether a key opens anything at `now`, in Unix milliseconds; it ends at its expiry, not after it. */
export function keyState(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): KeyState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}

function ensureAccount(
  store: AccountStore,
  accountId: string,
  plan: AccountPlan | undefined,
  now: number,
): AccountRecord {
  if (plan !== undefined && !isAccountPlan(plan)) {
    throw new AccountError('The plan of an account is free, personal or pro.')
  }
  const account = store.ensureAccount(accountId, plan ?? 'free', now)
  if (plan !== undefined && account.plan !== plan) {
    throw new AccountError(`The account exists and its plan is ${account.plan}, not ${plan}.`)
  }
  return account
}

/** Scopes in one order, each once. Words from a command line are not yet checked. */
function checkScopes(scopes: readonly string[]): readonly Scope[] {
  const unknown = scopes.find((scope) => !(SCOPES as readonly string[]).includes(scope))
  if (scopes.length === 0 || unknown !== undefined) {
    throw new AccountError(`The scopes of a key are one or both of ${SCOPES.join(' and ')}.`)
  }
  return SCOPES.filter((scope) => scopes.includes(scope))
}

function checkExpiry(expiresAt: number | undefined, now: number): number | null {
  if (expiresAt === undefined) return null
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= now) {
    throw new AccountError('The expiry of a key must lie in the future.')
  }
  return expiresAt
}

/** A plan that this program does not know (an older one's, say) gives the least. */
export function planOf(key: ApiKey): AccountPlan {
  return isAccountPlan(key.plan) ? key.plan : 'free'
}
