/**
 * MCP servers for tests, as request handlers of an HTTP server: the official
 * one of the 2026 era, one that answers from a table whatever the test wants,
 * and a proxy to one that runs in a process of its own.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, Server } from '@modelcontextprotocol/server'

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** The official server, of the 2026 era only, with one thing of each kind. */
export function officialMcpServer(): Handler {
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: 'official', title: 'Official server', version: '3.1.4' },
        {
          capabilities: { tools: {}, prompts: {}, resources: {} },
          instructions: 'Call add for sums.',
        },
      )
      server.setRequestHandler('tools/list', ({ params }) =>
        params?.cursor === 'second'
          ? { tools: [{ name: 'subtract', inputSchema: { type: 'object' } }] }
          : { tools: [ADD_TOOL], nextCursor: 'second' },
      )
      server.setRequestHandler('prompts/list', () => ({ prompts: [{ name: 'greet' }] }))
      server.setRequestHandler('resources/list', () => ({
        resources: [{ name: 'readme', uri: 'file:///readme.md' }],
      }))
      server.setRequestHandler('resources/templates/list', () => ({
        resourceTemplates: [{ name: 'pages', uriTemplate: 'page://{id}' }],
      }))
      return server
    },
    { legacy: 'reject' },
  )
  const answer = toNodeHandler(handler)
  return (incoming, response) => answer(incoming as NodeIncomingMessageLike, response)
}

const ADD_TOOL = {
  name: 'add',
  title: 'Add',
  description: 'Adds two numbers.',
  inputSchema: {
    type: 'object' as const,
    properties: { a: { type: 'number', description: 'The first one.' } },
  },
}

/** What a method answers: its result, or nothing where it has written the response itself. */
export type Method = (params: { cursor?: string }, reply: Reply) => unknown

export interface Reply {
  readonly id: unknown
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Writes a whole answer as it stands. */
  readonly raw: (body: string, contentType?: string) => void
  /** Refuses with an error of the protocol. */
  readonly refuse: (code: number) => void
}

/** A session-less server of the initialize era. */
export interface TableServer {
  readonly handler: Handler
  /** Every message that came: its HTTP method, and what it asks for. */
  readonly received: readonly { http: string; method?: string; message: unknown }[]
}

export const HELLO = {
  protocolVersion: '2025-06-18',
  capabilities: { tools: {} },
  serverInfo: { name: 'table', version: '1' },
}

/** Answers each method of the protocol from a table; methods that are not in it do not exist. */
export function tableMcpServer(methods: Readonly<Record<string, Method>>): TableServer {
  const received: { http: string; method?: string; message: unknown }[] = []
  const table = new Map<string, Method>(Object.entries<Method>({ initialize: () => HELLO, ...methods }))

  const handler: Handler = async (incoming, response) => {
    const http = incoming.method ?? ''
    if (http !== 'POST') {
      received.push({ http, message: null })
      response.writeHead(405).end()
      return
    }
    const message = (await json(incoming)) as {
      id?: unknown
      method?: string
      params?: { cursor?: string }
    }
    const { id, method = '', params = {} } = message
    received.push({ http, method, message })
    if (id === undefined || method === '') {
      response.writeHead(202).end()
      return
    }
    const raw = (body: string, contentType = 'application/json') =>
      void response.writeHead(200, { 'content-type': contentType }).end(body)
    const refuse = (code: number) =>
      raw(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message: 'no' } }))
    const answer = table.get(method)
    if (answer === undefined) return refuse(-32_601)
    const result = answer(params, { id, request: incoming, response, raw, refuse })
    if (result !== undefined) raw(JSON.stringify({ jsonrpc: '2.0', id, result }))
  }
  return { handler, received }
}

/** An event stream of JSON-RPC messages, as a body. */
export function eventStream(...messages: readonly object[]): string {
  return messages.map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`).join('')
}

export interface ChildServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** The reference server that exercises the whole protocol, in a process of its own. */
export async function startEverything(mode: 'streamableHttp' | 'sse'): Promise<ChildServer> {
  const port = await freePort()
  const entry = createRequire(import.meta.url).resolve(
    '@modelcontextprotocol/server-everything/dist/index.js',
  )
  const child = spawn(process.execPath, [entry, mode], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await listening(child)
  return {
    port,
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Resolves when the process says so; its pipe stays open, or its next word would end it. */
function listening(child: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (piece) => {
      said += piece
      if (/(?:listening|running) on port/u.test(said)) resolve()
    })
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
}

/** Passes every request on to a plain HTTP server on loopback, and its answer back as it comes. */
export function proxyTo(port: number): Handler {
  return (incoming, response) => {
    const { method, url: path, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      response.flushHeaders()
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }
}
