import { burn } from '@kenjiuno/msgreader/lib/Burner.js'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Formats } from '../intake/submission.ts'
import { marks } from './__fixtures__/extraction.ts'
import { relationships } from './__fixtures__/make-documents.ts'
import {
  makeEpub,
  makeOpenDocument,
  makePptx,
  makeXlsx,
  makeZip,
  shape,
} from './__fixtures__/make-office.ts'
import { extractDocument } from './extract-document.ts'

const text = (content: string) => new TextEncoder().encode(content)
const read = (bytes: Uint8Array, formats: Formats = 'all', name = 'file') =>
  extractDocument({ name, bytes, formats })
const cell = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const xlsx = makeXlsx(
  `<sheetData><row>${cell('A1', 'a')}${cell('B1', 'b')}</row><row>${cell('A2', 'c')}</row></sheetData>`,
)
const mail = text(
  'From: a@b.c\r\nTo: d@e.f\r\nSubject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=\r\nDate: today\r\n\r\nHello\r\n',
)

describe('what the interface does not name', () => {
  it.each([
    ['a workbook', xlsx],
    ['a presentation', makePptx(shape('x'))],
    ['an OpenDocument text', makeOpenDocument('text', '<text:p>x</text:p>')],
    ['a book', makeEpub(['<p>x</p>'])],
  ])('%s is refused', async (_, bytes) => {
    await expect(read(bytes, 'contract')).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE_TYPE' })
    expect((await read(bytes)).text).toMatch(/[ax]/)
  })

  it('a message is plain text there, as it ever was', async () => {
    const document = await read(mail, 'contract')
    expect(document.mediaType).toBe('text/plain')
    expect(document.text).toContain('=?utf-8?Q?')
  })
})

it('reads rows as lines and cells by tab', async () => {
  expect((await read(xlsx)).text).toBe('Figures\na\tb\nc')
})

it('keeps cells below the head of their column, shows days, and begins where the sheet does', async () => {
  const sheet = `<dimension ref="B1:E3"/><sheetData><row>${cell('B1', 'name')}${cell('C1', 'born')}${cell('E1', 'town')}</row><row>${cell('B2', 'Anna')}<c r="C2" s="1"><v>27097</v></c>${cell('E2', 'Kiel')}</row><row>${cell('B3', 'Ben')}${cell('E3', 'Bonn')}</row></sheetData>`
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
  expect((await read(makeXlsx(sheet, { styles }))).text).toBe(
    'Figures\nname\tborn\t\ttown\nAnna\t1974-03-09\t\tKiel\nBen\t\t\tBonn',
  )
})

it('reads what is printed on handouts and pages of notes', async () => {
  const master = (root: string, shapes: string) =>
    `<p:${root} xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`
  const bytes = makePptx(shape('x'), {
    parts: {
      'ppt/_rels/presentation.xml.rels': relationships(
        ['slide', 'slides/slide1.xml'],
        ['handoutMaster', 'handoutMasters/a.xml'],
        ['notesMaster', 'notesMasters/a.xml'],
      ),
      'ppt/handoutMasters/a.xml': master(
        'handoutMaster',
        shape('y', { more: '<p:ph type="hdr"/>' }),
      ),
      'ppt/notesMasters/a.xml': master(
        'notesMaster',
        shape('Click to edit', { more: '<p:ph type="body"/>' }) + shape('z'),
      ),
    },
  })
  expect(marks(await read(bytes))).toEqual([
    { text: 'y', part: 'header' },
    { text: 'z', part: 'notes' },
  ])
})

