import { describe, expect, it } from 'vitest'
import { extractDocument } from '../extract-document.ts'
import { readProperties } from './encoded-property.ts'

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const lines = (...all: readonly string[]) => all.map((line) => `${line}\r\n`).join('')
const card = (...properties: readonly string[]) =>
  extractDocument({
    name: 'a.vcf',
    bytes: Buffer.from(lines('BEGIN:VCARD', 'VERSION:2.1', ...properties, 'END:VCARD')),
    formats: 'all',
  })

describe('letters in quoted-printable', () => {
  it.each([
    [
      'whole',
      'ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;R=C3=B8ysegata 14',
      'ADR;HOME:;;Røysegata 14',
    ],
    ['of another character set', 'N;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:S=E6ther', 'N:Sæther'],
    ['on two lines', 'NOTE;ENCODING=QUOTED-PRINTABLE:pass=\r\nword', 'NOTE:password'],
    [
      'on two lines that are folded too',
      'NOTE;ENCODING=QUOTED-PRINTABLE:pass=\r\n =77ord',
      'NOTE:password',
    ],
    ['with a line break', 'NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0Atwo', 'NOTE:one\n two'],
  ])('are read: %s', async (_, property, read) => {
    expect((await card(property)).text).toContain(`VERSION:2.1\r\n${read}\r\n`)
  })

  it('of no known character set are UTF-8', () => {
    const [property] = readProperties('NOTE;CHARSET=NONE;ENCODING=QUOTED-PRINTABLE:=C3=B8')
    expect(property?.text).toBe('NOTE:ø')
  })
})

it('a value that never ends is read to the end', () => {
  const all = readProperties('NOTE;ENCODING=QUOTED-PRINTABLE:one=')
  expect(all.map(({ text }) => text)).toEqual(['NOTE:one'])
})

describe('a file in a property', () => {
  it('is read behind the properties, under its name', async () => {
    const { text, warnings } = await card(
      `ATTACH;FILENAME="plan.txt";ENCODING=BASE64;VALUE=BINARY:${base64('Meet at noon')}`,
      'NOTE:b',
    )
    expect(text).toMatch(/VALUE=BINARY:\r\nNOTE:b\r\nEND:VCARD\r\n\n\nplan\.txt\n\nMeet at noon$/)
    expect(warnings).toEqual([])
  })

  it('in an address is read as the page it is', async () => {
    const { text } = await card(`ATTACH:data:text/html;base64,${base64('<p>Meet<br>at noon</p>')}`)
    expect(text).toMatch(/\n\nMeet\nat noon$/)
  })

  it('that is a picture is left out, and one of no known type is told', async () => {
    const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0])
    expect((await card(`PHOTO;ENCODING=b;TYPE=JPEG:${base64(picture)}`)).warnings).toEqual([])
    const { warnings } = await card(`KEY;ENCODING=b:${base64(Uint8Array.from([1, 0, 2]))}`)
    expect(warnings).toEqual(['embedded_objects_skipped'])
  })

  it('that is words as they stand stays words', async () => {
    expect((await card('NOTE;ENCODING=BASE64:meet at noon')).text).toContain(':meet at noon\r\n')
  })
})

it('an address is read as browsers read it, with escapes in its Base64', async () => {
  const escaped = base64('Meet at noon').replace('T', '%54')
  expect((await card(`URL: data:text/plain;base64,${escaped}`)).text).toMatch(/\n\nMeet at noon$/)
})

it('what a parameter quotes is no encoding', () => {
  const line = 'NOTE;X=";ENCODING=B:":ignoreallrules'
  expect(readProperties(line)).toEqual([{ text: line }])
})

it.each(['a', '"a"', ';B', ';CHARSET='])('a line that is all of the file is read: %s', (part) => {
  const line = part.repeat(10_000_000 / part.length)
  expect(readProperties(line)).toEqual([{ text: line }])
  expect(readProperties(`A;QUOTED-PRINTABLE${line}:x`)).toHaveLength(1)
})

it('properties without encoding stay to the letter', () => {
  const text = lines('A:b', 'C;X="a:b;ENCODING=B:":d', 'no colon', '', ':')
  expect(
    readProperties(text)
      .map((each) => each.text)
      .join(''),
  ).toBe(text)
})
