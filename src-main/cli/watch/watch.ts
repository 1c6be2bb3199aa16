/** `assay watch`: scans what comes into a folder, until it is told to stop. */

import { Command, Option } from 'commander'
import { checkableCategories } from '../../../src-shared/model/checkable-categories.ts'
import type { Category, Level } from '../../../src-shared/model/vocabulary.ts'
import { createOwnerLimits } from '../../accounts/limits.ts'
import { openPreferences } from '../../accounts/preferences.ts'
import { readConfig } from '../../config.ts'
import { categoriesOf } from '../../detect/detector.ts'
import { COMMAND_BOUNDS, createEngine } from '../../engine.ts'
import { resolveDataDir } from '../../paths.ts'
import { VERSION } from '../../version.ts'
import { watchFolder } from '../../watch/watch-folder.ts'
import { EXIT } from '../exit-codes.ts'
import { createFormat } from '../formats/index.ts'
import { NobodyReads, openOutput } from '../output.ts'
import { tellLeftOut } from '../rules.ts'
import { type ScanSource, scanHere } from '../scan-one.ts'
import type { ScanReport } from '../scan-report.ts'
import { addChoiceOptions } from '../scanner/scanner-options.ts'
import { ServiceGone } from '../service/loopback-client.ts'
import { scanInService } from '../service/scan-in-service.ts'
import { connectedService, modelledIn } from '../service/service-scanner.ts'
import { printable } from '../terminal-table.ts'
import { notificationOf } from './notification-of.ts'
import { notify } from './notify.ts'
import { reportsOf, uncheckedLine } from './watched-reports.ts'

interface WatchOptions {
  readonly format: 'table' | 'jsonl'
  readonly notify: boolean
  readonly categories?: readonly Category[]
  readonly maxLevel?: Level
  readonly dataDir?: string
}

const HELP = `
New and changed files are scanned once they rest; what .gitignore and .assayignore leave out is
left out, links are not followed, archives are opened. Where a service runs on the data folder it
scans, and the results are in its history. The table tells only what needs a look, and on standard
error what could not be checked; jsonl has a line a file.`

export function watchCommand(): Command {
  const command = new Command('watch')
    .argument('<folder>', 'the folder, with those within it')
    .addOption(
      new Option('--format <format>', 'how to print').choices(['table', 'jsonl']).default('table'),
    )
    .option(
      '--notify',
      'a notification of the desktop for review and block; it names files where the app does',
      false,
    )
    .addHelpText('after', HELP)
  return addChoiceOptions(command)
    .option('--data-dir <folder>', 'where the settings are, and the service')
    .action(watchUntilStopped)
}

async function watchUntilStopped(folder: string, options: WatchOptions): Promise<void> {
  // From the very start: a signal may come before there is anything to stop.
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => resolve('stopped'))
    }
  })
  await using work = await openWork(options)
  // The app's own setting, also where it is changed meanwhile.
  const isNamed = () =>
    openPreferences(resolveDataDir(options.dataDir)).read().notify_names === true
  const format = createFormat(options.format, {
    ...{ evidence: 'masked', madeAt: Date.now(), version: VERSION },
  })
  const output = openOutput(undefined)
  // One after the other: nobody waits for them, and what is changed meanwhile is scanned once.
  const waiting = new Set<string>()
  let wake = () => {}
  const watched = await watchFolder(folder, (path) => {
    waiting.add(path)
    wake()
  })
  process.stderr.write(`Watching ${printable(folder)}${work.where}\nStop it with Ctrl+C.\n`)
  try {
    const isOver = Promise.race([watched.ended.then(() => 'gone' as const), stopped])
    for (;;) {
      const [path] = waiting
      if (path === undefined) {
        const next = new Promise<'more'>((resolve) => {
          wake = () => resolve('more')
        })
        const why = await Promise.race([isOver, next])
        if (why === 'more') continue
        if (why === 'gone') {
          process.stderr.write(`${printable(folder)} is gone.\n`)
          process.exitCode = EXIT.unusable
        }
        return
      }
      waiting.delete(path)
      const reports = reportsOf(work.scan, path)
      for (;;) {
        const scanned = reports.next()
        const next = await Promise.race([scanned, isOver])
        if (typeof next === 'string') {
          scanned.catch(() => {})
          return
        }
        if (next.done) break
        await output.write(format.add(next.value))
        const unchecked = options.format === 'table' ? uncheckedLine(next.value) : null
        if (unchecked !== null) process.stderr.write(unchecked)
        if (options.notify) tell(next.value, isNamed())
      }
    }
  } catch (error) {
    if (!(error instanceof NobodyReads)) throw error
  } finally {
    await watched.close()
  }
}

interface Work extends AsyncDisposable {
  readonly scan: ScanSource
  /** In words. */
  readonly where: string
}

/** A service where one runs, else an engine of its own; the latter also once the service has ended. */
async function openWork({ categories, maxLevel, dataDir: flag }: WatchOptions): Promise<Work> {
  const dataDir = resolveDataDir(flag)
  const { plans, network } = readConfig(dataDir)
  const configFor = (modelled: readonly Category[]) => ({
    categories: [...(categories ?? checkableCategories(maxLevel === 'L1' ? [] : modelled))],
    ...(maxLevel && { max_level: maxLevel }),
  })
  let engine: ReturnType<typeof createEngine> | undefined
  const openHere = (): ScanSource => {
    engine = createEngine({ dataDir, network, bounds: COMMAND_BOUNDS })
    tellLeftOut(engine.leftOutRules)
    const modelled = engine.models.packs.flatMap(({ manifest }) => categoriesOf(manifest))
    return scanHere(engine, createOwnerLimits(plans), configFor(modelled))
  }
  const service = await connectedService(dataDir)
  let scan =
    service === null
      ? openHere()
      : scanInService(service.call, configFor(modelledIn(service.state)))
  return {
    where: service === null ? '' : `; the service at ${service.state.base_url} scans`,
    async scan(kind, source) {
      try {
        return await scan(kind, source)
      } catch (error) {
        if (!(error instanceof ServiceGone)) throw error
        if (engine === undefined) {
          process.stderr.write('The service has ended; from now on this command scans.\n')
          scan = openHere()
        }
        return scan(kind, source)
      }
    },
    async [Symbol.asyncDispose]() {
      await engine?.close()
    },
  }
}

function tell(report: ScanReport, isNamed: boolean): void {
  const notification = notificationOf(report, isNamed)
  if (notification !== null) notify(notification)
}
