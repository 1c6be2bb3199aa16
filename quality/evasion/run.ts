/** `npm run evasion -- [FORMAT…]`: tries every place of the formats, all where none is named, and prints the table. */

import '../../src-main/v8-flags.ts'
import { evasionTable, outcomeOf } from './evasion-table.ts'
import { PLACES, TWINS } from './places.ts'
import { createTrial } from './try-place.ts'

const formats = process.argv.slice(2)
const wanted = ({ format }: { readonly format: string }) =>
  formats.length === 0 || formats.includes(format)
const trial = createTrial()
const rows = []
for (const place of PLACES.filter(wanted)) rows.push(await trial.tryPlace(place))
const twins = []
for (const twin of TWINS.filter(wanted)) twins.push(await trial.tryTwin(twin))
process.stdout.write(evasionTable(rows, twins))
const isAsExpected =
  rows.every((row) => outcomeOf(row) === row.expected) &&
  twins.every(({ found }) => found.length === 0)
process.exitCode = isAsExpected ? 0 : 1