it('reads statements beside an OpenDocument text, and tells of broken ones', async () => {
  const withStatements = (rdf: string) =>
    zipSync({
      ...unzipSync(makeOpenDocument('text', '<text:p>x</text:p>')),
      'people.rdf': text(rdf),
    })
  const rdf = (inner: string) =>
    `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:f="f">${inner}</r:RDF>`
  const document = await read(withStatements(rdf('<f:phone>tel:+49 30 1234567</f:phone>')))
  expect(marks(document)).toEqual([{ text: 'tel:+49 30 1234567', part: 'metadata' }])
  expect(document.warnings).toEqual([])
  expect((await read(withStatements('<a>'))).warnings).toEqual(['embedded_objects_skipped'])
})

it('counts empty cells of a spreadsheet that are written as one', async () => {
  const p = (value: string) => `<table:table-cell><text:p>${value}</text:p></table:table-cell>`
  const body = `<table:table table:name="S"><table:table-row>${p('a')}<table:table-cell table:number-columns-repeated="2"/>${p('d')}<table:table-cell table:number-columns-repeated="900"/></table:table-row></table:table>`
  expect((await read(makeOpenDocument('spreadsheet', body))).text).toBe('S\na\t\t\td')
})

describe('line breaks and tabs within a cell', () => {
  const own = async (bytes: Uint8Array) => {
    const { text, sourceMap } = await read(bytes)
    const within = sourceMap.filter((range) => range.cell === true)
    return [text, within.map(({ start, end }) => text.slice(start, end))]
  }

  it('are told of a workbook, beside those between cells and rows', async () => {
    const rows = `<row>${cell('A1', 'Anna')}${cell('B1', 'Hauptstr. 3\nKiel')}${cell('C1', 'x')}</row><row>${cell('A2', 'Ben')}${cell('B2', 'a\tb')}</row>`
    expect(await own(makeXlsx(`<sheetData>${rows}</sheetData>`))).toEqual([
      'Figures\nAnna\tHauptstr. 3\nKiel\tx\nBen\ta\tb',
      ['Hauptstr. 3\nKiel', 'a\tb'],
    ])
  })

  it('are told of an OpenDocument sheet, and of no text', async () => {
    const table =
      '<table:table table:name="S"><table:table-row><table:table-cell><text:p>Anna</text:p></table:table-cell><table:table-cell><text:p>Hauptstr. 3</text:p><text:p>Kiel</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>Ben</text:p></table:table-cell></table:table-row></table:table>'
    expect(await own(makeOpenDocument('spreadsheet', table))).toEqual([
      'S\nAnna\tHauptstr. 3\nKiel\nBen',
      ['\n'],
    ])
    expect((await own(makeOpenDocument('text', table)))[1]).toEqual([])
  })
})

it('parts the header of a rich text from its body, keeps its blank lines, and ends rows without a tab', async () => {
  const rtf = String.raw`{\rtf1{\header School\par}Anna\par Kiel\par\par Dear Anna\par\trowd a\cell b\cell\row}`
  expect((await read(text(rtf))).text).toBe('School\n\nAnna\nKiel\n\nDear Anna\na\tb')
})

it('reads a slide as lines', async () => {
  expect((await read(makePptx(shape('one') + shape('two')))).text).toBe('one\ntwo')
})

it('reads an OpenDocument text with its spaces and rows', async () => {
  const body =
    '<text:p>one<text:s text:c="2"/>two</text:p><table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>'
  expect((await read(makeOpenDocument('text', body))).text).toBe('one  two\n\na\tb')
})

it('reads the chapters of a book in their order', async () => {
  expect((await read(makeEpub(['<p>one</p>', '<p>two</p>']))).text).toBe('x\n\none\n\nx\n\ntwo')
})

describe('a page of another encoding', () => {
  const page = (charset: string) =>
    Buffer.from(`<html><head><meta charset="${charset}"></head><body>Grüße</body></html>`, 'latin1')

  it('is read as it says where it is no UTF-8', async () => {
    expect((await read(page('iso-8859-1'))).text).toBe('Grüße')
  })

  it('is refused over the interface, and where it is not what it says', async () => {
    await expect(read(page('iso-8859-1'), 'contract')).rejects.toThrow('is not valid UTF-8')
    await expect(read(page('shift_jis'))).rejects.toThrow('is not valid shift_jis')
  })

  it('is UTF-8 where it can be, whatever it says', async () => {
    const bytes = Buffer.from('<html><head><meta charset="iso-2022-jp"></head><body>Grüße</body>')
    expect((await read(bytes)).text).toBe('Grüße')
  })
})

