import { describe, expect, it } from 'vitest'
import type { McpItem, McpSource } from '../../intake/submission.ts'
import { MAX_CANONICAL_UNITS } from '../text/text-limit.ts'
import { mcpDocument } from './document.ts'

function source(changes: Partial<McpSource> = {}): McpSource {
  return { url: 'https://mcp.example.org/', items: [], warnings: [], ...changes }
}

const tool = (name: string, definition: McpItem['definition']): McpItem => ({
  kind: 'tool',
  name,
  definition,
})

describe('mcpDocument', () => {
  it('gives one segment for the server and one per thing that it lists', () => {
    const { text, segments, mediaType } = mcpDocument(
      source({
        serverInfo: { name: 'sums', title: 'Sums', version: '1' },
        instructions: 'Call add.\n\nTwice.',
        items: [
          tool('add', { name: 'add', description: 'Adds.' }),
          { kind: 'prompt', name: 'greet', definition: { name: 'greet' } },
          { kind: 'resource', name: 'file:///a', definition: { uri: 'file:///a' } },
          { kind: 'resource_template', name: 'x', definition: { uriTemplate: 'x:{id}' } },
        ],
      }),
    )

    expect(mediaType).toBe('application/json')
    expect(
      segments?.map(({ id, kind, title, start, end }) => [id, kind, title, text.slice(start, end)]),
    ).toEqual([
      [
        'seg_0000',
        'server_instructions',
        undefined,
        'name: sums\ntitle: Sums\nversion: 1\nCall add.\n\nTwice.',
      ],
      ['seg_0001', 'tool', 'add', 'name: add\ndescription: Adds.'],
      ['seg_0002', 'prompt', 'greet', 'name: greet'],
      ['seg_0003', 'resource', 'file:///a', 'uri: file:///a'],
      ['seg_0004', 'resource_template', 'x', 'uriTemplate: x:{id}'],
    ])
    expect(segments?.map(({ start, end }) => text.slice(start, end)).join('\n\n')).toBe(text)
  })

  it('holds the text of schemas, annotations and examples, wherever it stands', () => {
    const { text } = mcpDocument(
      source({
        items: [
          tool('add', {
            name: 'add',
            annotations: { title: 'T1' },
            inputSchema: {
              properties: {
                a: { description: 'T2', enum: ['T3'], default: 'T4', examples: ['T5'] },
              },
              $defs: { deep: { oneOf: [{ description: 'T6' }] } },
            },
            outputSchema: { description: 'T7' },
            _meta: { note: 'T8' },
          }),
        ],
      }),
    )
    for (let number = 1; number <= 8; number++) expect(text).toContain(`T${number}`)
  })

  it('gives well-formed text without NUL', () => {
    const { text } = mcpDocument(
      source({ instructions: 'a\0b', items: [tool('t', { description: 'x\ud800y\0z' })] }),
    )
    expect(text).toBe('a\u{fffd}b\n\ndescription: x\u{fffd}y\u{fffd}z')
  })

  it('passes warnings on, and warns where the text outgrows a document', () => {
    const huge = tool('t', { description: 'x'.repeat(MAX_CANONICAL_UNITS - 100) })
    const { text, segments, warnings } = mcpDocument(
      source({ items: [huge, huge], warnings: ['pagination_truncated'] }),
    )
    expect(text.length).toBeLessThanOrEqual(MAX_CANONICAL_UNITS)
    expect(segments).toHaveLength(1)
    expect(warnings).toEqual(['pagination_truncated', 'content_truncated'])
  })

  it.each([
    ['nothing', source()],
    ['white space', source({ instructions: ' \n', items: [tool('t', {})] })],
  ])('refuses a server that says %s', (_, nothing) => {
    expect(() => mcpDocument(nothing)).toThrow(expect.objectContaining({ code: 'INVALID_TEXT' }))
  })
})
