/**
 * The contract of a benchmark: a file here exports `measure`, which gives
 * figures. Speed is told as a ratio to a reference of the same run, because
 * machines differ and are noisy; every number is a median of several rounds.
 */

/** One measured thing. */
export interface Figure {
  /** Stable, in words: `sync scan of 1 KB, p50`. */
  readonly name: string
  readonly value: number
  /** `ms`, `MiB`, `×` … */
  readonly unit: string
  /** What `value` was compared with in the same run, and how many times as much it is. */
  readonly reference?: { readonly name: string; readonly value: number; readonly ratio: number }
}

export type Measure = () => Promise<readonly Figure[]>

/** The middle of some measurements; of an even number, the lower middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[(sorted.length - 1) >> 1] ?? Number.NaN
}

/** Milliseconds of one call. */
export async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/**
 * Milliseconds of a processor that one call takes in this process, all its threads together: what else a machine does
 * changes them little.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Times two things in turn, so that a machine that slows down slows both.
 * @param spent what a call takes: by the clock where it waits for others, else of a processor
 * @returns the median of each, in milliseconds, after one round that does not count.
 */
export async function pairedMedians(
  rounds: number,
  work: () => unknown,
  reference: () => unknown,
  spent = timed,
): Promise<readonly [work: number, reference: number]> {
  const works: number[] = []
  const references: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const [a, b] = [await spent(work), await spent(reference)]
    if (round === 0) continue
    works.push(a)
    references.push(b)
  }
  return [median(works), median(references)]
}

/** A figure in milliseconds beside its reference. */
export function comparedFigure(
  name: string,
  [value, reference]: readonly [number, number],
  referenceName: string,
): Figure {
  return {
    name,
    value,
    unit: 'ms',
    reference: { name: referenceName, value: reference, ratio: value / reference },
  }
}
