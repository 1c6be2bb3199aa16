/**
 * From the scores of words to entities: the likeliest labelling of a whole text (Viterbi 1967), and
 * how likely each entity is over all labellings (forward-backward with scaling, Rabiner 1989) of a
 * linear chain (Lafferty et al. 2001). Labels are of the BILOU scheme (Ratinov and Roth 2009).
 */

/** Words `first` to `last`, both included, as one entity. */
export interface Entity {
  readonly first: number
  readonly last: number
  readonly name: string
  /** Its probability, 0 to 1. */
  readonly score: number
}

/** What the network says of words. */
export interface ScoredWords {
  /** Rows of as many scores as there are labels; words that the network sees alike have one. */
  readonly rows: Float32Array
  /** Which row each word has; from 0. */
  readonly of: Int32Array
}

export interface Chain {
  /**
   * Entities in reading order: those of the likeliest labelling, and others at least as likely as
   * `from` that share no word with these.
   */
  readonly decode: (scored: ScoredWords, from: number) => readonly ChainEntity[]
}

export interface ChainEntity extends Entity {
  /** Whether the likeliest labelling has it. */
  readonly isLikeliest: boolean
}

/** What the likeliest labelling leaves out is followed no further. */
const MAX_WORDS = 64
/** Exponents below change nothing that 64-bit floats hold. */
const LOWEST = -60
/** More than sums of 64-bit floats are off. */
const ROUNDING = 1e-6

/**
 * @param labels null for none, else `B-`, `I-`, `L-` or `U-` and a name.
 * @param follows how well the label of the column follows that of the row; what the scheme forbids is not read.
 */
