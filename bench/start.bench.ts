/**
 * What starting costs: seconds of a processor, system time and all processes of a command
 * counted, beside a bare Node, and beside secretlint's engine with its recommended preset, which
 * reads the same file in a process of its own (its command line is not installed; it would add to
 * that). Seconds of a processor and not of a clock, because a start is
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

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** As secretlint's README has its engine used. */
const SECRETLINT = `
  import { readFileSync } from 'node:fs'
  import { lintSource } from '@secretlint/core'
  import { creator } from '@secretlint/secretlint-rule-preset-recommend'
  const filePath = process.argv[1]
  const { messages } = await lintSource({
    source: { filePath, content: readFileSync(filePath, 'utf8'), ext: '.txt', contentType: 'text' },
    options: { config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] } },
  })
  console.log(messages.length)`

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
    const secretlint: number[] = []
    // In turn, so that a machine that slows down slows all.
    for (let round = 0; round <= ROUNDS; round++) {
      const references = [
        [bare, ['-e', '0']],
        [secretlint, ['--input-type=module', '-e', SECRETLINT, file]],
      ] as const
      for (const [seconds, args] of references) {
        const own = cpuSeconds(args, folder)
        if (round > 0) seconds.push(own)
      }
      for (const { args, seconds } of measured) {
        const own = cpuSeconds([MAIN, ...args], folder)
        if (round > 0) seconds.push(own)
      }
    }
    const isScan = ({ args }: { readonly args: readonly string[] }) => args[0] === 'scan'
    return [
      ...measured.map(({ name, seconds }) =>
        figureOf(`${name}, CPU`, seconds, ['a bare Node', bare]),
      ),
      ...measured
        .filter(isScan)
        .map(({ name, seconds }) =>
          figureOf(`${name}, CPU beside secretlint`, seconds, ['its engine', secretlint]),
        ),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function figureOf(
  name: string,
  seconds: readonly number[],
  [beside, others]: readonly [name: string, seconds: readonly number[]],
): Figure {
  const [value, reference] = [median(seconds), median(others)]
  return {
    name,
    value,
    unit: 's',
    reference: { name: beside, value: reference, ratio: value / reference },
  }
}

/** Of one run of Node and all that it starts; `times` tells hundredths of a second. Throws where it fails. */
function cpuSeconds(args: readonly string[], cacheDir: string): number {
  const script = '"$@" >/dev/null 2>&1 || exit; times'
  const told = execFileSync('sh', ['-c', script, 'sh', process.execPath, ...args], {
    cwd: ROOT,
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
