/** The tagger that ships: the program sees and finds what the training does, however a text is cut. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { resourcesDir } from '../../../../entry-points.ts'
import { loadModelPacks } from '../../pack/load-packs.ts'
import type { ModelPack } from '../../pack/model-contract.ts'
import { openTagger, type Tagger } from './tagger.ts'
import { ROWS, seeWordsWith } from './word-features.ts'
import { readWordLists } from './word-lists.ts'
import { wordsOf } from './words.ts'

/** Places are in code points, as Python counts. */
interface Expected {
  readonly text: string
  readonly rows: readonly (readonly number[])[]
  readonly spans: readonly { start: number; end: number; name: string; score: number }[]
}

const expected: readonly Expected[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../__fixtures__/names.json'), 'utf8'),
)
const { packs } = loadModelPacks([join(resourcesDir(), 'models')])
const pack = packs.find(({ manifest }) => manifest.tagger !== undefined) as ModelPack

let tagger: Tagger
beforeAll(async () => {
  tagger = await openTagger(pack)
})

describe('the same as in the training', () => {
  const see = seeWordsWith(readWordLists(readFileSync(pack.tokenizerPath)))

  it.each(expected)('is seen: $text', ({ text, rows }) => {
    const seen = see(text, wordsOf(text))
    const made = Array.from(seen.of, (word) =>
      Array.from(seen.rows.subarray(word * ROWS, (word + 1) * ROWS)),
    )
    expect(made).toEqual(rows)
    // Words that are seen alike are one.
    expect(seen.rows.length / ROWS).toBe(new Set(rows.map(String)).size)
  })

  it.each(expected)('is found: $text', async ({ text, spans }) => {
    const { heads } = await tagger.read(text)
    const found = heads[0]?.spans.filter(({ isLikeliest }) => isLikeliest) ?? []
    const codePoints = (at: number) => Array.from(text.slice(0, at)).length
    expect(found.map(({ start, end, name }) => [codePoints(start), codePoints(end), name])).toEqual(
      spans.map(({ start, end, name }) => [start, end, name]),
    )
    // Both sum 32-bit floats, each in its own order.
    for (const [index, { score }] of found.entries()) {
      expect(score).toBeCloseTo(spans[index]?.score ?? 0, 3)
    }
  })
})

it('scores a word alike in whatever window it stands', async () => {
  const text = expected
    .map((each) => each.text)
    .join('\n\n')
    .repeat(4)
  const seen = seeWordsWith(readWordLists(readFileSync(pack.tokenizerPath)))(text, wordsOf(text))
  const narrow = await openTagger({ ...pack, manifest: { ...pack.manifest, window_tokens: 70 } })
  const [whole, pieces] = [await tagger.scores(seen), await narrow.scores(seen)]
  const width = pack.manifest.heads[0]?.labels.length ?? 0
  expect(pieces.of.length).toBe(whole.of.length)
  let most = 0
  for (const [word, row] of whole.of.entries()) {
    for (let label = 0; label < width; label++) {
      const other = pieces.rows[(pieces.of[word] as number) * width + label] as number
      most = Math.max(most, Math.abs((whole.rows[row * width + label] as number) - other))
    }
  }
  expect(most).toBeLessThan(1e-3)
})

it('refuses a pack of another form', async () => {
  const { tagger: _, ...manifest } = pack.manifest
  await expect(openTagger({ ...pack, manifest })).rejects.toThrow('the pack is no tagger')
})
