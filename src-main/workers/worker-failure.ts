/** Why a task of a worker has no result, and what the interface calls it. */

import type { Failure } from '../../src-shared/contract/scan-result.ts'
import type { FailureKind } from '../../src-shared/model/vocabulary.ts'

export type WorkerFailureKind = Extract<
  FailureKind,
  'timeout' | 'resource_limit' | 'worker_unavailable' | 'interrupted' | 'internal'
>

const SENTENCES: Readonly<Record<WorkerFailureKind, string>> = {
  timeout: 'a task took longer than its deadline',
  resource_limit: 'a task took more memory than it may',
  worker_unavailable: 'the worker of a task ended',
  interrupted: 'a task was stopped',
  internal: 'a task threw',
}

/**
 * Why a task has no result: `timeout` its deadline passed, `resource_limit` it
 * took too much memory, `worker_unavailable` its worker died or never started,
 * `interrupted` the caller or the closing of the pool stopped it, `internal`
 * it threw.
 */
export class WorkerFailure extends Error {
  readonly kind: WorkerFailureKind

  /** @param place what was thrown and where; never a message, which may quote submitted content. */
  constructor(kind: WorkerFailureKind, place = '') {
    super(`${SENTENCES[kind]}${place && ` ${place}`}`)
    this.name = 'WorkerFailure'
    this.kind = kind
  }
}

/** The waiting line is full: try again later. */
export class PoolFull extends Error {
  constructor() {
    super('too many tasks are waiting for a worker')
    this.name = 'PoolFull'
  }
}

/** The class of an error and the first place of its stack. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const place = error.stack?.split('\n').find((line) => /^ {4}at /.test(line)) ?? ''
  return `${error.name}${place.replace(/^ +/, ' ')}`
}

/** The failure of the interface that an error of a pool is; undefined where the program itself is wrong. */
export function failureOfWorker(error: unknown): Failure | undefined {
  if (error instanceof PoolFull) return { stage: 'queue', kind: 'resource_limit', retryable: true }
  if (!(error instanceof WorkerFailure)) return undefined
  // The same document would exhaust the memory again; the other kinds may pass.
  return { stage: 'worker', kind: error.kind, retryable: error.kind !== 'resource_limit' }
}
