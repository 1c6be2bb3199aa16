/** What the doctor says of a machine on which something is wrong. */

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readServiceFile, writeServiceFile } from '../../service-file.ts'
import { newProofSecret } from '../../service-proof.ts'
import { withApiKeys } from '../../with-api-keys.ts'
import { checkModels, checkRules } from './check-engine.ts'
import { checkDatabase, checkDataFolder, checkService, checkSettings } from './check-machine.ts'
import { checkup } from './checkup.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'assay-doctor-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const put = (name: string, content: string) => {
  mkdirSync(join(dataDir, name, '..'), { recursive: true })
  writeFileSync(join(dataDir, name), content)
}

it('has nothing to say against a new machine', () => {
  expect(checkDataFolder(join(dataDir, 'none'))).toMatchObject({ state: 'ok' })
  expect(checkDatabase(dataDir)).toMatchObject({ state: 'ok' })
  expect(checkSettings(dataDir)).toMatchObject({ state: 'ok' })
})

it('counts the jobs of a database, and finds one that is damaged', async () => {
  withApiKeys(dataDir, (keys) => keys.listKeys())
  expect(checkDatabase(dataDir)).toMatchObject({
    state: 'ok',
    found: expect.stringMatching(/^whole, 0 jobs/),
  })

  put('assay.db', 'no database at all, but long enough to be looked at as one. '.repeat(99))
  expect(await checkup('database', () => checkDatabase(dataDir))).toMatchObject({
    state: 'problem',
    found: expect.stringContaining('is damaged or not a database'),
  })
})

it.skipIf(process.platform === 'win32')('finds a database that others can read', () => {
  put('assay.db', '')
  chmodSync(join(dataDir, 'assay.db'), 0o644)
  const path = join(dataDir, 'assay.db')
  expect(checkDataFolder(dataDir)).toMatchObject({ state: 'problem', mend: `chmod 600 '${path}'` })
})

it('finds settings that cannot be used', async () => {
  put('config.json', '{"plan": 1}')
  expect(await checkup('settings', () => checkSettings(dataDir))).toMatchObject({
    state: 'problem',
    found: expect.stringContaining('/plan is not a known field'),
  })
})

describe('what scans', () => {
  it('is told with its hash, and a file of rules that is left out', async () => {
    put('rules/mine.yaml', 'pack: 1')
    const [rules, scan] = await checkRules(dataDir)
    expect(rules).toMatchObject({
      state: 'problem',
      found: expect.stringMatching(/^\d+ rules, sha256 [0-9a-f]{16}…; left out: .*mine[.]yaml$/),
      mend: expect.stringContaining('assay rules test '),
    })
    expect(scan.state).toBe('ok')
  })

  it('may have a model that is not whole', async () => {
    put('models/mine/manifest.json', '{}')
    expect(await checkModels(dataDir, false)).toMatchObject({
      state: 'problem',
      found: expect.stringMatching(/^mine: /),
      mend: '`assay models remove ID`, and add it again.',
    })
  })
})

it('does not take a file that a dead service left for a service', async () => {
  const left = { baseUrl: 'http://127.0.0.1:9', token: 'x', proofKey: newProofSecret() }
  writeServiceFile(dataDir, left)
  expect(readServiceFile(dataDir)).toEqual(left)
  expect((await checkService(dataDir)).found).not.toMatch(/^runs at/)
})
