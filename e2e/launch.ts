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
/** For a machine that is loaded thirtyfold; where nothing else runs it takes two seconds at most. */
const STOP_MS = 60_000

export interface LaunchedService {
  /** `http://127.0.0.1:PORT` */
  readonly baseUrl: string
  /** A new address that opens the app, good for one page. */
  readonly appUrl: () => Promise<string>
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
  try {
    const { lines, first } = await firstAnswer(child)
    const appUrl = async () => {
      child.stdin.write('\n')
      const { value, done } = await lines.next()
      if (done) throw new Error('The service ended.')
      return (JSON.parse(value) as ServeAnswer).app_url
    }
    const stop = async () => {
      await endProcess(child)
      await rm(dataDir, { recursive: true, force: true })
    }
    return { baseUrl: first.base_url, appUrl, stop }
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

/** `serve --json` prints one line of JSON once it listens, and one for each that it reads; all else goes to standard error. */
async function firstAnswer(child: ChildProcessWithoutNullStreams) {
  let talk = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    talk += text
  })
  const failed = new Promise<never>((_, reject) => {
    const fail = (reason: string) => reject(new Error(`The service ${reason}.\n${talk}`))
    child.once('error', (error) => fail(`could not be started: ${error.message}`))
    child.once('close', (code) => fail(`ended with code ${code}`))
  })
  // Ends by itself later on, when nobody waits for it.
  failed.catch(() => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { value } = await Promise.race([lines.next(), failed])
  return { lines, first: JSON.parse(value ?? '') as ServeAnswer }
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
