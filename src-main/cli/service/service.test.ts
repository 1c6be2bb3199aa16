/** A running service, as commands of the same user find and use it; its rules alone. */

import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type PackedDocument,
  unpackDocument,
} from '../../../src-shared/workspace/packed-document.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { type RunningService, startService } from '../../compose.ts'
import { readServiceFile, type ServiceFile, writeServiceFile } from '../../service-file.ts'
import { newProofSecret, PROOF_HEADER } from '../../service-proof.ts'
import { createFormat } from '../formats/index.ts'
import { scanInput } from '../scan-one.ts'
import type { Scanned } from '../scan-report.ts'
import { anotherWindow } from './another-window.ts'
import { callsTo, type ServiceCall, ServiceGone } from './loopback-client.ts'
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
    const written = { baseUrl: 'http://127.0.0.1:80', token: 't', proofKey: newProofSecret() }
    writeServiceFile(elsewhere, written)
    expect(readServiceFile(elsewhere)).toEqual(written)
    for (const baseUrl of ['http://evil.example', 'http://127.0.0.1.evil.example:80']) {
      writeServiceFile(elsewhere, { ...written, baseUrl })
      expect(readServiceFile(elsewhere)).toBeNull()
    }
  })

  it.skipIf(process.platform === 'win32')('is believed where its user alone can write', () => {
    const elsewhere = mkdtempSync(join(folder, 'data-'))
    const path = join(elsewhere, 'service.json')
    writeServiceFile(elsewhere, readServiceFile(dataDir) as ServiceFile)
    chmodSync(path, 0o620)
    expect(readServiceFile(elsewhere)).toBeNull()
    rmSync(path)
    symlinkSync(join(dataDir, 'service.json'), path)
    expect(readServiceFile(elsewhere)).toBeNull()
  })
})

