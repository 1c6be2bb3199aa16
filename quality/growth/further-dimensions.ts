/** What a workbook, presentation, book, message, notebook or calendar can have more and more of, as {@link DIMENSIONS} of the others. */

import {
  makeEpub,
  makeOpenDocument,
  makePptx,
  makeXlsx,
  shape,
} from '../../src-main/extract/__fixtures__/make-office.ts'
import type { Dimension } from './dimensions.ts'

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')
const cell = (text: string, at = '') => `<c ${at} t="inlineStr"><is><t>${text}</t></is></c>`
const HEAD =
  'From: a@b.c\r\nTo: d@e.f\r\nSubject: x\r\nDate: Mon, 2 Mar 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n'

export const FURTHER_DIMENSIONS: readonly Dimension[] = [
  {
    name: 'xlsx: rows',
    size: 2_000,
    make: (size) =>
      makeXlsx(
        `<sheetData>${times(size, (row) => `<row>${cell(`a ${row}`)}${cell('b')}</row>`)}</sheetData>`,
      ),
  },
  {
    name: 'xlsx: cells of a row',
    size: 2_000,
    make: (size) =>
      makeXlsx(`<sheetData><row>${times(size, (at) => cell(`a ${at}`))}</row></sheetData>`),
  },
  {
    name: 'xlsx: hidden columns',
    size: 500,
    make: (size) =>
      makeXlsx(
        `<cols>${times(size, (at) => `<col min="${at + 1}" max="${at + 1}" hidden="1"/>`)}</cols><sheetData><row>${times(size, (at) => cell(`a ${at}`))}</row></sheetData>`,
      ),
  },
  {
    name: 'pptx: shapes',
    size: 1_000,
    make: (size) => makePptx(times(size, (at) => shape(`line ${at}`))),
  },
  {
    name: 'odt: paragraphs',
    size: 2_000,
    make: (size) =>
      makeOpenDocument(
        'text',
        times(size, (at) => `<text:p>line ${at}</text:p>`),
      ),
  },
  {
    name: 'odt: styles',
    size: 1_000,
    make: (size) =>
      makeOpenDocument(
        'text',
        times(size, (at) => `<text:p text:style-name="P${at}">line</text:p>`),
        {
          styles: times(
            size,
            (at) =>
              `<style:style style:name="P${at}" style:family="paragraph" style:parent-style-name="P${at - 1}"/>`,
          ),
        },
      ),
  },
  {
    name: 'epub: chapters',
    size: 100,
    make: (size) => makeEpub(Array.from({ length: size }, (_, at) => `<p>chapter ${at}</p>`)),
  },
  {
    name: 'epub: what is said about the book',
    size: 500,
    make: (size) =>
      makeEpub(
        ['<p>one</p>'],
        times(size, (at) => `<dc:subject>subject ${at}</dc:subject>`),
      ),
  },
  {
    name: 'rtf: groups within groups',
    size: 60,
    make: (size) => Buffer.from(`{\\rtf1\\ansi ${'{\\b x '.repeat(size)}${'}'.repeat(size)}}`),
  },
  {
    name: 'rtf: groups',
    size: 5_000,
    make: (size) => Buffer.from(`{\\rtf1\\ansi ${times(size, (at) => `{\\b word ${at}}\\par `)}}`),
  },
  {
    name: 'eml: parts',
    size: 90,
    make: (size) =>
      Buffer.from(
        `${HEAD}${times(size, (at) => `--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="${at}.txt"\r\n\r\nnote ${at}\r\n`)}--b--\r\n`,
      ),
  },
  {
    name: 'eml: parts that say something',
    size: 250,
    make: (size) =>
      Buffer.from(
        `${HEAD}${times(size, (at) => `--b\r\nContent-Type: text/plain\r\n\r\nnote ${at}\r\n`)}--b--\r\n`,
      ),
  },
  {
    name: 'eml: headers',
    size: 2_000,
    make: (size) =>
      Buffer.from(
        `${HEAD.replace('MIME', `${times(size, (at) => `X-Note-${at}: word ${at}\r\n`)}MIME`)}--b\r\n\r\nx\r\n--b--\r\n`,
      ),
  },
  {
    name: 'eml: headers of one name',
    size: 2_000,
    make: (size) =>
      Buffer.from(
        `${HEAD.replace('MIME', `${times(size, (at) => `Received: by host${at}\r\n`)}MIME`)}--b\r\n\r\nx\r\n--b--\r\n`,
      ),
  },
  {
    name: 'eml: recipients',
    size: 2_000,
    make: (size) =>
      Buffer.from(
        `${HEAD.replace(
          'd@e.f',
          times(size, (at) => `"Person ${at}" <p${at}@e.f>,\r\n `),
        )}--b\r\n\r\nx\r\n--b--\r\n`,
      ),
  },
  {
    name: 'eml: declarations of boundaries',
    size: 500,
    make: (size) =>
      Buffer.from(
        `${HEAD}${times(size, (at) => `--b\r\nContent-Type: multipart/mixed; boundary="c${at}"\r\n\r\n--c${at}\r\n\r\nnote ${at}\r\n--c${at}--\r\n`)}--b--\r\n`,
      ),
  },
  {
    name: 'eml: lines of a text',
    size: 5_000,
    make: (size) =>
      Buffer.from(`${HEAD}--b\r\n\r\n${times(size, (at) => `line ${at}\r\n`)}--b--\r\n`),
  },
  {
    name: 'eml: lines beside its HTML',
    size: 1_000,
    make: (size) =>
      Buffer.from(
        `${HEAD.replace('mixed', 'alternative')}--b\r\nContent-Type: text/plain\r\n\r\n${times(size, (at) => `this is the line of number ${at}\r\n`)}\r\n--b\r\nContent-Type: text/html\r\n\r\n${times(size, (at) => `<p>this is the line of number ${size - at}</p>\r\n`)}--b--\r\n`,
      ),
  },
  {
    name: 'ipynb: cells',
    size: 1_000,
    make: (size) =>
      Buffer.from(
        JSON.stringify({
          nbformat: 4,
          cells: Array.from({ length: size }, (_, at) => ({
            cell_type: 'markdown',
            source: [`line ${at}`],
          })),
        }),
      ),
  },
  {
    name: 'ics: events',
    size: 1_000,
    make: (size) =>
      Buffer.from(
        `BEGIN:VCALENDAR\r\n${times(size, (at) => `BEGIN:VEVENT\r\nSUMMARY:event ${at}\\, here\r\nEND:VEVENT\r\n`)}END:VCALENDAR\r\n`,
      ),
  },
  {
    name: 'ics: folds of a value',
    size: 2_000,
    make: (size) =>
      Buffer.from(
        `BEGIN:VCALENDAR\r\nDESCRIPTION:${times(size, (at) => `word ${at}\r\n  `)}\r\nEND:VCALENDAR\r\n`,
      ),
  },
]
