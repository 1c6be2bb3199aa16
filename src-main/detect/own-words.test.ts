import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { ownWordsOf } from './own-words.ts'

/** Whether the value between the marks is but words of its document. */
function isOwn(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  const name = { start, end: marked.indexOf('⟧') - 1 }
  return ownWordsOf(text, [name])(name)
}

it.each([
  '⟦Elliptic Curves⟧\n\nMost functions take elliptic curves over Q; these curves are given by ellinit.',
  'lighten the colours. ⟦White⟧ has the most effect; black and white have less.',
  '⟦Deborphan⟧ finds packages. Run "deborphan" as root.',
  '⟦Elliptic Curves⟧\n\nAn elliptic curve; curves.\n\nElliptic Curves\n',
  'Its fields:\n\nProvided ⟦UDA Fields⟧\n-------------------\n',
  `${'It logs in. '.repeat(9)}passdb: ⟦john auth⟧ succeeded`,
  `${'Il sert. '.repeat(9)}le nombre ⟦désiré⟧ de processus`,
  'menu: ⟦Jamón Serrano⟧; a "jamón serrano" is a ham',
])('takes %j for words of the document', (marked) => {
  expect(isOwn(marked)).toBe(true)
})

it.each([
  ['one of them stands nowhere else', '⟦Elliptic Weber⟧ wrote of elliptic curves.'],
  ['they stand in small letters less often', '⟦Rose⟧ met Rose. She gave Rose a rose.'],
  ['an initial says whose name it is', 'in ⟦S. Rose⟧, a rose'],
  ['a by-line stands before it', 'written by ⟦White⟧, in white'],
  ['a salutation stands before it', 'Dear ⟦Mark⟧,\n\nplease mark it.'],
  ['a mail address stands behind it', '⟦Mark Rose⟧ <m@rose.net> put a mark on the rose.'],
  [
    'small letters stand in a mail address alone',
    '⟦Osamu⟧ changed it: osamu@quellwerk.org, osamu.net',
  ],
  ['small letters stand in an identifier alone', '⟦Anna Lind⟧, see anna_lind and /home/anna/lind.'],
  [
    'it is written small as all is',
    'omg. ⟦john mayer⟧ sang. we saw john. and mayer. and all. so good. yes. no',
  ],
  ['it is written small behind a by-line', `${'It runs. '.repeat(9)}by ⟦gregor herrmann⟧`],
])('takes it for a name where %s', (_, marked) => {
  expect(isOwn(marked)).toBe(false)
})

it('takes time that grows with the text', async () => {
  const name = { start: 0, end: 15 }
  const textOf = (size: number) => `Elliptic Curves ${'curves'.repeat(size)}`
  const work = (text: string) => ownWordsOf(text, [name])(name)
  expect(await growthOf(textOf, work, 4_000)).toBeLessThan(LINEAR_GROWTH)
})

it.each(['Elliptic Curves, curves. ', 'by Elliptic Curves <e@c.net>\n', 'ElliptiC CurveS: '])(
  'takes time that grows with the text and its names: %j',
  async (piece) => {
    const growth = await growthOf(
      (size) => piece.repeat(size),
      (text) => {
        const names = [...text.matchAll(/elliptic curves/gi)].map(({ index }) => ({
          start: index,
          end: index + 15,
        }))
        const isOwnWord = ownWordsOf(text, names)
        for (const name of names) isOwnWord(name)
      },
      1_000,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
