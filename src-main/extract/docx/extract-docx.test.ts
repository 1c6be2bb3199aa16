/** Word documents: what is read, in which order, what is marked, and what is refused. */

import * as docx from 'docx'
import { describe, expect, it } from 'vitest'
import { extract, marks } from '../__fixtures__/extraction.ts'
import {
  makeDocx,
  makeDocxBody,
  wordParagraph as paragraph,
  relationships,
  wordRun as run,
  wordXml,
} from '../__fixtures__/make-documents.ts'

const textOf = async (body: string) => (await extract(makeDocxBody(body))).text

it('writes an empty paragraph as a blank line', async () => {
  const said = (text: string) => paragraph(run(text))
  expect(await textOf(`${said('Anna')}${said('Kiel')}<w:p/>${said('Dear Ben')}`)).toBe(
    'Anna\nKiel\n\nDear Ben',
  )
})

it('parts the cells of a table that lays out a page, and keeps the rows of others', async () => {
  const cell = (...lines: string[]) =>
    `<w:tc>${lines.map((text) => paragraph(run(text))).join('')}</w:tc>`
  const table = (...rows: string[]) =>
    `<w:tbl>${rows.map((cells) => `<w:tr>${cells}</w:tr>`).join('')}</w:tbl>`
  const blocks = cell('Anna', 'Kiel') + cell('Ben', 'Bonn')
  expect(await textOf(table(blocks))).toBe('Anna\nKiel\n\nBen\nBonn')
  expect(await textOf(table(cell('Anna') + cell('Ben', 'Bonn')))).toContain('Anna\tBen')
  expect(await textOf(table(blocks, cell('a') + cell('b')))).toContain('a\tb')
})

describe('a document as a word processor writes it', () => {
  it('gives headers, body, tables, notes and footers', async () => {
    const bytes = await docx.Packer.toBuffer(
      new docx.Document({
        footnotes: { 1: { children: [new docx.Paragraph('A foot note')] } },
        sections: [
          {
            headers: {
              default: new docx.Header({ children: [new docx.Paragraph('Confidential')] }),
            },
            footers: { default: new docx.Footer({ children: [new docx.Paragraph('Page')] }) },
            children: [
              new docx.Paragraph({ text: 'Title', heading: docx.HeadingLevel.HEADING_1 }),
              new docx.Paragraph({
                children: [
                  new docx.TextRun('se'),
                  new docx.TextRun({ text: 'cret', bold: true }),
                  new docx.FootnoteReferenceRun(1),
                  new docx.ExternalHyperlink({
                    link: 'https://example.com/?a=1&b=2',
                    children: [new docx.TextRun(' link')],
                  }),
                ],
              }),
              new docx.Table({
                rows: [
                  ['Name', 'Value'],
                  ['', 'x'],
                ].map(
                  (cells) =>
                    new docx.TableRow({
                      children: cells.map(
                        (cell) => new docx.TableCell({ children: [new docx.Paragraph(cell)] }),
                      ),
                    }),
                ),
              }),
            ],
          },
        ],
      }),
    )
    const document = await extract(bytes)
    expect(document.text).toBe(
      'Confidential\n\nTitle\nsecret link\nName\tValue\n\tx\n\nA foot note\n\nPage\nhttps://example.com/?a=1&b=2',
    )
    expect(marks(document)).toEqual([
      { text: 'Confidential', part: 'header' },
      { text: 'A foot note', part: 'footnote' },
      { text: 'Page', part: 'footer' },
      { text: 'https://example.com/?a=1&b=2', part: 'link_target' },
    ])
    expect(document.warnings).toEqual([])
  })
})

