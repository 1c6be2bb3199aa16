/**
 * What starting costs: seconds of a processor, system time and all processes of a command
 * counted, beside a bare Node, and beside secretlint's command with its recommended preset, which
 * reads the same file. A start is mostly work, so what else a machine does shows least in seconds of a
 * processor; scans are told by the clock too, which is what a user waits.
 *
 * The first run of each, which makes what is kept, does not count.
 */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureCommandBuilt } from '../src-main/cli/build-app.ts'
import { type Figure, median } from './figure.ts'

const ROUNDS = 7
const MAIN = fileURLToPath(new URL('../bin/assay.mjs', import.meta.url))
const TEXT =
  'Dear all, the meeting is on Monday at ten. Please bring the figures of the last quarter.\n'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SECRETLINT = fileURLToPath(
  new URL('../node_modules/secretlint/bin/secretlint.js', import.meta.url),
)
/** As secretlint's README has it. */
const SECRETLINT_SETTINGS = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] }

export async function measure(): Promise<readonly Figure[]> {
  // POSIX shells tell the time of what they have waited for; Windows has none.
  if (process.platform === 'win32') return []
  await ensureCommandBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-start-'))
  try {
    const file = join(folder, 'small.txt')
    writeFileSync(file, TEXT)
    const settings = join(folder, 'secretlint.json')
    writeFileSync(settings, JSON.stringify(SECRETLINT_SETTINGS))
    const data = ['--data-dir', folder]
    const commands: readonly (readonly [name: string, args: readonly string[]])[] = [
      ['assay --help', ['--help']],
      ['assay rules list', ['rules', 'list', ...data]],
      ['assay scan, one small file', ['scan', file, ...data]],
      ['assay scan, one small file, rules', ['scan', file, '--max-level', 'L1', ...data]],
    ]
    const measured = commands.map(([name, args]) => ({ name, args, taken: [] as Taken[] }))
    const bare: Taken[] = []
    const secretlint: Taken[] = []
    // In turn, so that a machine that slows down slows all.
    for (let round = 0; round <= ROUNDS; round++) {
      const references = [
        [bare, ['-e', '0']],
        [secretlint, [SECRETLINT, '--secretlintrc', settings, file]],
      ] as const
      for (const [taken, args] of references) {
        const own = takenBy(args, folder)
        if (round > 0) taken.push(own)
      }
      for (const { args, taken } of measured) {
        const own = takenBy([MAIN, ...args], folder)
        if (round > 0) taken.push(own)
      }
    }
    const isScan = ({ args }: { readonly args: readonly string[] }) => args[0] === 'scan'
    return [
      ...measured.map(({ name, taken }) =>
        figureOf(`${name}, CPU`, 'cpu', taken, ['a bare Node', bare]),
      ),
      ...measured
        .filter(isScan)
        .flatMap(({ name, taken }) => [
          figureOf(`${name}, CPU`, 'cpu', taken, ['secretlint', secretlint]),
          figureOf(`${name}, by the clock`, 'wall', taken, ['secretlint', secretlint]),
        ]),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Seconds of one run. */
interface Taken {
  /** Of a processor, hundredths told. */
  readonly cpu: number
  readonly wall: number
}

function figureOf(
  name: string,
  what: keyof Taken,
  taken: readonly Taken[],
  [beside, others]: readonly [name: string, taken: readonly Taken[]],
): Figure {
  const seconds = (runs: readonly Taken[]) => median(runs.map((run) => run[what]))
  const [value, reference] = [seconds(taken), seconds(others)]
  return {
    name,
    value,
    unit: 's',
    reference: { name: beside, value: reference, ratio: value / reference },
  }
}

/** What one run of Node and all that it starts took. Throws where it fails. */
function takenBy(args: readonly string[], cacheDir: string): Taken {
  const script = '"$@" >/dev/null 2>&1 || exit; times'
  const started = performance.now()
  const told = execFileSync('sh', ['-c', script, 'sh', process.execPath, ...args], {
    cwd: ROOT,
    env: { ...process.env, ASSAY_CACHE_DIR: join(cacheDir, 'cache') },
    encoding: 'utf8',
  })
  const [, ofChildren = ''] = told.trim().split('\n')
  const times = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)]
  const cpu = times.reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  )
  return { cpu, wall: (performance.now() - started) / 1_000 }
}
