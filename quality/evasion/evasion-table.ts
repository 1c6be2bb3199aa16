/** The evasion table as lines for people, and whether a row came to what it is to come to. */

import { columns } from '../../src-main/cli/terminal-table.ts'
import type { Row, TwinRow } from './try-place.ts'

/** What a place came to, in the words of {@link Row.expected}; `missed` where nothing says that it was there. */
export function outcomeOf({ hidden, decision, safety }: Row): string {
  if (decision === 'block') return hidden ? 'seen hidden' : 'seen'
  if (decision === 'refused') return 'refused'
  if (safety !== 'benign') return 'told'
  return 'missed'
}

/** Every row, then how many of each format came to what. */
export function evasionTable(rows: readonly Row[], twins: readonly TwinRow[]): string {
  const noisy = twins.filter(({ found }) => found.length > 0)
  const lines = [
    ...columns([
      ['format', 'place', 'seen', 'hidden', 'decision', 'safety', 'warnings', ''],
      ...rows.map((row) => [
        row.format,
        row.place,
        row.seen ? 'yes' : '-',
        row.hidden ? 'yes' : '-',
        row.decision,
        row.safety,
        row.warnings.join(' '),
        outcomeOf(row) === row.expected ? '' : `expected: ${row.expected}`,
      ]),
    ]),
    '',
    ...columns([
      ['format', 'places', 'seen', 'blocked', 'told', 'refused', 'missed', 'as expected'],
      ...[...new Set(rows.map(({ format }) => format))].map((format) =>
        sums(
          format,
          rows.filter((row) => row.format === format),
        ),
      ),
      sums('all', rows),
    ]),
    '',
    `${twins.length} harmless twins, found in ${noisy.length}`,
    ...noisy.map(({ format, what, found }) => `  ${format} ${what}: ${found.join(', ')}`),
  ]
  return `${lines.join('\n')}\n`
}

function sums(name: string, rows: readonly Row[]): readonly string[] {
  const count = (holds: (row: Row) => boolean) => String(rows.filter(holds).length)
  return [
    name,
    String(rows.length),
    count(({ seen }) => seen),
    count(({ decision }) => decision === 'block'),
    count((row) => outcomeOf(row) === 'told'),
    count((row) => outcomeOf(row) === 'refused'),
    count((row) => outcomeOf(row) === 'missed'),
    count((row) => outcomeOf(row) === row.expected),
  ]
}
