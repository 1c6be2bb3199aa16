/**
 * `npm start`: the app in its own window where Electron can run, in the
 * browser otherwise. Either way the same service answers.
 */

import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { ensureAppBuilt, ensureCommandBuilt, ensureShellBuilt } from './build-app.ts'
import { BuildToolMissing } from './build-with-tool.ts'
import { bundledProgram } from './command-bundle.ts'
import { findElectron } from './electron-binary.ts'
import { EXIT } from './exit-codes.ts'
import { hasDisplay } from './open-in-browser.ts'
import { runElectron } from './run-electron.ts'
import { SHOW_LINK } from './show-link.ts'

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

/** Runs it until it is told to stop; gives the exit code, where there is one to give. */
export async function runStart(): Promise<number | undefined> {
  const { browser, showLink } = new Command('npm start --')
    .description('Start Assay in a window of its own, or in the browser where there is none.')
    .option('--browser', 'do not look for Electron', false)
    .option('--show-link', SHOW_LINK, false)
    .parse()
    .opts<{ browser: boolean; showLink: boolean }>()
  try {
    await ensureAppBuilt()
    if (!browser && hasDisplay() && (await runWindow())) return undefined
    return await serve(showLink)
  } catch (error) {
    say(`Assay could not start. ${error instanceof Error ? error.message : String(error)}`)
    return EXIT.unusable
  }
}

/** As `assay serve`, from the bundle where one can be made: it starts in two thirds of the time. */
async function serve(showLink: boolean): Promise<number | undefined> {
  const { runProgram } = (await import(await program())) as typeof import('./program.ts')
  return runProgram([...process.argv.slice(0, 2), 'serve', ...(showLink ? ['--show-link'] : [])])
}

async function program(): Promise<string> {
  try {
    if (bundledProgram(projectRoot) === undefined) await ensureCommandBuilt()
  } catch (error) {
    if (!(error instanceof BuildToolMissing)) throw error
  }
  return bundledProgram(projectRoot) ?? './program.ts'
}

/** Runs the window until it is closed. False where it could not be opened. */
async function runWindow(): Promise<boolean> {
  const electron = await findElectron({
    onDownload: () => say('Downloading Electron, once (about 120 MB) …'),
  })
  if ('reason' in electron) {
    say(`${electron.reason} Using the browser instead.`)
    return false
  }
  await ensureShellBuilt()
  if ((await runElectron(electron.path, [projectRoot])) === 'closed') return true
  say('The window could not be opened. Using the browser instead.')
  return false
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
