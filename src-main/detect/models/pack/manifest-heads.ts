/** What the heads of a manifest speak of. */

import type { Category } from '../../../../src-shared/model/vocabulary.ts'
import type { ModelHead, ModelManifest } from './model-manifest.ts'

/** Whether a pack finds something of a category by itself. */
export function judges({ heads }: ModelManifest, category: Category): boolean {
  return heads.some((head) => accepts(head, category))
}

/** Whether a head can accept something of a category; a class that nothing reaches is for promotion alone. */
export function accepts(head: ModelHead, category: Category): boolean {
  return head.category === category && head.classes.some(({ threshold }) => threshold < 1)
}

/** The categories that a pack's heads speak of. */
export function categoriesOf({ heads }: ModelManifest): readonly Category[] {
  return [...new Set(heads.map(({ category }) => category))]
}
