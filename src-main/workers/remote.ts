/**
 * Objects that live in another thread: each call travels there as plain data and its
 * result or error comes back. Arguments and results are structured-cloned.
 */

import { type MessagePort, Worker } from 'node:worker_threads'
import { codeCacheEnvironment } from './inherited-code-cache.ts'
import { YOUNG_MB } from './thread-worker.ts'
import { WorkerFailure } from './worker-failure.ts'

/** The same methods, answered later. */
export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Promise<Awaited<R>>
    : never
}

/** Every object of a record, remote. */
export type Remotes<T> = { readonly [K in keyof T]: Remote<T[K]> }

/** Asks a thread to end by itself. */
const CLOSE = 'close'

interface Call {
  readonly id: number
  readonly object: string
  readonly method: string
  readonly parameters: readonly unknown[]
}

type Reply =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly error: RemoteError }

/** An error as plain data; {@link ErrorClasses} give it its class back. */
interface RemoteError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
}

/** Classes of errors that keep their class on the way, by their name. */
export type ErrorClasses = Readonly<Record<string, { readonly prototype: Error }>>

/** What a thread lends: objects to call, and what ends them. */
export interface Served {
  readonly objects: Readonly<Record<string, object>>
  readonly close: () => void
}

/** The id of the message by which a thread says that its objects can be called. */
const READY = 0

/**
 * Answers calls at the objects that `open` makes, one after the other; only what a method
 * promises is answered when it is there. Call once, in the
 * entry of the thread; where `open` throws, the starter is told and the thread ends.
 */
export function serveCalls(port: MessagePort, open: () => Served): void {
  const send = (replies: readonly Reply[]) => port.postMessage(replies)
  try {
    const { objects, close } = open()
    const underWay = new Set<Promise<void>>()
    const sendLater = (answer: Promise<Reply>) => {
      const sent = answer.then((reply) => send([reply]))
      underWay.add(sent)
      sent.finally(() => underWay.delete(sent))
    }
    port.on('message', async (calls: readonly Call[] | typeof CLOSE) => {
      if (calls !== CLOSE) return answerAll(calls, objects, send, sendLater)
      await Promise.all(underWay)
      close()
      port.close()
    })
    send([{ id: READY, ok: true, result: undefined }])
  } catch (error) {
    send([{ id: READY, ok: false, error: plainError(error) }])
  }
}

/** Milliseconds for which answers are held back, to go together with those that come after. */
const HELD_BACK_MS = 2

function answerAll(
  calls: readonly Call[],
  objects: Readonly<Record<string, object>>,
  send: (replies: readonly Reply[]) => void,
  sendLater: (answer: Promise<Reply>) => void,
): void {
  let replies: Reply[] = []
  let begin = performance.now()
  for (const call of calls) {
    const answer = answerTo(call, objects)
    if (answer instanceof Promise) sendLater(answer)
    else replies.push(answer)
    const now = performance.now()
    if (now - begin < HELD_BACK_MS) continue
    send(replies)
    replies = []
    begin = now
  }
  if (replies.length > 0) send(replies)
}

/** The answer to a call; a promise of it where the method gives one. */
function answerTo(
  { id, object, method, parameters }: Call,
  objects: Readonly<Record<string, object>>,
): Reply | Promise<Reply> {
  const failed = (error: unknown): Reply => ({ id, ok: false, error: plainError(error) })
  try {
    const target = objects[object] as Readonly<Record<string, (...all: unknown[]) => unknown>>
    const result = target[method]?.(...parameters)
    if (!(result instanceof Promise)) return { id, ok: true, result }
    return result.then((value): Reply => ({ id, ok: true, result: value }), failed)
  } catch (error) {
    return failed(error)
  }
}

function plainError(error: unknown): RemoteError {
  if (!(error instanceof Error))
    return plainError(new Error('something other than an error was thrown'))
  const { name, message, stack } = error
  // What cannot be cloned must not keep the rest from being told.
  const fields = JSON.parse(JSON.stringify({ ...error })) as Record<string, unknown>
  return { name, message, stack, fields }
}

function revived({ name, message, stack, fields }: RemoteError, classes: ErrorClasses): Error {
  const { prototype } = classes[name] ?? Error
  const own = (value: unknown) => ({ value, writable: true, configurable: true })
  const error = Object.create(prototype, { message: own(message), stack: own(stack) }) as Error
  return Object.assign(error, { name }, fields)
}

