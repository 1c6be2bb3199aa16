import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AccountStore, createAccountStore } from '../store/account-store.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { AccountError } from './account-name.ts'
import { type ApiKeys, createApiKeys, LOCAL_ACCOUNT, type NewKey } from './api-keys.ts'
import { generateKey } from './key-secret.ts'

const NOW = 1_000_000
let db: Database
let store: AccountStore
let keys: ApiKeys

beforeEach(() => {
  db = openDatabase(':memory:')
  store = createAccountStore(db)
  keys = createApiKeys(store)
})

afterEach(() => db.close())

function create(request: Partial<NewKey> = {}) {
  return keys.createKey({ accountId: LOCAL_ACCOUNT, name: 'laptop', ...request }, NOW)
}

it('finds the owner’s account in a new database', () => {
  expect(store.getAccount(LOCAL_ACCOUNT)?.plan).toBe('pro')
})

describe('a new key', () => {
  it('opens its account, with both scopes unless told otherwise', () => {
    const { key, record } = create()
    expect(keys.verifyKey(key, NOW)).toEqual({
      ok: true,
      keyId: record.id,
      accountId: 'local',
      plan: 'pro',
      scopes: ['scan:write', 'scan:read'],
    })
    const { key: reader } = create({ scopes: ['scan:read', 'scan:read'] })
    expect(keys.verifyKey(reader, NOW)).toMatchObject({ ok: true, scopes: ['scan:read'] })
  })

  it('is nowhere in the database', () => {
    const { key } = create()
    const rows = JSON.stringify([db.all('SELECT * FROM api_keys'), keys.listKeys()])
    expect(rows).toContain(key.slice(0, 12))
    expect(rows).not.toContain(key.slice(6))
    expect(rows).not.toContain(key.slice(12))
  })

  it('makes a missing account, free unless told otherwise', () => {
    create({ accountId: 'ci' })
    create({ accountId: 'lab', plan: 'personal' })
    expect(store.listAccounts().map(({ id, plan }) => [id, plan])).toEqual([
      ['ci', 'free'],
      ['lab', 'personal'],
      ['local', 'pro'],
    ])
    // An account's own plan may be named again.
    const { key } = create({ accountId: 'lab', plan: 'personal' })
    expect(keys.verifyKey(key, NOW)).toMatchObject({ accountId: 'lab', plan: 'personal' })
  })

  it.each<[string, Partial<NewKey>, string]>([
    ['without a name', { name: '' }, 'The name of the key is empty.'],
    ['of an account without a name', { accountId: ' ' }, 'The name of the account is empty.'],
    ['without scopes', { scopes: [] }, 'one or both of scan:write and scan:read'],
    ['with another scope', { scopes: ['admin' as 'scan:read'] }, 'one or both'],
    ['that has expired', { expiresAt: NOW }, 'must lie in the future'],
    ['that expires at no time', { expiresAt: Number.NaN }, 'must lie in the future'],
    ['with a plan that is not the account’s', { plan: 'free' }, 'its plan is pro, not free'],
    ['with the plan of nobody', { accountId: 'x', plan: 'anonymous' as 'free' }, 'plan of an'],
  ])('is refused %s', (_, request, message) => {
    expect(() => create(request)).toThrow(AccountError)
    expect(() => create(request)).toThrow(message)
    expect(keys.listKeys()).toEqual([])
    expect(store.listAccounts()).toHaveLength(1)
  })
})

describe('a key that opens nothing', () => {
  it.each([
    ['nothing', ''],
    ['another form', 'Bearer x'],
    ['the form of one', generateKey()],
    ['a statement', "assay_' OR 1=1 --"],
    ['a million characters', 'a'.repeat(1_000_000)],
  ])('is unknown: %s', (_, key) => {
    create()
    expect(keys.verifyKey(key, NOW)).toEqual({ ok: false, reason: 'unknown' })
  })

  it('is unknown with one character in another case', () => {
    const { key } = create()
    const place = key.search(/[a-z](?=[^_]*$)/)
    const letter = key.charAt(place).toUpperCase()
    const other = key.slice(0, place) + letter + key.slice(place + 1)
    expect(keys.verifyKey(other, NOW)).toEqual({ ok: false, reason: 'unknown' })
  })

  it('has expired from its expiry on', () => {
    const { key } = create({ expiresAt: NOW + 10 })
    expect(keys.verifyKey(key, NOW + 9).ok).toBe(true)
    expect(keys.verifyKey(key, NOW + 10)).toEqual({ ok: false, reason: 'expired' })
  })

  it('stays expired when the clock is set back', () => {
    const { key } = create({ expiresAt: NOW + 10 })
    expect(keys.verifyKey(key, NOW + 10).ok).toBe(false)
    expect(keys.verifyKey(key, NOW)).toEqual({ ok: false, reason: 'expired' })
  })

  it('was revoked, once and for good, and its account’s other keys were not', () => {
    const { key, record } = create({ expiresAt: NOW + 10 })
    const { key: other } = create()
    expect(keys.revokeKey(record.id, NOW + 1)).toBe(true)
    expect(keys.revokeKey(record.id, NOW + 2)).toBe(false)
    expect(keys.revokeKey('key_none', NOW)).toBe(false)
    expect(keys.verifyKey(key, NOW + 5)).toEqual({ ok: false, reason: 'revoked' })
    expect(keys.verifyKey(key, NOW + 20)).toEqual({ ok: false, reason: 'revoked' })
    expect(keys.verifyKey(other, NOW + 5).ok).toBe(true)
    expect(keys.listKeys().find(({ id }) => id === record.id)?.revokedAt).toBe(NOW + 1)
  })
})

it('notes the last use once a minute, and none of a refusal', () => {
  const { key, record } = create({ expiresAt: NOW + 200_000 })
  const lastUse = () => keys.listKeys().find(({ id }) => id === record.id)?.lastUsedAt
  expect(lastUse()).toBeNull()
  const noted = [5, 60_004, 60_005, 90_000, 120_005, 300_000].map((later) => {
    keys.verifyKey(key, NOW + later)
    return (lastUse() ?? 0) - NOW
  })
  expect(noted).toEqual([5, 5, 60_005, 60_005, 120_005, 120_005])
})

it('lists the keys of one account or of all, oldest first', () => {
  keys.createKey({ accountId: 'ci', name: 'first' }, 1)
  keys.createKey({ accountId: 'local', name: 'second' }, 2)
  keys.createKey({ accountId: 'ci', name: 'third', scopes: ['scan:write'] }, 3)
  const names = (accountId?: string) => keys.listKeys(accountId).map((key) => key.name)
  expect(names()).toEqual(['first', 'second', 'third'])
  expect(names('ci')).toEqual(['first', 'third'])
  expect(names('nobody')).toEqual([])
  expect(keys.listKeys('ci')[1]).toEqual({
    id: expect.stringMatching(/^key_[0-9a-f]{16}$/),
    accountId: 'ci',
    plan: 'free',
    name: 'third',
    prefix: expect.stringMatching(/^assay_[0-9A-Za-z]{6}$/),
    scopes: ['scan:write'],
    createdAt: 3,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  })
})

it('gives the least where the database names a plan that this program does not know', () => {
  const { key } = create({ accountId: 'ci', plan: 'personal' })
  db.run("UPDATE accounts SET plan = 'enterprise' WHERE id = 'ci'")
  expect(keys.verifyKey(key, NOW)).toMatchObject({ ok: true, plan: 'free' })
})
