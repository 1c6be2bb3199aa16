import { expect, it } from 'vitest'
import { FORMATTED_TAGS, type FormattedNode } from '../../src-shared/workspace/formatted.ts'
import { drawn } from './__fixtures__/drawn-nodes.ts'
import { formatHtml } from './format-html.ts'

it('keeps headings, paragraphs, lists and tables', () => {
  const { nodes, isCut } = formatHtml(
    `<title>t</title><body><h1>Offer</h1>bare <b>bold</b> words<div><div>in <a href=x>two</a></div>after</div>
     <ul>loose<li>one<li><p>two</p></ul><pre>a  b</pre><blockquote>said</blockquote>
     <table><caption>Cap</caption><tr><th colspan=2>wide</th></tr><tbody><tr><td>c<td>d</table>`,
  )
  expect(drawn(nodes).replaceAll(/\s+(?=<)/g, '')).toBe(
    '<h1>Offer</h1><p>bare<strong>bold</strong> words</p><p>in two</p><p>after</p>' +
      '<ul><li><p>loose</p></li><li><p>one</p></li><li><p>two</p></li></ul><pre>a  b</pre>' +
      '<blockquote><p>said</p></blockquote><p>Cap</p>' +
      '<table><tr><th><p>wide</p></th></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></table>',
  )
  expect(JSON.stringify(nodes)).toContain('"colSpan":2')
  expect(isCut).toBe(false)
})

it('brings no element or address of its own, and nothing that acts', () => {
  const { nodes } = formatHtml(
    `<p onclick="x()">a<script>alert(1)</script><img src=x onerror=y><style>p{}</style>
     <a href="javascript:alert(2)">link</a><iframe srcdoc="<p>in"></iframe><svg><script>z</script></svg>
     <span><div style="color:red">b</div></span><x-tag>own</x-tag>`,
  )
  const seen = JSON.stringify(nodes)
  for (const word of ['alert', 'onerror', 'javascript', 'style', 'srcdoc', 'href', 'red', '"z"']) {
    expect(seen).not.toContain(word)
  }
  expect(drawn(nodes)).toContain('own')
  const tags = (given: readonly FormattedNode[]): readonly string[] =>
    given.flatMap((node) =>
      typeof node === 'string' || 'text' in node ? [] : [node.tag, ...tags(node.children)],
    )
  for (const tag of tags(nodes)) expect(FORMATTED_TAGS).toContain(tag)
})

it('is bounded in depth and size', () => {
  expect(drawn(formatHtml(`${'<div>'.repeat(500)}end`).nodes)).toContain('end')
  expect(formatHtml('<p>a'.repeat(70_000)).isCut).toBe(true)
})
