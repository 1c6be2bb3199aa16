import { leanExpression } from './lean-expression.ts'
import { once } from './once.ts'

/**
 * An expression that is made when it is first asked for: to read one of hundreds of words, with the flags i and u, takes
 * milliseconds, for which every start would wait.
 */
export function lateExpression(source: string, flags: string): () => RegExp {
  return once(() => leanExpression(source, flags))
}
