import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { lowerCaseInPlace } from '../../../chunk/views/lower.ts'
import { matchesAtStarts, type PlacedMatch } from '../match/match-places.ts'
import { loadPacks } from '../pack/load-packs.ts'
import { parseExample } from '../pack/rule-example.ts'
import type { Rule } from '../pack/rule-pack.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { createKeywordPrefilter, wordTables } from './keyword-prefilter.ts'
import { longRunStarts } from './long-run-starts.ts'
import { type RuleAnchor, ruleAnchor } from './rule-anchor.ts'
import { startFilter } from './start-filter.ts'
import { shapeOf } from './text-shape.ts'

type Written = Pick<Rule, 'pattern' | 'views'> & { readonly flags?: Rule['flags'] | undefined }

/** Every match that reading the windows from end to end finds; what stands behind a value may be the begin of the next. */
function* matchesInWindows(expression: RegExp, text: string, windows: readonly Range[]) {
  for (const { start, end } of windows) {
    const stretch = text.slice(start, end)
    expression.lastIndex = 0
    for (let match = expression.exec(stretch); match; match = expression.exec(stretch)) {
      if (match[0] === '') {
        expression.lastIndex++
        continue
      }
      yield [match, start] as PlacedMatch
      const { lead = '', value = '' } = match.groups ?? {}
      if (value !== '' && match[0].length > lead.length + value.length) expression.lastIndex--
    }
  }
}

