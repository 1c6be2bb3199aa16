import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { expect, it } from 'vitest'
import { toMarkdown } from './copy-markdown.ts'

interface Node {
  readonly type: string
  readonly value?: string
  readonly children?: readonly Node[]
}

/** As GitHub reads it, but for addresses that are looked for in the text afterwards, escaped or not. */
function read(markdown: string): Node {
  const mdastExtensions = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }))
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions })
}

function typesIn({ type, children = [] }: Node): readonly string[] {
  return [type, ...children.flatMap(typesIn)]
}

function textOf({ type, value = '', children = [] }: Node): string {
  return type === 'break' ? '\n' : value + children.map(textOf).join('')
}

it.each([
  '# heading',
  '- item',
  '+ item',
  '* item',
  '1. item',
  '12) item',
  'title\n===',
  'title\n---',
  '---',
  '> quote',
  '``` code',
  '    indented code',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '[link](https://example.org)',
  '![image](https://example.org)',
  '[a]: https://example.org',
  'https://example.org and WWW.example.org and a@b.example',
  '<b>tag</b> <!-- comment --> &amp;',
  '*a* _b_ ~c~ ~~d~~ \\e `f`',
  '[^1] [ ] x',
])('shows every sign and does nothing: %s', (text) => {
  const tree = read(toMarkdown(text))
  const acting = typesIn(tree).filter(
    (type) => !['root', 'paragraph', 'text', 'break'].includes(type),
  )
  expect(acting).toEqual([])
  expect(textOf(tree)).toBe(text.trim())
})

it('keeps lines as lines, and ordinary signs as they are written', () => {
  expect(toMarkdown('Dear Sir, thank you.\nOffer 3.5 - "as is"; 50 %\n\nBye')).toBe(
    'Dear Sir, thank you.  \nOffer 3.5 - "as is"; 50 %\n\nBye\n',
  )
})
