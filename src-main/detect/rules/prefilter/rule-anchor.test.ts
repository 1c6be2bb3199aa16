import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowerCaseInPlace } from '../../../chunk/views/lower.ts'
import { matchesAtStarts, matchesInWindows } from '../match/match-places.ts'
import { loadPacks } from '../pack/load-packs.ts'
import { parseExample } from '../pack/rule-example.ts'
import type { Rule } from '../pack/rule-pack.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { createKeywordPrefilter } from './keyword-prefilter.ts'
import { longWordStarts } from './long-words.ts'
import { ruleAnchor } from './rule-anchor.ts'
import { startFilter } from './start-filter.ts'
import { shapeOf } from './text-shape.ts'

type Written = Pick<Rule, 'pattern' | 'views'> & { readonly flags?: Rule['flags'] | undefined }

/** Reads texts for a rule by its anchor and, beside it, whole; undefined where it has no anchor. */
function readerOf({ pattern, flags = undefined, views }: Written) {
  const anchor = ruleAnchor({ pattern, flags, views } as Rule)
  if (anchor === undefined) return undefined
  const wanted = Uint8Array.of(1)
  const owner = { keywords: [], places: false, anchors: anchor.words }
  const find = createKeywordPrefilter([owner], anchor.within === 'shape' ? shapeOf : undefined)
  const filter = startFilter(anchor.opening)
  const source = linearPattern(pattern)
  const sticky = new RegExp(source, `y${flags ?? ''}`)
  const global = new RegExp(source, `g${flags ?? ''}`)
  const placed = ([match, start]: readonly [RegExpExecArray, number]) => [
    start + match.index,
    match[0],
  ]
  return (text: string) => {
    const starts = anchor.longWord
      ? longWordStarts(text, [{ owner: 0, ...anchor.longWord }], wanted)
      : find(anchor.within === 'shape' ? text : lowerCaseInPlace(text), wanted).starts
    const windows = [
      { start: 0, end: text.length >> 1 },
      { start: text.length >> 1, end: text.length },
    ]
    return {
      found: [...matchesAtStarts(sticky, text, windows, starts.of(0), filter)].map(placed),
      all: [...matchesInWindows(global, text, windows)].map(placed),
    }
  }
}

const rules = loadPacks().flatMap((pack) => pack.rules)
const examples = rules.flatMap((rule) =>
  [...rule.match, ...rule.ignore].map((example) => parseExample(example).text),
)

describe('ruleAnchor', () => {
  it.each(rules.map((rule): [string, Rule] => [rule.id, rule]))(
    '%s: its anchor loses no match',
    (_, rule) => {
      const read = readerOf(rule)
      if (read === undefined) return
      const own = [...rule.match, ...rule.ignore].map((example) => parseExample(example).text)
      for (const text of [own.join(' '), own.join('\n'), ...own]) {
        for (const written of [text, text.toLowerCase()]) {
          const { found, all } = read(written)
          expect(found).toEqual(all)
        }
      }
    },
  )

  it('loses none of any rule in the examples of all', () => {
    const text = examples.join('\n')
    for (const rule of rules) {
      const both = readerOf(rule)?.(text)
      expect(both?.found, rule.id).toEqual(both?.all)
    }
  })

  it('loses no match of patterns made by chance', () => {
    const atom = fc.constantFrom(
      ...['a', 'b', 'B', '1', ' ', '-', 'é', '\\d', '\\w', '\\s', '[^\\w.-]', '[A-Z]', '[ab]', '.'],
      ...['\\b', '^', '$', '(?:a|bb|1)', '(?:^|[^a])', '(?:(?:ab)?)', '(?:[0-9a]{2})', 'Σ', 'İ'],
    )
    const quantified = fc.tuple(
      atom,
      fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,3}', '+?'),
    )
    const pattern = fc
      .array(quantified, { minLength: 1, maxLength: 6 })
      .map((pieces) =>
        pieces
          .map(([piece, count]) => (/^(?:\\b|\^|\$)$/.test(piece) ? piece : piece + count))
          .join(''),
      )
    const text = fc.string({ unit: fc.constantFrom(...'aabbAB11 --.\nécΣσςİi'), maxLength: 60 })
    fc.assert(
      fc.property(
        pattern,
        fc.constantFrom<Rule['flags']>(undefined, 'm', 's'),
        fc.boolean(),
        text,
        (source, flags, written, read) => {
          const views: Rule['views'] = written ? ['original'] : ['folded']
          const both = readerOf({ pattern: source, flags, views })?.(read)
          expect(both?.found).toEqual(both?.all)
        },
      ),
      { numRuns: 3_000 },
    )
  })

  it.each([
    ['sk-ant-[a-z]+', 'lowered'],
    ['\\b\\d{3}-\\d{2}-\\d{4}\\b', 'shape'],
    ['\\b[A-Za-z]{6}[0-9A-Za-z]{10}\\b', 'long words'],
  ])('finds %s in the %s', (pattern, within) => {
    expect(ruleAnchor({ pattern, views: ['original'] } as unknown as Rule)?.within).toBe(within)
  })

  it.each(['a*', '(?:x|)', '.{500}x?'])('has no anchor of letters for %s', (pattern) => {
    const anchor = ruleAnchor({ pattern, views: ['folded'] } as unknown as Rule)
    expect(anchor?.within === 'lowered').toBe(false)
  })
})
