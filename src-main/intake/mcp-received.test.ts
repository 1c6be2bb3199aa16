import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { MCP_BOUNDS } from './mcp-bounds.ts'
import { createMcpReceived, stringsOf } from './mcp-received.ts'

function straysOf(body: string, known: readonly string[] = [], isEventStream = false) {
  const received = createMcpReceived()
  const take = received.open(isEventStream)
  // In pieces that cut through characters.
  const bytes = Buffer.from(body)
  take(bytes.subarray(0, 7))
  take(bytes.subarray(7))
  return received.strays(new Set(known))
}
const textsOf = (...args: Parameters<typeof straysOf>) => straysOf(...args).texts

describe('what a server sent and nobody understood', () => {
  it.each([
    ['a key that is given twice', '{"a":"one text","a":"other text"}', ['one text', 'other text']],
    ['a prototype', '{"__proto__":{"a":"some text"}}', ['some text']],
    ['escapes', String.raw`{"a":"\"one\" te\u0078t\\"}`, ['"one" text\\']],
    ['a long word', `{"a":"${'x'.repeat(24)}"}`, ['x'.repeat(24)]],
    ['no JSON', '{"a": "cut off', ['{"a": "cut off']],
    ['words of an identifier', '{"id":"do this now"}', ['do this now']],
  ])('%s', (_, body, texts) => {
    expect(textsOf(body)).toEqual(texts)
  })

  it.each([
    ['what was understood', '{"a":"one text"}', ['one text']],
    ['tokens', `{"nextCursor":"${'x'.repeat(40)}","jsonrpc":"2.0","id":"list-1"}`, []],
    ['names of the protocol', '{"io.modelcontextprotocol/serverInfo":1}', []],
    ['a list that a server has not', '{"error":{"message":"Method not found: prompts/list"}}', []],
    ['numbers and short words', '{"a":[1,true,null,"word"]}', []],
  ])('leaves out %s', (_, body, known) => {
    expect(textsOf(body, known)).toEqual([])
  })

  it('of an event stream its messages only', () => {
    const stream =
      ': a comment of words\n\nevent: endpoint\ndata: /a path to it\n\n' +
      'event: message\r\ndata: {"a":"one text",\r\ndata: "b":"other text"}\r\n\r\ndata: not json at all\n\n'
    expect(textsOf(stream, [], true)).toEqual(['one text', 'other text', 'not json at all'])
  })

  it('holds no more than a listed thing may', () => {
    const part = `${'x'.repeat(MCP_BOUNDS.itemUnits - 10)} y`
    const { texts, isCut } = straysOf(JSON.stringify([part, 'far too much of it']))
    expect({ texts: texts.length, isCut }).toEqual({ texts: 1, isCut: true })
  })

  it.each([
    ['an answer', '{"id":1,"result":{"note":"some words"}}', true],
    ['a notification', '{"method":"notifications/message","params":{"data":"some words"}}', false],
  ])('in %s', (_, body, isOdd) => {
    expect(straysOf(body)).toEqual({ texts: ['some words'], isOdd, isCut: false })
  })

  it.each(['"a b",', '"\\\\\\"",', '{"a":', 'data: x y z\n\n'])(
    'is linear for %j without end',
    async (filler) => {
      const work = (body: string) => [textsOf(body), textsOf(`[${body}1]`), textsOf(body, [], true)]
      expect(await growthOf((times) => filler.repeat(times), work, 20_000)).toBeLessThan(
        LINEAR_GROWTH,
      )
    },
  )
})

it('gathers every key and string', () => {
  expect([...stringsOf({ a: ['b', { c: null }], d: 1 })].sort()).toEqual(['', 'a', 'b', 'c', 'd'])
})
