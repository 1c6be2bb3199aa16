/**
 * Rich Text (RTF Specification 1.9.1): the text, its notes and headers, and what
 * it hides: letters marked as hidden, in the colour of their ground, or too small.
 */

import type { DocumentPart, HiddenReason } from '../../../src-shared/model/source-map.ts'
import { MEDIA_TYPES } from '../canonical-document.ts'
import { type Colour, looksSame } from '../css/colour.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { isSentence } from '../text/stated.ts'
import { createTextWriter, type Origin, type TextWriter } from '../text/text-writer.ts'
import { type RtfToken, rtfTokens } from './rtf-tokens.ts'

/** Half-points; people do not read smaller letters. */
const TINY_HALF_POINTS = 3
/** Word nests some dozens of groups. */
const MAX_DEPTH = 1_000
const WHITE: Colour = [255, 255, 255, 1]

/** Words that begin a part of its own, and what that is. */
const PARTS: Readonly<Record<string, DocumentPart>> = {
  ...Object.fromEntries(
    ['header', 'headerl', 'headerr', 'headerf'].map((name) => [name, 'header'] as const),
  ),
  ...Object.fromEntries(
    ['footer', 'footerl', 'footerr', 'footerf'].map((name) => [name, 'footer'] as const),
  ),
  footnote: 'footnote',
  annotation: 'comment',
  atnid: 'comment',
  atnauthor: 'comment',
  info: 'metadata',
  ...Object.fromEntries(
    `title subject author manager company operator category keywords comment doccomm hlinkbase`
      .split(' ')
      .map((name) => [name, 'metadata'] as const),
  ),
  userprops: 'metadata',
  propname: 'metadata',
  staticval: 'metadata',
  docvar: 'metadata',
  fldinst: 'link_target',
  shptxt: 'text_box',
}
/** Groups that hold no words: tables of looks, pictures, data of programs. */
const SKIPPED: ReadonlySet<string> = new Set(
  `fonttbl stylesheet listtable listoverridetable rsidtbl generator themedata colorschememapping latentstyles
  datastore xmlnstbl pict blipuid filetbl pgdsctbl mmathPr background fldtype panose falt fontemb
  blipuid bkmkend ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn pntext listtext nonshppict
  creatim revtim printim buptim atrfstart atrfend atndate atnref`.split(/\s+/),
)
/** Groups that may be passed over and hold words. */
const READ_WHEN_STARRED: ReadonlySet<string> = new Set(
  'shppict shpinst shptxt annotation atnid atnauthor fldinst docvar userprops propname staticval htmltag'.split(
    ' ',
  ),
)
/** Texts of a form's field, each by itself. */
const OF_FIELDS: ReadonlySet<string> = new Set(['ffdeftext', 'ffhelptext', 'ffstattext', 'ffl'])
/** The property of a shape that is drawn as letters (WordArt); others are settings, and descriptions of pictures. */
const DRAWN_LETTERS = 'gtextUNICODE'
const LETTERS_FONT = 'gtextFont'
const CODE_PAGES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
}
const CHARACTERS: Readonly<Record<string, string>> = {
  emdash: '\u2014',
  endash: '\u2013',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  bullet: '\u2022',
  emspace: '\u2003',
  enspace: '\u2002',
}

interface State {
  readonly part: DocumentPart | undefined
  readonly skipped: boolean
  /** At the start of a group, where its first word says what it is. */
  readonly starts: boolean
  readonly starred: boolean
  /** In a group that programs may pass over: its words count where they say something. */
  readonly isAside: boolean
  readonly isColours: boolean
  /** In the name of a property of a shape or picture, which says what its value is. */
  readonly isPropertyName: boolean
  readonly hidden: boolean
  readonly deleted: boolean
  readonly halfPoints: number
  readonly colour: number
  readonly ground: number
  /** Bytes that stand behind each `\u` for programs that do not know it. */
  readonly fallback: number
}

