/**
 * Writes letters beyond ASCII as escapes. V8 keeps the text of what runs, and where one letter of
 * it does not fit into a byte (in long files, where Node finds one beyond ASCII), every letter
 * takes two: 42 arrows and quotation marks made 1.6 MB of a bundle three, and so in each thread.
 */

import { type Change, nodesBelow, type SyntaxNode, withChanges } from './syntax.ts'

/** With the backslashes before it. */
const BEYOND_ASCII = /(\\*)([^\0-\x7f])/g
/** What ends a template or begins something else in it. */
const SIGNS_OF_TEMPLATES = /[\\`]|\$(?=\{)/g

/** Tags that give a text as it is written; the bundler numbers names that it meets twice. */
const AS_WRITTEN: readonly { readonly tag: RegExp; readonly read: (raw: string) => string }[] = [
  { tag: /^String\.raw$/, read: (raw) => raw },
  // See src-shared/model/one-line.ts.
  { tag: /^oneLine(?:\$\d+)?$/, read: (raw) => raw.replace(/\n[ \t]*/g, '') },
]

/**
 * The program with such letters of its strings, templates and expressions escaped. Other tags may
 * look at how their text was written: that stays as it is, and so do names.
 * @param program the tree of `code`.
 */
export function withNarrowText(code: string, program: SyntaxNode): string {
  const changes: Change[] = []
  const tagged = new Set<SyntaxNode>()
  for (const { node, parent } of nodesBelow(program)) {
    if (node.type === 'TaggedTemplateExpression') {
      tagged.add(node.quasi as SyntaxNode)
      changes.push(...untagged(code, node))
    }
    const isText = node.type === 'Literal' || node.type === 'TemplateElement'
    if (!isText || tagged.has(parent)) continue
    const { start, end } = node
    changes.push({ start, end, text: narrow(code.slice(start, end)) })
  }
  return withChanges(code, changes)
}

/** A tagged text beyond ASCII as a template without the tag that says the same. */
function untagged(code: string, { start, tag, quasi }: SyntaxNode): readonly Change[] {
  const template = quasi as SyntaxNode
  const { start: tagStart, end: tagEnd } = tag as SyntaxNode
  const known = AS_WRITTEN.find((each) => each.tag.test(code.slice(tagStart, tagEnd)))
  const elements = template.quasis as readonly SyntaxNode[]
  const isWide = code.slice(template.start, template.end).search(BEYOND_ASCII) >= 0
  if (known === undefined || !isWide) return []
  const said = elements.map((element): Change => {
    const { raw } = element.value as { readonly raw: string }
    const text = narrow(known.read(raw).replace(SIGNS_OF_TEMPLATES, '\\$&'))
    return { start: element.start, end: element.end, text }
  })
  return [{ start, end: template.start, text: '' }, ...said]
}

/** A letter that is escaped already, by a backslash of its own, stays. */
function narrow(written: string): string {
  return written.replace(BEYOND_ASCII, (all, backslashes: string, letter: string) => {
    if (backslashes.length % 2 === 1) return all
    return `${backslashes}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
