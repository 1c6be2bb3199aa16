/**
 * What rules say of themselves, which `assay mcp` tells agents of what it found. Each describes an
 * order, so that whoever looks for orders would find one in our own answers; as they stand in the
 * packs they ask for nothing.
 */

import { resolveCacheDir } from '../../paths.ts'
import { VERSION } from '../../version.ts'

/** A field of those answers (`scanner/told-scan.ts`), without which none is there. */
const FIELD = 'why'

let known: readonly string[] | undefined

/** The text with those sentences of it blank: every other letter stands where it stood. */
export async function withoutOwnSentences(text: string): Promise<string> {
  if (!text.includes(FIELD)) return text
  let rest = text
  known ??= await sentences()
  for (const sentence of known) {
    // Within JSON in a text, and as it is.
    for (const written of new Set([sentence, JSON.stringify(sentence).slice(1, -1)])) {
      if (rest.includes(written)) rest = rest.replaceAll(written, ' '.repeat(written.length))
    }
  }
  return rest
}

/** Those of the rules that ship: what a user's own say of themselves is the user's. */
async function sentences(): Promise<readonly string[]> {
  const { shippedRules } = await import('../../detect/rules/catalog/rule-catalog.ts')
  const { packs } = shippedRules(resolveCacheDir(), VERSION)
  return packs.flatMap(({ rules }) => rules.map(({ description }) => description))
}