const START: State = {
  part: undefined,
  skipped: false,
  starts: false,
  starred: false,
  isAside: false,
  isColours: false,
  isPropertyName: false,
  hidden: false,
  deleted: false,
  halfPoints: 24,
  colour: 0,
  ground: 0,
  fallback: 1,
}

export const rtfExtractor: Extractor = {
  mediaType: MEDIA_TYPES.rtf,
  recognises: ({ bytes }) =>
    Buffer.from(bytes.subarray(0, 64)).toString('latin1').trimStart().startsWith('{\\rtf'),
  async extract({ bytes }) {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    const writer = createTextWriter()
    const { leavesOut } = writeRtf(file, writer)
    const { text, sourceMap } = writer.finish()
    const warnings: string[] = []
    if (sourceMap.some(({ hidden }) => hidden)) warnings.push('hidden_text_found')
    if (leavesOut) warnings.push('embedded_objects_skipped')
    return { mediaType: MEDIA_TYPES.rtf, text, sourceMap, warnings }
  },
}

function writeRtf(file: string, writer: TextWriter): { readonly leavesOut: boolean } {
  let state = START
  const outer: State[] = []
  /** Of the colour table, by place; the first is the program's own. */
  const colours: (Colour | undefined)[] = []
  let channels: (number | undefined)[] = []
  let decoder = new TextDecoder('windows-1252')
  let bytes: number[] = []
  let toSkip = 0
  let leavesOut = false
  let aside = ''
  let property = ''

  const origin = (): Origin | undefined => {
    const { part } = state
    const hidden = hiddenBy(state, colours)
    if (part === undefined && hidden === undefined) return undefined
    return {
      ...(part !== undefined && { part }),
      ...(hidden !== undefined && { hidden }),
      ...(state.deleted && { change: 'deleted' as const }),
    }
  }
  const put = (text: string) => {
    if (state.isPropertyName) property += text
    if (state.skipped || text === '') return
    if (state.isAside) aside += text
    else writer.write(text, origin())
  }
  const isKept = () => !state.skipped || state.isPropertyName
  const flush = () => {
    if (bytes.length > 0) put(decoder.decode(Uint8Array.from(bytes)))
    bytes = []
  }

  const sayAside = () => {
    for (const line of aside.split('\n')) {
      if (!isSentence(line)) continue
      writer.breakLine(1)
      writer.write(line.trim(), { part: 'metadata' })
      writer.breakLine(1)
    }
    aside = ''
  }

  /** What a group is, told by its first word; whether that was all that the word says. */
  function begin(name: string): void {
    const part = PARTS[name]
    if (part !== undefined && !state.isAside) {
      state = { ...state, part }
      writer.breakLine(linesAround(part))
    } else if (name === 'colortbl') state = { ...state, isColours: true, skipped: true }
    else if (name === 'objdata' || name === 'datafield') {
      leavesOut = true
      state = { ...state, skipped: true }
    } else if (name === 'picprop') state = { ...state, skipped: false }
    else if (name === 'sn') {
      property = ''
      state = { ...state, skipped: true, isPropertyName: true }
    } else if (name === 'sv') {
      if (property.trim() === DRAWN_LETTERS) {
        state = { ...state, part: 'text_box' }
        writer.breakLine(linesAround('text_box'))
      } else if (property.trim() === LETTERS_FONT) state = { ...state, skipped: true }
      else state = { ...state, isAside: true }
    } else if (SKIPPED.has(name)) state = { ...state, skipped: true }
    else if (state.starred && !READ_WHEN_STARRED.has(name)) state = { ...state, isAside: true }
    if (state.isAside && OF_FIELDS.has(name)) aside += '\n'
  }

  function word({ name, value }: Extract<RtfToken, { kind: 'word' }>): void {
    if (name === '*') {
      state = { ...state, starred: true }
      return
    }
    if (state.starts) {
      state = { ...state, starts: false }
      begin(name)
    }
    const isOn = value !== 0
    switch (name) {
      case 'par':
      case 'line':
        if (!state.skipped) writer.newLine()
        break
      case 'sect':
      case 'page':
        if (!state.skipped) writer.breakLine(1)
        break
      case 'row':
        if (state.skipped) break
        writer.endCell()
        writer.breakLine(1)
        break
      case 'cell':
      case 'nestcell':
        if (state.skipped) break
        writer.endCell()
        writer.startCell(false)
        break
      case 'tab':
        put('\t')
        break
      case 'ansicpg':
        decoder = decoderOf(value ?? 1252)
        break
      case 'mac':
        decoder = new TextDecoder('macintosh')
        break
      case 'u':
        put(String.fromCharCode((value ?? 0) & 0xffff))
        toSkip = state.fallback
        break
      case 'uc':
        state = { ...state, fallback: Math.max(0, value ?? 1) }
        break
      case 'v':
        state = { ...state, hidden: isOn }
        break
      case 'deleted':
        state = { ...state, deleted: isOn }
        break
      case 'fs':
        state = { ...state, halfPoints: value ?? 24 }
        break
      case 'cf':
        state = { ...state, colour: value ?? 0 }
        break
      case 'cb':
      case 'highlight':
      case 'chcbpat':
        state = { ...state, ground: value ?? 0 }
        break
      case 'plain': {
        const { hidden, deleted, halfPoints, colour, ground } = START
        state = { ...state, hidden, deleted, halfPoints, colour, ground }
        break
      }
      case 'red':
        channels[0] = value
        break
      case 'green':
        channels[1] = value
        break
      case 'blue':
        channels[2] = value
        break
      default:
        put(CHARACTERS[name] ?? '')
    }
  }

  for (const token of rtfTokens(file)) {
    if (token.kind === 'byte') {
      if (toSkip > 0) toSkip--
      else if (isKept()) bytes.push(token.value)
      continue
    }
    if (token.kind === 'text') {
      const text = token.text.slice(toSkip)
      toSkip = Math.max(0, toSkip - token.text.length)
      if (state.isColours) {
        for (const sign of text) {
          if (sign !== ';') continue
          const [red, green, blue] = channels
          colours.push(red === undefined ? undefined : [red, green ?? 0, blue ?? 0, 1])
          channels = []
        }
      }
      // Names and values of what a document says of itself are groups without a word before them.
      if (state.starts && state.part === 'metadata' && !state.isAside) writer.breakLine(1)
      // Bytes of the file above ASCII are of its code page too.
      if (isKept()) for (const letter of text) bytes.push(letter.charCodeAt(0) & 0xff)
      if (text !== '') state = state.starts ? { ...state, starts: false } : state
      continue
    }
    flush()
    toSkip = 0
    if (token.kind === 'open') {
      if (outer.length >= MAX_DEPTH)
        throw new ExtractionError('EXTRACTION_FAILED', 'nests its groups too deep')
      outer.push(state)
      state = { ...state, starts: true, starred: false }
    } else if (token.kind === 'close') {
      const { part, isAside } = state
      const next = outer.pop()
      if (next === undefined) break
      state = next
      if (isAside && !state.isAside) sayAside()
      if (part !== undefined && part !== state.part) writer.breakLine(linesAround(part))
    } else if (token.kind === 'word') word(token)
  }
  flush()
  return { leavesOut }
}

/** What stands at the edge of a page is no line of its text. */
function linesAround(part: DocumentPart): 1 | 2 {
  return part === 'header' || part === 'footer' ? 2 : 1
}

function decoderOf(page: number): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(CODE_PAGES[page] ?? `windows-${page}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

function hiddenBy(
  { hidden, deleted, halfPoints, colour, ground }: State,
  colours: readonly (Colour | undefined)[],
): HiddenReason | undefined {
  if (deleted) return 'deleted'
  if (hidden) return 'hidden_run'
  if (halfPoints < TINY_HALF_POINTS) return 'tiny'
  const letters = colours[colour]
  return letters && looksSame(letters, colours[ground] ?? WHITE) ? 'same_colour' : undefined
}
