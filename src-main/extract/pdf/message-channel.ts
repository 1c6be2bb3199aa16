/**
 * The line between the two halves of PDF.js where both run in one thread.
 *
 * PDF.js brings its own, which clones every message: for the drawing operators
 * of a page that is an object per letter. Both halves are ours alone here, so
 * messages go by reference. They go later all the same, never within a call:
 * both halves rely on it.
 */

/** What PDF.js uses of a worker or message port. */
interface ReferencePort {
  readonly postMessage: (data: unknown) => void
  readonly addEventListener: (type: string, listener: MessageListener) => void
  readonly removeEventListener: (type: string, listener: MessageListener) => void
  readonly terminate: () => void
}
type MessageListener = (event: { readonly data: unknown }) => void

/** Two ends: what is posted at one arrives at the other, in order. */
export function createMessageChannel(): readonly [ReferencePort, ReferencePort] {
  const here = new Set<MessageListener>()
  const there = new Set<MessageListener>()
  return [end(here, there), end(there, here)]
}

function end(own: Set<MessageListener>, other: Set<MessageListener>): ReferencePort {
  return {
    postMessage(message) {
      const data = withOwnChunk(message)
      queueMicrotask(() => {
        for (const listener of other) listener({ data })
      })
    },
    addEventListener: (_, listener) => own.add(listener),
    removeEventListener: (_, listener) => own.delete(listener),
    terminate: () => own.clear(),
  }
}

/**
 * A message whose piece of a stream no longer changes: PDF.js empties its lists
 * and fills them anew once they are posted.
 */
function withOwnChunk(message: unknown): unknown {
  if (!isRecord(message) || !isRecord(message.chunk)) return message
  const entries = Object.entries(message.chunk).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice() : value,
  ])
  return { ...message, chunk: Object.fromEntries(entries) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
