import { lateExpression } from '../../../../../src-shared/model/late-expression.ts'

/** Whole words of several languages, and what is written without spaces. */
export function words(spaced: readonly string[], unspaced: string): () => RegExp {
  return lateExpression(`(?<!\\p{L})(?:${spaced.join('|')})(?!\\p{L})|${unspaced}`, 'iu')
}
