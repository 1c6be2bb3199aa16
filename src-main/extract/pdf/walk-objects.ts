/**
 * Goes through the objects that hang on one of a PDF and gathers what they say
 * in words, what they draw beside the page, and the files they hold.
 *
 * It goes everywhere but where no words are (fonts, colours, pictures, places),
 * instead of only where words are known to be: a reader that knows one key more
 * would else read what nobody scanned.
 */

import type { PdfClasses, PdfDict, PdfRef, PdfStream } from './pdf-objects.ts'

export interface FoundString {
  readonly text: string
  /** The key that it stands under. */
  readonly key: string
}

/** What draws letters that are no part of the page's own text. */
export interface FoundDrawing {
  readonly stream: PdfStream
  /** Those of the font, for glyphs that have none themselves. */
  readonly resources: PdfDict | undefined
}

export interface FoundFile {
  readonly name: string
  readonly stream: PdfStream
}

export interface Found {
  readonly strings: readonly FoundString[]
  readonly drawings: readonly FoundDrawing[]
  readonly files: readonly FoundFile[]
  /** Streams of XML or text, as forms have them. */
  readonly texts: readonly { readonly stream: PdfStream; readonly key: string }[]
  /** Whether something was broken or there was more than is read. */
  readonly isPartial: boolean
}

export interface Objects {
  readonly classes: PdfClasses
  readonly fetch: (ref: PdfRef) => unknown
  /** References that were followed; walks that share it read nothing twice. */
  readonly seen: Set<string>
}

/** Objects of one walk. A tagged book of a thousand pages has some hundred thousand. */
const MAX_OBJECTS = 500_000
/** A form of a thousand fields has as many appearances. */
const MAX_DRAWINGS = 5_000

/** What is under these holds no words, or leads back or to other pages. */
const NOT_FOLLOWED = wordsOf(
  'Parent P Pg Prev IRT Obj Dest Dests SD B Thumb Pages ParentTree IDTree RoleMap ClassMap',
  'ColorSpace CS Shading HT TR TR2 BG UCR Encrypt DR JS JavaScript OutputIntents PieceInfo Perms',
  'DSS ByteRange Metadata Contents Limits W Widths FontDescriptor Outlines Cert Reference Measure',
  'VP SpiderInfo Properties',
)
/** Strings under these are identifiers, places, code or bytes. */
const NOT_WORDS = wordsOf('ID DA DS Lang CheckSum JS D Dest Cert XFA')
/** What draws: appearances, groups of soft masks and glyphs. */
const DRAWN_UNDER = wordsOf('AP G CharProcs')
/** Icons of a button, which are drawn like its appearance (12.5.6.19). */
const ICONS = wordsOf('I RI IX')
/** Values and rich texts of fields and notes, and the packets of an XFA form. */
const TEXT_UNDER = wordsOf('XFA V DV RV RC')
/** Lists of resources, whose keys are names that the file gives (7.8.3). */
const RESOURCE_LISTS = wordsOf('XObject Pattern ExtGState Font')
/** In these dictionaries, too, keys are the file's own; a label of a page has its words under `P`. */
const FREE_NAMES = wordsOf('AP Nums')
/** Trees of names whose values are more than places and scripts (7.7.4). */
const NAMED = wordsOf('EmbeddedFiles AP Renditions AlternatePresentations')

function wordsOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '))
}

/** What a value hangs on, as far as it matters to what is made of it. */
interface Place {
  readonly value: unknown
  readonly key: string
  /** Of glyphs: the resources of their font. */
  readonly resources?: PdfDict | undefined
}

/** As what a value counts: under its own key, or as that on which its dictionary hangs. */
function keyOf(outer: string, name: string): string {
  if (outer === 'AP' || (outer === 'MK' && ICONS.has(name))) return 'AP'
  return RESOURCE_LISTS.has(outer) ? '' : name
}

