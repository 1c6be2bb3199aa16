import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { McpItem, McpSource } from '../../intake/submission.ts'
import { canonicalJson, pinItems } from './pins.ts'

const tool = (definition: McpItem['definition'], name = 'add'): McpItem => ({
  kind: 'tool',
  name,
  definition,
})
const pinsOf = (items: readonly McpItem[], instructions?: string) => {
  const source: McpSource = { url: 'https://mcp.example.org/', items, warnings: [] }
  return pinItems(instructions === undefined ? source : { ...source, instructions })
}

describe('canonicalJson', () => {
  it('orders keys by their UTF-16 units at every depth, as in RFC 8785, §3.2.3', () => {
    const value = { '\u20ac': 1, '\r': 2, '1': [{ b: null, a: 'x' }], '\ufb33': 4, '😀': 5 }
    expect(canonicalJson(value)).toBe(
      '{"\\r":2,"1":[{"a":"x","b":null}],"\u20ac":1,"😀":5,"\ufb33":4}',
    )
  })

  it('is JSON of the same value, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        const turned: unknown = JSON.parse(text, (_, item: unknown) =>
          typeof item === 'object' && item !== null && !Array.isArray(item)
            ? Object.fromEntries(Object.entries(item).reverse())
            : item,
        )
        expect(canonicalJson(turned)).toBe(text)
      }),
    )
  })

  it('does not lose a key that is __proto__', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}')
  })
})

describe('pinItems', () => {
  it('hashes the definition, whatever the order of its keys', () => {
    const [pin] = pinsOf([tool({ name: 'add', description: 'Adds.' })])
    const [turned] = pinsOf([tool({ description: 'Adds.', name: 'add' })])
    const hash = createHash('sha256').update('{"description":"Adds.","name":"add"}').digest('hex')
    expect(pin).toMatchObject({
      kind: 'tool',
      name: 'add',
      hash,
      text: 'name: add\ndescription: Adds.',
    })
    expect(turned?.hash).toBe(hash)
  })

  it.each([
    ['a description', { name: 'add', description: 'Adds!' }],
    ['a schema', { name: 'add', description: 'Adds.', inputSchema: {} }],
    ['an invisible character', { name: 'add', description: 'Adds.\u200b' }],
  ])('sees a change of %s under the same identity', (_, changed) => {
    const [before] = pinsOf([tool({ name: 'add', description: 'Adds.' })])
    const [after] = pinsOf([tool(changed)])
    expect(after?.identity).toBe(before?.identity)
    expect(after?.hash).not.toBe(before?.hash)
  })

  it('pins the instructions', () => {
    expect(pinsOf([], 'Call add.')).toMatchObject([
      { kind: 'server_instructions', text: 'Call add.' },
    ])
    expect(pinsOf([], 'a')[0]?.hash).not.toBe(pinsOf([], 'b')[0]?.hash)
  })

  it('pins who the server says it is, apart from the instructions', () => {
    const of = (version: string) =>
      pinItems({
        url: 'https://mcp.example.org/',
        serverInfo: { name: 'sums', version },
        instructions: 'Call add.',
        items: [],
        warnings: [],
      })
    const [before, after] = [of('1'), of('2')]
    expect(before).toMatchObject([
      { kind: 'server_instructions', name: '', text: 'Call add.' },
      { kind: 'server_instructions', name: 'serverInfo', text: 'name: sums\nversion: 1' },
    ])
    expect(after.map(({ identity }) => identity)).toEqual(before.map(({ identity }) => identity))
    expect(after[0]?.hash).toBe(before[0]?.hash)
    expect(after[1]?.hash).not.toBe(before[1]?.hash)
  })

  it('tells apart things of one name, kinds of one name, resources of one name by their URI', () => {
    const items: McpItem[] = [
      tool({ name: 'add' }),
      tool({ name: 'add', description: 'the second' }),
      { kind: 'prompt', name: 'add', definition: { name: 'add' } },
      { kind: 'resource', name: 'add', definition: { name: 'add', uri: 'file:///a' } },
      { kind: 'resource', name: 'add', definition: { name: 'add', uri: 'file:///b' } },
      tool({}),
      tool({ name: ['add'] }),
    ]
    expect(new Set(pinsOf(items).map(({ identity }) => identity)).size).toBe(items.length)
  })

  it('keeps a bounded text of each thing and of the server, and every hash', () => {
    const items = Array.from({ length: 100 }, (_, place) =>
      tool({ name: `t${place}`, description: 'x'.repeat(30_000) }),
    )
    const pins = pinsOf(items)
    expect(pins).toHaveLength(100)
    expect(pins[0]?.text).toMatch(/x…$/u)
    expect(pins.reduce((units, { text }) => units + text.length, 0)).toBeLessThan(1_001_000)
    expect(new Set(pins.map(({ hash }) => hash)).size).toBe(100)
  })
})
