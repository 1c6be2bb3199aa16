/** Which labels stand above a row where a form has more lines of them. */

import { describe, expect, it } from 'vitest'
import { rowsUnderLabels } from './rows-under-labels.ts'

const LABELS = new Set(['Name', 'Born', 'Street', 'Phone', 'IBAN'])

/** `label: value` of each cell of a table whose cells are parted by a bar here. */
function labelled(...lines: readonly string[]): readonly string[] {
  const text = lines.join('\n').replaceAll('|', '\t')
  return [...rowsUnderLabels(text, (words) => LABELS.has(words))].flatMap(
    ({ heads, cells, isOfHeads }) =>
      isOfHeads
        ? []
        : cells.map(({ start, end }, column) => `${heads[column] ?? ''}: ${text.slice(start, end)}`),
  )
}

describe('rows under labels', () => {
  it('are called by the labels right above them', () => {
    expect(
      labelled('No.|Name|Born', '41|Rita Loiodice|12/04/1981', 'Grade|Level|Street', 'Clerk|4th|Via Roma 8'),
    ).toEqual([
      'No.: 41',
      'Name: Rita Loiodice',
      'Born: 12/04/1981',
      'Grade: Clerk',
      'Level: 4th',
      'Street: Via Roma 8',
    ])
  })

  it('keep their heads where a row has words alone, none of them a label', () => {
    expect(labelled('Name|Born|Place', 'Rita|1981|Bari', 'Ugo|unknown|Lecce')).toContain('Name: Ugo')
  })

  it('of two columns are called by labels below others', () => {
    expect(labelled('Name|IBAN', 'Rita|DE02', 'Phone|Mail', '0431 4418|none')).toEqual([
      'Name: Rita',
      'IBAN: DE02',
      'Phone: 0431 4418',
      'Mail: none',
    ])
  })

  it('of a list of fields have their label before them', () => {
    expect(labelled('Name|Rita', 'Phone|at work')).toContain('Rita: at work')
  })

  it('know a line of labels by its turn, once labels and values have taken turns', () => {
    const lines = ['Name|IBAN', 'Rita|DE02', 'Phone|Mail', '0431|none', 'Street|Town', 'Via 8|Bari']
    expect(labelled(...lines, 'Ward|Kin', 'Ugo|son').slice(-2)).toEqual(['Ward: Ugo', 'Kin: son'])
  })
})
