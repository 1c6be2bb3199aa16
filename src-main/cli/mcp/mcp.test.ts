/** The command as a client starts it: a process of its own, spoken to over its standard input. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, it } from 'vitest'

it('speaks the protocol and nothing else, and ends with its client', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-mcp-'))
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [
      join(import.meta.dirname, '../main.ts'),
      ...['mcp', '--max-level', 'L1', '--data-dir', folder],
    ],
    env: { ...process.env } as Record<string, string>,
  })
  const errors: Error[] = []
  transport.onerror = (error) => errors.push(error)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)

  const { structuredContent } = await client.callTool({
    name: 'scan_text',
    arguments: { text: 'A walk in the park.' },
  })
  await client.close()

  expect(structuredContent).toMatchObject({ decision: 'allow', findings: [] })
  expect(errors).toEqual([])
  rmSync(folder, { recursive: true })
})
