/** What a screen is not sure of. */

import type { Category } from '../../../../src-shared/model/vocabulary.ts'
import type { ModelManifest } from '../pack/model-manifest.ts'
import type { TextReading } from '../run/inference-contract.ts'

/**
 * Whether a screen wants a text to be read by the guards, where these categories are asked for: its
 * router is not sure, or a class is as probable as its manifest says. One that says neither is sure
 * of nothing.
 */
export function wantsGuard(
  { router, heads }: TextReading,
  manifest: ModelManifest,
  categories: readonly Category[],
): boolean {
  if (!saysWhenSure(manifest)) return true
  if (manifest.router && router >= manifest.router.threshold) return true
  return manifest.heads.some(
    ({ category, classes }, head) =>
      categories.includes(category) &&
      classes.some(
        ({ promotes_from: from = Number.POSITIVE_INFINITY }, index) =>
          (heads[head]?.classes[index]?.score ?? 0) >= from,
      ),
  )
}

/** Whether a screen is ever sure of a text. */
export function saysWhenSure({ router, heads }: ModelManifest): boolean {
  if (router) return true
  return heads.some(({ classes }) => classes.some((each) => each.promotes_from !== undefined))
}
