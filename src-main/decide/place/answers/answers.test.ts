import { expect, it } from 'vitest'
import { ADDRESSEES } from './addressees.ts'
import { ANSWERS, wordsOf } from './answers.ts'
import { EFFECTS } from './effects.ts'
import { KINDS_OF_TEXT } from './kinds-of-text.ts'
import { ROLES } from './roles.ts'
import { SPEECH_ACTS } from './speech-acts.ts'

it('has no answer to two questions', () => {
  const ofEach = [SPEECH_ACTS, ADDRESSEES, ROLES, EFFECTS, KINDS_OF_TEXT]
  expect(ofEach.flatMap((answers) => Object.keys(answers)).sort()).toEqual(
    Object.keys(ANSWERS).sort(),
  )
})

it('tells what counts all the same of no reason against it', () => {
  expect(wordsOf('report', false)).toContain('gives no order')
  expect(wordsOf('report', true)).not.toContain('gives no order')
  expect(wordsOf('report', true)).toContain('surer')
  expect(wordsOf('planted', true)).toBe(wordsOf('planted', false))
})
