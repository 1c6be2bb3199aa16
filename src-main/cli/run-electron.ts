/** Runs Electron's program and tells a window that was closed from one that never opened. */

import { spawn } from 'node:child_process'

/** A program that fails sooner than this never showed a window, for want of a sandbox for instance. */
const STARTUP_MS = 10_000

/**
 * Runs the program until it ends, passing on signals that ask this process to stop.
 *
 * @param program absolute path of Electron
 * @param programArguments such as the folder of the app
 * @param startupMs until then a failure counts as not opened
 */
export async function runElectron(
  program: string,
  programArguments: readonly string[],
  startupMs: number = STARTUP_MS,
): Promise<'closed' | 'not_opened'> {
  const env = { ...process.env }
  // Editors built on Electron leave this in their terminals; with it there would be no window.
  delete env.ELECTRON_RUN_AS_NODE
  const started = Date.now()
  const child = spawn(program, programArguments, { stdio: 'inherit', env })
  let asked = false
  const stop = (signal: NodeJS.Signals) => {
    asked = true
    child.kill(signal)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return succeeded || asked || Date.now() - started >= startupMs ? 'closed' : 'not_opened'
}
