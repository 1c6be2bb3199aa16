import { expect, it } from 'vitest'
import { makeOpenDocument } from '../__fixtures__/make-office.ts'
import { extractDocument } from '../extract-document.ts'

const FIELD = '<text:hidden-paragraph text:condition="ooow:1" text:is-hidden="true"/>'

/** What of a text nobody sees. */
async function hiddenOf(body: string): Promise<readonly string[]> {
  const bytes = makeOpenDocument('text', body)
  const { text, sourceMap } = await extractDocument({ name: 'a.odt', bytes, formats: 'all' })
  return sourceMap.flatMap(({ start, end, hidden }) => (hidden ? [text.slice(start, end)] : []))
}

it.each([
  ['a paragraph', `<text:p>${FIELD}unseen</text:p>`],
  ['a heading', `<text:h>${FIELD}unseen</text:h>`],
  ['a paragraph, from within its words', `<text:p><text:span>${FIELD}</text:span>unseen</text:p>`],
])('a field hides %s, and nothing behind it', async (_, paragraph) => {
  expect(await hiddenOf(`<text:p>a</text:p>${paragraph}<text:p>b</text:p>`)).toEqual(['unseen'])
})

it('a field that is not true, or stands in no paragraph, hides nothing', async () => {
  const shown = FIELD.replace('"true"', '"false"')
  expect(await hiddenOf(`${FIELD}<text:p>${shown}a</text:p>`)).toEqual([])
})
