/** Orders in what MCP servers list, among them servers that break the protocol so that a reader drops what it was sent. */

import type { CanonicalDocument } from '../../../src-main/extract/canonical-document.ts'
import { mcpDocument } from '../../../src-main/extract/mcp/document.ts'
import {
  eventStream,
  HELLO,
  type Method,
  type Reply,
  tableMcpServer,
} from '../../../src-main/intake/__fixtures__/mcp-server.ts'
import { readHosted } from '../../../src-main/intake/__fixtures__/mcp-server-host.ts'
import type { Place, Twin } from '../place.ts'

type Methods = Readonly<Record<string, Method>>

/** Reads the server over HTTPS as every server is read. */
async function server(methods: Methods): Promise<CanonicalDocument> {
  return mcpDocument(await readHosted(tableMcpServer(methods).handler))
}

const mcp = (place: string, methods: (order: string) => Methods): Place => ({
  format: 'mcp',
  place,
  expected: 'seen',
  read: (payload) => server(methods(payload)),
})

const ADD = { name: 'add', description: 'Adds two numbers.' }
const tools = (...listed: readonly unknown[]): Methods => ({
  'tools/list': () => ({ tools: listed }),
})
const offers = (capabilities: object, more: Methods): Methods => ({
  initialize: () => ({ ...HELLO, capabilities }),
  'tools/list': () => ({ tools: [ADD] }),
  ...more,
})

/** A tool list as JSON that no object of JavaScript can be written as. */
const rawTools =
  (json: (order: string, id: string) => string) =>
  (order: string): Methods => ({
    'tools/list': (_, { id, raw }) => raw(json(JSON.stringify(order), JSON.stringify(id))),
  })
const answer = (id: string, list: string, more = '') =>
  `{"jsonrpc":"2.0","id":${id},"result":{"tools":[{"name":"add","description":"Adds."},${list}]${more}}}`

/** The list among other messages of an event stream. */
const streamed =
  (messages: (order: string, id: unknown) => readonly object[]) =>
  (order: string): Methods => ({
    'tools/list': (_, { id, raw }: Reply) =>
      raw(eventStream(...messages(order, id)), 'text/event-stream'),
  })
const result = (id: unknown, ...listed: readonly unknown[]) => ({
  jsonrpc: '2.0',
  id,
  result: { tools: listed },
})