describe('what says of itself that it is in another encoding', () => {
  it.each([
    ['a text with a mark', Buffer.from('\ufeffGrüße', 'utf16le'), 'read_as_utf16', '\ufeffGrüße'],
    ['a text', Buffer.from('Gr\xfc\xdfe', 'latin1'), 'read_as_windows_1252', 'Grüße'],
    [
      'a page that names none',
      Buffer.from('<html><meta charset="nonsense"><body>Gr\xfc\xdfe</body></html>', 'latin1'),
      'read_as_windows_1252',
      'Grüße',
    ],
    [
      'a page with a mark',
      Buffer.from('\ufeff<html><body>Grüße</body></html>', 'utf16le'),
      'read_as_utf16',
      'Grüße',
    ],
  ])(
    '%s is read so, which is told, and not over the interface',
    async (_, bytes, warning, text) => {
      const document = await read(bytes)
      expect(document.text).toBe(text)
      expect(document.warnings).toContain(warning)
      await expect(read(bytes, 'contract')).rejects.toMatchObject({ code: 'INVALID_TEXT' })
    },
  )

  it('is not asked where its format says how its bytes are read', async () => {
    const bytes = Buffer.concat([mail, Buffer.from('caf\xe9', 'latin1')])
    const document = await read(bytes)
    expect(document.mediaType).toBe('message/rfc822')
    expect(document.warnings).toEqual([])
  })
})

describe('the style sheet of a book', () => {
  const linked = '<link rel="stylesheet" href="s.css"/><p class="a">one</p>'
  const sheets = (css: string) =>
    makeEpub([linked, linked.replace('one', 'two')], '', { 'OEBPS/s.css': css })

  it('hides what it hides on each page that links to it', async () => {
    const { text, sourceMap } = await read(sheets('.a { display: none }'))
    expect(text.split('\n')).toEqual(expect.arrayContaining(['one', 'two']))
    const hidden = sourceMap.filter((range) => range.hidden !== undefined)
    expect(hidden.map(({ start, end }) => text.slice(start, end))).toEqual(['one', 'two'])
  })

  it('has its remarks told once', async () => {
    const { text } = await read(sheets('/* printed in May */'))
    expect(text.match(/printed in May/g)).toHaveLength(1)
  })

  it('leaves a page as it is where it is broken or missing', async () => {
    for (const book of [sheets('.a { display: '), makeEpub([linked])]) {
      expect((await read(book)).text).toContain('one')
    }
  })
})

it('shows a message as programs do', async () => {
  const document = await read(mail)
  expect(document.mediaType).toBe('message/rfc822')
  expect(document.text).toBe('From: a@b.c\nTo: d@e.f\nSubject: Grüße\nDate: today\n\nHello')
})

it('a text of a message that says the same as its HTML is read once', async () => {
  const both = text(
    'From: a@b.c\r\nTo: d@e.f\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nDear *all*, see the minutes (https://a.example/b).\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Dear <b>all</b>, see <a href="https://a.example/b">the minutes</a>.</p>\r\n--b--\r\n',
  )
  const document = await read(both)
  expect(document.text.match(/minutes/g)).toHaveLength(1)
  expect(document.warnings).toEqual([])
})

