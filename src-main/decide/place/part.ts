import type { Range } from '../../../src-shared/model/spans.ts'
import { SEVERAL_MATTERS } from '../../detect/detector.ts'

/**
 * Whether a claim is a part of a longer text, and not what a short message says: of that it is more than half. Chosen
 * where rows of `validation/` and documents of many kinds are told best.
 */
export function isPart(text: string, { start, end }: Range): boolean {
  return text.length > SEVERAL_MATTERS || end - start <= text.length / 2
}
