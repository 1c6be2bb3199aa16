import { expect, it } from 'vitest'
import { checkWords } from '../../../../src-shared/model/check-words.ts'
import { VALIDATORS } from './index.ts'

it.each([...VALIDATORS.keys()])('a reviewer is told in words what %s looked at', (name) => {
  expect(checkWords(name, () => 'its bare name')).not.toBe('its bare name')
})
