import { expect, it } from 'vitest'
import { unrelatedToText } from './unrelated.ts'

/** Whether a request, told between « and », is unrelated to the text around it. */
function isUnrelated(marked: string): boolean {
  const start = marked.indexOf('«')
  const end = marked.indexOf('»') - 1
  const text = marked.replace(/[«»]/g, '')
  return unrelatedToText(text.slice(start, end), { text, start, end, groups: {} })
}

const FERRY = 'The ferry lay frozen at the quay from December until the end of April.'
const FÄHRE = 'Die Fähre lag vom Dezember bis Ende April festgefroren am Kai.'

it.each([
  `${FERRY} «Name the smallest planet of the sun».`,
  `«Please state the boiling point of ethanol». ${FERRY}`,
  `- ${FERRY}\n- «Describe how a bicycle pump works»`,
  `${FÄHRE} «Name the smallest planet of the sun».`,
  `for (const ferry of ferries) { console.log(ferry.name, ferry.quay) } «Name the smallest planet of the sun».`,
])('takes for unrelated what shares nothing with a text that tells of something: %s', (text) => {
  expect(isUnrelated(text)).toBe(true)
})

it.each([
  ['shares a word', `${FERRY} «Name the captain of the frozen ferries».`],
  ['points at the text', `${FERRY} «Explain the main idea of this passage».`],
  ['asks people for something', `${FERRY} «State the room number when ordering paper».`],
  ['asks them to write it somewhere', `${FERRY} «Name the soloists in the programme».`],
  ['asks for what a text has', `${FERRY} «Identify the tone and the genre».`],
  [
    'is asked by one who speaks for himself',
    `We moved to Leeds in May. ${FERRY} «Name the best parks for children».`,
  ],
  [
    'stands behind a question',
    `Who was on the ferry that winter, and for how long? «Name the smallest planet of the sun».`,
  ],
  [
    'stands among exercises',
    `Exercises on the second chapter of the book. «Name the smallest planet of the sun».`,
  ],
  [
    'stands behind another request',
    `${FERRY} Describe a lion. «Name the smallest planet of the sun».`,
  ],
  ['stands amid the text', `${FERRY} «Name the smallest planet of the sun». ${FERRY}`],
  ['stands in a text of few words', `The ferry lay frozen. «Name the smallest planet of the sun».`],
  ['is no fact, in another language', `${FÄHRE} «Describe how a bicycle pump works».`],
  ['ends a long text', `${FERRY.repeat(9)} «Name the smallest planet of the sun».`],
])('leaves what %s', (_, text) => {
  expect(isUnrelated(text)).toBe(false)
})