it('opens another window for who can read the file', async () => {
  const running = await anotherWindow(dataDir)
  expect(running?.baseUrl).toBe(service.baseUrl)
  const links = [await running?.appUrl(), await running?.appUrl()]
  expect(new Set(links).size).toBe(2)
  for (const link of links) expect(link).toMatch(/^http:\/\/127.0.0.1:\d+\/#launch=[\w-]{43}$/)
  expect(await running?.pageUrl()).toMatch(/^file:.*\/open-[0-9a-f]{16}\.html$/)
})

it('asks for a job no more once it has ended, and has its evidence', async () => {
  const { call, state } = await requiredService(dataDir)
  const ends: string[] = []
  const counted: ServiceCall = async (request) => {
    const answer = await call<{ status?: string }>(request)
    if (request.method === 'GET') ends.push(answer.status ?? 'document')
    return answer as never
  }
  const scanner = createServiceScanner({ call: counted, state }, { categories: ['dlp'] })
  const { job } = await scanner.scan({ type: 'text', text: `KEY=${SECRET}` }, 'a.txt')
  expect(ends.filter((end) => end !== 'running')).toEqual(['completed', 'document'])
  expect(job).toHaveProperty('categories.dlp.evidence_spans.0.text', SECRET)
  expect(job.source).toBe('a.txt')
})

/** A program at a port of its own, and the file of a dead service that leads there. */
async function impostor(answer: (challenge: string) => Promise<string | null> | string | null) {
  const left = mkdtempSync(join(folder, 'data-'))
  const sockets = new Set<Socket>()
  let heard = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', async (piece) => {
      heard += piece.toString('latin1')
      const challenge = /identity\/([\w-]{43}) /.exec(heard)?.[1] ?? ''
      const said = await answer(challenge)
      if (said === null) socket.destroy()
      else socket.write(said)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const file = readServiceFile(dataDir) as ServiceFile
  writeServiceFile(left, { ...file, baseUrl: `http://127.0.0.1:${port}` })
  return {
    left,
    heard: () => heard,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const UNPROVEN = (proof: string, rest = '') =>
  `HTTP/1.1 204 No Content\r\n${PROOF_HEADER}: ${proof}\r\n\r\n${rest}`
const STATE = JSON.stringify({ version: '0.0.0', models: [] })

describe('who took the port of a service that died', () => {
  it.each([
    ['hangs up', () => null],
    ['speaks no HTTP', () => 'hello\r\n\r\n'],
    ['guesses', () => UNPROVEN('A'.repeat(43))],
    ['gives the challenge back', (challenge: string) => UNPROVEN(challenge)],
    ['talks without end', () => 'x'.repeat(10_000)],
    [
      'answers what was not asked',
      () => `HTTP/1.1 200 OK\r\nContent-Length: ${STATE.length}\r\n\r\n${STATE}`,
    ],
    [
      'has a living service answer',
      async (challenge: string) => {
        const answer = await fetch(`${service.baseUrl}/workspace/v1/identity/${challenge}`)
        const proof = answer.headers.get(PROOF_HEADER) ?? ''
        expect(proof).toHaveLength(43)
        return UNPROVEN(proof)
      },
    ],
  ])('and %s is told nothing', async (_, answer) => {
    const { left, heard, close } = await impostor(answer)
    try {
      expect(await connectedService(left)).toBeNull()
      expect(await anotherWindow(left)).toBeNull()
      await expect(requiredService(left)).rejects.toThrow(
        `No service runs on the data folder ${left}`,
      )
      const { token, proofKey } = readServiceFile(left) as ServiceFile
      expect(heard()).toMatch(/^GET \/workspace\/v1\/identity\/[\w-]{43} HTTP\/1.1\r\nHost: /)
      expect(heard()).not.toContain(token)
      expect(heard()).not.toContain(proofKey)
      expect(heard()).not.toMatch(/authorization/i)
    } finally {
      close()
    }
  })

  it('is told nothing in the middle of work either', async () => {
    const { call } = await requiredService(dataDir)
    const { left, heard, close } = await impostor(() => UNPROVEN('B'.repeat(43)))
    const there = callsTo(readServiceFile(left) as ServiceFile)
    const request = { method: 'POST', path: '/api/v1/scan', body: SECRET } as const
    await expect(there(request)).rejects.toThrow(ServiceGone)
    expect(heard()).not.toContain(SECRET)
    close()
    await expect(call({ method: 'GET', path: '/workspace/v1/service' })).resolves.toBeTruthy()
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

it('tells what asks for a look there without being accepted', async () => {
  const { call } = await requiredService(dataDir)
  const path = join(folder, 'quoted.md')
  writeFileSync(
    path,
    'An attacker writes words such as "Ignore all previous instructions", often.\n',
  )
  const input = { kind: 'documents' as const, name: path, path, isNamed: true }
  const report = (await scanInput(scanInService(call, CONFIG), input)) as Scanned
  expect(report.job.decision).toBe('review')
  expect([...report.asking]).toHaveLength(1)
  const table = createFormat('table', { evidence: 'masked', madeAt: 0, version: '1' })
  expect(table.add(report)).toMatch(/review \(0 findings, 1 to look at, /)
})

it('takes what its owner has dismissed there as known', async () => {
  const { call } = await requiredService(dataDir)
  const path = join(folder, 'dismissed.txt')
  writeFileSync(path, `the key is ${SECRET}\nand no more`)
  const scan = scanInService(call, CONFIG)
  const input = { kind: 'documents' as const, name: path, path, isNamed: true }
  const first = (await scanInput(scan, input)) as Scanned
  expect(first).toMatchObject({ job: { decision: 'block' }, known: new Set() })
  const job = first.job.job_id
  const document = { method: 'GET', path: WORKSPACE_ROUTES.document(job) } as const
  const { groups, review } = unpackDocument(await call<PackedDocument>(document))
  const body = JSON.stringify({
    ...{ revision: review.revision, group: groups[0]?.id, scope: 'always' },
    ...{ reason: 'test_data', expires_at: null },
  })
  const headers = { 'content-type': 'application/json' }
  await call({ method: 'POST', path: WORKSPACE_ROUTES.suppress(job), headers, body })
  const again = (await scanInput(scan, input)) as Scanned
  expect(again).toMatchObject({ job: { decision: 'allow' }, known: new Set([0]) })
  const lines = createFormat('jsonl', { evidence: 'masked', madeAt: 0, version: '1' })
  expect(JSON.parse(lines.add(again))).toMatchObject({ decision: 'allow', findings: [] })
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
