/**
 * WordPiece, the model of the BERT family: the longest piece from the left, again
 * and again; a word that does not come out is one unknown token. By tries rather
 * than by trying ever shorter strings, so that no word costs more than its length
 * times the longest piece.
 */

import type { WordModel, WordTokens } from './model.ts'
import { TokenizerError } from './tokenizer-error.ts'
import { type JsonRecord, readString, readVocabulary } from './tokenizer-json.ts'
import { createTrie } from './trie.ts'

/**
 * The model of `model` in tokenizer.json. Pieces in `reserved` are never found in
 * text. Throws TokenizerError where a field is wrong.
 */
export function createWordPiece(model: JsonRecord, reserved: ReadonlySet<string>): WordModel {
  const vocabulary = readVocabulary(model.vocab)
  const prefix = readString(
    model.continuing_subword_prefix ?? '##',
    'model.continuing_subword_prefix',
  )
  const limit = model.max_input_chars_per_word ?? 100
  if (typeof limit !== 'number' || !(limit > 0)) {
    throw new TokenizerError('model.max_input_chars_per_word must be a number above 0')
  }
  const unknown = vocabulary.get(readString(model.unk_token, 'model.unk_token'))
  if (unknown === undefined) throw new TokenizerError('model.unk_token is not in model.vocab')

  const open = [...vocabulary].filter(([piece]) => !reserved.has(piece))
  const atStart = createTrie(open)
  const inside = createTrie(
    open
      .filter(([piece]) => piece.startsWith(prefix))
      .map(([piece, id]) => [piece.slice(prefix.length), id]),
  )

  return (word) => {
    const whole: WordTokens = { ids: [unknown], starts: [0], ends: [word.length] }
    if (word.length > limit && charactersIn(word) > limit) return whole
    const ids: number[] = []
    const starts: number[] = []
    const ends: number[] = []
    for (let start = 0; start < word.length; ) {
      const trie = start === 0 ? atStart : inside
      let id = -1
      let end = start
      let node = 0
      for (let index = start; index < word.length; index++) {
        node = trie.next(node, word.charCodeAt(index))
        if (node === -1) break
        const found = trie.valueAt(node)
        if (found === -1) continue
        id = found
        end = index + 1
      }
      if (id === -1) return whole
      ids.push(id)
      starts.push(start)
      ends.push(end)
      start = end
    }
    return { ids, starts, ends }
  }
}

function charactersIn(word: string): number {
  let count = 0
  for (const _ of word) count++
  return count
}
