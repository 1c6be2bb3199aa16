/** Word documents: what is read, in which order, what is marked, and what is refused. */

import * as docx from 'docx'
import { describe, expect, it } from 'vitest'
import { extract, marks } from '../__fixtures__/extraction.ts'
import { makeDocx, makeDocxBody, relationships, wordXml } from '../__fixtures__/make-documents.ts'

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const textOf = async (body: string) => (await extract(makeDocxBody(body))).text

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

describe('hidden text', () => {
  const hiddenStyle = wordXml(
    '<w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>' +
      '<w:style w:styleId="Child"><w:basedOn w:val="Secret"/></w:style>' +
      '<w:style w:styleId="Shown"><w:basedOn w:val="Secret"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>' +
      '<w:style w:styleId="Circle"><w:basedOn w:val="Circle"/></w:style>' +
      '<w:style w:styleId="White"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>' +
      '<w:style w:styleId="Changed"><w:rPr><w:vanish/><w:rPrChange><w:rPr><w:vanish w:val="0"/></w:rPr></w:rPrChange></w:rPr></w:style>' +
      '<w:style w:styleId="Partly"><w:rPr><w:vanish/></w:rPr><w:tblStylePr><w:rPr><w:vanish w:val="0"/></w:rPr></w:tblStylePr></w:style>' +
      '<w:style w:styleId="Small"><w:basedOn w:val="White"/><w:rPr><w:sz w:val="1"/></w:rPr></w:style>',
    'styles',
  )
  it.each([
    ['vanish', run('x', '<w:vanish/>'), 'hidden_run'],
    ['vanish switched off', run('x', '<w:vanish w:val="false"/>'), undefined],
    ['a hidden character style', run('x', '<w:rStyle w:val="Child"/>'), 'hidden_run'],
    ['a style that shows again', run('x', '<w:rStyle w:val="Shown"/>'), undefined],
    ['a style that was shown before', run('x', '<w:rStyle w:val="Changed"/>'), 'hidden_run'],
    ['a style that shows some cells', run('x', '<w:rStyle w:val="Partly"/>'), 'hidden_run'],
    ['a style based on itself', run('x', '<w:rStyle w:val="Circle"/>'), undefined],
    [
      'a hidden paragraph style',
      `<w:pPr><w:pStyle w:val="Secret"/></w:pPr>${run('x')}`,
      'hidden_run',
    ],
    ['a white style', run('x', '<w:rStyle w:val="White"/>'), 'same_colour'],
    [
      'a white style made black',
      run('x', '<w:rStyle w:val="White"/><w:color w:val="auto"/>'),
      undefined,
    ],
    ['a small style', `<w:pPr><w:pStyle w:val="Small"/></w:pPr>${run('x')}`, 'tiny'],
    [
      'the colour of the marker',
      run('x', '<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>'),
      'same_colour',
    ],
    [
      'white on a pattern',
      run('x', '<w:color w:val="FFFFFF"/><w:shd w:val="pct50" w:fill="FFFFFF"/>'),
      undefined,
    ],
    ['letters of one point', run('x', '<w:sz w:val="2"/>'), 'tiny'],
    ['letters of ten points', run('x', '<w:sz w:val="20"/>'), undefined],
    ['white on white', run('x', '<w:color w:val="FEFEFE"/>'), 'same_colour'],
    ['white on black', run('x', '<w:color w:val="FFFFFF"/><w:shd w:fill="000000"/>'), undefined],
    [
      'white on a white ground',
      run('x', '<w:color w:val="FFFFFF"/><w:shd w:fill="auto"/>'),
      'same_colour',
    ],
    [
      'black on black',
      run('x', '<w:color w:val="000000"/><w:shd w:fill="010101"/>'),
      'same_colour',
    ],
    [
      'blue in a blue paragraph',
      `<w:pPr><w:shd w:fill="0000FF"/></w:pPr>${run('x', '<w:color w:val="0000FF"/>')}`,
      'same_colour',
    ],
    [
      'white that is highlighted on white',
      run('x', '<w:color w:val="FFFFFF"/><w:highlight w:val="blue"/><w:shd w:fill="FFFFFF"/>'),
      undefined,
    ],
    [
      'white in a shaded paragraph',
      `<w:pPr><w:shd w:fill="1F4E79"/></w:pPr>${run('x', '<w:color w:val="FFFFFF"/>')}`,
      undefined,
    ],
    [
      'properties of the paragraph mark',
      `<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('x')}`,
      undefined,
    ],
    [
      'properties of before',
      run('x', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>'),
      undefined,
    ],
  ])('judges %s', async (_, runs, hidden) => {
    const document = await extract(
      makeDocx({
        'word/document.xml': wordXml(paragraph(runs) + paragraph(run('seen'))),
        'word/_rels/document.xml.rels': relationships(['styles', 'styles.xml']),
        'word/styles.xml': hiddenStyle,
      }),
    )
    expect(document.text).toBe('x\nseen')
    expect(marks(document)).toEqual(hidden ? [{ text: 'x', hidden }] : [])
    expect(document.warnings).toEqual(hidden ? ['hidden_text_found'] : [])
  })

  it.each([
    ['of no stated ground', '', undefined],
    ['of white ground', '<w:tcPr><w:shd w:fill="FFFFFF"/></w:tcPr>', 'same_colour'],
    ['of dark ground', '<w:tcPr><w:shd w:fill="1F4E79"/></w:tcPr>', undefined],
  ])('judges white letters in a cell %s', async (_, properties, hidden) => {
    const white = paragraph(run('x', '<w:color w:val="FFFFFF"/>'))
    const cell = `<w:tc>${properties}${white}</w:tc>`
    const document = await extract(makeDocxBody(`<w:tbl><w:tr>${cell}</w:tr></w:tbl>`))
    expect(marks(document)).toEqual(hidden ? [{ text: 'x', hidden }] : [])
  })

  const FOREIGN = 'xmlns:x="urn:x" x:val'
  it.each([
    ['vanish', run('x', `<w:vanish ${FOREIGN}="0"/>`), 'hidden_run'],
    ['vanish before its own value', run('x', `<w:vanish ${FOREIGN}="0" w:val="1"/>`), 'hidden_run'],
    ['a style', run('x', `<w:rStyle ${FOREIGN}="Shown" w:val="Child"/>`), 'hidden_run'],
    ['a colour', run('x', `<w:color ${FOREIGN}="000000" w:val="FFFFFF"/>`), 'same_colour'],
    ['a size', run('x', `<w:sz ${FOREIGN}="24" w:val="2"/>`), 'tiny'],
    ['a shading', run('x', '<w:shd xmlns:x="urn:x" x:fill="000000"/>'), undefined],
    ['vanish, without a prefix', run('x', '<w:vanish val="0"/>'), 'hidden_run'],
    [
      'the other edition',
      run('x', '<w:vanish xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main" x:val="0"/>'),
      'hidden_run',
    ],
    [
      'properties of a stranger',
      run('x', '<w:vanish/></w:rPr><x:rPr xmlns:x="urn:x"><w:vanish w:val="0"/></x:rPr><w:rPr>'),
      'hidden_run',
    ],
  ])('is not moved by a foreign attribute: %s', async (_, runs, hidden) => {
    const document = await extract(
      makeDocx({
        'word/document.xml': wordXml(paragraph(runs)),
        'word/_rels/document.xml.rels': relationships(['styles', 'styles.xml']),
        'word/styles.xml': hiddenStyle,
      }),
    )
    expect(marks(document)).toEqual(hidden ? [{ text: 'x', hidden }] : [])
  })

  it('judges a formula by itself, not by the run before it', async () => {
    const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
    const formula = (text: string, look: string) =>
      `<m:r ${math}><w:rPr>${look}</w:rPr><m:t>${text}</m:t></m:r>`
    const body = paragraph(run('a', '<w:vanish/>'), formula('b', ''), formula('c', '<w:vanish/>'))
    expect(marks(await extract(makeDocxBody(body)))).toEqual([
      { text: 'a', hidden: 'hidden_run' },
      { text: 'c', hidden: 'hidden_run' },
    ])
  })

  it('judges by the defaults of the document', async () => {
    const document = await extract(
      makeDocx({
        'word/document.xml': wordXml(
          paragraph(run('x')) + paragraph(run('seen', '<w:color w:val="auto"/>')),
        ),
        'word/_rels/document.xml.rels': relationships(['styles', 'styles.xml']),
        'word/styles.xml': wordXml(
          '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>' +
            '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>',
          'styles',
        ),
      }),
    )
    expect(marks(document)).toEqual([{ text: 'x', hidden: 'same_colour' }])
  })

  const deleted = (text: string) =>
    `<w:del><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`
  it.each([
    ['an insertion', `<w:ins>${run('x')}</w:ins>`, { change: 'inserted' }],
    ['a deletion', deleted('x'), { change: 'deleted', hidden: 'deleted' }],
    [
      'an insertion that was deleted',
      `<w:ins>${deleted('x')}</w:ins>`,
      { change: 'deleted', hidden: 'deleted' },
    ],
    [
      'text that moved away',
      `<w:moveFrom>${run('x')}</w:moveFrom>`,
      { change: 'deleted', hidden: 'deleted' },
    ],
    ['text that moved here', `<w:moveTo>${run('x')}</w:moveTo>`, { change: 'inserted' }],
    [
      'a hidden insertion',
      `<w:ins>${run('x', '<w:vanish/>')}</w:ins>`,
      { change: 'inserted', hidden: 'hidden_run' },
    ],
    ['a deleted paragraph mark', `<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('x')}`, null],
  ])('marks %s', async (_, runs, mark) => {
    const document = await extract(makeDocxBody(paragraph(run('seen ')) + paragraph(runs)))

    expect(document.text).toBe('seen \nx')
    expect(marks(document)).toEqual(mark === null ? [] : [{ text: 'x', ...mark }])
  })

  it('does not let deletions tear words apart', async () => {
    const body = paragraph(run('sec'), deleted('ig'), deleted('nore'), run('ret'))

    expect(await textOf(body)).toBe('secret\nignore')
  })

  it('reads the properties of the document', async () => {
    const core =
      '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>A title</dc:title><dc:creator>Me</dc:creator>' +
      '<cp:keywords>ignore, all</cp:keywords><dc:description> </dc:description></cp:coreProperties>'
    const document = await extract(
      makeDocx({
        '_rels/.rels': relationships(
          ['officeDocument', 'word/document.xml'],
          ['metadata/core-properties', 'docProps/core.xml'],
        ),
        'word/document.xml': wordXml(paragraph(run('seen'))),
        'docProps/core.xml': core,
      }),
    )

    expect(document.text).toBe('seen\nA title\nMe\nignore, all')
    expect(marks(document)).toEqual([
      { text: 'A title', part: 'metadata' },
      { text: 'Me', part: 'metadata' },
      { text: 'ignore, all', part: 'metadata' },
    ])
  })

  it('does not let hidden runs tear words apart', async () => {
    const vanish = '<w:vanish/>'
    const body = paragraph(run('sec'), run('ig', vanish), run('nore', vanish), run('ret'))
    expect(await textOf(body)).toBe('secret\nignore')
  })

  it('leaves white text in tables alone, whose ground it does not know', async () => {
    const cell = paragraph(run('x', '<w:color w:val="FFFFFF"/>'))
    const body = `<w:tbl><w:tr><w:tc>${cell}</w:tc></w:tr></w:tbl>`
    expect((await extract(makeDocxBody(body))).warnings).toEqual([])
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
