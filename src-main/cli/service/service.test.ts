/** A running service, as commands of the same user find and use it; its rules alone. */

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningService, startService } from '../../compose.ts'
import { readServiceFile } from '../../service-file.ts'
import { createFormat } from '../formats/index.ts'
import { scanInput } from '../scan-one.ts'
import type { Scanned } from '../scan-report.ts'
import { scanInService } from './scan-in-service.ts'
import { connectedService, createServiceScanner, requiredService } from './service-scanner.ts'

const SECRET = 'assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ'
const CONFIG = {
  categories: ['injection', 'dlp'] as ['injection', 'dlp'],
  max_level: 'L1' as const,
}

let folder: string
let dataDir: string
let service: RunningService
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-found-'))
  dataDir = join(folder, 'data')
  service = await startService({ port: 0, dataDir, shippedModels: join(folder, 'no-models') })
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

describe('the file of a running service', () => {
  it('says where it is, to its user alone', () => {
    const path = join(dataDir, 'service.json')
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readServiceFile(dataDir)).toMatchObject({ baseUrl: service.baseUrl })
  })

  it('sends no token anywhere but to this machine', () => {
    const elsewhere = mkdtempSync(join(folder, 'data-'))
    for (const base_url of ['http://evil.example', 'http://127.0.0.1.evil.example:80']) {
      writeFileSync(join(elsewhere, 'service.json'), JSON.stringify({ base_url, token: 't' }))
      expect(readServiceFile(elsewhere)).toBeNull()
    }
  })

  it('that was left behind is as good as none', async () => {
    const left = mkdtempSync(join(folder, 'data-'))
    const told = JSON.parse(readFileSync(join(dataDir, 'service.json'), 'utf8'))
    const stale = { ...told, token: told.token.replace(/^./, told.token[0] === 'A' ? 'B' : 'A') }
    writeFileSync(join(left, 'service.json'), JSON.stringify(stale))
    expect(await connectedService(left)).toBeNull()
    await expect(requiredService(left)).rejects.toThrow(
      `No service runs on the data folder ${left}`,
    )
  })
})

it('scans what assay scan gives it, and reports it as its own', async () => {
  const { call } = await requiredService(dataDir)
  const path = join(folder, 'käse "1".txt')
  writeFileSync(path, `one\nthe key is ${SECRET}`)
  const scan = scanInService(call, CONFIG)
  const input = { kind: 'documents' as const, name: path, path, isNamed: true }

  const report = (await scanInput(scan, input)) as Scanned
  expect(report.job).toMatchObject({ source: path, decision: 'block', status: 'completed' })
  const made = { evidence: 'masked', madeAt: 0, version: '1' } as const
  const table = createFormat('table', made)
  expect(table.add(report)).toMatch(
    /block \(1 finding, .*\n {2}dlp {2}API_KEY .* line 2:12 {2}as•+yZ\n/,
  )
  const json = createFormat('json', made)
  json.add(report)
  expect(JSON.parse(json.end())).toMatchObject({ usage: { scan_units: 1 }, decision: 'block' })

  const empty = join(folder, 'nothing.pdf')
  writeFileSync(empty, '%PDF-')
  expect(await scanInput(scan, { ...input, name: empty, path: empty })).toMatchObject({
    error: { code: expect.stringMatching(/EXTRACTION_FAILED|UNSUPPORTED/) },
  })
})

it('keeps what agents and hooks had scanned in its history', async () => {
  const connection = await requiredService(dataDir)
  const scanner = createServiceScanner(connection, { maxLevel: 'L1' })
  const { job, text } = await scanner.scan({ type: 'text', text: SECRET }, 'text')
  expect(text).toBe(SECRET)
  const again = createServiceScanner(await requiredService(dataDir), {})
  expect(await again.earlier(job.job_id)).toMatchObject({ job: { decision: 'block' } })
  expect(await again.earlier(`job_${'0'.repeat(32)}`)).toBeNull()
  expect(await again.earlier('../session')).toBeNull()
  await expect(scanner.scan({ type: 'webpage', url: 'http://x' }, 'x')).rejects.toThrow()
})
