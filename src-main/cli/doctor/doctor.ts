/** `assay doctor`: looks at everything that a scan needs, and says what mends what is wrong. */

import { Command } from 'commander'
import { resolveDataDir } from '../../paths.ts'
import { EXIT } from '../exit-codes.ts'
import { columns, jsonLine, printable } from '../terminal-table.ts'
import { checkModels, checkRules } from './check-engine.ts'
import {
  checkApp,
  checkCache,
  checkDatabase,
  checkDataFolder,
  checkProgram,
  checkService,
  checkSettings,
} from './check-machine.ts'
import { type Checkup, checkup } from './checkup.ts'

interface DoctorOptions {
  readonly dataDir?: string
  readonly quick: boolean
  readonly json: boolean
}

const HELP = `
It changes nothing but the folder for caches, which it makes.

Exit codes:
  0  all is well
  1  something is wrong
  2  wrong usage`

export function doctorCommand(): Command {
  return new Command('doctor')
    .option('--data-dir <folder>', 'the data folder to look at')
    .option('--quick', 'do not open the networks', false)
    .option('--json', 'print one line of JSON', false)
    .addHelpText('after', HELP)
    .action(doctor)
}

async function doctor({ dataDir: flag, quick, json }: DoctorOptions): Promise<void> {
  const dataDir = resolveDataDir(flag)
  const checkups = await examine(dataDir, quick)
  process.stdout.write(json ? jsonLine(checkups) : table(checkups))
  if (checkups.some(({ state }) => state === 'problem')) process.exitCode = EXIT.found
}

async function examine(dataDir: string, isQuick: boolean): Promise<readonly Checkup[]> {
  let scan: Omit<Checkup, 'name'> | undefined
  return [
    await checkup('program', checkProgram),
    await checkup('data folder', () => checkDataFolder(dataDir)),
    await checkup('database', () => checkDatabase(dataDir)),
    await checkup('settings', () => checkSettings(dataDir)),
    await checkup('cache', checkCache),
    await checkup('rules', async () => {
      const [rules, ofScan] = await checkRules(dataDir)
      scan = ofScan
      return rules
    }),
    await checkup('models', () => checkModels(dataDir, !isQuick)),
    await checkup(
      'scan',
      () => scan ?? { state: 'problem', found: 'not tried: there are no rules' },
    ),
    await checkup('service', () => checkService(dataDir)),
    await checkup('app', checkApp),
  ]
}

const SIGNS: Readonly<Record<Checkup['state'], string>> = {
  ok: 'ok',
  note: 'note',
  problem: 'WRONG',
}

function table(checkups: readonly Checkup[]): string {
  const lines = columns(
    checkups.map(({ state, name, found }) => [SIGNS[state], name, printable(found)]),
  )
  return lines
    .flatMap((line, place) => {
      const { mend } = checkups[place] as Checkup
      return mend === undefined ? [line] : [line, `       ${printable(mend)}`]
    })
    .map((line) => `${line}\n`)
    .join('')
}
