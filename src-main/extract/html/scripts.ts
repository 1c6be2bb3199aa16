/**
 * What a page gives to programs and shows nobody: scripts, what runs on an event, attributes with values for them.
 * Whoever reads files for secrets reads it; the text of the page does not hold it.
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { isSentence } from './attributes.ts'
import { readDataUrl } from './data-url.ts'
import { attributeOf } from './elements.ts'

/** JavaScript by its types (WHATWG MIME Sniffing §4.6), what compiles to it, and what only browsers read. */
const CODE = new RegExp(
  oneLine`
    ^(?:
      |module|importmap|speculationrules
      |(?:text|application)\/(?:x-)?(?:
        javascript|ecmascript|jscript|livescript|typescript|babel|jsx|tsx|coffeescript|python
        |css
      )[\d.]*
      |text\/(?:javascript|jscript|livescript)[\d.]*|x-shader\/.*
      |text\/(?:x-)?(?:glsl|wgsl|shader).*
    )$
  `,
)

/** A user with a password in an address; keys in its query are the page's own, which every reader sends. */
const LOGS_IN = /:\/\/[^/?#\s:@]+:[^/?#\s@]+@/
/** Shorter values are names, numbers and states. */
const FEWEST_UNITS = 8

/** The type of a `script` element, without parameters. */
export function scriptType({ attrs }: Tree.Element): string {
  return (attributeOf(attrs, 'type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Whether a `script` element holds code, and no data. */
export function isCode(script: Tree.Element): boolean {
  return CODE.test(scriptType(script))
}

/** What stands in a `script` element, trimmed. */
export function scriptText(script: Tree.Element): string {
  return script.childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .trim()
}

/** The programs that a `script` element runs, each as it could stand in a file of its own, none empty. */
export function scriptsOf(element: Tree.Element): readonly string[] {
  if (element.tagName !== 'script') return []
  const source = dataOf(attributeOf(element.attrs, 'src') ?? attributeOf(element.attrs, 'href'))
  return [source, isCode(element) ? scriptText(element) : ''].filter((text) => text !== '')
}

/** What attributes of an element hold for programs, each as a line. */
export function scriptLines({ tagName, attrs }: Tree.Element): readonly string[] {
  return attrs.flatMap(({ name, value }) => {
    if (name === 'value' && tagName === 'input') {
      const isPassword = attributeOf(attrs, 'type')?.trim().toLowerCase() === 'password'
      return isPassword && value !== '' ? [`password="${value}"`] : []
    }
    if (value.length < FEWEST_UNITS || /^\s*data:/i.test(value)) return []
    const isRun = name.startsWith('on') || /^\s*(?:javascript|vbscript):/i.test(value)
    const isForPrograms = name.startsWith('data-') && !isSentence(value)
    return isRun || isForPrograms || LOGS_IN.test(value) ? [`${name}="${value}"`] : []
  })
}

function dataOf(address = ''): string {
  return readDataUrl(address)?.text ?? ''
}
