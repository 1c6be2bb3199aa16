/** What the extractor knows of HTML elements: which break lines, which hold no text, which nobody is shown. */

/** Blocks with a blank line around them, as a browser copies them (WHATWG HTML, innerText, and the CSS of §15.3). */
export const PARAGRAPH_BLOCKS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl menu table blockquote pre figure hr fieldset xmp listing plaintext'.split(
    ' ',
  ),
)

/** Blocks that begin and end a line. */
export const LINE_BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside body caption center dd details dialog dir div dt figcaption footer form ' +
    'frameset head header hgroup html legend li main nav noframes noscript optgroup option search section ' +
    'summary tbody tfoot thead title tr iframe noembed textarea select'
  ).split(' '),
)

export const CELLS: ReadonlySet<string> = new Set(['td', 'th'])

/** Elements whose white space is kept. */
export const PREFORMATTED: ReadonlySet<string> = new Set(
  'pre textarea listing xmp plaintext'.split(' '),
)

/** Elements that no browser shows, but whose text software reads. */
export const NEVER_SHOWN: ReadonlySet<string> = new Set([
  'noframes',
  'noembed',
  'iframe',
  'datalist',
  'template',
  'video',
  'audio',
  'canvas',
])

/** As parse5 gives it. */
export interface Attribute {
  readonly name: string
  readonly value: string
}

/** The value of an attribute; undefined where the element has none of that name. */
export function attributeOf(attributes: readonly Attribute[], name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value
}