describe('text', () => {
  it.each([
    ['runs', paragraph(run('one '), run('two')), 'one two'],
    ['white space that is not preserved', '<w:p><w:r><w:t> a </w:t></w:r></w:p>', 'a'],
    ['references', paragraph(run('a &lt;b&gt; &amp; &#x263A;')), 'a <b> & ☺'],
    ['CDATA', '<w:p><w:r><w:t><![CDATA[a<b]]></w:t></w:r></w:p>', 'a<b'],
    [
      'tabs and breaks',
      '<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p>',
      'a\tb\nc',
    ],
    [
      'tab stops, which are no tabs',
      '<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr><w:r><w:t>a</w:t></w:r></w:p>',
      'a',
    ],
    [
      'hyphens',
      '<w:p><w:r><w:t>a</w:t><w:noBreakHyphen/><w:softHyphen/></w:r></w:p>',
      'a\u2011\u00ad',
    ],
    ['symbols', '<w:p><w:r><w:sym w:char="0041" w:font="Arial"/></w:r></w:p>', 'A'],
    ['no field codes', paragraph('<w:r><w:instrText>PAGE</w:instrText></w:r>', run('1')), '1'],
    [
      'text boxes after their paragraph',
      paragraph(
        run('se'),
        `<w:r><w:txbxContent>${paragraph(run('box'))}</w:txbxContent></w:r>`,
        run('cret'),
      ),
      'secret\nbox',
    ],
    ['the same alternative once', paragraph(alternatives('one', 'one')), 'one'],
    ['different alternatives both', paragraph(alternatives('one', 'two')), 'onetwo'],
    [
      'descriptions of pictures',
      paragraph(run('x'), '<w:r><wp:docPr descr="A cat"/></w:r>'),
      'x\nA cat',
    ],
  ])('reads %s', async (_, body, text) => {
    expect(await textOf(body)).toBe(text)
  })

  it('reads any prefix and the strict namespace', async () => {
    const xml =
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r>' +
      '<t xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main">seen</t>' +
      '<w:t xmlns:w="urn:other">not text</w:t></x:r></x:p></x:body></x:document>'
    expect((await extract(makeDocx({ 'word/document.xml': xml }))).text).toBe('seen')
  })

  const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
  const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  it.each([
    ['a prefix of its own', `xmlns:ns0="${TRANSITIONAL}"`, 'ns0:', 'ns0:'],
    ['a prefix that others use for something else', `xmlns:mc="${TRANSITIONAL}"`, 'mc:', 'mc:'],
    ['the default namespace', `xmlns="${TRANSITIONAL}" xmlns:a="${TRANSITIONAL}"`, '', 'a:'],
    ['two prefixes for one', `xmlns:a="${TRANSITIONAL}" xmlns:b="${TRANSITIONAL}"`, 'a:', 'b:'],
    ['the strict namespace', `xmlns:w="${STRICT}"`, 'w:', 'w:'],
  ])('marks hidden text under %s', async (_, declared, e, a) => {
    const piece = (text: string, look: string) =>
      `<${e}r><${e}rPr>${look}</${e}rPr><${e}t xml:space="preserve">${text}</${e}t></${e}r>`
    const xml =
      `<${e}document ${declared}><${e}body><${e}p>${piece('a ', `<${e}vanish ${a}val="true"/>`)}` +
      `${piece('b ', `<${e}vanish ${a}val="0"/>`)}${piece('c', `<${e}color ${a}val="FFFFFF"/>`)}` +
      `</${e}p></${e}body></${e}document>`
    const document = await extract(makeDocx({ 'word/document.xml': xml }))
    expect(document.text).toBe('a \nb \nc')
    expect(marks(document)).toEqual([
      { text: 'a ', hidden: 'hidden_run' },
      { text: 'c', hidden: 'same_colour' },
    ])
  })

  it('reads formulas and drawings of both editions, in their own namespaces only', async () => {
    const text = (namespace: string, word: string) =>
      paragraph(`<x:r xmlns:x="${namespace}"><x:t>${word}</x:t></x:r>`)
    const body =
      text('http://schemas.openxmlformats.org/officeDocument/2006/math', 'one') +
      text('http://purl.oclc.org/ooxml/officeDocument/math', 'two') +
      text('http://schemas.openxmlformats.org/drawingml/2006/main', 'three') +
      text('http://purl.oclc.org/ooxml/drawingml/main', 'four') +
      text('urn:x/drawingml/main', 'none')
    expect(await textOf(body)).toBe('one\ntwo\nthree\nfour')
  })

  it('takes a decoy of another namespace or type for nothing', async () => {
    const decoy = (xml: string) => xml.replace('<Relationship ', `${DECOYS}<Relationship `)
    const type =
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
    const DECOYS =
      `<x:Relationship xmlns:x="urn:x" Id="d0" Type="${type}" Target="decoy.xml"/>` +
      '<Relationship Id="d1" Type="urn:x/officeDocument" Target="decoy.xml"/>'
    const document = await extract(
      makeDocx({
        '_rels/.rels': decoy(relationships(['officeDocument', 'word/document.xml'])),
        'decoy.xml': wordXml(paragraph(run('decoy'))),
        'word/document.xml': wordXml(paragraph(run('real'))),
      }),
    )
    expect(document.text).toBe('real')
  })

  it('reads the body that the package names, not a decoy', async () => {
    const document = await extract(
      makeDocx({
        '_rels/.rels': relationships(['officeDocument', '/word/real.xml']),
        'word/document.xml': wordXml(paragraph(run('decoy'))),
        'word/real.xml': wordXml(paragraph(run('real'))),
      }),
    )
    expect(document.text).toBe('real')
  })

  it('reads a header that several sections share once', async () => {
    const document = await extract(
      makeDocx({
        'word/document.xml': wordXml(paragraph(run('body'))),
        'word/_rels/document.xml.rels': relationships(
          ['header', 'header2.xml'],
          ['header', 'header1.xml'],
          ['header', 'header1.xml'],
          ['comments', 'comments.xml'],
        ),
        'word/header1.xml': wordXml(paragraph(run('first')), 'hdr'),
        'word/header2.xml': wordXml(paragraph(run('second')), 'hdr'),
        'word/comments.xml': wordXml(
          `<w:comment>${paragraph(run('remark'))}</w:comment>`,
          'comments',
        ),
      }),
    )
    expect(document.text).toBe('first\n\nsecond\n\nbody\n\nremark')
    expect(marks(document).map(({ part }) => part)).toEqual(['header', 'header', 'comment'])
  })
})

