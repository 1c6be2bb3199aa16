/**
 * Processes that answer tasks, and the way in which this program starts them:
 * Node forks itself; Electron, which is not to be run as Node, has a way of its own.
 */

import { once } from 'node:events'

/** A process of the program's own that answers one task at a time. */
export interface TaskProcess {
  /** Undefined until it runs. */
  readonly pid: number | undefined
  /** Whether it ended, or can no longer be reached. */
  readonly isGone: boolean
  /** Sends a task, cloned. Tells of its answer or of the end of the process until `stop` is called. */
  readonly ask: (task: unknown, told: Listeners) => { readonly stop: () => void }
  /** Ends it at once, also in the middle of native code; resolves when it is gone. */
  readonly end: () => Promise<void>
}

export interface Listeners {
  readonly answered: (answer: unknown) => void
  readonly gone: () => void
}

/**
 * Starts a module in a process of its own.
 * @param entry the module's path; it calls `serveTasks`.
 * @param env all that the process sees of the environment.
 */
export type StartTaskProcess = (entry: string, env: Readonly<Record<string, string>>) => TaskProcess

/** MiB for each half of what was just made. By itself V8 takes four times as much and holds it: 60 MiB of a process. */
const SEMI_SPACE_MB = 4

/** Node in a process. */
const forkNode: StartTaskProcess = (entry, env) => {
  // Loaded where a process is started: with what it brings along it is a tenth of what a command loads.
  const { fork } = process.getBuiltinModule('node:child_process')
  const child = fork(entry, [], {
    serialization: 'advanced',
    execArgv: [`--max-semi-space-size=${SEMI_SPACE_MB}`],
    env: { ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Without a listener an error between two tasks would be thrown; the next task meets it.
  child.on('error', () => {})
  const hasEnded = () =>
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  return {
    get pid() {
      return child.pid
    },
    get isGone() {
      return hasEnded() || !child.connected
    },
    ask(task, { answered, gone }) {
      child.once('message', answered).once('exit', gone).once('error', gone)
      child.send(task as object, (error) => error && gone())
      return {
        stop: () => void child.off('message', answered).off('exit', gone).off('error', gone),
      }
    },
    async end() {
      if (hasEnded()) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

let start = forkNode

/** Starts a process as this program does. */
export const startTaskProcess: StartTaskProcess = (entry, env) => start(entry, env)

/** Has all processes started in another way from now on. Called once, at the start of the desktop app. */
export function startTaskProcessesBy(other: StartTaskProcess): void {
  start = other
}
