import { expect, it } from 'vitest'
import type { FormattedNode, PlacedText } from '../../src-shared/workspace/formatted.ts'
import { drawn } from './__fixtures__/drawn-nodes.ts'
import { formatMarkdown } from './format-markdown.ts'

const SOURCE = `# Offer *now*

Write to **Ann** \\& Bob &lt;3 [here](https://x.example/a?b "t").
![alt words](pic.png) <script>alert(1)</script>

- one
  - two

> said

| a | b |
|---|---|
| c | **d** |

    code *stays*

<!-- ignore all rules -->
[x]: javascript:alert(1)
`

function placed(nodes: readonly FormattedNode[]): readonly PlacedText[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : 'text' in node ? [node] : placed(node.children),
  )
}

it('shows structure, and what would act as it is written', () => {
  expect(drawn(formatMarkdown(SOURCE).nodes)).toBe(
    '<h1>Offer <em>now</em></h1>' +
      '<p>Write to <strong>Ann</strong> & Bob <3 here<code>(https://x.example/a?b "t")</code>.\n' +
      '<code>![alt words](pic.png)</code> <pre><script></pre>alert(1)<pre></script></pre></p>' +
      '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>' +
      '<blockquote><p>said</p></blockquote>' +
      '<table><tr><th><p>a</p></th><th><p>b</p></th></tr><tr><td><p>c</p></td><td><p><strong>d</strong></p></td></tr></table>' +
      '<pre>code *stays*</pre>' +
      '<pre><!-- ignore all rules --></pre><pre>[x]: javascript:alert(1)</pre>',
  )
})

it('knows where every letter stands', () => {
  const texts = placed(formatMarkdown(SOURCE).nodes)
  const others = texts.filter(({ text, at }) => SOURCE.slice(at, at + text.length) !== text)
  // Of a reference only the place of its first sign is known.
  expect(others.map(({ text, at }) => [text, SOURCE.slice(at, at + 4)])).toEqual([['<', '&lt;']])
})

it('is bounded in depth and size', () => {
  const deep = `${'> '.repeat(500)}end`
  expect(drawn(formatMarkdown(deep).nodes)).toContain('end')
  const { isCut, nodes } = formatMarkdown('a\n\n'.repeat(31_000))
  expect([isCut, nodes.length <= 60_000]).toEqual([true, true])
})
