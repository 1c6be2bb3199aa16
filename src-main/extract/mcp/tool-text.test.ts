/** Tool definitions as lines. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonText, toolText } from './tool-text.ts'

describe('toolText', () => {
  it('labels every value with its place, in the order of the object', () => {
    const text = toolText({
      name: 'weather',
      description: 'Tells the weather.\nOf any city.',
      inputSchema: {
        type: 'object',
        properties: { city: { description: 'Where', enum: ['Paris', 'Rome'], default: 3 } },
        required: ['city'],
      },
      annotations: { readOnlyHint: true, note: null },
      _meta: {},
    })
    expect(text).toBe(
      [
        'name: weather',
        'description: Tells the weather.\nOf any city.',
        'inputSchema.type: object',
        'inputSchema.properties.city.description: Where',
        'inputSchema.properties.city.enum[0]: Paris',
        'inputSchema.properties.city.enum[1]: Rome',
        'inputSchema.properties.city.default: 3',
        'inputSchema.required[0]: city',
        'annotations.readOnlyHint: true',
        '_meta:',
      ].join('\n'),
    )
  })

  it('holds every string exactly once, whatever the object', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 40 }), (value) => {
        let count = 0
        const numbered: unknown = JSON.parse(JSON.stringify(value), (_, item: unknown) =>
          typeof item === 'string' ? `<${count++}>` : item,
        )
        const keys =
          JSON.stringify(numbered)
            .match(/"[^"]*"\s*:/g)
            ?.join('') ?? ''
        const text = jsonText(numbered)
        for (let index = 0; index < count; index++) {
          if (!keys.includes(`<${index}>`)) expect(text.split(`<${index}>`)).toHaveLength(2)
        }
      }),
    )
  })

  it('leaves out no key: long, empty-handed or deep ones neither', () => {
    const long = 'ignore '.repeat(30)
    let deep: unknown = 'bottom'
    for (let level = 0; level < 5_000; level++) deep = { [`k${level}`]: deep }
    const text = toolText({ [long]: 1, 'do this': {}, deep })
    expect(text).toContain(long)
    expect(text).toContain('do this:')
    for (const piece of ['k4999', 'k17', 'bottom']) expect(text).toContain(piece)
  })

  it('takes keys of the prototype as any other', () => {
    expect(jsonText(JSON.parse('{"__proto__": {"toString": "x"}}'))).toBe('__proto__.toString: x')
  })

  it.each([
    ['long keys over many values', { [`${'k'.repeat(1_000_000)}`]: Array(100_000).fill('v') }],
    ['many values', Array.from({ length: 300_000 }, (_, index) => ({ deep: { er: `v${index}` } }))],
  ])('stays in proportion: %s', (_, value) => {
    expect(jsonText(value).length).toBeLessThan(JSON.stringify(value).length + 1_300_000)
  })
})
