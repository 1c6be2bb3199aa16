import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { sampleProgramsOf } from './sample-programs.ts'

function isSample(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  return sampleProgramsOf(text)({ start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  "# Quell\n\n```js\nparse('⟦+1 213 373 4253⟧')\n```\n",
  '~~~python title="call.py"\ncall("⟦+1 213 373 4253⟧")\n~~~\n',
  ' * Call it:\n * ```js\n * call("⟦+1 213 373 4253⟧")\n * ```\n',
  '> ```{.ruby}\n> call "⟦+1 213 373 4253⟧"\n> ```\n',
  '````ts\nconst fence = "```"\n```\ncall("⟦+1 213 373 4253⟧")\n````\n',
])('knows the program of %j', (marked) => {
  expect(isSample(marked)).toBe(true)
})

it.each([
  '```js\nparse()\n```\nCall ⟦+1 213 373 4253⟧ now.\n```js\nparse()\n```\n',
  '```json\n{"phone": "⟦+1 213 373 4253⟧"}\n```\n',
  '```\n⟦+1 213 373 4253⟧\n```\n',
  '```sh\ncall ⟦+1 213 373 4253⟧\n```\n',
  '```js\nparse("⟦+1 213 373 4253⟧")\n',
  '`js` says ⟦+1 213 373 4253⟧ `js`',
])('sees none in %j', (marked) => {
  expect(isSample(marked)).toBe(false)
})

it.each(['a', ' ', '~', '{', '- '])('takes time that grows with a line of %j', async (piece) => {
  const line = (length: number) => `\`\`\`${piece.repeat(length)}\`\nx\n`
  expect(await growthOf(line, sampleProgramsOf, 8_000)).toBeLessThan(LINEAR_GROWTH)
})