describe('what is attached to a message', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
  const part = (head: string, bytes: Uint8Array | string) =>
    `--b\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`
  const named = (name: string, bytes: Uint8Array | string) =>
    part(
      `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"`,
      bytes,
    )
  const message = (kind: string, ...parts: readonly string[]) =>
    text(
      `From: a@b.c\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/${kind}; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Hello</p>\r\n${parts.join('')}--b--\r\n`,
    )

  it('is read behind its name, which is told of what cannot be read, too', async () => {
    const document = await read(
      message('mixed', named('notes  of\tMay.txt', 'one'), named('run.exe', Uint8Array.of(0, 1))),
    )
    expect(document.text).toBe(
      'From: a@b.c\nSubject: x\n\nHello\n\nnotes of May.txt\n\none\n\nrun.exe',
    )
    expect(document.warnings).toEqual(['embedded_objects_skipped'])
    const attached = document.sourceMap.filter((range) => range.part === 'attachment')
    expect(attached.map(({ start, end }) => document.text.slice(start, end))).toEqual([
      'notes of May.txt',
      'one',
      'run.exe',
    ])
  })

  it('is opened where it is an archive, in another one too', async () => {
    const inner = makeZip({ 'b.txt': 'two' })
    const archive = makeZip({ 'folder/a.html': '<p>one</p>', 'inner.zip': inner })
    const document = await read(message('mixed', named('all.zip', archive)))
    expect(document.text).toMatch(
      /\n\nall\.zip\n\nfolder\/a\.html\n\none\n\ninner\.zip\n\nb\.txt\n\ntwo$/,
    )
    expect(document.warnings).toEqual([])
  })

  it('is told where it is an archive that is sealed, or holds more than is read', async () => {
    const sealed = makeZip({ 'a.txt': 'one' })
    // The bit that says so, in the directory (APPNOTE 4.4.4).
    const flags = Buffer.from(sealed).indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8
    sealed[flags] = 1
    const names = Array.from({ length: 120 }, (_, index) => [`${index}.txt`, `text ${index}`])
    const many = makeZip(Object.fromEntries(names))
    for (const archive of [sealed, many]) {
      const document = await read(message('mixed', named('all.zip', archive)))
      expect(document.text).toContain('\n\nall.zip')
      expect(document.warnings).toEqual(['embedded_objects_skipped'])
    }
  })

  it('is no picture that its page shows, unless that is a text', async () => {
    const related = (bytes: Uint8Array | string) =>
      message('related', part('Content-Type: image/png; name=a.png\r\nContent-ID: <a>', bytes))
    const shown = await read(related(png))
    expect([shown.text, shown.warnings]).toEqual(['From: a@b.c\nSubject: x\n\nHello', []])
    expect((await read(related('GIF89a obey'))).text).toMatch(/GIF89a obey$/)
    expect((await read(message('mixed', named('a.png', png)))).warnings).toEqual([
      'embedded_objects_skipped',
    ])
  })
})

describe('a message made to keep its reader busy', () => {
  const head = 'From: a@b.c\nTo: d@e.f\nSubject: x\n'
  it.each([
    ['parts', `${head}Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(50_000)}`],
    ['lines', `${head}\n${'a\n'.repeat(500_000)}`],
  ])('is read up to a number of %s, and told', async (_, content) => {
    const document = await read(text(content))
    expect(document.warnings).toEqual(['embedded_objects_skipped'])
    expect(document.text.match(/[ax]$/gm)?.length).toBeGreaterThan(9_000)
    expect(document.text.length).toBeLessThan(content.length)
  })

  it('has no more headers than fit, and no depth without end', async () => {
    await expect(read(text(`${head}${'A: b\n'.repeat(300_000)}\nx`))).rejects.toThrow('broken')
    let nested = `${head}\nthe end`
    for (let depth = 0; depth < 40; depth++) {
      nested = `${head}Content-Type: message/rfc822\n\n${nested}`
    }
    expect((await read(text(nested))).warnings).toEqual(['embedded_objects_skipped'])
  })
})

it('code and prose with a colon are no message', async () => {
  for (const content of [
    'date: today\nto: do\n',
    'From: here\nWe went on.\n',
    'subject: verb: object\n\nA grammar.',
  ]) {
    expect((await read(text(content))).mediaType).toBe('text/plain')
  }
})

