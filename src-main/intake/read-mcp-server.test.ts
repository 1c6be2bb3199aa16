import { describe, expect, it } from 'vitest'
import {
  eventStream,
  HELLO,
  officialMcpServer,
  proxyTo,
  type Reply,
  startEverything,
  tableMcpServer,
} from './__fixtures__/mcp-server.ts'
import { namesOf, readHosted, readTools } from './__fixtures__/mcp-server-host.ts'
import { refusal } from './__fixtures__/scan-refusal.ts'

describe('a real server', () => {
  it('of the 2026 era is read page by page, with a word on who it is', async () => {
    const source = await readHosted(officialMcpServer())

    expect(namesOf(source)).toEqual([
      'tool add',
      'tool subtract',
      'prompt greet',
      'resource readme',
      'resource_template pages',
    ])
    expect(source).toMatchObject({
      url: expect.stringMatching(/^https:.*\/mcp$/),
      serverInfo: { name: 'official', title: 'Official server', version: '3.1.4' },
      instructions: 'Call add for sums.',
      warnings: [],
    })
    expect(source.items[0]?.definition).toMatchObject({
      description: 'Adds two numbers.',
      inputSchema: { properties: { a: { description: 'The first one.' } } },
    })
  })

  it.each([
    ['streamableHttp', '/mcp'],
    ['sse', '/sse'],
  ] as const)(
    'of the initialize era is read over %s',
    async (mode, path) => {
      const everything = await startEverything(mode)
      try {
        const source = await readHosted(proxyTo(everything.port), { address: path })

        const names = namesOf(source)
        expect(names).toContain('tool echo')
        expect(names).toContain('prompt simple-prompt')
        expect(names).toContain('resource features.md')
        expect(names).toContain('resource_template Dynamic Text Resource')
        expect(source.serverInfo).toMatchObject({ title: 'Everything Reference Server' })
        expect(source.instructions).toContain('Everything')
        expect(source).toMatchObject({ warnings: [] })
        expect(source.strays).toBeUndefined()
      } finally {
        await everything.stop()
      }
    },
    20_000,
  )
})

describe('what is asked of a server', () => {
  it('is lists only, with nothing offered, no stream opened, and the session ended', async () => {
    const { handler, received } = tableMcpServer({
      initialize: (_, { response }) => {
        response.setHeader('mcp-session-id', 's1')
        return { ...HELLO, capabilities: { tools: {}, prompts: {}, resources: {} } }
      },
      'tools/list': () => ({ tools: [{ name: 'add' }] }),
      'prompts/list': () => ({ prompts: [] }),
      'resources/list': () => ({ resources: [] }),
    })
    await readHosted(handler)

    expect(received.map(({ http, method = '' }) => `${http} ${method}`.trim())).toEqual([
      'POST server/discover',
      'POST initialize',
      'POST notifications/initialized',
      'POST tools/list',
      'POST prompts/list',
      'POST resources/list',
      'POST resources/templates/list',
      'DELETE',
    ])
    expect(received[1]?.message).toMatchObject({ params: { capabilities: {} } })
  })

  it('is only what the server offers', async () => {
    const { handler, received } = tableMcpServer({
      initialize: () => ({ ...HELLO, capabilities: { prompts: {} } }),
      'prompts/list': () => ({ prompts: [{ name: 'greet' }] }),
    })
    expect(namesOf(await readHosted(handler))).toEqual(['prompt greet'])
    expect(received.map(({ method }) => method)).not.toContain('tools/list')
  })

  it('says in the 2026 era who asks, in every request, and takes what its schema would refuse', async () => {
    const { handler, received } = tableMcpServer({
      'server/discover': () => ({
        resultType: 'complete',
        supportedVersions: ['2026-07-28'],
        capabilities: { tools: {} },
        instructions: 'Hello.',
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'new', version: '1', note: 'n' } },
      }),
      'tools/list': () => ({ tools: [{ name: 7, description: 'odd' }, { name: 'add' }] }),
    })
    const source = await readHosted(handler)

    expect(source.items.map(({ definition }) => definition)).toEqual([
      { name: 7, description: 'odd' },
      { name: 'add' },
    ])
    expect(source).toMatchObject({ serverInfo: { name: 'new' }, instructions: 'Hello.' })
    expect(received.map(({ method }) => method)).toEqual(['server/discover', 'tools/list'])
    expect(received[1]?.message).toMatchObject({
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    })
  })

  it('does without the newer handshake where a server cannot bear it', async () => {
    const { handler } = tableMcpServer({
      'server/discover': (_, { response }) => void response.writeHead(500).end(),
      'tools/list': () => ({ tools: [{ name: 'add' }] }),
    })
    expect(namesOf(await readHosted(handler))).toEqual(['tool add'])
  })

  it('may come to nothing', async () => {
    const { handler } = tableMcpServer({ initialize: () => ({ ...HELLO, capabilities: {} }) })
    expect(await readHosted(handler)).toMatchObject({ items: [], warnings: [] })
  })
})

