/** A tagger of names that is open: words, rows of its tables, network, chain. */

import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Range } from '../../../../src-shared/model/spans.ts'
import type { ModelPack } from '../pack/model-contract.ts'
import type { TextReading } from '../run/inference-contract.ts'
import { type ChainEntity, createChain } from './chain.ts'
import { createWordRows, ROWS } from './word-features.ts'
import { readWordLists } from './word-lists.ts'
import { wordsOf } from './words.ts'

/** Words that the network reads before and after those whose scores are kept: no word sees further. */
const REACH = 16
/** What the likeliest labelling leaves out is mentioned from here on. */
const MENTIONED_FROM = 0.05

export interface Tagger {
  readonly read: (text: string) => Promise<TextReading>
  /** Scores of the words of a text, a row of labels each; for comparisons. */
  readonly scores: (rows: Int32Array) => Promise<Float32Array>
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
  if (!tagger || !head || window <= 2 * REACH) throw new Error('the pack is no tagger')
  const rowsOf = createWordRows(readWordLists(await readFile(tokenizerPath)))
  const chain = createChain(head.labels, tagger.follows)
  const session = await InferenceSession.create(modelPath, {
    executionProviders: ['cpu'],
    graphOptimizationLevel: 'all',
    // Its matrices are too small for a second thread to gain anything.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  const width = head.labels.length

  async function runOnce(rows: Int32Array): Promise<Float32Array> {
    const words = rows.length / ROWS
    const results = await session.run({ [inputs.ids]: new Tensor('int32', rows, [words, ROWS]) })
    const scores = results[head?.output ?? '']?.data
    if (!(scores instanceof Float32Array) || scores.length !== words * width) {
      throw new Error('the tagger does not have a row of scores a word')
    }
    if (!scores.every(Number.isFinite)) throw new Error('a score is no number')
    return scores
  }

  /** In windows with as much beside them as a word sees: the scores are those of one window over all. */
  async function scores(rows: Int32Array): Promise<Float32Array> {
    const words = rows.length / ROWS
    const made = new Float32Array(words * width)
    const step = window - 2 * REACH
    for (let first = 0; first < words; first += step) {
      const from = Math.max(0, first - REACH)
      const to = Math.min(words, first + step + REACH)
      const part = await runOnce(rows.slice(from * ROWS, to * ROWS))
      const end = Math.min(words, first + step)
      made.set(part.subarray((first - from) * width, (end - from) * width), first * width)
    }
    return made
  }

  return {
    scores,
    async read(text) {
      const words = wordsOf(text)
      const entities = chain.decode(await scores(rowsOf(text, words)), MENTIONED_FROM)
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