/** Walks from `roots` in the order of the file's own lists. Never throws. */
export function walkObjects(roots: readonly unknown[], { classes, fetch, seen }: Objects): Found {
  const strings: FoundString[] = []
  const drawings: FoundDrawing[] = []
  const files: FoundFile[] = []
  const texts: { stream: PdfStream; key: string }[] = []
  let isPartial = false
  let visited = 0
  const stack: Place[] = roots.toReversed().map((value) => ({ value, key: '' }))
  for (let place = stack.pop(); place; place = stack.pop()) {
    if (++visited > MAX_OBJECTS) return { strings, drawings, files, texts, isPartial: true }
    try {
      visit(place)
    } catch {
      // An object that is broken; what else there is counts all the same.
      isPartial = true
    }
  }
  return { strings, drawings, files, texts, isPartial }

  function visit({ value: raw, key, resources }: Place): void {
    let value = raw
    if (value instanceof classes.Ref) {
      const ref = value.toString()
      if (seen.has(ref)) return
      seen.add(ref)
      value = fetch(value)
    }
    if (typeof value === 'string') {
      if (!NOT_WORDS.has(key)) strings.push({ text: classes.stringToPDFString(value), key })
    } else if (Array.isArray(value)) {
      // A list of names and what they stand for, unlike the catalog's dictionary of such lists.
      const under = key === 'Names' ? 'Name' : key
      pushAll(value.map((entry) => ({ value: entry, key: under, resources })))
    } else if (value instanceof classes.BaseStream) {
      visitStream(value, key, resources)
    } else if (value instanceof classes.Dict) {
      visitDict(value, key)
    }
  }

  function visitStream(stream: PdfStream, key: string, resources: PdfDict | undefined): void {
    const { dict } = stream
    const subtype = nameOf(dict?.get('Subtype'))
    if (subtype === 'Image' || !dict) return
    const drawn = DRAWN_UNDER.has(key) || dict.get('PatternType') === 1
    if (drawn) {
      if (drawings.length < MAX_DRAWINGS) drawings.push({ stream, resources })
      else isPartial = true
    } else if (TEXT_UNDER.has(key)) {
      texts.push({ stream, key })
      return
    }
    push(dict.getRaw('Resources'), 'Resources')
  }

  function visitDict(dict: PdfDict, key: string): void {
    const type = nameOf(dict.get('Type'))
    if (type === 'Page') return
    if (type === 'Font') {
      visitFont(dict)
      return
    }
    if (dict.getRaw('EF') !== undefined) gatherFiles(dict)
    const isSignature = dict.getRaw('ByteRange') !== undefined
    // Of a field the title is a name for programs.
    const isField = dict.getRaw('FT') !== undefined || dict.getRaw('Kids') !== undefined
    const inside: Place[] = []
    for (const [name, value] of dict.getRawEntries()) {
      if (name === 'EF' || (isSignature && name === 'Contents')) continue
      if (key === 'Names' && !NAMED.has(name)) continue
      const isOwnName = FREE_NAMES.has(key) || RESOURCE_LISTS.has(key)
      if (!isOwnName && NOT_FOLLOWED.has(name) && typeof value !== 'string') continue
      inside.push({ value, key: isField && name === 'T' ? 'FieldName' : keyOf(key, name) })
    }
    pushAll(inside)
  }

  function visitFont(font: PdfDict): void {
    if (nameOf(font.get('Subtype')) !== 'Type3') return
    const own = font.get('Resources')
    const procedures = font.get('CharProcs')
    if (!(procedures instanceof classes.Dict)) return
    const resources = own instanceof classes.Dict ? own : undefined
    pushAll(
      [...procedures.getRawEntries()].map(([, value]) => ({ value, key: 'CharProcs', resources })),
    )
  }

  function gatherFiles(specification: PdfDict): void {
    const embedded = specification.get('EF')
    if (!(embedded instanceof classes.Dict)) return
    const name = ['UF', 'F', 'Unix', 'Mac', 'DOS']
      .map((key) => specification.get(key))
      .find((value) => typeof value === 'string')
    const streams = new Set<unknown>()
    for (const [key] of embedded.getRawEntries()) streams.add(embedded.get(key))
    for (const stream of streams) {
      if (!(stream instanceof classes.BaseStream)) continue
      files.push({
        name: typeof name === 'string' ? classes.stringToPDFString(name) : '',
        stream,
      })
    }
  }

  function pushAll(places: readonly Place[]): void {
    for (let index = places.length - 1; index >= 0; index--) stack.push(places[index] as Place)
  }
  function push(value: unknown, key: string): void {
    stack.push({ value, key })
  }
  function nameOf(value: unknown): string {
    return value instanceof classes.Name ? value.name : ''
  }
}