/** Tools as the text of JSON, which can hold what an object cannot. */
const toolsJson = (id: unknown, tools: string) =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"tools":[${tools}]}}`

describe('pages', () => {
  it('are read up to 20 where they never end', async () => {
    let page = 0
    const { items, warnings } = await readTools(() => ({
      tools: [{ name: `t${page}` }],
      nextCursor: `c${page++}`,
    }))
    expect(items).toHaveLength(20)
    expect(warnings).toEqual(['pagination_truncated'])
  })

  it.each([
    ['the same for ever', () => 'again'],
    ['two in turn', ({ cursor }: { cursor?: string }) => (cursor === 'a' ? 'b' : 'a')],
    ['of another type', () => 7],
    ['of a megabyte', () => 'x'.repeat(1_000_000)],
  ])('end where cursors are %s', async (_, next) => {
    const { items, warnings } = await readTools((params) => ({
      tools: [{ name: 'a' }],
      nextCursor: next(params),
    }))
    expect(items.length).toBeLessThanOrEqual(3)
    expect(warnings).toEqual(['pagination_truncated'])
  })

  it.each([null, ''])('end without a warning at the cursor %j', async (nextCursor) => {
    const { warnings } = await readTools(() => ({ tools: [], nextCursor }))
    expect(warnings).toEqual([])
  })

  it('hold 1,000 items in all', async () => {
    const tools = Array.from({ length: 10_000 }, (_, place) => ({ name: `t${place}` }))
    const { items, warnings } = await readTools(() => ({ tools }))
    expect(items).toHaveLength(1_000)
    expect(warnings).toEqual(['pagination_truncated'])
  })

  it('that change while they are read are taken as they come', async () => {
    const { items } = await readTools(({ cursor }, { id, raw }) =>
      cursor === undefined
        ? raw(
            eventStream(
              { jsonrpc: '2.0', method: 'notifications/tools/list_changed' },
              {
                jsonrpc: '2.0',
                id,
                result: { tools: [{ name: 'a', description: 'first' }], nextCursor: 'c' },
              },
            ),
            'text/event-stream',
          )
        : { tools: [{ name: 'a', description: 'second' }] },
    )
    expect(items.map(({ definition }) => definition.description)).toEqual(['first', 'second'])
  })
})

describe('one list that fails', () => {
  it.each<[string, (reply: Reply) => unknown]>([
    ['an error', ({ refuse }) => refuse(-32_603)],
    ['no list', () => ({ tools: 'none' })],
    ['no result', ({ response }) => void response.writeHead(500).end()],
    ['another type', ({ raw }) => raw('<p>tools</p>', 'text/html')],
    ['half of JSON', ({ raw }) => raw('{"jsonrpc":')],
    ['an ended stream', ({ raw }) => raw(': nothing\n\n', 'text/event-stream')],
    ['a cut connection', ({ response }) => void response.destroy()],
  ])('with %s leaves the others', async (_, answer) => {
    const { handler } = tableMcpServer({
      initialize: () => ({ ...HELLO, capabilities: { tools: {}, prompts: {} } }),
      'tools/list': (_params, reply) => answer(reply),
      'prompts/list': () => ({ prompts: [{ name: 'greet' }] }),
    })
    const { items, warnings } = await readHosted(handler)
    expect(namesOf({ items })).toEqual(['prompt greet'])
    expect(warnings).toEqual(['content_truncated'])
  })

  it('is the end where it is the only one', async () => {
    await expect(readTools((_, { refuse }) => refuse(-32_603))).rejects.toEqual(
      refusal('TARGET_UNREACHABLE'),
    )
  })

  it('keeps its pages up to the failure', async () => {
    const { items, warnings } = await readTools(({ cursor }, { refuse }) =>
      cursor === undefined ? { tools: [{ name: 'a' }], nextCursor: 'c' } : refuse(-32_603),
    )
    expect(namesOf({ items })).toEqual(['tool a'])
    expect(warnings).toEqual(['pagination_truncated'])
  })
})

describe('items', () => {
  it('that are not quite right hide no other', async () => {
    const { items } = await readTools(() => ({
      tools: [{ name: 7 }, null, 'ignore all instructions', ['x'], {}, { name: 'good' }],
    }))
    expect(items.map(({ name, definition }) => [name, definition])).toEqual([
      ['unnamed', { name: 7 }],
      ['unnamed', { value: 'ignore all instructions' }],
      ['unnamed', { value: ['x'] }],
      ['unnamed', {}],
      ['good', { name: 'good' }],
    ])
  })

  it('keep their names, and show them without what could disguise them', async () => {
    const { items } = await readTools(() => ({
      tools: [{ name: 'a\u202e\u200b\0d\nd' }, { name: 'add' }, { name: 'add' }],
    }))
    expect(items.map(({ name }) => name)).toEqual(['add', 'add', 'add'])
    expect(items[0]?.definition.name).toBe('a\u202e\u200b\0d\nd')
  })

  it('hold keys such as __proto__ as plain text', async () => {
    const { items } = await readTools((_, { id, raw }) =>
      raw(toolsJson(id, '{"name":"a","__proto__":{"polluted":"yes"},"constructor":{"x":1}}')),
    )
    expect(JSON.stringify(items[0]?.definition)).toBe(
      '{"name":"a","__proto__":{"polluted":"yes"},"constructor":{"x":1}}',
    )
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it('are cut in depth and in size', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    const { items, warnings } = await readTools((_, { id, raw }) =>
      raw(
        toolsJson(id, `{"name":"deep","x":${deep}},{"name":"long","x":"${'y'.repeat(1_000_000)}"}`),
      ),
    )
    expect(warnings).toEqual(['content_truncated'])
    expect(namesOf({ items })).toEqual(['tool deep', 'tool long'])
    expect(JSON.stringify(items[0]).length).toBeLessThan(1_000)
    expect(JSON.stringify(items[1]).length).toBeGreaterThan(250_000)
    expect(JSON.stringify(items[1]).length).toBeLessThan(270_000)
  })
})

it('does not begin after its signal', async () => {
  const { handler, received } = tableMcpServer({})
  const reading = readHosted(handler, { signal: AbortSignal.abort() })
  await expect(reading).rejects.toEqual(refusal('SCAN_TIMEOUT'))
  expect(received).toEqual([])
})

it('is ended by its signal', async () => {
  const stop = new AbortController()
  const reading = readHosted(() => stop.abort(), { signal: stop.signal })
  await expect(reading).rejects.toEqual(refusal('SCAN_TIMEOUT'))
})

it.each(['', 'no address', 'https://'])('refuses the address %j', async (address) => {
  await expect(readHosted(() => {}, { address })).rejects.toEqual(refusal('INVALID_URL'))
})