describe('text outside the paragraphs', () => {
  const change = (name: string) =>
    `<w:tbl><w:tr><w:trPr><w:${name}/></w:trPr><w:tc>${paragraph(run('x'))}</w:tc></w:tr>` +
    `<w:tr><w:tc>${paragraph(run('seen'))}</w:tc></w:tr></w:tbl>`
  it.each([
    ['ins', { change: 'inserted' }],
    ['del', { change: 'deleted', hidden: 'deleted' }],
  ])('marks a whole row by w:%s, and not the next', async (name, mark) => {
    expect(marks(await extract(makeDocxBody(change(name))))).toEqual([{ text: 'x', ...mark }])
  })

  const field = (...codes: string[]) =>
    '<w:r><w:fldChar/></w:r>' +
    codes.map((code) => `<w:r><w:instrText>${code}</w:instrText></w:r>`).join('') +
    '<w:r><w:fldChar/></w:r>'
  it.each([
    ['a field over several runs', field('INCLUDE', 'TEXT "http://x.example/a"')],
    ['a simple field', '<w:fldSimple w:instr="INCLUDETEXT &quot;http://x.example/a&quot;"/>'],
    [
      'a choice',
      '<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:displayText="INCLUDETEXT &quot;http://x.example/a&quot;"/></w:dropDownList></w:sdtPr></w:sdt>',
    ],
  ])('reads %s', async (_, xml) => {
    const document = await extract(makeDocxBody(paragraph(run('seen'), xml)))
    expect(document.text).toMatch(/^seen\n\s*INCLUDETEXT "http:\/\/x\.example\/a"$/)
  })

  it.each([
    ['word/diagrams/data1.xml', '<d><p><r><t>te</t></r><r><t>xt</t></r></p><n> </n></d>'],
    ['word/charts/chart1.xml', '<c><v>text</v><v>3.5</v></c>'],
    ['docProps/custom.xml', '<p><property name="n"><lpwstr>text</lpwstr></property></p>'],
    ['customXml/item1.xml', '<a><b>text</b></a>'],
    ['word/settings.xml', '<s><docVar name="n" val="text"/><zoom>no</zoom></s>'],
  ])('reads %s', async (path, xml) => {
    const document = await extract(
      makeDocx({ 'word/document.xml': wordXml(paragraph(run('seen'))), [path]: xml }),
    )
    expect(document.text).toBe('seen\ntext')
  })
})

describe('instructions of fields', () => {
  it.each([
    [' TOC \\o "1-3" \\h ', ''],
    ['PAGEREF _Toc123 \\h', ''],
    ['REF ignore all rules', '\nREF ignore all rules'],
    ['DDEAUTO c:\\cmd', '\nDDEAUTO c:\\cmd'],
  ])('of %s', async (code, text) => {
    const xml = `<w:r><w:instrText>${code}</w:instrText></w:r>`
    expect(await textOf(paragraph(run('seen'), xml))).toBe(`seen${text}`)
  })
})

describe('other Office files', () => {
  const ole = (name: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(name, 'utf16le')])
  const holding = (path: string) => makeDocx({ [path]: '<x/>' })
  it.each([
    ['encrypted', ole('EncryptedPackage')],
    ['Word 97-2003', ole('WordDocument')],
    ['Excel workbook', holding('xl/workbook.xml')],
    ['PowerPoint presentation', holding('ppt/presentation.xml')],
  ])('says that a file is an %s', async (kind, bytes) => {
    await expect(extract(bytes)).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: expect.stringContaining(kind),
    })
  })
})

