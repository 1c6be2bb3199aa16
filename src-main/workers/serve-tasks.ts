/** The other side of a process worker: answers one task after the other until its starter is gone. */

import { placeOf } from './worker-failure.ts'

/** What a process answers to a task, and the bytes of memory that it holds then. */
export type ProcessAnswer = { readonly memory: number } & (
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly place: string }
)

/** A utility process of Electron hears its starter here (electronjs.org/docs/latest/api/parent-port). */
interface ParentPort {
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): unknown
  postMessage(message: unknown): void
}

/** Runs `work` on each task that the starter of this process sends. Call once, in a process entry. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  const answer = async (task: unknown): Promise<ProcessAnswer> => ({
    ...(await answerTo(task as Task, work)),
    memory: process.memoryUsage.rss(),
  })
  const { parentPort } = process as unknown as { readonly parentPort?: ParentPort }
  if (parentPort !== undefined) {
    // It ends with the app by itself.
    parentPort.on('message', async ({ data }) => parentPort.postMessage(await answer(data)))
    return
  }
  process.on('message', async (task) => process.send?.(await answer(task)))
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
