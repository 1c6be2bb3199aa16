import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withNarrowText } from './narrow-text.ts'
import type { SyntaxNode } from './syntax.ts'

const changed = (code: string) => withNarrowText(code, parseAst(code) as unknown as SyntaxNode)
const oneLine = ({ raw }: TemplateStringsArray) => raw.join('').replace(/\n[ \t]*/g, '')
const said = (expression: string): unknown =>
  new Function('oneLine', `return (${expression})`)(oneLine)

it.each([
  `'“quoted” — and é → \\\\—'`,
  `"👍🏽 \u2028"`,
  `\`from \${1 + 1} … to \${\`“\${3}”\`}\``,
  `({ '→': 'ł' })['→']`,
  `String.raw\`\\“\\n\${String.raw\`—\`}\\\`… \${'$'}{\``,
  'String.raw`—\n  \\${`',
  'oneLine`\n  “\\s\n  |—`',
])('says in one byte a letter what %s says', (code) => {
  const text = changed(code)
  expect(text).toMatch(/^[\0-\x7f]+$/)
  expect(said(text)).toEqual(said(code))
})

it.each([
  ['/[“”]—*/g', '“——”x—'],
  ['/^[👍-👏]$/u', '👎'],
  ['/[👍]/', '👎'],
  ['/(?<имя>\\\\—)/u', '\\—'],
  ['/[\\p{L}--[ж]]/v', 'жd'],
])('matches with %s as before', (code, text) => {
  const [before, after] = [code, changed(code)].map((each) => said(each) as RegExp)
  expect(changed(code)).toMatch(/^[\0-\x7f]+$/)
  expect(text.match(after as RegExp)).toEqual(text.match(before as RegExp))
})

it.each(['tag`“`', 'oneLine`\n a`', "'\\—'", 'const größe = 1, имя = 2'])('leaves %s', (code) => {
  expect(changed(code)).toBe(code)
})
