/**
 * Accounts and API keys in the database. What a key is and when it holds is
 * decided in the accounts room; here are rows only.
 */

import type { Database } from './database.ts'
import { fromJson, toJson } from './json-column.ts'

/** An account; its id is its name. */
export interface AccountRecord {
  readonly id: string
  readonly plan: string
  /** Unix milliseconds, like every time here. */
  readonly createdAt: number
}

/** A key without its secret. */
export interface ApiKeyRecord {
  readonly id: string
  readonly accountId: string
  /** Of its account. */
  readonly plan: string
  readonly name: string
  /** First characters of the key, to recognise it by. */
  readonly prefix: string
  readonly scopes: readonly string[]
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly revokedAt: number | null
  readonly lastUsedAt: number | null
}

/** A key as it is looked up. */
export interface ApiKeyMatch extends ApiKeyRecord {
  readonly hash: Uint8Array
}

export interface AccountStore {
  /** The account, made with `plan` at `now` where it is missing; an existing one keeps its plan. */
  readonly ensureAccount: (id: string, plan: string, now: number) => AccountRecord
  readonly getAccount: (id: string) => AccountRecord | null
  readonly listAccounts: () => readonly AccountRecord[]
  /** Stores a new key under the hash of its secret; its account must exist. */
  readonly insertKey: (
    key: Omit<ApiKeyRecord, 'plan' | 'revokedAt' | 'lastUsedAt'>,
    hash: Uint8Array,
  ) => void
  readonly findKey: (hash: Uint8Array) => ApiKeyMatch | null
  /** Keys of one account, or of all, oldest first; revoked and expired ones too. */
  readonly listKeys: (accountId?: string) => readonly ApiKeyRecord[]
  readonly setKeyUsed: (keyId: string, now: number) => void
  /** False where there is no such key or it was revoked before. */
  readonly revokeKey: (keyId: string, now: number) => boolean
}

/** The accounts and keys of a database. */
export function createAccountStore(db: Database): AccountStore {
  const getAccount = (id: string) =>
    db.get<AccountRecord>(`${SELECT_ACCOUNTS} WHERE id = :id`, { id }) ?? null

  return {
    ensureAccount(id, plan, now) {
      db.run(
        `INSERT INTO accounts (id, plan, created_at) VALUES (:id, :plan, :now)
         ON CONFLICT (id) DO NOTHING`,
        { id, plan, now },
      )
      return getAccount(id) as AccountRecord
    },
    getAccount,
    listAccounts: () => db.all<AccountRecord>(`${SELECT_ACCOUNTS} ORDER BY created_at, id`),
    insertKey(key, hash) {
      db.run(
        `INSERT INTO api_keys (id, account_id, name, prefix, hash, scopes, created_at, expires_at)
         VALUES (:id, :accountId, :name, :prefix, :hash, :scopes, :createdAt, :expiresAt)`,
        {
          id: key.id,
          accountId: key.accountId,
          name: key.name,
          prefix: key.prefix,
          hash,
          scopes: toJson(key.scopes),
          createdAt: key.createdAt,
          expiresAt: key.expiresAt,
        },
      )
    },
    findKey(hash) {
      const row = db.get<KeyRow & { hash: Uint8Array }>(
        `SELECT ${KEY_COLUMNS}, hash FROM ${KEYS} WHERE hash = :hash`,
        { hash },
      )
      return row === undefined ? null : { ...row, scopes: fromJson(row.scopes) }
    },
    listKeys(accountId) {
      const rows =
        accountId === undefined
          ? db.all<KeyRow>(`${SELECT_KEYS} ORDER BY api_keys.created_at, api_keys.id`)
          : db.all<KeyRow>(
              `${SELECT_KEYS} WHERE account_id = :accountId
               ORDER BY api_keys.created_at, api_keys.id`,
              { accountId },
            )
      return rows.map((row) => ({ ...row, scopes: fromJson(row.scopes) }))
    },
    setKeyUsed(keyId, now) {
      db.run('UPDATE api_keys SET last_used_at = :now WHERE id = :keyId', { keyId, now })
    },
    revokeKey: (keyId, now) =>
      db.run('UPDATE api_keys SET revoked_at = :now WHERE id = :keyId AND revoked_at IS NULL', {
        keyId,
        now,
      }) > 0,
  }
}

const SELECT_ACCOUNTS = 'SELECT id, plan, created_at AS createdAt FROM accounts'

const KEY_COLUMNS = `api_keys.id AS id, account_id AS accountId, plan, name, prefix, scopes,
  api_keys.created_at AS createdAt, expires_at AS expiresAt, revoked_at AS revokedAt,
  last_used_at AS lastUsedAt`
const KEYS = 'api_keys JOIN accounts ON accounts.id = account_id'
const SELECT_KEYS = `SELECT ${KEY_COLUMNS} FROM ${KEYS}`

interface KeyRow extends Omit<ApiKeyRecord, 'scopes'> {
  readonly scopes: string
}
