/**
 * `node training/secret-candidates.ts FILE… FOLDER… > candidates.jsonl`: what the rules
 * that ask the secret model would ask it about labelled rows, and about the files of
 * folders in which nothing is secret. A line each: the numbers that the model sees and
 * what is known. `secret_model.py` learns from them, so the code that makes the
 * numbers is the one that scans.
 */

import { prepareRules } from '../src-main/detect/rules/match/prepare-rules.ts'
import '../src-main/v8-flags.ts'
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { sampleFiles, sourceOfFile } from '../quality/evaluate/noise-documents.ts'
import { type LabelledRow, readRows } from '../quality/evaluate/read-rows.ts'
import { lowerCaseInPlace } from '../src-main/chunk/views/lower.ts'
import { compileRules } from '../src-main/detect/rules/match/compile-rules.ts'
import { loadPacks } from '../src-main/detect/rules/pack/load-packs.ts'
import { FEATURES, secretFeatures } from '../src-main/detect/rules/validators/secret-features.ts'
import { generatedSecret, isOpen } from '../src-main/detect/rules/validators/secret-model.ts'

/** Files of a folder that are read; most are much alike. */
const FILES = 20_000

const rules = compileRules(prepareRules(loadPacks())).filter(({ validators }) =>
  validators.includes(generatedSecret),
)

process.stdout.write(`${JSON.stringify({ features: FEATURES })}\n`)
for (const path of process.argv.slice(2)) {
  const rows = statSync(path).isDirectory() ? harmlessFiles(path) : readRows(path)
  for await (const row of rows) {
    // A document of a confidential kind says nothing of the keys in it.
    if (row.label === 1 && row.task !== 'secret') continue
    for (const [secret, features] of candidatesOf(row)) {
      process.stdout.write(`${JSON.stringify({ source: row.source, secret, features })}\n`)
    }
  }
}

function* harmlessFiles(folder: string): Generator<LabelledRow> {
  for (const file of sampleFiles([folder], FILES)) {
    const source = sourceOfFile(file)
    if (source?.type === 'text') yield { text: source.text, label: 0, source: basename(folder) }
  }
}

/** Values that a rule would ask about; of a risky row those that it marks, or all where it marks none. */
function* candidatesOf({ text, label, spans = [] }: LabelledRow) {
  const lowered = lowerCaseInPlace(text)
  const points = (units: number) => [...text.slice(0, units)].length
  const seen = new Set<number>()
  for (const { sticky, validators } of rules) {
    const { source, flags } = sticky()
    for (const found of lowered.matchAll(new RegExp(source, flags.replace('y', 'g')))) {
      const { lead = '', value = '' } = found.groups ?? {}
      const start = found.index + lead.length
      const end = start + value.length
      const match = { text, start, end, groups: { lead } }
      const own = text.slice(start, end)
      const others = validators.filter((each) => each !== generatedSecret)
      if (seen.has(start) || !isOpen(own, match)) continue
      if (!others.every((holds) => holds(own, match))) continue
      seen.add(start)
      const marked = spans.some((span) => span.start < points(end) && span.end > points(start))
      if (label === 1 && spans.length > 0 && !marked) continue
      yield [label, secretFeatures(own, match)] as const
    }
  }
}
