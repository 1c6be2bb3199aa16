/** Does several things at once, and gives what comes of them in the order in which they were given. */

/**
 * @param atOnce how much is begun before the first of it has ended, and so how much is in memory: as many inputs,
 *   or more where they are small.
 * @param shareOf how much of one an input counts, above 0 and at most 1.
 */
export async function* inOrder<In, Out>(
  inputs: Iterable<In> | AsyncIterable<In>,
  atOnce: number,
  work: (input: In) => Promise<Out>,
  shareOf: (input: In) => number = () => 1,
): AsyncGenerator<Out> {
  const begun: { readonly result: Promise<Out>; readonly share: number }[] = []
  let held = 0
  for await (const input of inputs) {
    const result = work(input)
    // It is awaited below, after those before it.
    result.catch(() => {})
    const share = shareOf(input)
    begun.push({ result, share })
    held += share
    // The next one may count as a whole.
    while (held > atOnce - 1) {
      const first = begun.shift() as (typeof begun)[0]
      yield await first.result
      held -= first.share
    }
  }
  for (const { result } of begun) yield await result
}
