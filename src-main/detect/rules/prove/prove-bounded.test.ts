import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { loadPacks } from '../pack/load-packs.ts'
import { hasUnit } from '../pattern/char-set.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'
import { lengthsOf, type PatternNode, patternTree } from '../pattern/pattern-tree.ts'
import { boundedProblem, stepsFromOneStart } from './prove-bounded.ts'

const problemOf = (pattern: string) => boundedProblem({ pattern })

/** Characters that a backtracking engine tries from one start until every way is used up. */
function triedOnEveryWay(tree: PatternNode, text: string): number {
  let tried = 0
  const follow = (node: PatternNode, at: number, go: (at: number) => void): void => {
    switch (node.kind) {
      case 'set':
        tried++
        if (at < text.length && hasUnit(node.set, text.charCodeAt(at))) go(at + 1)
        return
      case 'sequence': {
        const item = (index: number, from: number): void => {
          const next = node.items[index]
          if (next === undefined) go(from)
          else follow(next, from, (end) => item(index + 1, end))
        }
        item(0, at)
        return
      }
      case 'choice':
        for (const option of node.options) follow(option, at, go)
        return
      case 'repeat': {
        const round = (count: number, from: number): void => {
          if (count < node.max) {
            follow(node.item, from, (end) => {
              // As ECMAScript does: an empty round beyond the least ends the repeat.
              if (end > from || count < node.min) round(count + 1, end)
            })
          }
          if (count >= node.min) go(from)
        }
        round(0, at)
        return
      }
      default:
        go(at)
    }
  }
  follow(tree, 0, () => undefined)
  return tried
}

const pattern = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '[ab]', '[^a]', 'ab', 'ba', 'aab', '\\b'),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => a + b),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(tie('node'), fc.nat(3), fc.nat(6))
      .map(([item, min, more]) => `(?:${item}){${min},${min + more}}`),
  ),
})).node

/** Every text of ten characters from two. */
const TEXTS = Array.from({ length: 1_024 }, (_, bits) =>
  bits.toString(2).padStart(10, '0').replaceAll('0', 'a').replaceAll('1', 'b'),
)

describe('stepsFromOneStart', () => {
  it('is never less than what an engine that tries every way does on any text', () => {
    fc.assert(
      fc.property(pattern, (source) => {
        const steps = stepsFromOneStart({ pattern: source })
        fc.pre(steps < 3_000)
        const tree = patternTree(source)
        expect(Math.max(...TEXTS.map((text) => triedOnEveryWay(tree, text)))).toBeLessThanOrEqual(
          steps,
        )
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    // One way only: the text says at every character how to go on.
    ['[a-z]{1,9} [a-z]{1,9} !', 65],
    ['(?:[a-z]{1,5} ){1,5}!', 110],
    ['(?:red|blue|green) apple', 30],
    // Each end of the first has a try of the second.
    ['[a-z]{1,9}[a-z]{1,9}!', 300],
  ])('is not far above what is needed: %s', (source, most) => {
    expect(stepsFromOneStart({ pattern: source })).toBeLessThan(most)
  })
})

describe('stepsFromOneStart of what has no bound', () => {
  it.each([
    ['a repeat without a limit', 'a+'],
    ['in a repeat with one', '(?:a+b?){2,9}'],
    ['in a round that there is once', '(?:a+b?){0,1}'],
    ['ways that numbers cannot hold', '(?:(?:(?:a?b?){15}){16}){2,9}'],
  ])('is infinite: %s', (_, source) => {
    expect(stepsFromOneStart({ pattern: source })).toBe(Number.POSITIVE_INFINITY)
  })

  it('is a number for every shipped rule, and finite where its repeats have limits', () => {
    for (const rule of loadPacks().flatMap((pack) => pack.rules)) {
      const { max } = lengthsOf(patternTree(rule.pattern, rule.flags))
      const steps = stepsFromOneStart(rule)
      expect([rule.id, Number.isNaN(steps)]).toEqual([rule.id, false])
      expect([rule.id, Number.isFinite(steps)]).toEqual([rule.id, Number.isFinite(max)])
    }
  })
})

describe('boundedProblem', () => {
  it.each([
    'key-[0-9a-f]{32}',
    '\\b[A-Z]{2,4}-[0-9]{1,10}(?:/[0-9]{1,3})?\\b',
    '(?<lead>(?:password|passwd|pwd)[ \\t]{0,4}[:=][ \\t]{0,4})(?<value>[^\\s]{6,128})',
    '(?:[a-z]{1,20} ){0,8}secret',
    '[a-z]{1,64}@[a-z-]{1,64}\\.[a-z]{2,10}',
    'ref[a-z ]{0,20}[a-z0-9]{20,60}',
  ])('accepts %s', (source) => {
    expect(problemOf(source)).toBeUndefined()
  })

  it('accepts a list of a thousand names', () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `${index}-name`)
    expect(problemOf(`\\b(?:${names.join('|')})\\b`)).toBeUndefined()
  })

  it.each([
    ['a plus', 'key-[0-9]+', /no upper limit/],
    ['a star', 'a.*b', /no upper limit/],
    ['an open count', '[a-z]{20,}', /no upper limit/],
    ['a star within a count', '(?:a*b){2}', /no upper limit/],
    ['a repeat within a repeat of the same', '(?:[a-z]{1,9}){1,9}x', /too many ways/],
    ['words whose gap may be empty', '(?:[a-z]{1,20} ?){1,20}!', /too many ways/],
    ['options that can both match', '(?:a|[a-z]){1,30}!', /too many ways/],
    ['three gaps in a row', '.{0,80}.{0,80}.{0,80}!', /too many ways/],
    ['a long match', '[a-z]{0,501}', /501 characters long/],
    ['nested counts', '(?:(?:a{0,7}){0,7}){0,7}', /too many ways/],
    ['more than numbers can hold', '(?:(?:a?b?){15}){16}', /too many ways/],
  ])('refuses %s', (_, source, message) => {
    expect(problemOf(source)).toMatch(message)
  })

  it.each([
    ['(?:[a-z]{1,25}){2}@', 'a'],
    ['[a-z]{0,499}@', 'a'],
    ['key[a-z ]{0,20}[a-z0-9]{1,20}!', 'key'],
    ['(?:[a-z]{1,6} ){1,20}!', 'abcdef '],
  ])('keeps its promise: %s reads the worst of texts in linear time', async (source, filler) => {
    expect(problemOf(source)).toBeUndefined()
    const expression = new RegExp(linearPattern(source), 'g')
    const worst = (length: number) => filler.repeat(length / filler.length)
    const read = (text: string) => expect([...text.matchAll(expression)]).toEqual([])
    expect(await growthOf(worst, read, 5_000)).toBeLessThan(LINEAR_GROWTH)
  })

  it('is loose enough for nearly half of what the shipped packs need', () => {
    const rules = loadPacks().flatMap((pack) => pack.rules)
    const accepted = rules.filter((rule) => boundedProblem(rule) === undefined)
    expect(accepted.length / rules.length).toBeGreaterThan(0.45)
  })
})
