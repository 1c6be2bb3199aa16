/** A tagger of names that is open: words, rows of its tables, network, chain. */

import { readFile } from 'node:fs/promises'
import { Tensor } from 'onnxruntime-node'
import type { Range } from '../../../../../src-shared/model/spans.ts'
import type { ModelPack } from '../../pack/model-contract.ts'
import type { TextReading } from '../../run/inference-contract.ts'
import { openSession } from '../../run/session.ts'
import { type ChainEntity, createChain, type ScoredWords } from './chain.ts'
import { contextsOf } from './contexts.ts'
import { ROWS, type SeenWords, seeWordsWith } from './word-features.ts'
import { readWordLists } from './word-lists.ts'
import { wordsOf } from './words.ts'

/** What the likeliest labelling leaves out is mentioned from here on. */
const MENTIONED_FROM = 0.05

export interface Tagger {
  readonly read: (text: string) => Promise<TextReading>
  /** Scores of the words of a text; for comparisons. */
  readonly scores: (words: SeenWords) => Promise<ScoredWords>
}

/**
 * Opens the network and the word lists of a pack whose manifest has a `tagger`.
 * @throws where onnxruntime does not accept the file, or it is of another form.
 */
export async function openTagger({
  manifest,
  modelPath,
  tokenizerPath,
}: ModelPack): Promise<Tagger> {
  const { inputs, tagger, window_tokens: window } = manifest
  const [head] = manifest.heads
  if (!tagger || !head) throw new Error('the pack is no tagger')
  const { reach } = tagger
  /** Words that the network reads before and after those whose scores are kept: no word sees further. */
  const seen = reach.reduce((sum, far) => sum + far, 0)
  const see = seeWordsWith(readWordLists(await readFile(tokenizerPath)))
  const chain = createChain(head.labels, tagger.follows)
  const session = await openSession(modelPath)
  const width = head.labels.length

  /** Scores of the contexts of a window, a row of labels each, and which of them each of its words is; from 1. */
  async function runOnce(rows: Int32Array, words: Int32Array) {
    const { numbers, rows: own } = ownWords(rows, words)
    const { beside, of } = contextsOf(numbers, reach)
    const feeds: Record<string, Tensor> = {
      [inputs.ids]: new Tensor('int32', own, [own.length / ROWS, ROWS]),
    }
    for (const [layer, three] of beside.entries()) {
      feeds[`beside_${layer}`] = new Tensor('int32', three, [three.length / 3, 3])
    }
    const results = await session.run(feeds)
    const scores = results[head?.output ?? '']?.data
    const contexts = (beside.at(-1)?.length ?? 0) / 3
    if (!(scores instanceof Float32Array) || scores.length !== contexts * width) {
      throw new Error('the tagger does not have a row of scores a context')
    }
    for (const score of scores) if (!Number.isFinite(score)) throw new Error('a score is no number')
    return { scores, of }
  }

  /** In windows with as much beside them as a word sees: the scores are those of one window over all. */
  async function scores({ rows, of }: SeenWords): Promise<ScoredWords> {
    const parts: Float32Array[] = []
    const rowOf = new Int32Array(of.length)
    const step = window - 2 * seen
    for (let first = 0, before = 0; first < of.length; first += step) {
      const from = Math.max(0, first - seen)
      const part = await runOnce(rows, of.subarray(from, first + step + seen))
      const end = Math.min(of.length, first + step)
      for (let word = first; word < end; word++) {
        rowOf[word] = before + (part.of[word - from] as number) - 1
      }
      parts.push(part.scores)
      before += part.scores.length / width
    }
    return { rows: joined(parts), of: rowOf }
  }

  return {
    scores,
    async read(text) {
      const words = wordsOf(text)
      const entities = chain.decode(await scores(see(text, words)), MENTIONED_FROM)
      const spans = entities.map((entity) => spanOf(entity, words))
      return { heads: [{ classes: [], spans }], router: 0, cached: false }
    },
  }
}

function spanOf({ first, last, name, score, isLikeliest }: ChainEntity, words: readonly Range[]) {
  return {
    name,
    score,
    start: words[first]?.start ?? 0,
    end: words[last]?.end ?? 0,
    isLikeliest,
  }
}

/** The different words of a window, from 1 in the order in which they come, and their rows. */
function ownWords(rows: Int32Array, words: Int32Array) {
  const known = new Map<number, number>()
  const numbers = words.map((word) => {
    const number = known.get(word) ?? known.size + 1
    if (number > known.size) known.set(word, number)
    return number
  })
  const own = new Int32Array(known.size * ROWS)
  for (const [word, number] of known) {
    own.set(rows.subarray(word * ROWS, (word + 1) * ROWS), (number - 1) * ROWS)
  }
  return { numbers, rows: own }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const [first] = parts
  if (first && parts.length === 1) return first
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
