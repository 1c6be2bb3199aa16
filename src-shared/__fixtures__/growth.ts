/**
 * How the work of a function grows with its input, told from the processor time
 * of its own thread: other programs on the machine hardly change that, while they
 * can make a clock show anything.
 */

/** Of Node alone, whose types are not known everywhere that this is read. */
declare const process: {
  /** In microseconds. */
  threadCpuUsage(): { readonly user: number; readonly system: number }
}

/** So far the inputs of {@link growthOf} lie apart. */
const STEP = 4
const ROUNDS = 3
/** A machine whose memory others use makes single runs many times slower: what looks more than linear is run this often. */
const MOST_ROUNDS = 12
/** Some systems count processor time in ticks of several milliseconds: quicker work is repeated. */
const MEASURABLE_US = 40_000

/**
 * Between what {@link growthOf} gives for linear work (4) and for quadratic work (16),
 * with room on either side: work that is linear is to stay below it.
 */
export const LINEAR_GROWTH = 8

/**
 * The processor time of `work` on an input of four times the size, in times of that on
 * an input of `size`: about 4 where it is linear, about 16 where it is quadratic. The
 * least of several runs of each counts, after one that lets the engine compile. An expression
 * that takes more than 50,000 steps is finished by V8's other engine, many times slower at once:
 * what looks more than linear is measured from four times the size on, too, where that is behind it.
 * @param prepare makes an input, which is not measured.
 * @param size of the smaller input; large enough that what the work costs at any size is little
 *   of it.
 */
export async function growthOf<Input>(
  prepare: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): Promise<number> {
  const growth = await growthFrom(prepare, work, size)
  if (growth < LINEAR_GROWTH) return growth
  return Math.min(growth, await growthFrom(prepare, work, STEP * size))
}

async function growthFrom<Input>(
  prepare: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): Promise<number> {
  const small = prepare(size)
  const large = prepare(STEP * size)
  await work(small)
  let ofSmall = Number.POSITIVE_INFINITY
  let ofLarge = Number.POSITIVE_INFINITY
  const isDoubtful = () => ofLarge / ofSmall >= LINEAR_GROWTH
  for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && isDoubtful()); round++) {
    ofSmall = Math.min(ofSmall, await cpuOf(work, small))
    ofLarge = Math.min(ofLarge, await cpuOf(work, large))
  }
  return ofLarge / ofSmall
}

/** Of one run, in microseconds. */
async function cpuOf<Input>(work: (input: Input) => unknown, input: Input): Promise<number> {
  const begin = cpu()
  for (let runs = 1; ; runs++) {
    await work(input)
    const taken = cpu() - begin
    if (taken >= MEASURABLE_US) return taken / runs
  }
}

function cpu(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** The exponent of a growth that {@link growthOf} gives: 1 for linear work, 2 for quadratic. */
export function growthExponent(growth: number): number {
  return Math.log(growth) / Math.log(STEP)
}
