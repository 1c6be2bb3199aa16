/** `npm run evasion`: prints what becomes of an order in every place of the tables. */

import '../../src-main/v8-flags.ts'
import { DOCX_ROWS } from './docx-rows.ts'
import { createJudge } from './judge-row.ts'
import { PDF_ROWS } from './pdf-rows.ts'

const judge = createJudge()
for (const row of [...PDF_ROWS, ...DOCX_ROWS]) {
  const { seen, hidden, decision, safety, warnings } = await judge(row)
  const cells = [
    `${row.name.split('.').at(-1)}: ${row.place}`,
    seen === true ? 'seen' : seen === false ? '-' : seen,
    hidden ? 'hidden' : '-',
    decision,
    safety,
    warnings.join(' '),
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
