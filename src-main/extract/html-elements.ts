/** What the extractor knows of HTML elements: which break lines, which hold no text, which attributes people read. */

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

/** Code, styles and inert content: no text for anybody. */
export const SKIPPED: ReadonlySet<string> = new Set(['script', 'style', 'template'])

/** Elements that no browser shows, but whose text software reads. */
export const NEVER_SHOWN: ReadonlySet<string> = new Set([
  'noframes',
  'noembed',
  'iframe',
  'datalist',
])

/** Attributes that people see, hear or follow. */
const READ_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'alt title aria-label aria-description aria-roledescription aria-placeholder aria-valuetext ' +
    'placeholder label summary srcdoc href action formaction cite'
  ).split(' '),
)

const DESCRIPTIONS = /^(?:description|keywords|author|(?:og|twitter):(?:title|description))$/i

interface Attribute {
  readonly name: string
  readonly value: string
}

/** The texts of an element's attributes that people see, hear or follow; not scripts and not embedded data. */
export function readableAttributes(
  tag: string,
  attributes: readonly Attribute[],
): readonly string[] {
  const read = (name: string) =>
    attributes.find((attribute) => attribute.name === name)?.value ?? ''
  const texts: string[] = []
  for (const { name, value } of attributes) {
    if (READ_ATTRIBUTES.has(name)) texts.push(value)
  }
  if (tag === 'input' && !/^(?:hidden|password)$/i.test(read('type'))) texts.push(read('value'))
  if (tag === 'meta' && DESCRIPTIONS.test(read('name') || read('property'))) {
    texts.push(read('content'))
  }
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^(?:javascript:|data:|#)/i.test(text))
}
