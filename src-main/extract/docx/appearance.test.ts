/** Which runs of a Word document nobody sees, by what they and their styles say. */

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