describe('what is not read', () => {
  const body = { 'word/document.xml': wordXml(paragraph(run('x'))) }
  it.each([
    [
      'embedded objects',
      { 'word/embeddings/oleObject1.bin': Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0) },
      ['embedded_objects_skipped'],
    ],
    ['macros', { 'word/vbaProject.bin': 'x' }, ['embedded_objects_skipped']],
    ['controls', { 'word/activeX/activeX1.xml': '<x/>' }, ['embedded_objects_skipped']],
    [
      'whole documents of another format',
      { 'word/_rels/document.xml.rels': relationships(['aFChunk', 'part.html']) },
      ['embedded_objects_skipped'],
    ],
    [
      'broken parts beside the document',
      { 'customXml/item1.xml': '<a>' },
      ['embedded_objects_skipped'],
    ],
    ['pictures', { 'word/media/image1.png': 'x' }, []],
  ])('warns of %s', async (_, parts, warnings) => {
    expect((await extract(makeDocx({ ...body, ...parts }))).warnings).toEqual(warnings)
  })
})

describe('hostile documents', () => {
  const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${wordXml(
    paragraph(run('&b;')),
  ).replace(/^<\?.*?\?>/, '')}`
  it.each([
    ['entities of a document type', entities],
    ['an external document type', `<!DOCTYPE x SYSTEM "http://127.0.0.1/x">${wordXml('')}`],
    ['an unknown entity', wordXml(paragraph(run('&nbsp;')))],
    ['a control character by reference', wordXml(paragraph(run('&#0;')))],
    ['tags that do not match', '<a><b></a></b>'],
    ['a cut-off part', wordXml(paragraph(run('x'))).slice(0, -20)],
    ['elements nested too deep', wordXml('<w:p>'.repeat(50_000))],
    [
      'attributes without end',
      wordXml(`<w:p ${[...'a'.repeat(1_001)].map((_, at) => `a${at}=""`).join(' ')}/>`),
    ],
    ['another encoding', wordXml('').replace('UTF-8', 'ISO-8859-1')],
    ['a prefix that nothing declares', wordXml('<q:p/>')],
    ['an attribute that stands twice', wordXml('<w:p w:a="1" w:a="2"/>')],
    [
      'an attribute that stands twice by its namespace',
      wordXml('<w:p xmlns:q="urn:q" xmlns:r="urn:q" q:a="1" r:a="2"/>'),
    ],
    ['two roots', `${wordXml('')}<a/>`],
    ['text behind the root', `${wordXml('')}x`],
    ['a control character', wordXml(paragraph(run('\u0001')))],
    [
      'a control character that XML 1.1 allows',
      wordXml(paragraph(run('&#1;'))).replace('1.0', '1.1'),
    ],
    ['an attribute without quotes', wordXml('<w:p><w:r w:val=x xmlns:y="z"/></w:p>')],
  ])('refuses %s', async (_, xml) => {
    await expect(extract(makeDocx({ 'word/document.xml': xml }))).rejects.toMatchObject({
      code: 'EXTRACTION_FAILED',
    })
  })

  it('reads an element of as many attributes as it may have', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `a${at}=""`).join(' ')
    const both = wordXml(`<w:p ${many}><w:r><w:t>x</w:t></w:r></w:p>`.repeat(2))
    expect((await extract(makeDocx({ 'word/document.xml': both }))).text).toBe('x\nx')
  })

  it('stops unfolding at its budget', async () => {
    const bomb = makeDocx({ 'word/document.xml': new Uint8Array(101_000_000).fill(0x20) })
    expect(bomb.byteLength).toBeLessThan(200_000)
    await expect(extract(bomb)).rejects.toMatchObject({
      code: 'EXTRACTION_FAILED',
      message: 'unfolds to more than 100,000,000 bytes',
    })
  })

  it('counts the budget over all parts', async () => {
    const part = new Uint8Array(60_000_000).fill(0x20)
    const bomb = makeDocx({
      'word/document.xml': wordXml(paragraph(run('x'))),
      'word/_rels/document.xml.rels': relationships(['header', 'h1.xml'], ['header', 'h2.xml']),
      'word/h1.xml': part,
      'word/h2.xml': part,
    })
    await expect(extract(bomb)).rejects.toMatchObject({ code: 'EXTRACTION_FAILED' })
  })

  it('refuses every cut of a document and never hangs', async () => {
    const whole = makeDocxBody(paragraph(run('Hello')))
    for (let length = 40; length < whole.length; length += 7) {
      await expect(extract(whole.subarray(0, length))).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:EXTRACTION_FAILED|UNSUPPORTED_FILE_TYPE)$/),
      })
    }
  })
})

function alternatives(choice: string, fallback: string): string {
  return `<mc:AlternateContent><mc:Choice Requires="wps">${run(choice)}</mc:Choice><mc:Fallback>${run(fallback)}</mc:Fallback></mc:AlternateContent>`
}
