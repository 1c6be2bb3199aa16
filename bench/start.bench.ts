/**
 * What starting costs: seconds of a processor, system time and all processes of a command
 * counted, beside a bare Node. Seconds of a processor and not of a clock, because a start is
 * mostly work, and what else a machine does must not show.
 *
 * The first run of each, which makes what is kept, does not count.
 */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Figure, median } from './figure.ts'

const ROUNDS = 7
const MAIN = fileURLToPath(new URL('../bin/assay.mjs', import.meta.url))
const TEXT =
  'Dear all, the meeting is on Monday at ten. Please bring the figures of the last quarter.\n'

const REFERENCE = 'a bare Node'

export async function measure(): Promise<readonly Figure[]> {
  // POSIX shells tell the time of what they have waited for; Windows has none.
  if (process.platform === 'win32') return []
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-start-'))
  try {
    const file = join(folder, 'small.txt')
    writeFileSync(file, TEXT)
    const data = ['--data-dir', folder]
    const commands: readonly (readonly [name: string, args: readonly string[]])[] = [
      ['assay --help', ['--help']],
      ['assay rules list', ['rules', 'list', ...data]],
      ['assay scan, one small file', ['scan', file, ...data]],
      ['assay scan, one small file, rules', ['scan', file, '--max-level', 'L1', ...data]],
    ]
    const measured = commands.map(([name, args]) => ({ name, args, seconds: [] as number[] }))
    const bare: number[] = []
    // In turn, so that a machine that slows down slows all.
    for (let round = 0; round <= ROUNDS; round++) {
      const reference = cpuSeconds(['-e', '0'], folder)
      if (round > 0) bare.push(reference)
      for (const { args, seconds } of measured) {
        const own = cpuSeconds([MAIN, ...args], folder)
        if (round > 0) seconds.push(own)
      }
    }
    return measured.map(({ name, seconds }) => figureOf(name, seconds, bare))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function figureOf(name: string, seconds: readonly number[], bare: readonly number[]): Figure {
  const [value, reference] = [median(seconds), median(bare)]
  return {
    name: `${name}, CPU`,
    value,
    unit: 's',
    reference: { name: REFERENCE, value: reference, ratio: value / reference },
  }
}

/** Of one run of Node and all that it starts; `times` tells hundredths of a second. */
function cpuSeconds(args: readonly string[], cacheDir: string): number {
  const script = '"$@" >/dev/null 2>&1; times'
  const told = execFileSync('sh', ['-c', script, 'sh', process.execPath, ...args], {
    env: { ...process.env, ASSAY_CACHE_DIR: join(cacheDir, 'cache') },
    encoding: 'utf8',
  })
  const [, ofChildren = ''] = told.trim().split('\n')
  const times = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)]
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  )
}
