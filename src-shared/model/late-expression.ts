import { once } from './once.ts'
import { withSeams } from './seams.ts'

/**
 * An expression that is made when it is first asked for: to read one of hundreds of words, with the flags i and u, takes
 * milliseconds, for which every start would wait.
 */
export function lateExpression(source: string, flags: string): () => RegExp {
  return once(() => new RegExp(withSeams(source), flags))
}
