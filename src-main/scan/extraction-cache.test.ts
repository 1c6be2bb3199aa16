import { describe, expect, it } from 'vitest'
import type { ExtractionOutcome } from '../extract/extract-document.ts'
import { createExtractionCache } from './extraction-cache.ts'

const { signal } = new AbortController()
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
      documents(file('a.txt', 'same'), 'contract', extract, signal),
      documents(file('b.txt', 'same'), 'contract', extract, signal),
    ])
    const third = await documents(file('c.TXT', 'same'), 'contract', extract, signal)

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

    await documents(file('a.txt', 'same'), 'contract', extract, signal)
    await documents(other, 'contract', extract, signal)

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

  for (const source of [a, b, a, c, a, b]) await documents(source, 'contract', extract, signal)

  expect(read).toEqual(['a', 'b', 'c', 'b'])
})

it('reads again what was refused', async () => {
  const documents = createExtractionCache(1_000)
  const { read, extract } = counting(() => ({
    ok: false,
    code: 'EXTRACTION_FAILED',
    message: 'is broken',
  }))

  await documents(file('a', 'x'), 'contract', extract, signal)
  await documents(file('a', 'x'), 'contract', extract, signal)

  expect(read).toHaveLength(2)
})

/** Extractions that end when they are told to, or stopped. */
function held() {
  const begun: { readonly signal: AbortSignal; readonly finish: () => void }[] = []
  const extract = (_: unknown, wanted: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<ExtractionOutcome>()
    wanted.addEventListener('abort', () => reject(new Error('stopped')))
    begun.push({ signal: wanted, finish: () => resolve(documentOf('read')) })
    return promise
  }
  return { begun, extract }
}

describe('of many that wait for one file', () => {
  it('those who leave, the first too, stop nothing for the others', async () => {
    const documents = createExtractionCache(1_000)
    const { begun, extract } = held()
    const leaving = [new AbortController(), new AbortController()]
    const left = leaving.map((controller) =>
      documents(file('a', 'x'), 'contract', extract, controller.signal).catch(
        (error) => error.code,
      ),
    )
    const staying = Array.from({ length: 20 }, () =>
      documents(file('a', 'x'), 'contract', extract, signal),
    )

    for (const controller of leaving) controller.abort()

    expect(await Promise.all(left)).toEqual(['SCAN_TIMEOUT', 'SCAN_TIMEOUT'])
    expect(begun.map((each) => each.signal.aborted)).toEqual([false])
    begun[0]?.finish()
    expect(await Promise.all(staying)).toEqual(staying.map(() => documentOf('read')))
    expect(begun).toHaveLength(1)
  })

  it('the last to leave stops it, and who comes later has it read anew', async () => {
    const documents = createExtractionCache(1_000)
    const { begun, extract } = held()
    const controller = new AbortController()
    const left = documents(file('a', 'x'), 'contract', extract, controller.signal)

    controller.abort()

    await expect(left).rejects.toMatchObject({ code: 'SCAN_TIMEOUT' })
    expect(begun[0]?.signal.aborted).toBe(true)
    const later = documents(file('a', 'x'), 'contract', extract, signal)
    begun[1]?.finish()
    expect(await later).toEqual(documentOf('read'))
  })
})
