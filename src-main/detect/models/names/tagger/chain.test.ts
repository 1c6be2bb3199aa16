import { describe, expect, it } from 'vitest'
import { createChain, type ScoredWords } from './chain.ts'

const labels = [null, 'B-A', 'I-A', 'L-A', 'U-A', 'B-B', 'I-B', 'L-B', 'U-B']
const level = labels.map(() => labels.map(() => 0))

function scored(...words: readonly Readonly<Record<string, number>>[]): ScoredWords {
  const rows = words.flatMap((word) => labels.map((label) => word[label ?? 'O'] ?? 0))
  return inOrder(Float32Array.from(rows))
}

/** Words that have a row each. */
function inOrder(rows: Float32Array): ScoredWords {
  return { rows, of: Int32Array.from({ length: rows.length / labels.length }, (_, word) => word) }
}

/** Every labelling that the scheme allows, by trying all of them. */
function allLabellings(words: number): readonly (readonly number[])[] {
  const fits = (one: string | null, two: string | null | undefined) => {
    const open = one?.[0] === 'B' || one?.[0] === 'I'
    if (two === undefined) return !open
    const goesOn = two?.[0] === 'I' || two?.[0] === 'L'
    return open ? goesOn && one?.slice(1) === two?.slice(1) : !goesOn
  }
  let paths: number[][] = [[]]
  for (let word = 0; word < words; word++) {
    paths = paths.flatMap((path) =>
      labels.flatMap((label, index) => {
        const before = path.length === 0 ? null : (labels[path.at(-1) as number] ?? null)
        return fits(before, label) ? [[...path, index]] : []
      }),
    )
  }
  return paths.filter((path) => fits(labels[path.at(-1) as number] ?? null, undefined))
}

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('the likeliest labelling', () => {
  it('goes from the first to the last word of an entity', () => {
    const scores = scored({ O: 5 }, { 'B-A': 5 }, { 'I-A': 2 }, { 'L-A': 5 }, { 'U-B': 5 })
    const found = createChain(labels, level).decode(scores, 1)
    expect(found).toMatchObject([
      { first: 1, last: 3, name: 'A', isLikeliest: true },
      { first: 4, last: 4, name: 'B', isLikeliest: true },
    ])
  })

  it('leaves no entity open at the end', () => {
    const found = createChain(labels, level).decode(scored({ 'B-A': 9 }), 0.01)
    expect(found.every(({ first, last }) => first === 0 && last === 0)).toBe(true)
  })

  it.each([1, 2, 3, 4, 5, 6])('is that of the highest weight of all (%i)', (seed) => {
    const next = random(seed)
    // Some weights decide more than the words do, so that no label may be passed over too soon.
    const follows = labels.map(() => labels.map(() => next() * 12 - 6))
    const rows = Float32Array.from({ length: 3 * labels.length }, () => next() * 6 - 3)
    const of = Int32Array.of(0, 1, 0, 2)
    const weightOf = (path: readonly number[]) =>
      path.reduce((sum, label, word) => {
        const before = word === 0 ? 0 : (follows[path[word - 1] as number]?.[label] as number)
        return sum + (rows[(of[word] as number) * labels.length + label] as number) + before
      }, 0)
    const best = allLabellings(of.length).reduce((one, two) =>
      weightOf(two) > weightOf(one) ? two : one,
    )
    const found = createChain(labels, follows).decode({ rows, of }, 2)
    const made = Array.from(of, () => 0)
    for (const { first, last, name } of found) {
      for (let word = first; word <= last; word++) {
        const part = first === last ? 'U' : word === first ? 'B' : word === last ? 'L' : 'I'
        made[word] = labels.indexOf(`${part}-${name}`)
      }
    }
    expect(made).toEqual(best)
  })

  it('is of nothing where there are no words', () => {
    expect(createChain(labels, level).decode(inOrder(new Float32Array()), 0)).toEqual([])
  })
})

describe('the probability of an entity', () => {
  it.each([1, 2, 3, 4])('is its share of all labellings (%i)', (seed) => {
    const next = random(seed)
    const follows = labels.map(() => labels.map(() => next() * 4 - 2))
    const words = 4
    const scores = Float32Array.from({ length: words * labels.length }, () => next() * 6 - 3)
    const weightOf = (path: readonly number[]) =>
      Math.exp(
        path.reduce(
          (sum, label, word) =>
            sum +
            (scores[word * labels.length + label] as number) +
            (word === 0 ? 0 : (follows[path[word - 1] as number]?.[label] as number)),
          0,
        ),
      )
    const paths = allLabellings(words)
    const total = paths.reduce((sum, path) => sum + weightOf(path), 0)
    const found = createChain(labels, follows).decode(inOrder(scores), 0)
    expect(found.length).toBeGreaterThan(0)
    for (const { first, last, name, score } of found) {
      const wanted = Array.from({ length: last - first + 1 }, (_, offset) => {
        const part = first === last ? 'U' : offset === 0 ? 'B' : offset === last - first ? 'L' : 'I'
        return labels.indexOf(`${part}-${name}`)
      })
      const own = paths.filter((path) => wanted.every((label, at) => path[first + at] === label))
      expect(score).toBeCloseTo(own.reduce((sum, path) => sum + weightOf(path), 0) / total, 6)
    }
  })

  it('is told of what the likeliest labelling leaves out, where it is likely enough', () => {
    const scores = scored({ O: 1, 'U-A': 0.5 })
    const chain = createChain(labels, level)
    expect(chain.decode(scores, 0.2)).toMatchObject([{ name: 'A', isLikeliest: false }])
    expect(chain.decode(scores, 0.6)).toEqual([])
  })
})

it('takes time that grows with the words alone', () => {
  // Each word could begin an entity that none ends.
  const words = 20_000
  const row = labels.map((label) => (label === 'B-A' || label === 'I-A' ? 8 : 0))
  const scores = Float32Array.from(
    { length: words * labels.length },
    (_, at) => row[at % labels.length] as number,
  )
  const found = createChain(labels, level).decode(inOrder(scores), 0.01)
  expect(found.length).toBeLessThan(words)
})
