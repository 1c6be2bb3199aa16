/** One worker of a pool, a thread or a process: it runs one task at a time and may die of it. */

export interface Worker {
  /**
   * Runs a task; starts what runs it where nothing does. Aborting `signal` ends the task and
   * what runs it, and the next task starts anew. Buffers that are `moved` go to a thread without a copy.
   * A thread takes tasks of another module, too, where `entry` names one.
   * @throws {WorkerFailure} `worker_unavailable`, `resource_limit` or `internal`; anything where `signal` is aborted.
   */
  readonly run: (
    task: unknown,
    signal: AbortSignal,
    moved?: readonly ArrayBuffer[],
    entry?: URL,
  ) => Promise<unknown>
  /** Whether it holds more memory now than it may. */
  readonly exceedsMemory: () => Promise<boolean>
  /** Resolves when nothing runs any more. */
  readonly destroy: () => Promise<void>
}
