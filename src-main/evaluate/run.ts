/**
 * `npm run evaluate -- FILE… [--category C] [--max-level L] [--models-only] [--scores FILE] [--json]`:
 * how right the detectors are on labelled data. Several files are one set;
 * without a category it is the one that a file is named after. `--scores` writes
 * a line of JSON a row, and `--models-only` leaves out the rules, both for choosing
 * the models' thresholds.
 */

import '../v8-flags.ts'
import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isConfigProblem, normalizeScanConfig } from '../../src-shared/contract/scan-request.ts'
import { CATEGORIES, type Category, LEVELS } from '../../src-shared/model/vocabulary.ts'
import { createScanner } from '../compose.ts'
import { resolveDataDir } from '../paths.ts'
import { type Evaluation, evaluate, type JudgedRow } from './evaluate.ts'
import type { Metrics } from './metrics.ts'
import { type LabelledRow, readRows } from './read-rows.ts'

const { values, positionals: files } = parseArgs({
  options: {
    category: { type: 'string' },
    'max-level': { type: 'string', default: 'L3' },
    'data-dir': { type: 'string' },
    scores: { type: 'string' },
    'models-only': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

process.exitCode = await run()

async function run(): Promise<number> {
  const level = LEVELS.find((each) => each === values['max-level'])
  const category = categoryOf()
  if (files.length === 0 || level === undefined || category === undefined) {
    process.stderr.write(
      'usage: npm run evaluate -- FILE… --category injection|dlp|pii|threat [--max-level L1|L2|L3] [--json]\n',
    )
    return 2
  }
  const settings = normalizeScanConfig({
    categories: [category],
    max_level: level,
    gates: { l1: !values['models-only'] },
  })
  if (isConfigProblem(settings)) {
    process.stderr.write(`${settings.path} ${settings.message}\n`)
    return 2
  }
  const scanner = createScanner({
    dataDir: resolveDataDir(values['data-dir']),
    network: { allowHosts: [], resolve: [] },
  })
  try {
    await scanner.warmUp()
    const evaluation = await evaluate(allRows(), scanner.pipeline, settings, told)
    process.stdout.write(values.json ? `${JSON.stringify(evaluation)}\n` : tableOf(evaluation))
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await scanner.close()
  }
}

function categoryOf(): Category | undefined {
  const named = values.category ?? basename(files[0] ?? '').split('.')[0]
  return CATEGORIES.find((each) => each === named)
}

async function* allRows(): AsyncGenerator<LabelledRow> {
  for (const file of files) yield* readRows(file)
}

/** Writes the row's score where that is asked for; on a terminal, tells how far it has come. */
function told(row: JudgedRow, done: number): void {
  if (values.scores !== undefined) appendFileSync(values.scores, `${JSON.stringify(row)}\n`)
  if (process.stderr.isTTY && done % 100 === 0) process.stderr.write(`\r${done} `)
}

function tableOf(evaluation: Evaluation): string {
  const { category, max_level, ms_per_document, tokens_per_second, by_source, by_lang, spans } =
    evaluation
  const lines = [
    `${category}, up to ${max_level}: ${ms_per_document.toFixed(2)} ms a document, ${Math.round(tokens_per_second)} tokens a second`,
    lineOf('all', evaluation),
    ...Object.entries(by_source).map(([name, metrics]) => lineOf(`  ${name}`, metrics)),
    ...Object.entries(by_lang).map(([name, metrics]) => lineOf(`  [${name}]`, metrics)),
    ...Object.entries(spans ?? {}).map(
      ([label, { wanted, found, exact, overlap, characters }]) =>
        `  ${label.padEnd(28)} wanted ${wanted} found ${found} F1 exact ${digits(exact.f1)} overlap ${digits(overlap.f1)} characters ${digits(characters.f1)}`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

function lineOf(name: string, metrics: Metrics): string {
  const { n, positives, precision, recall, f1, fpr, recall_at_fpr } = metrics
  const at = Object.entries(recall_at_fpr).map(([rate, value]) => `R@${rate} ${digits(value)}`)
  return `${name.padEnd(30)} n ${n} positives ${positives} P ${digits(precision)} R ${digits(recall)} F1 ${digits(f1)} FPR ${digits(fpr)} ${at.join(' ')}`
}

function digits(value: number | null): string {
  return value === null ? '-' : value.toFixed(3)
}
