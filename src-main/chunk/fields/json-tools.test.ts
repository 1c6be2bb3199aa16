import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { jsonTools } from './json-tools.ts'

const values = (text: string) => jsonTools(text).map(({ start, end }) => text.slice(start, end))

describe('jsonTools', () => {
  it('gives the values of each tool that a server lists, and nothing beside them', () => {
    const text = JSON.stringify({
      note: 'ours',
      result: {
        tools: [
          { name: 'add', description: 'Adds.', inputSchema: { type: 'object' } },
          { name: 'note', description: 'No tool.' },
        ],
      },
    })
    expect(values(text)).toEqual(['add', 'Adds.', 'object'])
  })

  it.each([
    [{ prompts: [{ name: 'sum', title: 'Sum up', arguments: [] }, { name: 'none' }] }, []],
    [
      { prompts: [{ name: 'sum', title: 'Sum up', arguments: [{ name: 'text' }] }, { name: 'x' }] },
      ['sum', 'Sum up', 'text'],
    ],
    [{ resources: [{ uri: 'kb://1', name: 'Hotels' }] }, ['kb://1', 'Hotels']],
    [
      { resourceTemplates: [{ uriTemplate: 'bus://{line}', name: 'Buses' }] },
      ['bus://{line}', 'Buses'],
    ],
    [{ people: [{ uri: 'https://a.net', arguments: ['none'] }], resources: { uri: 'a' } }, []],
  ])('gives prompts and resources that a server lists: %j', (listed, expected) => {
    expect(values(JSON.stringify(listed))).toEqual(expected)
  })

  it('gives none where no tool is defined', () => {
    expect(values('{"name": "inputSchema", "description": "a form"}')).toEqual([])
    expect(values('inputSchema: object')).toEqual([])
  })

  it('reads no very long text', () => {
    const tool = '{"name": "add", "inputSchema": {"type": "object"}}'
    expect(values(`${tool}${' '.repeat(200_000)}`)).toEqual([])
  })

  it.each(['{"inputSchema": ', '{"a": {"inputSchema": {"b": "c"}}}, ', '["inputSchema": "'])(
    'takes time that grows no faster than the text: %s',
    async (piece) => {
      const growth = await growthOf((size) => piece.repeat(size), jsonTools, 1_000)
      expect(growth).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
