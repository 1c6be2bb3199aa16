import { describe, expect, it } from 'vitest'
import type { ExtractionOutcome } from '../extract/extractor.ts'
import { createExtractionCache } from './extraction-cache.ts'

const file = (name: string, content: string) => ({ name, bytes: Buffer.from(content) })

function counting(outcome: (content: string) => ExtractionOutcome = documentOf) {
  const read: string[] = []
  return {
    read,
    extract: async ({ name, bytes }: { name: string; bytes: Uint8Array }) => {
      read.push(name)
      return outcome(Buffer.from(bytes).toString())
    },
  }
}

function documentOf(text: string): ExtractionOutcome {
  return { ok: true, document: { mediaType: 'text/plain', text, sourceMap: [], warnings: [] } }
}

describe('the same bytes', () => {
  it('are read once, also at the same time and under another name', async () => {
    const documents = createExtractionCache(1_000)
    const { read, extract } = counting()

    const [first, second] = await Promise.all([
      documents(file('a.txt', 'same'), extract),
      documents(file('b.txt', 'same'), extract),
    ])
    const third = await documents(file('c.TXT', 'same'), extract)

    expect(read).toEqual(['a.txt'])
    expect([first, second, third]).toEqual([
      documentOf('same'),
      documentOf('same'),
      documentOf('same'),
    ])
  })

  it.each([
    ['bytes', file('a.txt', 'other')],
    ['endings', file('a.md', 'same')],
  ])('and other %s are not', async (_, other) => {
    const documents = createExtractionCache(1_000)
    const { read, extract } = counting()

    await documents(file('a.txt', 'same'), extract)
    await documents(other, extract)

    expect(read).toHaveLength(2)
  })
})

it('forgets what was not asked for longest', async () => {
  const documents = createExtractionCache(250)
  const { read, extract } = counting()
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => file(letter, letter.repeat(50))) as [
    ReturnType<typeof file>,
    ReturnType<typeof file>,
    ReturnType<typeof file>,
  ]

  for (const source of [a, b, a, c, a, b]) await documents(source, extract)

  expect(read).toEqual(['a', 'b', 'c', 'b'])
})

it('reads again what was refused, and what was stopped', async () => {
  const documents = createExtractionCache(1_000)
  const refused = counting(() => ({ ok: false, code: 'EXTRACTION_FAILED', message: 'is broken' }))
  await documents(file('a', 'x'), refused.extract)
  await documents(file('a', 'x'), refused.extract)
  expect(refused.read).toHaveLength(2)

  const { read, extract } = counting()
  const stopped = documents(file('b', 'y'), () => Promise.reject(new Error('stopped')))
  const other = documents(file('b', 'y'), extract)

  await expect(stopped).rejects.toThrow('stopped')
  expect(await other).toEqual(documentOf('y'))
  expect(read).toEqual(['b'])
})
