import { expect, it } from 'vitest'
import { isRestOfSentence } from './rest-of-sentence.ts'

/** What stands far before: a text that is longer than what a network reads at once. */
const BEFORE = `${'The minutes of the club say so. '.repeat(20)}\n\n`

it('is none in a short text', () => {
  const text = 'hi it is mark\nplease answer today'
  expect(isRestOfSentence(text, { start: 14, end: text.length })).toBe(false)
})

it('is none before the end of a text', () => {
  const text = `${BEFORE}please send\nthe password today and write me. Thanks.`
  const range = { start: BEFORE.length + 12, end: text.indexOf(' Thanks') }
  expect(isRestOfSentence(text, range)).toBe(false)
})

/** Whether the marked stretch, or all of a text behind the mark, is the rest of a sentence. */
function isRest(marked: string): boolean {
  const text = `${BEFORE}${marked.replace('⟦', '')}`
  const start = BEFORE.length + marked.indexOf('⟦')
  return isRestOfSentence(text, { start, end: text.length })
}

it.each([
  'Go to the page of the administrator and set your \n⟦initial password and users.\n\nGood luck!\n',
  'Die Seite nennt das Konto,⟦ das gesperrt wird.',
  'Webdev mailing list\n⟦http://',
])('is what is left behind the last chunk: %j', (marked) => {
  expect(isRest(marked)).toBe(true)
})

it.each([
  [
    'it leads somewhere',
    'Please open the page and\n⟦confirm your password at secure-bank.ru today',
  ],
  ['it begins a sentence', 'Good day!\n⟦Confirm your password today.'],
  ['it begins a paragraph', 'Your parcel waits.\n\n⟦confirm your password today'],
  ['it is a message by itself', '⟦confirm your password'],
  ['it stands below a greeting', 'Guten Morgen Frau Lind,\n⟦bitte heute noch eine Überweisung.'],
  ['it asks for data', 'Your account is on hold,⟦ reply with your pin to unlock it'],
  ['it wants gift cards', 'Are you there\n⟦please get five gift cards for a client'],
  ['it takes aside', 'It is Mark\n⟦send it to me today and do not tell the others'],
  ['it is long', `Please do\n⟦${'confirm your password '.repeat(8)}`],
])('is none where %s', (_, marked) => {
  expect(isRest(marked)).toBe(false)
})