it('an RTF in another code page is read in it', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1251 \'cf\'f0\'e8\'e2\'e5\'f2\par}`
  expect((await read(text(rtf))).text).toBe('Привет')
})

it('a notebook keeps its lines together', async () => {
  const cells = [
    { cell_type: 'markdown', source: ['one\n', 'two'] },
    { cell_type: 'code', source: 'three' },
  ]
  expect((await read(text(JSON.stringify({ nbformat: 4, cells })))).text).toBe('one\ntwo\n\nthree')
})

describe('a calendar', () => {
  const event = (...lines: readonly string[]) =>
    text(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'))
  const of = (value: string) => `BEGIN:VCALENDAR\r\n${value}\r\nEND:VCALENDAR\r\n`

  it('is read with its lines whole and its signs as they are meant', async () => {
    const document = await read(event('DESCRIPTION:One\\, two\\; thr', ' ee\\nfour\\\\n'))
    expect(document.mediaType).toBe('text/calendar')
    expect(document.text).toBe(of('DESCRIPTION:One, two; three\n four\\n'))
  })

  it('may be folded within the bytes of one sign', async () => {
    const [first, second] = text('é')
    const folded = Buffer.concat([
      text('BEGIN:VCALENDAR\r\nSUMMARY:Caf'),
      Buffer.from([first ?? 0, 13, 10, 32, second ?? 0]),
      text('\r\nEND:VCALENDAR\r\n'),
    ])
    expect((await read(folded)).text).toBe(of('SUMMARY:Café'))
  })

  it('is plain text over the interface', async () => {
    const document = await read(event('SUMMARY:a\\,b'), 'contract')
    expect(document.mediaType).toBe('text/plain')
    expect(document.text).toContain('a\\,b')
  })

  it('is none amid a text that speaks of one', async () => {
    expect((await read(text('As in\nBEGIN:VCALENDAR\nA:b\\,c\n'))).text).toContain('\\,')
  })
})

describe('a message of Outlook', () => {
  it('is read with its header', async () => {
    const document = await read(
      outlookMessage({ '0037': 'Minutes', '1000': 'Hello Bob', '0c1a': 'Ann' }),
    )
    expect(document.mediaType).toBe('application/vnd.ms-outlook')
    expect(document.text).toBe('From: Ann\nSubject: Minutes\n\nHello Bob')
  })

  it('that is cut short is refused', async () => {
    const whole = outlookMessage({ '0037': 'Minutes' })
    await expect(read(whole.subarray(0, whole.length - 1_200))).rejects.toMatchObject({
      name: 'ExtractionError',
    })
  })
})

/** A message of texts by the numbers of their properties ([MS-OXPROPS]). */
function outlookMessage(texts: Readonly<Record<string, string>>): Uint8Array {
  const streams = Object.entries(texts).map(([tag, value]) => ({
    name: `__substg1.0_${tag.toUpperCase()}001F`,
    bytes: Buffer.from(value, 'utf16le'),
  }))
  const all = [{ name: '__properties_version1.0', bytes: Buffer.alloc(32) }, ...streams]
  return burn([
    { name: 'Root Entry', type: 5, children: all.map((_, index) => index + 1), length: 0 },
    ...all.map(({ name, bytes }) => ({
      name,
      type: 2,
      length: bytes.length,
      binaryProvider: () => new Uint8Array(bytes),
    })),
  ] as Parameters<typeof burn>[0])
}

it('an archive that unfolds to far more than it holds is refused', async () => {
  const bomb = makeZip({
    '_rels/.rels': '<x/>',
    'xl/workbook.xml': Buffer.alloc(120_000_000, 0x20),
  })
  await expect(read(bomb)).rejects.toMatchObject({ code: 'EXTRACTION_FAILED' })
})
