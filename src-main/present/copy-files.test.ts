import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { extract } from '../extract/__fixtures__/extraction.ts'
import { testFont } from './__fixtures__/test-font.ts'
import { toDocx } from './copy-docx.ts'
import { toHtmlCopy } from './copy-html.ts'
import { toPdf } from './copy-pdf.ts'

const HOSTILE = [
  'Mail [EMAIL 1] & <w:p>]]></w:t> "x"',
  '=cmd|calc\t/JavaScript (a\\) endobj',
  '',
  'Ünïcödé Ελληνικά Кириллица',
].join('\n')
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

async function pdfOf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const copy = await toPdf(text)
  if (!copy.ok) throw new Error(`${copy.missing} are missing, of ${copy.scripts}.`)
  return copy.bytes
}

describe.each([
  ['docx', toDocx],
  ['pdf', pdfOf],
  ['webpage', toHtmlCopy],
])('%s', (_, draw) => {
  it('says what the text says and nothing else, whatever that is', async () => {
    const { text, warnings } = await extract(Buffer.from(await draw(HOSTILE)))
    expect(wordsOf(text)).toEqual(wordsOf(HOSTILE))
    expect(warnings).toEqual([])
  })

  it('is the same for the same text: it holds no hour and no author', async () => {
    expect(Buffer.from(await draw(HOSTILE)).equals(Buffer.from(await draw(HOSTILE)))).toBe(true)
  })

  it('holds a line of many letters without a space', async () => {
    const line = 'x'.repeat(10_000)
    const { text } = await extract(Buffer.from(await draw(line)))
    expect(text.replaceAll(/\s/g, '')).toBe(line)
  })
})

it('makes a Word document of what XML cannot write too', async () => {
  const bytes = toDocx('a\u0001b\ufffe\ud800c')
  const { text } = await extract(Buffer.from(bytes))
  expect(text.trim()).toBe('ab\ufffdc')
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/document.xml',
  ])
})

it('refuses a PDF of letters that no font has, and of lines that run the other way', async () => {
  expect(await toPdf('a 你好 你 b', [])).toEqual({
    ...{ ok: false, why: 'no_font', missing: 2, scripts: ['Han'] },
  })
  expect(await toPdf('a שלום b', [])).toEqual({
    ...{ ok: false, why: 'right_to_left', missing: 4, scripts: ['Hebrew'] },
  })
})

describe('fonts of the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-fonts-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('draws what the shipped font has not, where one has it', async () => {
    writeFileSync(join(folder, 'other.ttf'), testFont({ letter: 0x4e2d }))
    writeFileSync(join(folder, 'broken.ttf'), testFont({ letter: 0x4e2d }).subarray(0, 500))
    const copy = await toPdf('a 中 b', [folder, join(folder, 'nowhere')])
    if (!copy.ok) throw new Error(copy.scripts.join())
    const { text } = await extract(Buffer.from(copy.bytes))
    expect(text.trim()).toBe('a 中 b')
  })

  it('takes none whose licence keeps it out of documents', async () => {
    writeFileSync(join(folder, 'other.ttf'), testFont({ letter: 0x4e2d, fsType: 0x0002 }))
    expect(await toPdf('a 中 b', [folder])).toMatchObject({ ok: false, scripts: ['Han'] })
  })
})

it('breaks a PDF of one endless word in time that grows with it', async () => {
  expect(await growthOf((size) => 'xy'.repeat(size), pdfOf, 4_000)).toBeLessThan(LINEAR_GROWTH)
})