export const MCP_PLACES: readonly Place[] = [
  mcp("a tool's description", (order) => tools(ADD, { name: 'sum', description: order })),
  mcp("a tool's name", (order) => tools(ADD, { name: order })),
  mcp("a parameter's description", (order) =>
    tools({ ...ADD, inputSchema: { properties: { a: { description: order } } } }),
  ),
  mcp("a parameter's default", (order) =>
    tools({ ...ADD, inputSchema: { properties: { a: { default: order, enum: ['x'] } } } }),
  ),
  mcp('a key of a schema', (order) =>
    tools({ ...ADD, inputSchema: { properties: { [order]: {} } } }),
  ),
  mcp('annotations and metadata of a tool', (order) =>
    tools({ ...ADD, annotations: { title: order }, _meta: { note: 1 } }),
  ),
  mcp("the server's instructions", (order) => ({
    ...tools(ADD),
    initialize: () => ({ ...HELLO, instructions: order }),
  })),
  mcp("the server's title", (order) => ({
    ...tools(ADD),
    initialize: () => ({ ...HELLO, serverInfo: { name: 'a', version: '1', title: order } }),
  })),
  mcp("a prompt's argument", (order) =>
    offers(
      { tools: {}, prompts: {} },
      {
        'prompts/list': () => ({
          prompts: [{ name: 'greet', arguments: [{ name: 'who', description: order }] }],
        }),
      },
    ),
  ),
  mcp("a resource's description", (order) =>
    offers(
      { tools: {}, resources: {} },
      {
        'resources/list': () => ({
          resources: [{ uri: 'file:///a', name: 'a', description: order }],
        }),
      },
    ),
  ),
  mcp("a resource template's description", (order) =>
    offers(
      { tools: {}, resources: {} },
      {
        'resources/list': () => ({ resources: [] }),
        'resources/templates/list': () => ({
          resourceTemplates: [{ uriTemplate: 'a:{b}', name: 'a', description: order }],
        }),
      },
    ),
  ),
  mcp('a second page', (order) => ({
    'tools/list': ({ cursor }) =>
      cursor === undefined
        ? { tools: [ADD], nextCursor: 'b' }
        : { tools: [{ name: 'sum', description: order }] },
  })),
  mcp('a tool that is a string', (order) => tools(ADD, order)),
  mcp('a tool that is a list', (order) => tools(ADD, [order])),
  mcp('base64 in a description', (order) =>
    tools({ ...ADD, description: Buffer.from(order).toString('base64') }),
  ),
  // What the protocol does not allow.
  mcp('a tool beside one with a __proto__ key', (order) =>
    rawTools((text, id) =>
      answer(id, `{"name":"odd","__proto__":{"a":1}},{"name":"sum","description":${text}}`),
    )(order),
  ),
  mcp('the value of a __proto__ key', (order) =>
    rawTools((text, id) => answer(id, `{"name":"odd","__proto__":{"description":${text}}}`))(order),
  ),
  mcp('a __proto__ key of the result', (order) =>
    rawTools((text, id) => answer(id, '{"name":"odd"}', `,"__proto__":{"note":${text}}`))(order),
  ),
  mcp('a __proto__ key of the answer', (order) =>
    rawTools(
      (text, id) =>
        `{"jsonrpc":"2.0","id":${id},"__proto__":{"a":1},"result":{"tools":[{"name":"add","description":${text}}]}}`,
    )(order),
  ),
  mcp('a constructor key', (order) =>
    rawTools((text, id) => answer(id, `{"name":"odd","constructor":{"prototype":${text}}}`))(order),
  ),
  mcp('a tool with a key twice', (order) =>
    rawTools((text, id) =>
      answer(id, `{"name":"odd","description":${text},"description":"Adds."}`),
    )(order),
  ),
  mcp('an answer with another id', (order) =>
    streamed((text, id) => [result('other', { name: 'sum', description: text }), result(id, ADD)])(
      order,
    ),
  ),
  mcp('an answer with another id, and no other', (order) => ({
    ...offers(
      { tools: {}, prompts: {} },
      {
        'prompts/list': () => ({ prompts: [{ name: 'greet' }] }),
        'tools/list': (_, { raw }) =>
          raw(JSON.stringify(result('other', { name: 'sum', description: order }))),
      },
    ),
  })),
  mcp('an answer with no id', (order) =>
    streamed((text, id) => [
      { jsonrpc: '2.0', result: { tools: [{ name: 'sum', description: text }] } },
      result(id, ADD),
    ])(order),
  ),
  mcp('an answer with the id as a number', (order) => ({
    'tools/list': (_, { raw }) =>
      raw(JSON.stringify(result(1, { name: 'sum', description: order }))),
  })),
  mcp('a second answer with the same id', (order) =>
    streamed((text, id) => [result(id, ADD), result(id, { name: 'sum', description: text })])(
      order,
    ),
  ),
  mcp('an answer without jsonrpc', (order) => ({
    'tools/list': (_, { id, raw }) =>
      raw(JSON.stringify({ id, result: { tools: [{ name: 'sum', description: order }] } })),
  })),
  mcp('an answer with a field more', (order) => ({
    'tools/list': (_, { id, raw }) =>
      raw(JSON.stringify({ ...result(id, { name: 'sum', description: order }), note: 'x' })),
  })),
  mcp('an answer with result and error', (order) => ({
    'tools/list': (_, { id, raw }) =>
      raw(
        JSON.stringify({
          ...result(id, { name: 'sum', description: order }),
          error: { code: -1, message: 'no' },
        }),
      ),
  })),
  mcp('the message of an error', (order) => ({
    ...offers(
      { tools: {}, prompts: {} },
      {
        'prompts/list': (_, { id, raw }) =>
          raw(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message: order } })),
      },
    ),
  })),
  mcp('a batch of answers', (order) => ({
    'tools/list': (_, { id, raw }) =>
      raw(JSON.stringify([result(id, { name: 'sum', description: order })])),
  })),
  mcp('a notification', (order) =>
    streamed((text, id) => [
      { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: text } },
      result(id, ADD),
    ])(order),
  ),
  mcp('beside the list in its answer', (order) => ({
    'tools/list': () => ({ tools: [ADD], note: order }),
  })),
  mcp('a list that is an object', (order) => ({
    'tools/list': () => ({ tools: { sum: { name: 'sum', description: order } } }),
  })),
  mcp('an answer after one that is no JSON', (order) => ({
    'tools/list': (_, { id, raw }) =>
      raw(
        `data: {"jsonrpc":\n\n${eventStream(result(id, { name: 'sum', description: order }))}`,
        'text/event-stream',
      ),
  })),
  mcp('a page that is no JSON', (order) => ({
    'tools/list': ({ cursor }, { raw }) =>
      cursor === undefined ? { tools: [ADD], nextCursor: 'b' } : raw(`{"tools": ["${order}"`),
  })),
]

export const MCP_TWINS: readonly Twin[] = [
  {
    format: 'mcp',
    what: 'a server with one tool of each kind of schema',
    read: () =>
      server(
        tools({
          ...ADD,
          inputSchema: { type: 'object', properties: { a: { type: 'number', default: 1 } } },
        }),
      ),
  },
  {
    format: 'mcp',
    what: 'a tool with a harmless __proto__ key',
    read: () => server(rawTools((_, id) => answer(id, '{"name":"odd","__proto__":{"a":1}}'))('')),
  },
]
