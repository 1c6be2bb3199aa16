/**
 * Starts the real service in a process and a data folder of its own, as a user
 * of the command line does.
 */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const projectRoot = fileURLToPath(new URL('../', import.meta.url))
const START_MS = 30_000
const STOP_MS = 10_000

export interface LaunchedService {
  /** `http://127.0.0.1:PORT` */
  readonly baseUrl: string
  /** The address that opens the app, good for one page. */
  readonly appUrl: string
  /** Ends the process and removes its data. Fails where it does not end by itself. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the service on a free port.
 *
 * @param options further options of `assay serve`
 * @throws {Error} with what it printed, where it does not come up
 */
export async function launchService(options: readonly string[] = []): Promise<LaunchedService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-e2e-'))
  const child = spawn(
    process.execPath,
    [
      ...['src-main/cli/main.ts', 'serve', '--port', '0', '--no-open', '--json'],
      ...['--data-dir', dataDir, ...options],
    ],
    { cwd: projectRoot },
  )
  child.stdin.end()
  try {
    const { base_url, app_url } = await firstAnswer(child)
    const stop = async () => {
      await endProcess(child)
      await rm(dataDir, { recursive: true, force: true })
    }
    return { baseUrl: base_url, appUrl: app_url, stop }
  } catch (error) {
    child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}

interface ServeAnswer {
  readonly base_url: string
  readonly app_url: string
}

/** `serve --json` prints one line of JSON once it listens; everything else goes to standard error. */
function firstAnswer(child: ChildProcessWithoutNullStreams): Promise<ServeAnswer> {
  return new Promise((resolve, reject) => {
    let talk = ''
    const fail = (reason: string) => reject(new Error(`The service ${reason}.\n${talk}`))
    const timer = setTimeout(() => fail(`did not start within ${START_MS} ms`), START_MS)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      talk += text
    })
    child.once('error', (error) => fail(`could not be started: ${error.message}`))
    child.once('close', (code) => fail(`ended with code ${code}`))
    createInterface({ input: child.stdout }).once('line', (line) => {
      clearTimeout(timer)
      try {
        resolve(JSON.parse(line) as ServeAnswer)
      } catch {
        fail(`printed something else than JSON: ${line}`)
      }
    })
  })
}

async function endProcess(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.kill('SIGTERM')
  let killed = false
  const timer = setTimeout(() => {
    killed = true
    child.kill('SIGKILL')
  }, STOP_MS)
  await closed
  clearTimeout(timer)
  if (killed) throw new Error(`The service did not stop within ${STOP_MS} ms.`)
}
