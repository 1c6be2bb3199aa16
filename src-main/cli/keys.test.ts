/** `assay keys` as a user runs it, beside a running service that must notice at once. */

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, startTestService, type TestService } from '../api/__fixtures__/service.ts'
import { createMovableClock } from '../clock.ts'
import { databasePath } from '../paths.ts'
import { openDatabase } from '../store/database.ts'
import { withApiKeys } from '../with-api-keys.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const UNKNOWN_JOB = `/api/v1/scan/job_${'0'.repeat(32)}`
const DAY_MS = 86_400_000
/** Clears the screen; joins letters; turns the direction of what follows. */
const TRICKS = /\u001b|\u009b|\u200d|\u202e/

const clock = createMovableClock()
let service: TestService
beforeAll(async () => {
  service = await startTestService({ clock })
})
afterAll(() => service.close())

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

function keys(...args: readonly string[]): Promise<Ended> {
  const all = [MAIN, 'keys', ...args, '--data-dir', service.dataDir]
  return new Promise((resolve) => {
    execFile(process.execPath, all, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    })
  })
}

async function made(...args: readonly string[]) {
  const { stdout } = await keys('create', '--name', 'n', '--json', ...args)
  return JSON.parse(stdout)
}

async function listed(...args: readonly string[]) {
  const { stdout } = await keys('list', '--json', ...args)
  expect(stdout.indexOf('\n')).toBe(stdout.length - 1)
  return JSON.parse(stdout)
}

/** 404 for a key that opens the service, 401 for one that does not. */
async function answerTo(key: string): Promise<number> {
  return (await service.request(UNKNOWN_JOB, { headers: bearer(key) })).status
}

describe('assay keys create', () => {
  it('makes a key that ends when it was told to', async () => {
    const before = Date.now()

    const { key, expires_at: expiresAt } = await made('--account', 'soon', '--expires', '30d')

    // Written in whole seconds.
    expect(Date.parse(expiresAt)).toBeGreaterThan(before + 30 * DAY_MS - 1_000)
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS)
    expect(await answerTo(key)).toBe(404)
  })

  it('says until when it works', async () => {
    const { stdout, stderr } = await keys('create', '--name', 'n', '--expires', '2999-01-31')

    expect(stdout).toMatch(/^assay_\w{43}\n$/)
    expect(stderr).toContain('It works until 2999-01-31T00:00:00Z.')
  })

  it('makes one that is refused from its expiry on', async () => {
    const { key } = await made('--account', 'brief', '--expires', '1d')
    expect(await answerTo(key)).toBe(404)

    clock.pass(DAY_MS)

    expect(await answerTo(key)).toBe(401)
  })

  it('lists one whose time is over as expired', async () => {
    const { record } = withApiKeys(service.dataDir, (all) =>
      all.createKey({ accountId: 'over', name: 'n', expiresAt: 2 }, 1),
    )
    expect(await listed('--account', 'over')).toMatchObject([{ id: record.id, state: 'expired' }])
  })

  it.each([
    ['tomorrow', 'An expiry is a date like'],
    ['2027-02-30', 'An expiry is a date like'],
    ['2020-01-01', 'must lie in the future'],
    ['0d', 'must lie in the future'],
  ])('refuses the expiry %j', async (expires, sentence) => {
    const { code, stdout, stderr } = await keys('create', '--name', 'n', '--expires', expires)

    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
    expect(stdout).toBe('')
  })
})

describe('assay keys list', () => {
  it('shows what a key is, when it was used, and no secret', async () => {
    const { key, id } = await made('--account', 'seen', '--scope', 'scan:read')
    await answerTo(key)

    const [view, ...others] = await listed('--account', ' seen ')

    expect(others).toEqual([])
    expect(view).toEqual({
      id,
      account: 'seen',
      plan: 'free',
      name: 'n',
      prefix: key.slice(0, 12),
      scopes: ['scan:read'],
      state: 'active',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      expires_at: null,
      revoked_at: null,
      last_used_at: expect.stringMatching(/Z$/),
    })
    expect(JSON.stringify(view)).not.toContain(key)
  })

  it('shows a table for people', async () => {
    const { id, key } = await made('--account', 'table', '--plan', 'personal')

    const { stdout } = await keys('list', '--account', 'table')

    const [headings, line, ...rest] = stdout.trimEnd().split('\n')
    expect(rest).toEqual([])
    expect(headings).toMatch(
      /^ID +ACCOUNT +PLAN +NAME +KEY +STATE +SCOPES +CREATED +EXPIRES +LAST USED$/,
    )
    expect(line).toMatch(
      / table +personal +n +assay_\w{6}… +active +scan:write scan:read .* never +never$/,
    )
    expect(line?.startsWith(`${id} `)).toBe(true)
    expect(stdout).not.toContain(key)
  })

  it('shows names that cannot move the cursor or hide text', async () => {
    // Straight into the table: the command itself refuses most of these.
    plantName('\u001b[2J\u009b1mno\u200dne\u202e')

    const table = await keys('list', '--account', 'planted')
    const json = await keys('list', '--account', 'planted', '--json')

    expect(table.stdout).toContain('?[2J?1mno?ne?')
    expect(table.stdout + json.stdout).not.toMatch(TRICKS)
    expect(JSON.parse(json.stdout)).toMatchObject([{ name: '\u001b[2J\u009b1mno\u200dne\u202e' }])
  })

  it('says where an account has none', async () => {
    const { code, stdout } = await keys('list', '--account', 'nobody')

    expect(code).toBe(0)
    expect(stdout).toContain('There are no keys')
    expect(await listed('--account', 'nobody')).toEqual([])
  })
})

describe('assay keys revoke', () => {
  it.each([
    ['id', ({ id }: { id: string }) => id],
    ['first characters', ({ key }: { key: string }) => key.slice(0, 12)],
    [
      'first characters as the list shows them',
      ({ key }: { key: string }) => `${key.slice(0, 12)}…`,
    ],
  ])('ends a key by its %s, at once', async (_, nameOf) => {
    const created = await made('--account', 'ended')
    expect(await answerTo(created.key)).toBe(404)

    const { code, stdout } = await keys('revoke', nameOf(created), '--json')

    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      id: created.id,
      state: 'revoked',
      revoked_at: expect.stringMatching(/Z$/),
    })
    expect(await answerTo(created.key)).toBe(401)
  })

  it('names the key in its sentence', async () => {
    const { id } = await made('--account', 'ended')

    const { stdout } = await keys('revoke', id)

    expect(stdout).toBe(`Revoked ${id} (n, account ended).\n`)
  })

  it('ends with 2 for a key that was revoked before', async () => {
    const { id } = await made()
    await keys('revoke', id)

    const { code, stdout, stderr } = await keys('revoke', id, '--json')

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toBe('assay: The key was revoked before.\n')
  })

  it('ends with 2 for an unknown key, and does not repeat what was typed', async () => {
    const { key } = await made()

    const { code, stderr } = await keys('revoke', key)

    expect(code).toBe(2)
    expect(stderr).toContain('There is no such key.')
    expect(stderr).not.toContain(key)
    expect(await answerTo(key)).toBe(404)
  })
})

/** A key with a name as a damaged or foreign database could hold it. */
function plantName(name: string): void {
  withApiKeys(service.dataDir, (all) =>
    all.createKey({ accountId: 'planted', name: 'n' }, Date.now()),
  )
  const db = openDatabase(databasePath(service.dataDir))
  db.run("UPDATE api_keys SET name = :name WHERE account_id = 'planted'", { name })
  db.close()
}
