/**
 * All that a server sent, kept beside what was understood of it: an answer with
 * a wrong id, a field that no protocol allows or a key given twice is dropped by
 * a strict reader and may be taken by a lenient one, so that it is read here as
 * text.
 */

import { MCP_BOUNDS } from './mcp-bounds.ts'
import { isRecord } from './mcp-json.ts'

/** Bodies of answers, in the order in which they began. */
export interface McpReceived {
  /** Starts a body; what it gives takes the pieces as they come. */
  readonly open: (isEventStream: boolean) => (piece: Uint8Array) => void
  /**
   * Strings of all bodies that are not in `known`, and bodies or events that are no JSON,
   * each once: what a reader could take for words. At most {@link MCP_BOUNDS.itemUnits}.
   * @param known every key and string that was understood.
   */
  readonly strays: (known: ReadonlySet<string>) => {
    readonly texts: readonly string[]
    /** Whether one of them stands where the protocol allows none: not in a request, a notification or an error. */
    readonly isOdd: boolean
    readonly isCut: boolean
  }
}

interface Body {
  readonly isEventStream: boolean
  readonly pieces: Uint8Array[]
}

/** Collects bodies; their size is bounded by who passes them on. */
export function createMcpReceived(): McpReceived {
  const bodies: Body[] = []
  return {
    open(isEventStream) {
      const body: Body = { isEventStream, pieces: [] }
      bodies.push(body)
      return (piece) => body.pieces.push(piece)
    },
    strays(known) {
      const texts = new Set<string>()
      let room: number = MCP_BOUNDS.itemUnits
      let isOdd = false
      let isCut = false
      for (const { isEventStream, pieces } of bodies) {
        const text = Buffer.concat(pieces).toString('utf8')
        for (const message of isEventStream ? eventsOf(text) : [text]) {
          const parsed = parse(message)
          const isAllowed = isRecord(parsed) && ('method' in parsed || !('result' in parsed))
          for (const stray of straysOf(message, parsed !== undefined, known)) {
            isOdd ||= !isAllowed
            if (texts.has(stray)) continue
            room -= stray.length
            if (room < 0) isCut = true
            else texts.add(stray)
          }
        }
      }
      return { texts: [...texts], isOdd, isCut }
    },
  }
}

/** Fields whose value is a token of the protocol: never words. */
const TOKENS: ReadonlySet<string> = new Set([
  'id',
  'method',
  'nextCursor',
  'jsonrpc',
  'progressToken',
])
/** Shortest string without white space that may be words in disguise. */
const MIN_UNBROKEN = 24

function* straysOf(
  message: string,
  isJson: boolean,
  known: ReadonlySet<string>,
): Generator<string> {
  if (!isJson) {
    if (mayBeWords(message)) yield message.trim()
    return
  }
  let before = ''
  for (const text of stringTokens(message)) {
    const isToken = TOKENS.has(before) && !/\s/.test(text)
    before = text
    if (!isToken && mayBeWords(text) && !known.has(text) && !isOfProtocol(text)) yield text
  }
}

/** Names that the protocol itself gives, and how servers say that they have no such list. */
function isOfProtocol(text: string): boolean {
  return (
    /^io\.modelcontextprotocol\/[\w/.-]{1,60}$/.test(text) ||
    /^(?:MCP error -?\d{1,6}: )?(?:unknown method|method(?: '?[\w/]{1,40}'?)? not (?:found|supported|implemented))(?:: '?[\w/]{1,40}'?)?\.?$/i.test(
      text,
    )
  )
}

/** The strings of a text of JSON as they are written, also those that a parser drops because their key comes again. */
function* stringTokens(json: string): Generator<string> {
  for (let open = json.indexOf('"'); open >= 0; ) {
    let close = open + 1
    while (json[close] !== '"') close += json[close] === '\\' ? 2 : 1
    const raw = json.slice(open, close + 1)
    yield raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1)
    open = json.indexOf('"', close + 1)
  }
}

function mayBeWords(text: string): boolean {
  return text.length >= MIN_UNBROKEN || /\S\s+\S/.test(text)
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The data of the messages of an event stream (HTML standard, §9.2.6); comments and other
 * events are no messages, and one that was cut off, by its server or by the scan, is none.
 */
function* eventsOf(stream: string): Generator<string> {
  for (const event of stream.split(/\r?\n\r?\n|\r\r/).slice(0, -1)) {
    const lines = event.split(/\r\n|\r|\n/)
    const type =
      lines
        .findLast((line) => line.startsWith('event:'))
        ?.slice(6)
        .trim() ?? 'message'
    const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5))
    if (type === 'message' && data.length > 0 && data.join('').trim() !== '') yield data.join('\n')
  }
}

/** Every key and string of a value of parsed JSON. */
export function stringsOf(value: unknown): ReadonlySet<string> {
  const strings = new Set<string>()
  const open: unknown[] = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') strings.add(next)
    else if (Array.isArray(next)) for (const item of next) open.push(item ?? '')
    else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) {
        strings.add(key)
        open.push(item ?? '')
      }
    }
  }
  return strings
}