export function createChain(
  labels: readonly (string | null)[],
  follows: readonly (readonly number[])[],
): Chain {
  const size = labels.length
  const part = labels.map((label) => (label === null ? 'O' : (label[0] as string)))
  const none = labels.indexOf(null)
  const nameOf = labels.map((label) => label?.slice(2) ?? '')
  const every = labels.map((_, index) => index)
  const weight = Float64Array.from(
    every.flatMap((one) => every.map((two) => follows[one]?.[two] ?? 0)),
  )
  const move = weight.map(Math.exp)
  /** Any of the first may follow any of the second; beside these only what goes on within a name. */
  const opening = every.filter((label) => 'OBU'.includes(part[label] as string))
  const closed = every.filter((label) => 'OLU'.includes(part[label] as string))
  const movesOn = inFours(closed, opening, (one, two) => move[one * size + two] as number)
  const movesBack = inFours(opening, closed, (two, one) => move[one * size + two] as number)
  /** Of each closed label the highest and the lowest weight of what follows. */
  const weightsAfter = closed.map((one) => opening.map((two) => weight[one * size + two] as number))
  const highest = Float64Array.from(weightsAfter, (each) => Math.max(...each))
  const lowest = Float64Array.from(weightsAfter, (each) => Math.min(...each))

  const names = [...new Set(nameOf.filter((name) => name !== ''))]
  const labelOf = (name: string, kind: string): number => labels.indexOf(`${kind}-${name}`)
  const ofName = names.map((name) => ({
    name,
    begin: labelOf(name, 'B'),
    inner: labelOf(name, 'I'),
    last: labelOf(name, 'L'),
    only: labelOf(name, 'U'),
  }))
  type OfName = (typeof ofName)[number]
  /** Labels within a name, and the two that may stand before each. */
  const goingOn = ofName.flatMap(({ begin, inner, last }) => [
    { label: inner, begin, inner },
    { label: last, begin, inner },
  ])
  type GoesOn = (typeof goingOn)[number]

  function viterbi({ rows, of }: ScoredWords): Uint8Array {
    const words = of.length
    let best = new Float64Array(size).fill(Number.NEGATIVE_INFINITY)
    let next = new Float64Array(size)
    const from = new Uint8Array(words * size)
    const likely = new Uint8Array(closed.length)
    for (const label of opening) best[label] = rows[(of[0] as number) * size + label] as number
    for (let word = 1; word < words; word++) {
      const at = word * size
      const row = (of[word] as number) * size
      // Whatever follows, a label below what another has at least is not the one before it.
      let least = Number.NEGATIVE_INFINITY
      for (let each = 0; each < closed.length; each++) {
        const value = (best[closed[each] as number] as number) + (lowest[each] as number)
        if (value > least) least = value
      }
      let count = 0
      for (let each = 0; each < closed.length; each++) {
        const one = closed[each] as number
        if ((best[one] as number) + (highest[each] as number) >= least) likely[count++] = one
      }
      for (let each = 0; each < opening.length; each++) {
        const label = opening[each] as number
        let most = Number.NEGATIVE_INFINITY
        for (let index = 0; index < count; index++) {
          const one = likely[index] as number
          const value = (best[one] as number) + (weight[one * size + label] as number)
          if (value > most) {
            most = value
            from[at + label] = one
          }
        }
        next[label] = most + (rows[row + label] as number)
      }
      for (let each = 0; each < goingOn.length; each++) {
        const { label, begin, inner } = goingOn[each] as GoesOn
        const begun = (best[begin] as number) + (weight[begin * size + label] as number)
        const gone = (best[inner] as number) + (weight[inner * size + label] as number)
        from[at + label] = gone > begun ? inner : begin
        next[label] = Math.max(begun, gone) + (rows[row + label] as number)
      }
      ;[best, next] = [next, best]
    }
    const path = new Uint8Array(words)
    let last = closed[0] as number
    for (const label of closed) {
      if ((best[label] as number) > (best[last] as number)) last = label
    }
    for (let word = words - 1; word >= 0; word--) {
      path[word] = last
      last = from[word * size + last] as number
    }
    return path
  }

  /** Weights of labels from the beginning and from the end, and of the words themselves, each scaled. */
  function sums({ rows, of }: ScoredWords) {
    const words = of.length
    const own = weightsOf(rows, size)
    const ahead = new Float64Array(words * size)
    const back = new Float64Array(words * size)
    const scale = new Float64Array(words)
    const [before, reached] = [new Float64Array(closed.length), new Float64Array(movesOn.to)]
    reached.fill(1)
    for (let word = 0, at = 0; word < words; word++, at += size) {
      const row = (of[word] as number) * size
      if (word > 0) {
        const past = at - size
        for (let each = 0; each < closed.length; each++) {
          before[each] = ahead[past + (closed[each] as number)] as number
        }
        flow(before, movesOn, reached)
        for (let each = 0; each < goingOn.length; each++) {
          const { label, begin, inner } = goingOn[each] as GoesOn
          ahead[at + label] =
            ((ahead[past + begin] as number) * (move[begin * size + label] as number) +
              (ahead[past + inner] as number) * (move[inner * size + label] as number)) *
            (own[row + label] as number)
        }
      }
      for (let each = 0; each < opening.length; each++) {
        const label = opening[each] as number
        ahead[at + label] = (reached[each] as number) * (own[row + label] as number)
      }
      let total = 0
      for (let each = at; each < at + size; each++) total += ahead[each] as number
      scale[word] = total
      for (let each = at; each < at + size; each++) ahead[each] = (ahead[each] as number) / total
    }
    const end = (words - 1) * size
    for (const label of closed) back[end + label] = 1
    const following = new Float64Array(size)
    const [opened, led] = [new Float64Array(opening.length), new Float64Array(movesBack.to)]
    for (let word = words - 2, at = end - size; word >= 0; word--, at -= size) {
      const total = scale[word + 1] as number
      const row = (of[word + 1] as number) * size
      for (let label = 0; label < size; label++) {
        following[label] =
          ((own[row + label] as number) * (back[at + size + label] as number)) / total
      }
      for (let each = 0; each < opening.length; each++) {
        opened[each] = following[opening[each] as number] as number
      }
      flow(opened, movesBack, led)
      for (let each = 0; each < closed.length; each++) {
        back[at + (closed[each] as number)] = led[each] as number
      }
      for (let name = 0; name < ofName.length; name++) {
        const { begin, inner, last } = ofName[name] as OfName
        const on = following[inner] as number
        const off = following[last] as number
        back[at + begin] =
          (move[begin * size + inner] as number) * on + (move[begin * size + last] as number) * off
        back[at + inner] =
          (move[inner * size + inner] as number) * on + (move[inner * size + last] as number) * off
      }
    }
    let all = 0
    for (let each = end; each < end + size; each++) {
      all += (ahead[each] as number) * (back[each] as number)
    }
    return { own, ahead, back, scale, all }
  }

  function decode(scored: ScoredWords, from: number): readonly ChainEntity[] {
    const words = scored.of.length
    if (words === 0) return []
    const path = viterbi(scored)
    const { own, ahead, back, scale, all } = sums(scored)
    /** The share of all labellings that have just this entity. */
    const chanceOf = ({ begin, inner, last, only }: OfName, start: number, end: number): number => {
      if (start === end) {
        return (
          ((ahead[start * size + only] as number) * (back[start * size + only] as number)) / all
        )
      }
      let value = ahead[start * size + begin] as number
      let label = begin
      for (let word = start + 1; word <= end; word++) {
        const next = word === end ? last : inner
        value *=
          ((move[label * size + next] as number) *
            (own[(scored.of[word] as number) * size + next] as number)) /
          (scale[word] as number)
        label = next
      }
      return (value * (back[end * size + last] as number)) / all
    }
    const found: ChainEntity[] = []
    const taken = new Uint8Array(words)
    const add = (of: OfName, first: number, last: number, isLikeliest: boolean) => {
      const score = Math.min(1, chanceOf(of, first, last))
      if (isLikeliest || score >= from) {
        found.push({ first, last, name: of.name, score, isLikeliest })
        return true
      }
      return false
    }
    for (let word = 0; word < words; word++) {
      const of = ofName.find(({ name }) => name === nameOf[path[word] as number])
      if (!of) continue
      const first = word
      while (part[path[word] as number] === 'B' || part[path[word] as number] === 'I') word++
      add(of, first, word, true)
      taken.fill(1, first, word + 1)
    }
    const chance = (label: number, at: number) =>
      ((ahead[at * size + label] as number) * (back[at * size + label] as number)) / all
    /** Nothing else is then as likely as asked for: chances of a word sum up to 1. */
    const surelyNone = 1 - from + ROUNDING
    // Of what the likeliest labelling leaves out, the likeliest entity that begins at a word.
    for (let word = 0; word < words; word++) {
      if (taken[word] || (none >= 0 && chance(none, word) > surelyNone)) continue
      for (const of of ofName) {
        if (chance(of.begin, word) >= from) {
          let end = word + 1
          const most = Math.min(words, word + MAX_WORDS)
          while (end < most && chance(of.inner, end) > chance(of.last, end)) end++
          if (end < most && !taken.subarray(word, end + 1).includes(1)) add(of, word, end, false)
        }
        if (chance(of.only, word) >= from) add(of, word, word, false)
      }
    }
    return found.sort((a, b) => a.first - b.first || a.last - b.last)
  }
  return { decode }
}

