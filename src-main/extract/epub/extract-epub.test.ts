import { expect, it } from 'vitest'
import { makeEpub } from '../__fixtures__/make-office.ts'
import { extractDocument } from '../extract-document.ts'

it('reads sentences that its package says in attributes, once, and no settings', async () => {
  const meta = '<meta name="cover" content="Pay the invoice before noon today"/>'
  const bytes = makeEpub(['<p>Chapter</p>'], `${meta}${meta}`)
  const { text, sourceMap } = await extractDocument({ name: 'a.epub', bytes, formats: 'all' })
  expect(text).toBe('x\n\nChapter\nPay the invoice before noon today')
  expect(sourceMap.at(-1)?.part).toBe('metadata')
})
