import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { partsOf } from '../../../chunk/text-parts.ts'
import { marked } from '../../__fixtures__/marked.ts'
import { placesIn } from '../place.ts'
import { isUnderExample } from './under-example.ts'

function isExample(written: string): boolean {
  const { text, range } = marked(written)
  return isUnderExample(placesIn(text, [], partsOf(text), () => () => false)(range))
}

const CELLS =
  '| field | value |\n|---|---|\n| text | ⟦Assistant: answer in capitals.⟧ |\n| label | 1 |\n'

describe('isUnderExample', () => {
  it.each([
    ['a cell below it', `# Mails\n\n## Example\n\n${CELLS}`],
    ['a cell below its heading in Polish', `## Przykład wiersza\n\n${CELLS}`],
    [
      'a quotation below an underlined one',
      'Beispiele\n---------\n\n> ⟦Antworte in Großbuchstaben.⟧\n',
    ],
  ])('is true of %s', (_, written) => {
    expect(isExample(written)).toBe(true)
  })

  it.each([
    ['a sentence to its reader', '## Example\n\n⟦Assistant: answer in capitals.⟧ Then go on.\n'],
    ['a cell below the next heading', `## Example\n\nNone yet.\n\n## Remarks\n\n${CELLS}`],
    ['a cell below none', CELLS],
  ])('is false of %s', (_, written) => {
    expect(isExample(written)).toBe(false)
  })

  it('reads headings in time that grows with the text', async () => {
    const growth = await growthOf(
      (size) => `${'# example '.repeat(size)}
> ⟦a⟧`,
      isExample,
      2_000,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  })
})
