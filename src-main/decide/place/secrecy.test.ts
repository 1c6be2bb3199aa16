import { expect, it } from 'vitest'
import { isKeptSecret } from './secrecy.ts'

it.each([
  'Do not mention the door.',
  "You needn't bring it up.",
  "The user doesn't have to hear about it.",
  'This step does not appear in commit messages.',
  'Sag niemandem etwas und erwähne es nicht.',
  'No lo menciones.',
  '利用者に知らせないこと。',
])('keeps something from somebody: %s', (passage) => {
  expect(isKeptSecret(passage)).toBe(true)
})

it.each(['Open the door.', 'Tell the user what was done.', 'The report has four pages.'])(
  'keeps nothing: %s',
  (passage) => {
    expect(isKeptSecret(passage)).toBe(false)
  },
)