/** Reads texts for rules by their anchors and, beside it, whole. */
function readerOf(written: readonly Written[], keywords: readonly string[] = []) {
  const anchors = written.map((rule) => ruleAnchor({ ...rule, keywords } as unknown as Rule))
  const wanted = new Uint8Array(written.length).fill(1)
  const prefilterOf = (within: string, readAs?: typeof shapeOf) => {
    if (!anchors.some((anchor) => anchor.within === within)) return undefined
    const owners = anchors.map((anchor) => ({
      keywords: anchor.within === within ? (anchor.needs ?? []) : [],
      places: false,
      anchors: anchor.within === within ? anchor.words : [],
    }))
    return createKeywordPrefilter(wordTables(owners), readAs)
  }
  const inLowered = prefilterOf('lowered')
  const inShape = prefilterOf('shape', shapeOf)
  const longRuns = anchors.flatMap((anchor, owner) =>
    anchor.longRun ? [{ owner, ...anchor.longRun }] : [],
  )
  const patterns = written.map(({ pattern, flags = '' }, index) => {
    const source = linearPattern(pattern)
    return {
      sticky: new RegExp(source, `y${flags}`),
      global: new RegExp(source, `g${flags}`),
      filter: startFilter((anchors[index] as RuleAnchor).opening),
    }
  })
  const placed = ([match, start]: readonly [RegExpExecArray, number]) => [
    start + match.index,
    match[0],
  ]
  return (text: string) => {
    const starts = {
      lowered: inLowered?.find(lowerCaseInPlace(text), wanted).starts,
      shape: inShape?.find(text, wanted).starts,
      'long run': longRunStarts(text, longRuns, wanted),
      everywhere: undefined,
    }
    const windows = [
      { start: 0, end: text.length >> 1 },
      { start: text.length >> 1, end: text.length },
    ]
    return patterns.map(({ sticky, global, filter }, index) => {
      const { within } = anchors[index] as RuleAnchor
      const candidates =
        within === 'everywhere' ? [0, text.length - 1] : (starts[within]?.of(index) ?? [])
      return {
        rule: index,
        found: [...matchesAtStarts(sticky, text, windows, candidates, filter)].map(placed),
        all: [...matchesInWindows(global, text, windows)].map(placed),
      }
    })
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
      const read = readerOf([rule])
      const own = [...rule.match, ...rule.ignore].map((example) => parseExample(example).text)
      for (const text of [own.join(' '), own.join('\n'), ...own]) {
        for (const written of [text, text.toLowerCase()]) {
          for (const { found, all } of read(written)) expect(found).toEqual(all)
        }
      }
    },
  )

  it('loses none of any rule in the examples of all', () => {
    const read = readerOf(rules)(examples.join('\n'))
    expect(read).toHaveLength(rules.length)
    for (const { rule, found, all } of read) expect(found, rules[rule]?.id).toEqual(all)
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
          const [both] = readerOf([{ pattern: source, flags, views }])(read)
          expect(both?.found).toEqual(both?.all)
        },
      ),
      { numRuns: 3_000 },
    )
  })

  it.each([
    ['sk-ant-[a-z]+', 'lowered'],
    ['\\b\\d{3}-\\d{2}-\\d{4}\\b', 'shape'],
    ['\\b[A-Za-z]{6}[0-9A-Za-z]{10}\\b', 'long run'],
    ['[^a]+b', 'everywhere'],
  ])('finds %s in the %s', (pattern, within) => {
    expect(
      ruleAnchor({ pattern, keywords: [], views: ['original'] } as unknown as Rule).within,
    ).toBe(within)
  })

  describe('of a row of words', () => {
    const pattern = '(?:^|[^a-z])[a-z]{3,8}(?:[ ,]{1,2}[a-z]{3,8}){10,12}'
    const rule = { pattern, views: ['lowered'] } satisfies Written

    it('is its length, unless windows are shorter', () => {
      const written = { ...rule, keywords: ['wallet'] }
      const longRun = { of: 'row', length: 43, least: 0, most: 1 }
      expect(ruleAnchor(written as unknown as Rule)).toMatchObject({ within: 'long run', longRun })
      expect(ruleAnchor({ ...written, window: 64 } as unknown as Rule).within).toBe('everywhere')
    })

    it('loses no match', () => {
      const piece = fc.constantFrom('abc ', 'wordy ', 'row, ', 'no ', '\n', ' ', '"', '=', 'é')
      const row = fc.array(fc.constantFrom('abc ', 'wordy ', 'row, '), { maxLength: 30 })
      const text = fc.array(
        fc.oneof(
          piece,
          row.map((words) => words.join('')),
        ),
        { maxLength: 12 },
      )
      const read = readerOf([rule], ['wallet'])
      fc.assert(
        fc.property(text, (pieces) => {
          const [both] = read(pieces.join(''))
          expect(both?.found).toEqual(both?.all)
        }),
      )
    })
  })

  it('leaves a rule without an anchor that fires often to its keywords', () => {
    const rule = { pattern: '[A-Za-z]+[0-9]', views: ['original'] }
    expect(ruleAnchor({ ...rule, keywords: [] } as unknown as Rule).within).toBe('shape')
    expect(ruleAnchor({ ...rule, keywords: ['key'] } as unknown as Rule).within).toBe('everywhere')
  })

  it('needs a shape that is far rarer than its anchor, wherever in the match', () => {
    const street = '\\d{1,4} (?:[A-Z][a-z]+ )+'
    const needsOf = (pattern: string) =>
      ruleAnchor({ pattern, keywords: [], views: ['original'] } as unknown as Rule).needs
    expect(needsOf(`${street}[A-Z]{2}\\d \\d[A-Z]{2}`)).toEqual(['AA0 0AA'])
    expect(needsOf(`${street}[A-Z]`)).toBeUndefined()
  })

  it('is a long word where letters would fire more often', () => {
    const within = (pattern: string) =>
      ruleAnchor({ pattern, keywords: ['pat'], views: ['original'] } as unknown as Rule).within
    expect(within('\\bpat[A-Za-z0-9]{14}\\b')).toBe('long run')
    expect(within('\\bpat[A-Za-z0-9]{4}\\b')).toBe('lowered')
    expect(within('\\bxq7k[A-Za-z0-9]{14}\\b')).toBe('lowered')
  })

  it('finds many digits by the last of them', () => {
    const rule = { pattern: '\\d{1,6} [A-Z]{2}', keywords: [], views: ['original'] }
    expect(ruleAnchor(rule as unknown as Rule).words).toEqual([{ word: '0 AA', least: 0, most: 5 }])
  })

  it.each(['a*', '(?:x|)', '.{500}x?'])('has no anchor of letters for %s', (pattern) => {
    const anchor = ruleAnchor({ pattern, keywords: [], views: ['folded'] } as unknown as Rule)
    expect(anchor.within === 'lowered').toBe(false)
  })
})
