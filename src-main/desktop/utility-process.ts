/**
 * Electron's own processes for native code. `child_process.fork` would need
 * Electron to run as Node, which the shipped program refuses (its fuses).
 */

import type { StartTaskProcess } from '../workers/task-process.ts'

/** The part of Electron's `UtilityProcess` that is used. */
export interface UtilityChild {
  readonly pid?: number | undefined
  postMessage(message: unknown): void
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'exit', listener: () => void): unknown
  on(event: 'error', listener: () => void): unknown
  off(event: 'message', listener: (message: unknown) => void): unknown
  off(event: 'exit', listener: () => void): unknown
}

/** The part of Electron's `utilityProcess` that is used. */
export interface UtilityProcesses {
  fork(
    modulePath: string,
    args: string[],
    options: { env: Record<string, string>; stdio: 'ignore'; serviceName: string },
  ): UtilityChild
}

/** Starts task processes as Electron's utility processes. */
export function utilityProcessStarter(utilityProcess: UtilityProcesses): StartTaskProcess {
  return (entry, env) => {
    const child = utilityProcess.fork(entry, [], {
      env: { ...env },
      stdio: 'ignore',
      serviceName: 'Assay models',
    })
    let isGone = false
    const ended = new Promise<void>((resolve) => {
      child.on('exit', () => {
        isGone = true
        resolve()
      })
    })
    // V8 gave up in it: the end of the process follows, and is heard there.
    child.on('error', () => {})
    return {
      get pid() {
        return child.pid
      },
      get isGone() {
        return isGone
      },
      ask(task, { answered, gone }) {
        child.on('message', answered)
        child.on('exit', gone)
        child.postMessage(task)
        return {
          stop() {
            child.off('message', answered)
            child.off('exit', gone)
          },
        }
      },
      async end() {
        if (isGone) return
        // Its own `kill` asks, which native code does not hear. It may not have started yet.
        while (child.pid === undefined && !isGone) await new Promise(setImmediate)
        if (child.pid !== undefined && !isGone) process.kill(child.pid, 'SIGKILL')
        await ended
      },
    }
  }
}
