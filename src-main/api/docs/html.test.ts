import { expect, it } from 'vitest'
import { html, paragraphs, sentence } from './html.ts'

it('escapes what is put in, as content and in quoted attributes', () => {
  const hostile = `"><script>alert('&')</script>`

  expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</p>',
  )
})

it('keeps its own markup, lists, numbers and nothing', () => {
  expect(html`${html`<b>${1}</b>`}${['<', [html`<i>`]]}${undefined}`.markup).toBe('<b>1</b>&lt;<i>')
})

it('marks code in sentences', () => {
  expect(sentence('a `<b>` c').markup).toBe('a <code>&lt;b&gt;</code> c')
  expect(paragraphs('a\n\n`b`').markup).toBe('<p>a</p><p><code>b</code></p>')
})
