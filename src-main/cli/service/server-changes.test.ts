/** How an MCP server changed, as `assay scan --service --mcp` tells it: a running service remembers it. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningService, startService } from '../../compose.ts'
import { startHttpsServer, type TestServer } from '../../intake/__fixtures__/https-server.ts'
import { tableMcpServer } from '../../intake/__fixtures__/mcp-server.ts'
import { createFormat } from '../formats/index.ts'
import { scanInput } from '../scan-one.ts'
import type { Scanned } from '../scan-report.ts'
import { scanInService } from './scan-in-service.ts'
import { requiredService } from './service-scanner.ts'

let tools = [{ name: 'add', description: 'Adds two numbers.', inputSchema: { type: 'object' } }]
const mcp = tableMcpServer({ 'tools/list': () => ({ tools }) })

let folder: string
let server: TestServer
let service: RunningService
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-changes-'))
  server = await startHttpsServer((request, response) => void mcp.handler(request, response))
  writeFileSync(join(folder, 'ca.pem'), server.caPem)
  service = await startService({
    ...{ port: 0, dataDir: join(folder, 'data'), shippedModels: join(folder, 'no-models') },
    network: {
      allowHosts: [`site.test:${server.port}`],
      resolve: [`site.test:${server.port}:127.0.0.1`],
      caFiles: [join(folder, 'ca.pem')],
    },
  })
})
afterAll(async () => {
  await service.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

async function scanned(): Promise<Scanned> {
  const { call } = await requiredService(join(folder, 'data'))
  const scan = scanInService(call, { categories: ['injection'], max_level: 'L1' })
  return (await scanInput(scan, { kind: 'mcp_server', name: `${server.origin()}/mcp` })) as Scanned
}

it('is told in every format for readers, and is no gap', async () => {
  const made = { evidence: 'masked', madeAt: 0, version: '1' } as const
  expect(createFormat('table', made).add(await scanned())).not.toContain('last scan')
  const [add] = tools as [(typeof tools)[0]]
  tools = [
    { ...add, description: 'Adds three numbers.' },
    { ...add, name: 'subtract' },
    { ...add, name: 'divide' },
  ]
  const report = await scanned()
  expect(createFormat('table', made).add(report)).toMatch(
    /^.*: allow \(0 findings, .*2 things added since the last scan, 1 thing changed since the last scan\)\n/,
  )
  expect(JSON.parse(createFormat('jsonl', made).add(report)).notes).toEqual([
    'mcp_item_added:2',
    'mcp_item_changed:1',
  ])
  const page = createFormat('html', made)
  const html = page.add(report) + page.end()
  expect(html).toContain('<dt>Noted</dt><dd><bdi>1 thing changed since the last scan</bdi>')
  expect(html).not.toMatch(/Not checked|mcp_item/)
  expect(report.job.completion?.state).toBe('complete')
})
