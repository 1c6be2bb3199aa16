/** `assay mcp`: Assay as an MCP server, for agents that want something scanned. */

import { resolve } from 'node:path'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { Command } from 'commander'
import { LOCAL_ACCOUNT, SCOPES } from '../../accounts/api-keys.ts'
import { readConfig } from '../../config.ts'
import { resolveDataDir } from '../../paths.ts'
import { withApiKeys } from '../../with-api-keys.ts'
import { parsePort } from '../parse-port.ts'
import { addScannerOptions, openScanner, type ScannerOptions } from '../scanner/scanner-options.ts'
import { allowedRoots } from './allowed-roots.ts'
import { DEFAULT_MCP_PORT } from './default-port.ts'
import { mcpServers } from './mcp-server.ts'
import { serveMcpHttp } from './serve-http.ts'
import { createAgentTools } from './tools.ts'

interface McpOptions extends ScannerOptions {
  readonly root: readonly string[]
  readonly http: boolean
  readonly port: number
}

const HELP = `
Speaks over standard input and output, or with --http on 127.0.0.1 to clients that send a key
of the owner's account ("Authorization: Bearer KEY", see \`assay keys create\`). Agents see
values masked and orders described, never quoted. config.json opens folders for good, and
shows values as they are: {"mcp": {"roots": ["notes"], "unmasked_evidence": true}}`

export function mcpCommand(): Command {
  const command = new Command('mcp')
    .option('--root <folder>', 'folder whose files may be scanned, repeatable', collect, [])
    .option('--http', 'speak streamable HTTP on 127.0.0.1', false)
    .option('--port <number>', 'port of --http, 0 for a free one', parsePort, DEFAULT_MCP_PORT)
    .addHelpText('after', HELP)
  return addScannerOptions(command).action(mcp)
}

async function mcp(options: McpOptions): Promise<void> {
  const dataDir = resolveDataDir(options.dataDir)
  const { mcp: settings } = readConfig(dataDir)
  const scanner = await openScanner(options)
  const servers = mcpServers(
    createAgentTools({
      scanner,
      roots: allowedRoots([...options.root.map((folder) => resolve(folder)), ...settings.roots]),
      unmasked: settings.unmaskedEvidence,
    }),
  )
  if (options.http) {
    const server = await serveMcpHttp(servers, {
      port: options.port,
      isOwner: (token) => opensAsOwner(dataDir, token),
    })
    process.stderr.write(`Assay's MCP server listens on ${server.url}\nStop it with Ctrl+C.\n`)
    await stopped()
    await server.close()
  } else {
    const server = serveStdio(servers)
    // The client ends the server by closing its input, or with a signal.
    await Promise.race([stopped(), new Promise((end) => process.stdin.once('end', end))])
    await server.close()
  }
  await scanner.close()
}

/** A key of the owner with all scopes: these tools read files. */
function opensAsOwner(dataDir: string, token: string): boolean {
  const check = withApiKeys(dataDir, (keys) => keys.verifyKey(token, Date.now()))
  return (
    check.ok &&
    check.accountId === LOCAL_ACCOUNT &&
    SCOPES.every((scope) => check.scopes.includes(scope))
  )
}

function stopped(): Promise<void> {
  return new Promise((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end())
  })
}

function collect(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value]
}
