/**
 * `npm run conformance`: holds a service to every sentence of the interface and
 * prints the table of cases. Without options it starts services of its own;
 * with `--base-url URL --key KEY` it asks one that runs already.
 */

import '../../src-main/v8-flags.ts'
import { toolArguments } from '../../scripts/tool-arguments.ts'
import type { CaseResult } from './run-case.ts'
import { runInHouse, runOutside } from './run-table.ts'
import { TABLE } from './table.ts'

const USAGE = `Usage: npm run conformance -- [options] [case or section …]
  --base-url URL --key KEY  ask a running service; only what needs no inside access
  --interface-only          leave out what the interface does not say
  --json                    print one JSON document instead of the table
`

const { values, positionals } = toolArguments(USAGE, {
  'base-url': { type: 'string' },
  key: { type: 'string' },
  'interface-only': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
})

process.exitCode = await run()

/** @returns the exit code: 0 where every case holds, 1 where one fails, 2 for wrong options. */
async function run(): Promise<0 | 1 | 2> {
  const { 'base-url': baseUrl, key, 'interface-only': interfaceOnly, json } = values
  if ((baseUrl === undefined) !== (key === undefined)) {
    process.stderr.write(USAGE)
    return 2
  }
  const cases = TABLE.filter(
    ({ id, section, from }) =>
      !(interfaceOnly && from === 'decision') &&
      (positionals.length === 0 || positionals.includes(id) || positionals.includes(section)),
  )
  const options = {
    interfaceOnly,
    ...(!json && { onResult: (result: CaseResult) => process.stdout.write(lineOf(result)) }),
  }
  const results =
    baseUrl === undefined || key === undefined
      ? await runInHouse(cases, options)
      : await runOutside(cases, { baseUrl: baseUrl.replace(/\/$/, ''), key }, options)
  const failed = results.filter(({ complaints }) => complaints.length > 0).length
  const left = cases.length - results.length
  if (json)
    process.stdout.write(
      `${JSON.stringify({ failed, left, results: results.map(plain) }, null, 2)}\n`,
    )
  else process.stdout.write(`\n${results.length} cases, ${failed} failed, ${left} left out\n`)
  return failed === 0 ? 0 : 1
}

/** Section, case, expected, got, ok; what is wrong stands below. */
function lineOf({ case: test, expected, got, complaints }: CaseResult): string {
  const ok = complaints.length === 0 ? 'ok' : 'FAILED'
  const cells = [
    test.section.padEnd(11),
    test.id.padEnd(44),
    short(expected).padEnd(32),
    short(got).padEnd(32),
    ok,
  ]
  const why = complaints.slice(0, 5).map((complaint) => `    ${complaint}\n`)
  return `${cells.join('  ')}\n${complaints.length === 0 ? '' : `    says: ${test.says}\n`}${why.join('')}`
}

function short(cell: string): string {
  return cell.length > 32 ? `${cell.slice(0, 31)}…` : cell
}

function plain({ case: test, expected, got, complaints }: CaseResult) {
  const { section, id, says, from } = test
  return { section, case: id, says, from, expected, got, ok: complaints.length === 0, complaints }
}
