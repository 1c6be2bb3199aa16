import { expect, it } from 'vitest'
import { CATEGORIES, CLASS_NAMES } from '../../src-shared/model/vocabulary.ts'
import { messages } from '../messages/en.ts'
import { nextStep } from './next-step.ts'

const { nextSteps } = messages.detail

it.each(CATEGORIES.flatMap((category) => CLASS_NAMES[category].map((label) => [category, label])))(
  'has a step for %s, %s',
  (category, label) => {
    const step = nextStep({ category, label } as Parameters<typeof nextStep>[0])
    expect(Object.values(nextSteps)).toContain(step)
  },
)

it('asks for nothing of hate that is done about links and programs', () => {
  expect(nextStep({ category: 'threat', label: 'toxic_or_harmful' })).toBe(nextSteps.hate)
  expect(nextStep({ category: 'threat', label: 'phishing' })).toBe(nextSteps.threat)
})

it('tells secrets, which are replaced, from what is confidential', () => {
  expect(nextStep({ category: 'dlp', label: 'CLOUD_KEY' })).toBe(nextSteps.secret)
  expect(nextStep({ category: 'dlp', label: 'CONFIDENTIAL_MARKING' })).toBe(nextSteps.confidential)
})