export interface RemoteThreadOptions {
  /** Module that calls {@link serveCalls} with its `parentPort`. */
  readonly entry: URL
  /** What it is given at its start; structured-cloned. */
  readonly workerData: unknown
  readonly errors: ErrorClasses
}

export interface RemoteThread<T> {
  readonly objects: Remotes<T>
  /** Waits for calls that were made, then ends the thread. */
  readonly close: () => Promise<void>
}

/**
 * Starts a thread and gives its objects. Where the thread dies, calls that wait fail as
 * {@link WorkerFailure} and the next call starts it anew.
 * @param names of the objects
 * @throws what opening them throws
 */
export async function startRemoteThread<T>(
  options: RemoteThreadOptions,
  names: readonly (keyof T & string)[],
): Promise<RemoteThread<T>> {
  let connection: Connection | undefined = connect(options)
  await connection.ready
  let isClosed = false

  const call: CallAt = (object, method, parameters) => {
    if (isClosed) return Promise.reject(new WorkerFailure('worker_unavailable'))
    if (!connection?.isOpen()) connection = connect(options)
    return connection.call(object, method, parameters)
  }
  return {
    objects: Object.fromEntries(names.map((name) => [name, remoteOf(name, call)])) as Remotes<T>,
    async close() {
      isClosed = true
      // Calls that were made before wait for this too, and go first.
      await connection?.ready.catch(() => {})
      await connection?.close()
    },
  }
}

type CallAt = (object: string, method: string, parameters: readonly unknown[]) => Promise<unknown>

function remoteOf(object: string, call: CallAt): object {
  const get = (_: object, method: string | symbol) =>
    // A promise is told by its `then`; this is none.
    method === 'then' || typeof method === 'symbol'
      ? undefined
      : (...parameters: unknown[]) => call(object, method, parameters)
  return new Proxy({}, { get })
}

interface Connection {
  readonly ready: Promise<unknown>
  readonly isOpen: () => boolean
  /** Waits until the objects are there. */
  readonly call: CallAt
  readonly close: () => Promise<void>
}

function connect({ entry, workerData, errors }: RemoteThreadOptions): Connection {
  const thread = new Worker(entry, {
    workerData,
    env: { ...codeCacheEnvironment() },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const ready = Promise.withResolvers<unknown>()
  waiting.set(READY, ready)
  let nextId = READY + 1
  let isOpen = true
  let isReady = false
  ready.promise.then(
    () => {
      isReady = true
    },
    () => {},
  )
  thread.on('message', (replies: readonly Reply[]) => {
    for (const reply of replies) {
      const caller = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (reply.ok) caller?.resolve(reply.result)
      else caller?.reject(revived(reply.error, errors))
    }
  })
  /** Calls of one turn of the event loop: under load a message costs more than what it asks for. */
  let calls: Call[] = []
  const sendCalls = () => {
    const sent = calls
    calls = []
    if (sent.length === 0) return
    try {
      thread.postMessage(sent)
    } catch {
      for (const call of sent) sendAlone(call)
    }
  }
  /** What cannot be cloned fails its own call, not those beside it. */
  const sendAlone = (call: Call) => {
    try {
      thread.postMessage([call])
    } catch (error) {
      waiting.get(call.id)?.reject(error)
      waiting.delete(call.id)
    }
  }
  // Without a listener an error that ends the thread would end the process.
  thread.on('error', () => {})
  const exit = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      isOpen = false
      for (const caller of waiting.values()) caller.reject(new WorkerFailure('worker_unavailable'))
      waiting.clear()
      resolve()
    })
  })
  return {
    ready: ready.promise,
    isOpen: () => isOpen,
    call(object, method, parameters) {
      const send = () => {
        const caller = Promise.withResolvers<unknown>()
        const id = nextId++
        waiting.set(id, caller)
        if (calls.push({ id, object, method, parameters }) === 1) setImmediate(sendCalls)
        return caller.promise
      }
      // Most find a thread that is ready; waiting all the same would cost each of them.
      return isReady ? send() : ready.promise.then(send)
    },
    close() {
      // Messages arrive in order: calls that were made before are answered before.
      sendCalls()
      thread.postMessage(CLOSE)
      return exit
    },
  }
}
