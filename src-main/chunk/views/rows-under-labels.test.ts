/** Which labels stand above a row where a form has more lines of them. */

import { describe, expect, it } from 'vitest'
import { rowsUnderLabels } from './rows-under-labels.ts'

const LABELS = ['Name', 'Born', 'Street', 'Phone', 'IBAN', 'Grade']

/** `label: value` of each cell of a table whose cells are parted by a bar here. */
function labelled(...lines: readonly string[]): readonly string[] {
  const text = lines.join('\n').replaceAll('|', '\t')
  return [
    ...rowsUnderLabels(text, (words) => LABELS.some((label) => words.includes(label))),
  ].flatMap(({ heads, cells, isOfHeads }) =>
    isOfHeads
      ? []
      : cells.map(({ start, end }, column) => `${heads[column] ?? ''}: ${text.slice(start, end)}`),
  )
}

describe('rows under labels', () => {
  it('are called by the labels right above them', () => {
    expect(
      labelled(
        'No.|Name|Born',
        '41|Rita Loiodice|12/04/1981',
        'Grade|Level|Street',
        'Clerk|4th|Via Roma 8',
      ),
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
    expect(labelled('Name|Born|Place', 'Rita|1981|Bari', 'Ugo|unknown|Lecce')).toContain(
      'Name: Ugo',
    )
  })

  it('keep them where a row of a list lacks its numbers, and its words hold one of a label', () => {
    const list = ['Name|Town|Phone', 'Rita|Bari|0431', 'Ugo Street|Lecce|none', 'Ida|Bari|0432']
    expect(labelled(...list)).toContain('Name: Ugo Street')
  })

  it('of two columns are called by labels below others, where both take turns', () => {
    const form = ['Name|IBAN', 'Rita|DE02', 'Phone|Mail', '0431|none', 'Street|Town', 'Via 8|Bari']
    expect(labelled(...form)).toEqual([
      'Name: Rita',
      'IBAN: DE02',
      'Phone: 0431',
      'Mail: none',
      'Street: Via 8',
      'Town: Bari',
    ])
    const longer = labelled(...form, 'Carer 1|Kin', 'Ugo|son')
    expect(longer.slice(-2)).toEqual(['Carer 1: Ugo', 'Kin: son'])
  })

  it('of a list of fields have their label before them', () => {
    expect(labelled('Name|Rita', 'Phone|at work')).toContain('Rita: at work')
  })

  it('of a long list are told in their order', () => {
    const rows = Array.from({ length: 200 }, (_, row) => `Rita|${row}|Bari`)
    const told = labelled('Name|Born|Town', ...rows)
    expect(told.filter((_, at) => at % 3 === 1)).toEqual(rows.map((_, row) => `Born: ${row}`))
  })
})
