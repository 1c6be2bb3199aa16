import { describe, expect, it } from 'vitest'
import { labelCells } from './label-cells.ts'
import { sourceRange } from './view-text.ts'

const isWanted = (label: string) => /employee[ -]id|customer number|patient/.test(label)

describe('labelCells', () => {
  it('puts the head of a column before each of its cells', () => {
    expect(labelCells('name,employee id\nAnna,E-418\nJon,E-419', isWanted).text).toBe(
      '\nemployee id: E-418\nemployee id: E-419',
    )
  })

  it.each([
    ['employee_id', 'employee id'],
    ['employeeId', 'employee Id'],
    ['**Employee  ID**', 'Employee ID'],
    ['"Employee ID:"', 'Employee ID'],
    ['employee-id', 'employee id'],
    ['Employee-ID', 'Employee-ID'],
  ])('says %s in words', (head, words) => {
    expect(labelCells(`x;${head}\n1;E-418`, isWanted).text).toBe(`\n${words}: E-418`)
  })

  it('puts a label before what stands behind blanks on its line', () => {
    const text = 'Customer number      K-20418\nTown                 Ulm\n'
    expect(labelCells(text, isWanted).text).toBe('\nCustomer number: K-20418')
  })

  it('puts a field before its value', () => {
    const text = '| Field | Value |\n|---|---|\n| Customer number | K-20418 |\n| Town | Ulm |'
    expect(labelCells(text, isWanted).text).toBe('\nCustomer number: K-20418')
  })

  it('leaves the first cell of a row alone where columns have heads', () => {
    expect(labelCells('kind|no|town\npatient|418|Ulm', isWanted).text).toBe('')
  })

  it('takes a list of fields for one where its first line reads like heads', () => {
    expect(labelCells('Town | Ulm\nEmployee ID | E-418', isWanted).text).toBe(
      '\nEmployee ID: E-418',
    )
    expect(labelCells('Patient | Jule\nEmployee ID | E-418', isWanted).text).toBe(
      '\nPatient: Jule\nEmployee ID: E-418',
    )
    expect(labelCells('Patient | Price\nJule | 12', isWanted).text).toBe('')
    expect(labelCells('Patient | Employee ID\nJule | E-418', isWanted).text).toBe(
      '\nPatient: Jule\nEmployee ID: E-418',
    )
  })

  it('passes over empty cells and prose', () => {
    const prose = 'a word '.repeat(20)
    const text = `patient,note\n,x\n${prose},y\nP-418,z`
    expect(labelCells(text, isWanted).text).toBe('\npatient: P-418')
  })

  it('leads each unit back to its cell', () => {
    const text = 'name;employee id\nAnna;E-418\nJon;E-419'
    const view = labelCells(text, isWanted)
    const at = view.text.indexOf('E-419')
    const { start, end } = sourceRange(view, at, at + 'E-419'.length)
    expect([start, text.slice(start, end)]).toEqual([text.indexOf('E-419'), 'E-419'])
  })

  it('puts keys of several words and columns of a database before their values', () => {
    expect(labelCells('{"customerNumber": "K-20418", "town": "Ulm"}', isWanted).text).toBe(
      '\n\ncustomer Number: K-20418',
    )
    expect(labelCells("INSERT INTO t (patient, town) VALUES ('P-1', 'Ulm')", isWanted).text).toBe(
      '\npatient: P-1',
    )
  })

  it('reads keys in other scripts, of one word too where elements and members have it', () => {
    const isAsked = (label: string) => /рожд|姓名/.test(label)
    expect(labelCells('<ДатаРождения>19.05.1983</ДатаРождения>', isAsked).text).toBe(
      '\n\nДата Рождения: 19.05.1983',
    )
    expect(labelCells('{"姓名": "潘志远", "等级": "B"}', isAsked).text).toBe('\n\n姓名: 潘志远')
  })

  it('goes through a text from its beginning to its end', () => {
    const text = 'x;patient\n1;"employee_id: E-1"\n\nemployee_id: E-2'
    const view = labelCells(text, isWanted)
    expect([...view.starts].every((start, at) => start >= (view.starts[at - 1] ?? 0))).toBe(true)
    expect(view.text).toContain('employee id: E-2')
  })

  it('says nothing of a table that nobody asks about', () => {
    expect(labelCells('name,town\nAnna,Ulm', isWanted).text).toBe('')
  })

  it('writes what has a known meaning once more behind its sign, of forms, columns and keys alike', () => {
    const signs = (text: string) =>
      labelCells(text, (label) => label.startsWith('‹'))
        .text.trim()
        .split('\n')
    expect(signs('Patsient: Maimu Kuusik (72)\nElukoht: Lossi 14, Viljandi')).toEqual([
      '‹person›: Maimu Kuusik',
      '‹address›: Lossi 14, Viljandi',
    ])
    expect(signs('kod;adresas\nK1;Tilžės g. 109')).toEqual(['‹address›: Tilžės g. 109'])
    expect(signs('{"osoite": "Satamakatu 14"}')).toEqual(['‹address›: Satamakatu 14'])
    expect(signs('<morada>Rua do Poço 14</morada>')).toEqual(['‹address›: Rua do Poço 14'])
  })

  it('parts fields of known meaning that stand far apart, and leads each back to where it stands', () => {
    const text = `Patient: Ada Berg\n${'- \n'.repeat(200)}Telefon: 28 41 77 03`
    const view = labelCells(text, (label) => label.startsWith('‹'))
    expect(view.text).toContain('Ada Berg\n\n‹phone›: ')
    const at = view.text.indexOf('28 41')
    const { start, end } = sourceRange(view, at, at + 11)
    expect(text.slice(start, end)).toBe('28 41 77 03')
  })
})
