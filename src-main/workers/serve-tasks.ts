/** The other side of a process worker: answers one task after the other until its starter is gone. */

import { placeOf } from './worker-failure.ts'

/** What a process answers to a task, and the bytes of memory that it holds then. */
export type ProcessAnswer = { readonly memory: number } & (
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly place: string }
)

/** Runs `work` on each task that the starter of this process sends. Call once, in a process entry. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.on('message', async (task: Task) => {
    const answer = await answerTo(task, work)
    process.send?.({ ...answer, memory: process.memoryUsage.rss() } satisfies ProcessAnswer)
  })
  // Who asked has ended: nobody waits for a run that goes on.
  process.on('disconnect', () => process.exit())
}

async function answerTo<Task, Result>(task: Task, work: (task: Task) => Promise<Result>) {
  try {
    return { ok: true, result: await work(task) } as const
  } catch (error) {
    return { ok: false, place: placeOf(error) } as const
  }
}
