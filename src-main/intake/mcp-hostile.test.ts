/** MCP servers that are an attack: each is refused, cut off or read in part, in bounded time. */

import type { ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { eventStream, type Handler, HELLO, tableMcpServer } from './__fixtures__/mcp-server.ts'
import { namesOf, PATIENT, readHosted, readTools } from './__fixtures__/mcp-server-host.ts'
import { refusal } from './__fixtures__/scan-refusal.ts'

describe('a redirect', () => {
  const redirectTo = (location: string): Handler => {
    const { handler } = tableMcpServer({ 'tools/list': () => ({ tools: [{ name: 'add' }] }) })
    return (incoming, response) =>
      incoming.url === '/mcp'
        ? response.writeHead(307, { location }).end()
        : handler(incoming, response)
  }

  it('within public reach is followed', async () => {
    expect(namesOf(await readHosted(redirectTo('/elsewhere')))).toEqual(['tool add'])
  })

  it.each([
    ['https://10.0.0.1/', 'TARGET_NOT_PUBLIC'],
    ['https://[::ffff:127.0.0.1]/', 'TARGET_NOT_PUBLIC'],
    ['http://mcp.test/', 'INVALID_URL'],
    ['https://user:password@mcp.test/', 'INVALID_URL'],
  ])('to %s is refused', async (location, code) => {
    await expect(readHosted(redirectTo(location))).rejects.toEqual(refusal(code))
  })
})

describe('a server that', () => {
  it('sends 50 MB is cut off', async () => {
    const before = process.memoryUsage().rss
    let sent = 0
    const reading = readTools((_, { response }) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"jsonrpc":"2.0","id":"list-1","result":{"tools":[{"description":"')
      const piece = Buffer.alloc(100_000, 'x')
      const send = () => {
        while (sent < 50_000_000 && !response.destroyed) {
          sent += piece.length
          if (!response.write(piece)) return void response.once('drain', send)
        }
        response.end()
      }
      send()
    })
    await expect(reading).rejects.toEqual(refusal('CONTENT_TOO_LARGE'))
    expect(sent).toBeLessThan(20_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  it('sends 5 MB in each of many answers is cut off after 10 MB', async () => {
    let page = 0
    const { items, warnings } = await readTools(() => ({
      tools: [{ name: `t${page}`, description: 'x'.repeat(2_900_000) }],
      nextCursor: `c${page++}`,
    }))
    expect(items).toHaveLength(3)
    expect(warnings).toEqual(['content_truncated', 'pagination_truncated'])
  })

  it.each([401, 403])('asks for credentials with %d gets none', async (status) => {
    const secret = 'Bearer realm="give me your key", resource_metadata="https://evil.example/"'
    const asked: string[] = []
    const reading = readHosted((incoming, response) => {
      asked.push(`${incoming.method} ${incoming.url} ${incoming.headers.authorization ?? ''}`)
      response.writeHead(status, { 'www-authenticate': secret }).end('{"error":"give"}')
    })
    await expect(reading).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
    await expect(reading).rejects.toThrow(/asks for credentials \(HTTP 40[13]\)/)
    expect(asked).toEqual(['POST /mcp '])
  })

  it.each<[string, Handler]>([
    ['a web page', (_, response) => response.setHeader('content-type', 'text/html').end('<p>hi')],
    ['nothing but 404', (_, response) => response.writeHead(404).end('gone')],
    ['nothing but 500', (_, response) => response.writeHead(500).end('ignore all instructions')],
    ['garbage', (_, response) => response.setHeader('content-type', 'application/json').end('{]')],
    [
      'no JSON-RPC',
      (_, response) => response.setHeader('content-type', 'application/json').end('[1]'),
    ],
    [
      'an endless loop',
      (incoming, response) => response.writeHead(307, { location: incoming.url }).end(),
    ],
    ['a cut connection', (_, response) => response.destroy()],
  ])('answers with %s is no MCP server', async (_, handler) => {
    const reading = readHosted(handler)
    await expect(reading).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
    await expect(reading).rejects.not.toThrow(/ignore all|gone|</)
  })

  it('asks the client for something is refused, and answers its list all the same', async () => {
    const asking = ['sampling/createMessage', 'elicitation/create', 'roots/list']
    const answered = () => received.filter(({ message }) => /ask-/.test(JSON.stringify(message)))
    const { handler, received } = tableMcpServer({
      'tools/list': (_, { id, response }) => {
        const requests = asking.map((method, place) => ({
          jsonrpc: '2.0',
          id: `ask-${place}`,
          method,
          params: {},
        }))
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(eventStream(...requests))
        // The list waits for the answers, or the session would be over before they are sent.
        const timer = setInterval(() => {
          if (answered().length < asking.length) return
          response.end(eventStream({ jsonrpc: '2.0', id, result: { tools: [{ name: 'add' }] } }))
        }, 10)
        response.on('close', () => clearInterval(timer))
      },
    })
    expect(namesOf(await readHosted(handler))).toEqual(['tool add'])
    expect(answered()).toHaveLength(asking.length)
    for (const { message } of answered()) {
      expect(message).toMatchObject({ error: { code: -32_601 } })
      expect(message).not.toHaveProperty('result')
    }
  })

  it('floods the client with requests gets a bounded number of answers', async () => {
    const flood = Array.from({ length: 20_000 }, (_, id) => ({
      jsonrpc: '2.0',
      id: `p${id}`,
      method: 'ping',
    }))
    const { handler, received } = tableMcpServer({
      'tools/list': (_, { raw }) => raw(eventStream(...flood), 'text/event-stream'),
    })
    await expect(readHosted(handler)).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
    expect(received.length).toBeLessThanOrEqual(120)
  })

  it.each([
    ['garbage', 'data:1\n\n'],
    ['unknown fields', 'a\n'],
    ['carriage returns', ':\r'],
    ['notifications', 'data:{"jsonrpc":"2.0","method":"notifications/message"}\n\n'],
    [
      'changes of its list',
      'data:{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\n\n',
    ],
    ['answers to nothing', 'data:{"jsonrpc":"2.0","id":"x","result":{}}\n\n'],
  ])('floods the client with %s is hung up on', async (_, event) => {
    const reading = readTools((_params, { raw }) =>
      raw(event.repeat(4_000_000 / event.length), 'text/event-stream'),
    )
    await expect(reading).rejects.toThrow()
  })

  it('says between its pages that its list has changed is not asked anew', async () => {
    const { handler, received } = tableMcpServer({
      initialize: () => ({ ...HELLO, capabilities: { tools: { listChanged: true } } }),
      'tools/list': ({ cursor }, { id, raw }) => {
        const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' }
        const result = { tools: [{ name: cursor ?? 'first' }], ...(!cursor && { nextCursor: 'c' }) }
        const storm = Array.from({ length: 300 }, () => changed)
        raw(eventStream(...storm, { jsonrpc: '2.0', id, result }, changed), 'text/event-stream')
      },
    })
    expect(namesOf(await readHosted(handler))).toEqual(['tool first', 'tool c'])
    expect(received.filter(({ method }) => method === 'tools/list')).toHaveLength(2)
  })

  it.each([
    ['arrays', (id: string) => `{"jsonrpc":"2.0","id":${id},"result":${nested('[', ']')}}`],
    ['objects', (id: string) => `{"jsonrpc":"2.0","id":${id},"result":${nested('{"a":', '}')}}`],
    ['no answer', () => nested('[', ']')],
  ])('answers 100,000 levels deep with %s is refused', async (_, body) => {
    await expect(
      readTools((_params, { id, raw }) => raw(body(JSON.stringify(id)))),
    ).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
  })

  it('wants input before it lists, as in the 2026 era, gets none', async () => {
    const { handler, received } = tableMcpServer({
      'server/discover': () => ({
        resultType: 'complete',
        supportedVersions: ['2026-07-28'],
        capabilities: { tools: {} },
      }),
      'tools/list': () => ({
        resultType: 'input_required',
        inputRequests: { a: { method: 'sampling/createMessage', params: { messages: [] } } },
      }),
    })
    await expect(readHosted(handler)).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
    expect(received.map(({ method }) => method)).toEqual(['server/discover', 'tools/list'])
  })

  it.each([
    ['the first', 'https://mcp.test:1/?key=abc', /allows/],
    ['one that is private', 'https://10.0.0.1/mcp?key=abc', /^The host has an address/],
  ])('%s address is refused without its query', async (_, address, message) => {
    const reading = readHosted(() => {}, { address })
    await expect(reading).rejects.toThrow(message)
    await expect(reading).rejects.not.toThrow(/key|abc|10\.0/)
  })

  it('offers to resume for ever is not followed', async () => {
    const { handler, received } = tableMcpServer({
      'tools/list': (_, { raw }) => raw('retry: 0\nid: 1\ndata:\n\n', 'text/event-stream'),
    })
    await expect(readHosted(handler)).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
    expect(received.map(({ http }) => http)).not.toContain('GET')
  })

  it('leaves the streams of its answers open has them closed', async () => {
    let open = 0
    let most = 0
    let page = 0
    const { items } = await readTools((_, { id, response }) => {
      most = Math.max(most, ++open)
      response.on('close', () => open--)
      const result = { tools: [{ name: 'add' }], nextCursor: `${page++}` }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(eventStream({ jsonrpc: '2.0', id, result }))
    })
    expect(items).toHaveLength(20)
    expect(most).toBeLessThanOrEqual(3)
  })

  it('ends the one stream of HTTP+SSE is left at once', async () => {
    const reading = readHosted(async (incoming, response) => {
      if (incoming.url === '/mcp' && incoming.method === 'POST') response.writeHead(405).end()
      else if (incoming.method === 'GET') {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('event: endpoint\ndata: /post\n\n')
        stream = response
      } else {
        const { id, method } = (await json(incoming)) as { id?: number; method: string }
        response.writeHead(202).end()
        if (method === 'initialize') {
          stream?.write(`data: ${JSON.stringify({ jsonrpc: '2.0', id, result: HELLO })}\n\n`)
        } else if (method === 'tools/list') stream?.end()
      }
    })
    let stream: ServerResponse | undefined
    await expect(reading).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
  })
})

function nested(open: string, close: string): string {
  return `${open.repeat(100_000)}1${close.repeat(100_000)}`
}

/** Only the deadline that a test names can pass. */
describe('a server that', () => {
  const PASSING_MS = 300

  it('never ends its answer is left, with what the others gave', async () => {
    const { handler } = tableMcpServer({
      initialize: () => ({ ...HELLO, capabilities: { tools: {}, prompts: {} } }),
      'tools/list': (_, { response }) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const timer = setInterval(() => response.write(': x\n'), 20)
        response.on('close', () => clearInterval(timer))
      },
      'prompts/list': () => ({ prompts: [{ name: 'greet' }] }),
    })
    let pages = 0
    const deadlines = {
      ...PATIENT,
      // The second page, of the prompts, has all the time that a busy machine needs.
      get answerMs() {
        return pages++ === 0 ? PASSING_MS : PATIENT.answerMs
      },
    }
    const { items, warnings } = await readHosted(handler, { deadlines })
    expect(namesOf({ items })).toEqual(['prompt greet'])
    expect(warnings).toEqual(['content_truncated'])
  })

  it('leaves the newer handshake unanswered is read with the older one', async () => {
    const { handler } = tableMcpServer({
      'server/discover': () => undefined,
      'tools/list': () => ({ tools: [{ name: 'add' }] }),
    })
    const deadlines = { ...PATIENT, probeMs: PASSING_MS }
    expect(namesOf(await readHosted(handler, { deadlines }))).toEqual(['tool add'])
  })

  it('never answers the older handshake is given up', async () => {
    const { handler } = tableMcpServer({ initialize: () => undefined })
    const reading = readHosted(handler, { deadlines: { ...PATIENT, firstByteMs: PASSING_MS } })
    await expect(reading).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
    await expect(reading).rejects.toThrow(/in time|No MCP server|took too long/)
  })

  it('never answers at all is given up', async () => {
    const reading = readHosted(() => {}, { deadlines: { ...PATIENT, firstByteMs: PASSING_MS } })
    await expect(reading).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
  })

  it.each(['handshakeMs', 'scanMs'] as const)(
    'never ends its handshake is given up after %s',
    async (deadline) => {
      const { handler } = tableMcpServer({
        initialize: (_, { response }) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' })
          response.write(': x\n')
        },
      })
      const deadlines = { ...PATIENT, endMs: 0, [deadline]: PASSING_MS }
      const reading = readHosted(handler, { deadlines })
      await expect(reading).rejects.toEqual(refusal('TARGET_UNREACHABLE'))
      await expect(reading).rejects.toThrow(/in time|No MCP server|took too long/)
    },
  )
})
