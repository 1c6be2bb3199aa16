/**
 * Whether the rules below a media query or another at-rule apply to a reader
 * at a screen: always, never, or sometimes. Apart from the sheets, because it
 * is a judgement about readers, not about syntax.
 */

/** `sometimes` depends on the window, the browser or the reader's settings. */
export type Applies = 'always' | 'sometimes' | 'never'

/** Window widths, in CSS pixels, that readers are taken to have: the narrowest telephone to the widest common screen. */
const NARROWEST = 320
const WIDEST = 3_840

/** Judges a media query list (Media Queries 4) by its media types and widths; every other feature is `sometimes`. */
export function mediaApplies(query: string): Applies {
  const text = query.trim().toLowerCase()
  if (text === '') return 'always'
  if (text.length > 1_000) return 'sometimes'
  const parts = text.split(',').map(oneQueryApplies)
  if (parts.includes('always')) return 'always'
  return parts.includes('sometimes') ? 'sometimes' : 'never'
}

/** Judges an at-rule by its name and prelude; undefined where it holds no rules for elements. */
export function atRuleApplies(name: string, prelude: string): Applies | undefined {
  const plain = name.toLowerCase()
  if (plain === 'media') return mediaApplies(prelude)
  if (plain === 'layer') return 'always'
  return /^(?:supports|container|scope|starting-style)$/.test(plain) ? 'sometimes' : undefined
}

/** Both conditions together. */
export function bothApply(a: Applies, b: Applies): Applies {
  if (a === 'never' || b === 'never') return 'never'
  return a === 'always' && b === 'always' ? 'always' : 'sometimes'
}

function oneQueryApplies(query: string): Applies {
  const text = query.trim().replace(/^only\s+/, '')
  if (text === 'all' || text === 'screen') return 'always'
  if (text.startsWith('not')) return /^not\s+print$/.test(text) ? 'always' : 'sometimes'
  if (/^(?:print|speech|aural|braille|embossed|handheld|projection|tty|tv)\b/.test(text)) {
    return 'never'
  }
  for (const [, bound, size, unit] of text.matchAll(
    /\((min|max)-width\s*:\s*(\d{1,6}(?:\.\d{1,6})?)(px|r?em)\)/g,
  )) {
    const pixels = Number(size) * (unit === 'px' ? 1 : 16)
    if (bound === 'min' ? pixels > WIDEST : pixels < NARROWEST) return 'never'
  }
  return 'sometimes'
}
