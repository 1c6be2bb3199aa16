/**
 * `npm run bench`: runs every benchmark of this folder, or those named, and prints the figures.
 * On a machine that is busy with something else it refuses, unless it is told with `--loaded`;
 * then every figure says so.
 */

import '../src-main/v8-flags.ts'
import { readdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { toolArguments } from '../scripts/tool-arguments.ts'
import { optimiseEarly } from '../src-main/optimise-early.ts'
import type { Figure, Measure } from './figure.ts'
import { loadProblem } from './load.ts'

const all = readdirSync(import.meta.dirname)
  .flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? [])
  .sort()
const USAGE = `usage: npm run bench -- [NAME…] [--loaded] [--json]\nNAME: ${all.join(', ')}\n`
const { values, positionals } = toolArguments(USAGE, {
  json: { type: 'boolean', default: false },
  loaded: { type: 'boolean', default: false },
})
const unknown = positionals.find((name) => !all.includes(name))
if (unknown !== undefined) {
  process.stderr.write(`There is no benchmark ${unknown}.\n${USAGE}`)
  process.exit(2)
}

const problem = loadProblem(loadavg(), availableParallelism())
if (problem !== undefined && !values.loaded) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
/** Figures of a busy machine are to be told apart wherever they are pasted. */
const told = problem === undefined ? '' : 'loaded: '

// As in the service, most of which is measured here in this process.
optimiseEarly()

const names = all.filter((name) => positionals.length === 0 || positionals.includes(name))

const figures: Figure[] = []
for (const name of names) {
  const { measure } = (await import(`./${name}.bench.ts`)) as { measure: Measure }
  if (!values.json) process.stdout.write(`${name}\n`)
  for (const measured of await measure()) {
    const figure = { ...measured, name: told + measured.name }
    figures.push(figure)
    if (!values.json) process.stdout.write(`  ${lineOf(figure)}\n`)
  }
}
if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)

function lineOf({ name, value, unit, reference }: Figure): string {
  const own = `${name}: ${value.toPrecision(3)} ${unit}`
  if (reference === undefined) return own
  return `${own} = ${reference.ratio.toPrecision(3)} × ${reference.name} (${reference.value.toPrecision(3)} ${unit})`
}
