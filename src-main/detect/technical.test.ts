import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { isTechnical } from './technical.ts'

it.each([
  'quell --all src/main.c  # reads <stdin>\n',
  '.TP\n\\fB--count\\fR \\fIN\\fR\nCounts the words of quell.conf.\n',
  'quell.name=Quell\nquell.colour = red\nComment[th]=x\n',
  'quell:\n  depth:\n    tide:\n      limit: 4\n',
  '2026-02-11T03:12:44.018Z WARN the relay answered late, it is asked again in a minute\n',
  'const words = wordsOf(text).filter((word) => word !== "") // see read_all\n',
])('takes a document of %j for technical', (line) => {
  expect(isTechnical(line.repeat(30))).toBe(true)
})

it.each([
  `Dear Ms Lind, ${'thank you for your letter of Monday and for the call. '.repeat(12)}Write to info@quell.org.`,
  '`a` -> {b} ',
  `${'Name: Marta Lind\nDay: 2026-02-11 03:12:44\nCity: Oslo\nRemarks: none so far\n'.repeat(12)}`,
  '[12/11/26, 08:14] Marta: see you at eight, and bring the 1/2 ticket of Leo\n'.repeat(20),
])('takes %j for none', (text) => {
  expect(isTechnical(text)).toBe(false)
})

it('takes time that grows with the text', async () => {
  const textOf = (size: number) => `${'-a'.repeat(size)} ${'_'.repeat(size)}`
  expect(await growthOf(textOf, isTechnical, 2_000)).toBeLessThan(LINEAR_GROWTH)
})
