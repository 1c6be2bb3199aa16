/** Numbers below a bound, equal at every run: a linear congruential generator (C11 rand's constants). */
export function seededNumbers(first: number): (below: number) => number {
  let seed = first
  return (below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return (seed >>> 8) % below
  }
}
