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

export interface Chain {
  /**
   * Entities in reading order: those of the likeliest labelling, and others at least as likely as
   * `from` that share no word with these.
   * @param scores a row of as many numbers as there are labels for each word.
   */
  readonly decode: (scores: Float32Array, from: number) => readonly ChainEntity[]
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
  const mayFollow = (one: number, two: number): boolean =>
    part[one] === 'B' || part[one] === 'I'
      ? nameOf[one] === nameOf[two] && (part[two] === 'I' || part[two] === 'L')
      : part[two] === 'O' || part[two] === 'B' || part[two] === 'U'
  const every = labels.map((_, index) => index)
  const weight = every.flatMap((one) => every.map((two) => follows[one]?.[two] ?? 0))
  const move = Float64Array.from(weight, Math.exp)
  const before = arrowsOf(
    every,
    (two, one) => mayFollow(one, two),
    (two, one) => one * size + two,
  )
  const after = arrowsOf(every, mayFollow, (one, two) => one * size + two)
  const [weightBefore, moveBefore] = [valuesOf(before, weight), valuesOf(before, move)]
  const moveAfter = valuesOf(after, move)
  const mayBegin = part.map((each) => each === 'O' || each === 'B' || each === 'U')
  const mayEnd = part.map((each) => each === 'O' || each === 'L' || each === 'U')

  function viterbi(scores: Float32Array, words: number): Uint8Array {
    const { firsts, others } = before
    let best = new Float64Array(size)
    let next = new Float64Array(size)
    const from = new Uint8Array(words * size)
    for (let label = 0; label < size; label++) {
      best[label] = mayBegin[label] ? (scores[label] as number) : Number.NEGATIVE_INFINITY
    }
    for (let at = size; at < words * size; at += size) {
      for (let label = 0, arrow = 0; label < size; label++) {
        let most = Number.NEGATIVE_INFINITY
        let source = 0
        for (const end = firsts[label + 1] as number; arrow < end; arrow++) {
          const one = others[arrow] as number
          const value = (best[one] as number) + (weightBefore[arrow] as number)
          if (value > most) {
            most = value
            source = one
          }
        }
        from[at + label] = source
        next[label] = most + (scores[at + label] as number)
      }
      ;[best, next] = [next, best]
    }
    const path = new Uint8Array(words)
    let last = 0
    for (let label = 0; label < size; label++) {
      if (mayEnd[label] && (best[label] as number) > (best[last] as number)) last = label
    }
    for (let word = words - 1; word >= 0; word--) {
      path[word] = last
      last = from[word * size + last] as number
    }
    return path
  }

  /** Weights of labels from the beginning and from the end, and of the words themselves, each scaled. */
  function sums(scores: Float32Array, words: number) {
    const own = weightsOf(scores, size)
    const ahead = new Float64Array(words * size)
    const back = new Float64Array(words * size)
    const scale = new Float64Array(words)
    for (let word = 0, at = 0; word < words; word++, at += size) {
      let total = 0
      for (let label = 0, arrow = 0; label < size; label++) {
        let reached = word === 0 && mayBegin[label] ? 1 : 0
        if (word > 0) {
          for (const end = before.firsts[label + 1] as number; arrow < end; arrow++) {
            reached +=
              (ahead[at - size + (before.others[arrow] as number)] as number) *
              (moveBefore[arrow] as number)
          }
        }
        const value = reached * (own[at + label] as number)
        ahead[at + label] = value
        total += value
      }
      scale[word] = total
      for (let each = at; each < at + size; each++) ahead[each] = (ahead[each] as number) / total
    }
    const end = (words - 1) * size
    for (let label = 0; label < size; label++) back[end + label] = mayEnd[label] ? 1 : 0
    const following = new Float64Array(size)
    for (let word = words - 2, at = end - size; word >= 0; word--, at -= size) {
      const total = scale[word + 1] as number
      for (let label = 0; label < size; label++) {
        const next = at + size + label
        following[label] = ((own[next] as number) * (back[next] as number)) / total
      }
      for (let label = 0, arrow = 0; label < size; label++) {
        let value = 0
        for (const end = after.firsts[label + 1] as number; arrow < end; arrow++) {
          value +=
            (moveAfter[arrow] as number) * (following[after.others[arrow] as number] as number)
        }
        back[at + label] = value
      }
    }
    let all = 0
    for (let each = end; each < end + size; each++) {
      all += (ahead[each] as number) * (back[each] as number)
    }
    return { own, ahead, back, scale, all }
  }

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

  function decode(scores: Float32Array, from: number): readonly ChainEntity[] {
    const words = scores.length / size
    if (words === 0) return []
    const path = viterbi(scores, words)
    const { own, ahead, back, scale, all } = sums(scores, words)
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
          ((move[label * size + next] as number) * (own[word * size + next] as number)) /
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

/** Which labels stand beside each: those of the first from `firsts[0]` up to `firsts[1]` in `others`, and so on. */
interface Arrows {
  readonly firsts: Uint16Array
  readonly others: Uint8Array
  /** Where the pair stands in a matrix. */
  readonly cells: readonly number[]
}

/** Lists, one behind the other, so that a word's sums run through memory from its begin to its end. */
function arrowsOf(
  labels: readonly number[],
  isThere: (label: number, other: number) => boolean,
  cellOf: (label: number, other: number) => number,
): Arrows {
  const ofEach = labels.map((label) => labels.filter((other) => isThere(label, other)))
  const firsts = new Uint16Array(labels.length + 1)
  for (const [label, others] of ofEach.entries()) {
    firsts[label + 1] = (firsts[label] as number) + others.length
  }
  const cells = ofEach.flatMap((others, label) => others.map((other) => cellOf(label, other)))
  return { firsts, others: Uint8Array.from(ofEach.flat()), cells }
}

function valuesOf({ cells }: Arrows, matrix: ArrayLike<number>): Float64Array {
  return Float64Array.from(cells, (cell) => matrix[cell] as number)
}

/** The weight of each label of each word by its score alone; the highest of a word is 1. */
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