/** Moves from some labels into others, which are padded to fours: all into the first four stand before those into the next. */
interface Moves {
  readonly moves: Float64Array
  /** Into how many, with what pads them. */
  readonly to: number
}

function inFours(
  from: readonly number[],
  into: readonly number[],
  moveOf: (one: number, other: number) => number,
): Moves {
  const to = 4 * Math.ceil(into.length / 4)
  const moves = new Float64Array(from.length * to)
  for (const [index, other] of into.entries()) {
    const first = (index - (index % 4)) * from.length + (index % 4)
    for (const [each, one] of from.entries()) moves[first + 4 * each] = moveOf(one, other)
  }
  return { moves, to }
}

/** What comes into each label from all. Four at a time: a sum waits for the one before, others meanwhile do not. */
function flow(from: Float64Array, { moves, to }: Moves, into: Float64Array): void {
  for (let four = 0, at = 0; four < to; four += 4) {
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let each = 0; each < from.length; each++, at += 4) {
      const value = from[each] as number
      first += value * (moves[at] as number)
      second += value * (moves[at + 1] as number)
      third += value * (moves[at + 2] as number)
      fourth += value * (moves[at + 3] as number)
    }
    into[four] = first
    into[four + 1] = second
    into[four + 2] = third
    into[four + 3] = fourth
  }
}

/** The weight of each label by its score alone, row by row; the highest of a row is 1. */
function weightsOf(scores: Float32Array, size: number): Float64Array {
  const own = new Float64Array(scores.length)
  for (let at = 0; at < scores.length; at += size) {
    let highest = Number.NEGATIVE_INFINITY
    for (let each = at; each < at + size; each++) {
      const score = scores[each] as number
      if (score > highest) highest = score
    }
    for (let each = at; each < at + size; each++) {
      own[each] = Math.exp(Math.max(LOWEST, (scores[each] as number) - highest))
    }
  }
  return own
}
