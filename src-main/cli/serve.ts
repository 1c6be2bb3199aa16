/** `assay serve`: the service with the app in it, until it is told to stop; where it runs already, another window. */

import { createInterface } from 'node:readline'
import { Command } from 'commander'
import { DEFAULT_PORT } from '../../src-shared/contract/limits.ts'
import { DataDirInUse, type RunningService, startService } from '../compose.ts'
import { createLog } from '../log.ts'
import { resolveDataDir } from '../paths.ts'
import { ensureAppBuilt } from './build-app.ts'
import { keepOwnBundle } from './command-bundle.ts'
import { addNetworkOptions, type NetworkOptions, networkFlags } from './network-options.ts'
import { hasDisplay, openOnDesktop } from './open-in-browser.ts'
import { parsePort } from './parse-port.ts'
import { type AnotherWindow, anotherWindow } from './service/another-window.ts'
import { SHOW_LINK } from './show-link.ts'

interface ServeOptions extends NetworkOptions {
  readonly port: number
  readonly dataDir?: string
  /** Opens the app in the browser where there is a desktop. */
  readonly open: boolean
  /** Prints an address that opens the app. */
  readonly showLink: boolean
  /** Says where it is in a line of JSON instead of in words: when it is ready, and for each line it reads. */
  readonly json: boolean
}

export function serveCommand(): Command {
  const command = new Command('serve')
    .option('--port <number>', 'port, 0 for a free one', parsePort, DEFAULT_PORT)
    .option('--data-dir <folder>', 'where jobs, keys and findings are kept')
    .option('--no-open', 'do not open the app in the browser')
    .option('--show-link', SHOW_LINK, false)
    .option(
      '--json',
      'print {"base_url","app_url","pid"} in one line when ready, and anew for each line read',
      false,
    )
  return addNetworkOptions(command).action(serve)
}

/**
 * Builds the app where it is missing or stale, starts the service and says where it is. Where one
 * runs already, a start that asks for nothing but a window gets one of that.
 */
async function serve(options: ServeOptions, command: Command): Promise<void> {
  keepOwnBundle()
  await ensureAppBuilt()
  const dataDir = resolveDataDir(options.dataDir)
  try {
    const service = await startService({
      port: options.port,
      dataDir,
      log: createLog('warn'),
      network: networkFlags(options),
      openPath: hasDisplay() ? openOnDesktop : null,
    })
    const stop = () => void service.close()
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    if (options.json) answerWhere(service)
    else
      say(
        `Assay listens on ${service.baseUrl}`,
        await openApp(options, service),
        'Stop it with Ctrl+C.',
      )
  } catch (error) {
    const isForWindow = error instanceof DataDirInUse && asksForWindowAlone(options, command)
    const running = isForWindow ? await anotherWindow(dataDir) : null
    if (running === null) throw error
    say(`Assay runs already on ${running.baseUrl}`, await openApp(options, running))
  }
}

/** Says where the service is, and anew for each line that comes in. */
function answerWhere(service: RunningService): void {
  const sayWhere = () =>
    say(JSON.stringify({ base_url: service.baseUrl, app_url: service.appUrl(), pid: process.pid }))
  sayWhere()
  // An address opens one window: a program that started the service may open more.
  if (process.stdin.isTTY) return
  const asked = createInterface({ input: process.stdin }).on('line', sayWhere)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => asked.close())
}

/**
 * Whether a start asks for a window that it could open and for nothing else: who says where the
 * service listens or what it may fetch, or wants its process, means a service of his own.
 */
function asksForWindowAlone(options: ServeOptions, command: Command): boolean {
  const { open, showLink, json, allowHost, caFile, resolve } = options
  const isOfService =
    json || command.getOptionValueSource('port') === 'cli' || allowHost || caFile || resolve
  return !isOfService && (showLink || (open && hasDisplay()))
}

/** Opens the app as far as asked and possible; gives the sentence that says so. */
async function openApp(
  { open, showLink }: ServeOptions,
  { appUrl, pageUrl }: Pick<RunningService | AnotherWindow, 'appUrl' | 'pageUrl'>,
): Promise<string> {
  const link = showLink ? `Open the app: ${await appUrl()}` : undefined
  const isOpened = open && hasDisplay() && (await openOnDesktop(await pageUrl()))
  if (isOpened) return link ?? 'The app opens in the browser.'
  return link ?? 'With --show-link it prints an address that opens the app in a browser.'
}

function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
