/**
 * Whether the rules below a media query or another at-rule apply to a reader
 * at a screen: always, never, or sometimes. Apart from the sheets, because it
 * is a judgement about readers, not about syntax.
 */

import { lexer } from 'css-tree'

/** `sometimes` depends on the window, the browser or the reader's settings, or is not understood. */
export type Applies = 'always' | 'sometimes' | 'never'

/** Window widths, in CSS pixels, that readers are taken to have: the narrowest telephone to the widest common screen. */
const NARROWEST = 320
const WIDEST = 3_840
/** The same of its height. */
const LOWEST = 160
const HIGHEST = 4_000

const MAX_UNITS = 1_000
const MAX_DEPTH = 16

/** Judges a media query list (Media Queries 4) by its media types and sizes; every other feature is `sometimes`. */
export function mediaApplies(query: string): Applies {
  const text = query.trim().toLowerCase()
  if (text === '') return 'always'
  if (text.length > MAX_UNITS) return 'sometimes'
  const queries = text.split(',').map((one) => one.trim().replace(/^only\s+/, ''))
  if (isEitherWay(queries)) return 'always'
  return queries.map(oneQueryApplies).reduce(eitherApplies)
}

/** Judges a feature query (CSS Conditional 3) by what a maintained list of properties and values knows. */
export function supportsApplies(condition: string): Applies {
  return conditionApplies(condition.trim(), (test) => {
    const colon = test.indexOf(':')
    if (colon < 0) return 'sometimes'
    const name = test.slice(0, colon).trim().toLowerCase()
    // Of a property that is in no list nothing can be said: it may be newer than the list.
    if (name.startsWith('--')) return 'always'
    if (lexer.getProperty(name) === null) return 'sometimes'
    return lexer.matchProperty(name, test.slice(colon + 1).trim()).error === null
      ? 'always'
      : 'sometimes'
  })
}

/**
 * Judges a container query (CSS Conditional 5): only what holds for a container of any size.
 * @param hasContainers whether the sheets make any element one; without, the rules never apply.
 */
export function containerApplies(prelude: string, hasContainers: boolean): Applies {
  if (!hasContainers) return 'sometimes'
  const condition = prelude
    .trim()
    .toLowerCase()
    .replace(/^(?!not\b)[\w-]+\s+/, '')
  return conditionApplies(condition, (test) => sizeApplies(test, 0, Number.POSITIVE_INFINITY))
}

/** Both conditions together. */
export function bothApply(a: Applies, b: Applies): Applies {
  if (a === 'never' || b === 'never') return 'never'
  return a === 'always' && b === 'always' ? 'always' : 'sometimes'
}

function eitherApplies(a: Applies, b: Applies): Applies {
  if (a === 'always' || b === 'always') return 'always'
  return a === 'never' && b === 'never' ? 'never' : 'sometimes'
}

function notApplies(a: Applies): Applies {
  return a === 'always' ? 'never' : a === 'never' ? 'always' : 'sometimes'
}

const EITHER_WAY = ['(orientation:portrait)', '(orientation:landscape)']

/** Two queries of which one holds on every screen. */
function isEitherWay(queries: readonly string[]): boolean {
  const plain = queries.map((query) => query.replace(/\s+/g, ''))
  return EITHER_WAY.every((query) => plain.includes(query))
}

const OTHER_MEDIA = /^(?:print|speech|aural|braille|embossed|handheld|projection|tty|tv)\b/

function oneQueryApplies(query: string): Applies {
  const type = /^(not\s+)?(all|screen|[a-z]+)(?:\s+and\s+|$)/.exec(query)
  if (type === null || type[2] === 'not') return conditionApplies(query, mediaFeatureApplies)
  const [whole, negated, name = ''] = type
  const ofType: Applies =
    name === 'all' || name === 'screen' ? 'always' : OTHER_MEDIA.test(name) ? 'never' : 'sometimes'
  const rest = query.slice(whole.length)
  const all = rest === '' ? ofType : bothApply(ofType, conditionApplies(rest, mediaFeatureApplies))
  return negated ? notApplies(all) : all
}

function mediaFeatureApplies(test: string): Applies {
  const [least, most] = /height|block-size/.test(test) ? [LOWEST, HIGHEST] : [NARROWEST, WIDEST]
  return sizeApplies(test, least, most)
}

const SIZE = '(?:width|height|inline-size|block-size)'
const LENGTH = '(\\d{1,6}(?:\\.\\d{1,6})?)(px|r?em)?'
const BOUND = new RegExp(`^(min|max)-${SIZE}\\s*:\\s*${LENGTH}$`)
const RANGE = new RegExp(`^${SIZE}\\s*([<>])=?\\s*${LENGTH}$`)
const TURNED = new RegExp(`^${LENGTH}\\s*([<>])=?\\s*${SIZE}$`)

/** A bound on a size that lies between `least` and `most` pixels. */
function sizeApplies(test: string, least: number, most: number): Applies {
  const text = test.trim()
  const bound = BOUND.exec(text)
  if (bound) return boundApplies(bound[1] === 'min', bound[2], bound[3], least, most)
  const range = RANGE.exec(text)
  if (range) return boundApplies(range[1] === '>', range[2], range[3], least, most)
  const turned = TURNED.exec(text)
  if (turned) return boundApplies(turned[3] === '<', turned[1], turned[2], least, most)
  return 'sometimes'
}

function boundApplies(
  isLower: boolean,
  size: string | undefined,
  unit: string | undefined,
  least: number,
  most: number,
): Applies {
  const pixels = Number(size) * (unit === undefined || unit === 'px' ? 1 : 16)
  if (isLower)
    return pixels <= Math.max(least, 1) ? 'always' : pixels > most ? 'never' : 'sometimes'
  return pixels >= most ? 'always' : pixels < least ? 'never' : 'sometimes'
}

/**
 * Judges tests in parentheses joined by `and`, `or` and `not` (Media Queries 4 §3).
 * @param judge one test, without its parentheses.
 */
function conditionApplies(condition: string, judge: (test: string) => Applies, depth = 0): Applies {
  const text = condition.trim()
  if (depth > MAX_DEPTH || text.length > MAX_UNITS) return 'sometimes'
  if (/^not\b/i.test(text)) return notApplies(conditionApplies(text.slice(3), judge, depth + 1))
  const parts: string[] = []
  let word = ''
  for (let rest = text; rest !== ''; ) {
    const end = closingPlace(rest)
    if (end === undefined) return 'sometimes'
    parts.push(rest.slice(1, end))
    const joint = /^\s*(and|or)\s*(?=\(|not\b)/i.exec(rest.slice(end + 1))
    if (joint === null) {
      if (rest.slice(end + 1).trim() !== '') return 'sometimes'
      break
    }
    const [all, its = ''] = joint
    if (word !== '' && word !== its.toLowerCase()) return 'sometimes'
    word = its.toLowerCase()
    rest = rest.slice(end + 1 + all.length)
  }
  if (parts.length === 0) return 'sometimes'
  const judged = parts.map((part) =>
    /^\s*(?:\(|not\b)/i.test(part) ? conditionApplies(part, judge, depth + 1) : judge(part),
  )
  return judged.reduce(word === 'or' ? eitherApplies : bothApply)
}

/** Where the parenthesis at the start of a text is closed. */
function closingPlace(text: string): number | undefined {
  if (!text.startsWith('(')) return undefined
  let open = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open++
    else if (text[at] === ')' && --open === 0) return at
  }
  return undefined
}
