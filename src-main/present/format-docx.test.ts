import {
  Document,
  HeadingLevel,
  InsertedTextRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { describe, expect, it } from 'vitest'
import { FORMATTED_TAGS, type FormattedNode } from '../../src-shared/workspace/formatted.ts'
import { makeDocxBody } from '../extract/__fixtures__/make-documents.ts'
import { drawn } from './__fixtures__/drawn-nodes.ts'
import { formatDocx } from './format-docx.ts'

async function docxOf(
  children: ConstructorParameters<typeof Document>[0]['sections'][0]['children'],
) {
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

it('keeps headings, emphasis, lists and tables', async () => {
  const cell = (text: string, columnSpan = 1) =>
    new TableCell({ children: [new Paragraph(text)], columnSpan })
  const { nodes, isCut } = await formatDocx(
    await docxOf([
      new Paragraph({ text: 'Offer', heading: HeadingLevel.HEADING_1 }),
      new Paragraph({
        children: [new TextRun('plain '), new TextRun({ text: 'bold', bold: true })],
      }),
      new Paragraph({ text: 'one', bullet: { level: 0 } }),
      new Table({ rows: [new TableRow({ children: [cell('wide', 2)] })] }),
      new Paragraph({
        children: [new InsertedTextRun({ text: 'new', id: 1, author: 'a', date: '2026-01-01' })],
      }),
    ]),
  )
  expect(drawn(nodes)).toBe(
    '<h1>Offer</h1><p>plain <strong>bold</strong></p><ul><li>one</li></ul><table><tr><td><p>wide</p></td></tr></table><p>new</p>',
  )
  expect(JSON.stringify(nodes)).toContain('"colSpan":2')
  expect(isCut).toBe(false)
})

describe('a hostile document', () => {
  it('brings no element, attribute or address of its own', async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
    const body = `<w:p>${run('&lt;script&gt;alert(1)&lt;/script&gt;')}<w:hyperlink w:anchor="x">${run('link')}</w:hyperlink></w:p>`
    const { nodes } = await formatDocx(makeDocxBody(body))
    const tags = new Set<string>()
    const walk = (list: readonly FormattedNode[]) => {
      for (const node of list) {
        if (typeof node === 'string') continue
        if ('text' in node) throw new Error('Word documents know no places.')
        expect(Object.keys(node).sort()).toEqual(['children', 'tag'])
        tags.add(node.tag)
        walk(node.children)
      }
    }
    walk(nodes)
    expect([...tags].every((tag) => (FORMATTED_TAGS as readonly string[]).includes(tag))).toBe(true)
    expect(drawn(nodes)).toBe('<p><script>alert(1)</script>link</p>')
    expect(tags).toEqual(new Set(['p']))
  })

  it('is cut where it has more paragraphs than a screen draws', async () => {
    const { nodes, isCut } = await formatDocx(
      makeDocxBody('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(30_001)),
    )
    expect(isCut).toBe(true)
    expect(nodes.length).toBeLessThanOrEqual(30_000)
  })

  it('that is none is refused', async () => {
    await expect(formatDocx(Buffer.from('PK nothing'))).rejects.toThrow()
  })
})
