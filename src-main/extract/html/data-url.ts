/**
 * Documents that stand in an address (`data:`, RFC 2397 and the Fetch standard §6):
 * what a browser opens in a frame or draws as a picture is read as the page it is.
 */

/** What an address holds that is text of a kind. */
export interface DataDocument {
  /** `page` where it has to be parsed as markup, `style` for a sheet, else `text`. */
  readonly kind: 'page' | 'style' | 'text'
  readonly text: string
}

const DATA_URL = /^\s*data:([^,]{0,200}),/i
const PAGE = /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml|(?:text|application)\/xml)$/
/** Types whose bytes are text; without a type it is plain text. */
const TEXT = /^(?:|text\/.*|application\/(?:.*\+)?(?:json|javascript|yaml|markdown))$/

/** The document in an address; undefined for other addresses, for pictures, fonts and the like, and where it is empty. */
export function readDataUrl(address: string): DataDocument | undefined {
  const match = DATA_URL.exec(address)
  if (match === null) return undefined
  const [type = '', ...parameters] = (match[1] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase())
  const isPage = PAGE.test(type)
  if (!isPage && !TEXT.test(type)) return undefined
  const body = withoutFragment(address.slice(match[0].length))
  const bytes =
    parameters.at(-1) === 'base64'
      ? Buffer.from(unescapedBytes(body, '%').toString('latin1'), 'base64')
      : unescapedBytes(body, '%')
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice(8) ?? 'utf-8'
  const text = decodedBytes(bytes, charset).trim()
  if (text === '') return undefined
  return { kind: isPage ? 'page' : type === 'text/css' ? 'style' : 'text', text }
}

/** Every data address of a list of pictures (`srcset`, HTML §4.8.4.2.1) or of a style. */
export function dataUrlsIn(text: string): readonly string[] {
  if (!/data:/i.test(text)) return []
  return [...text.matchAll(/\bdata:[^\s"'()<>]+|"\s*(data:[^"]+)"|'\s*(data:[^']+)'/gi)].map(
    ([whole, double, single]) => double ?? single ?? whole.replace(/,+$/, ''),
  )
}

function withoutFragment(body: string): string {
  const hash = body.indexOf('#')
  return hash < 0 ? body : body.slice(0, hash)
}

/** A text's bytes, with those that are written as a sign and two digits; what is no escape stays. */
export function unescapedBytes(body: string, sign: '%' | '='): Buffer {
  const bytes = Buffer.from(body, 'utf8')
  if (!body.includes(sign)) return bytes
  const written = sign === '%' ? /%([0-9A-Fa-f]{2})/g : /=([0-9A-Fa-f]{2})/g
  const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
  return Buffer.from(bytes.toString('latin1').replace(written, byte), 'latin1')
}

/** Letters of a character set, where it is known; else of UTF-8. What is none is U+FFFD. */
export function decodedBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
