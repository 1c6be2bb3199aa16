/** Does several things at once, and gives what comes of them in the order in which they were given. */

/**
 * @param atOnce how many are begun before the first of them has ended, and so how much is in memory.
 */
export async function* inOrder<In, Out>(
  inputs: Iterable<In> | AsyncIterable<In>,
  atOnce: number,
  work: (input: In) => Promise<Out>,
): AsyncGenerator<Out> {
  const begun: Promise<Out>[] = []
  for await (const input of inputs) {
    const result = work(input)
    // It is awaited below, after those before it.
    result.catch(() => {})
    begun.push(result)
    if (begun.length >= atOnce) yield await (begun.shift() as Promise<Out>)
  }
  for (const result of begun) yield await result
}
