import { describe, expect, it } from 'vitest'
import type { SourceRange } from '../../../src-shared/model/source-map.ts'
import { reviewDocument } from '../../testing/review-document.ts'
import { rowAt, sheetAt, sheetOf, sheetsOf } from './sheets.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function workbook(text: string, source_map: SourceRange[]) {
  return { ...reviewDocument(text, []), media_type: XLSX, source_map }
}

function textFile(text: string, source: string) {
  const document = reviewDocument(text, [])
  return { ...document, job: { ...document.job, source } }
}

const range = (text: string, words: string, more: Partial<SourceRange>): SourceRange => {
  const start = text.indexOf(words)
  return { start, end: start + words.length, ...more }
}

describe('a workbook', () => {
  const text = 'Staff\nName\tTown\nAnna\tKiel\n\nPay\nBen\t1\nmade by Carl'
  const sheets = sheetsOf(
    workbook(text, [
      range(text, 'Staff', { part: 'title' }),
      range(text, 'Pay', { part: 'title', hidden: 'hidden_part' }),
      range(text, 'made by Carl', { part: 'metadata' }),
    ]),
  )

  it('has its sheets by name, and what stands beside the cells as one more', () => {
    expect(
      sheets?.map(({ name, isHidden, isBeside, rows }) => [name, isHidden, isBeside, rows.length]),
    ).toEqual([
      ['Staff', false, false, 2],
      ['Pay', true, false, 1],
      [null, false, true, 1],
    ])
  })

  it('has a head where a row names its columns', () => {
    expect(sheets?.map(({ head }) => head)).toEqual([0, null, null])
  })

  it('tells the sheet and row of every place', () => {
    const place = text.indexOf('Kiel')
    const at = sheetAt(sheets ?? [], place)
    expect([at, rowAt(sheets?.[at]?.rows ?? [], place)]).toEqual([0, 1])
    expect(sheetAt(sheets ?? [], text.indexOf('Pay'))).toBe(1)
    expect(sheetAt(sheets ?? [], text.length)).toBe(2)
  })

  it('is read as text where it has more sheets than anyone looks through', () => {
    const of = (count: number) => {
      const many = 'S\n1\t2\n'.repeat(count)
      const titles = Array.from(
        { length: count },
        (_, at): SourceRange => ({
          start: at * 6,
          end: at * 6 + 1,
          part: 'title',
        }),
      )
      return sheetsOf(workbook(many, titles))?.length
    }
    expect(of(500)).toBe(500)
    expect(of(501)).toBeUndefined()
  })

  it('shows a range in the sheet that holds most of it', () => {
    const start = text.indexOf('Kiel')
    expect(sheetOf(sheets ?? [], { start, end: text.indexOf('Pay') + 1 })).toBe(0)
    expect(sheetOf(sheets ?? [], { start, end: text.indexOf('made') })).toBe(1)
  })
})

describe('a text', () => {
  it('is a table where its name and its rows say so', () => {
    const [sheet] = sheetsOf(textFile('Name,Town\nAnna,Kiel\n', 'staff.CSV')) ?? []
    expect([sheet?.name, sheet?.head, sheet?.rows.length]).toEqual([null, 0, 2])
  })

  it.each([
    ['a text of another name', 'Name,Town\nAnna,Kiel\n', 'notes.txt'],
    ['no rows', 'Dear all, hello.\nSee you.', 'letter.csv'],
    ['a quote that swallows the rest', `a,b\nc,"${'x\n'.repeat(30_000)}`, 'broken.csv'],
    ['nothing', '', 'empty.csv'],
  ])('is none: %s', (_, text, name) => {
    expect(sheetsOf(textFile(text, name))).toBeNull()
  })

  it('finds the head below a caption, and none where the first row is data', () => {
    const said = (text: string) => sheetsOf(textFile(text, 'a.csv'))?.[0]?.head
    expect(said('Members 2026,,\nName,Town,Mail\nAnna,Kiel,a@b.de\nBen,Bonn,b@b.de')).toBe(1)
    expect(said('Anna,1990,a@b.de\nBen,1991,b@b.de')).toBeNull()
  })

  it('runs from the right where its words do', () => {
    const [sheet] = sheetsOf(textFile('שם,עיר\nאנה,חיפה\n', 'a.csv')) ?? []
    expect(sheet?.isRightToLeft).toBe(true)
  })

  it('reads a hundred thousand rows once, a cell when it is asked for', () => {
    const row = 'Anna Berg,anna@firma.de,Hauptstr. 3'
    const [sheet] = sheetsOf(textFile(Array(100_000).fill(row).join('\n'), 'a.csv')) ?? []
    expect(sheet?.rows.length).toBe(100_000)
    const last = sheet?.rows.at(-1) ?? { start: 0, end: 0 }
    expect(sheet?.cellsOf(last).map(({ start }) => start - last.start)).toEqual([0, 10, 24])
  })
})
