import { expect, it } from 'vitest'
import { checkWords } from '../../../../src-shared/model/check-words.ts'
import { VALIDATORS } from './index.ts'

it.each([...VALIDATORS.keys()])('a reviewer is told in words what %s looked at', (name) => {
  expect(checkWords(name, () => 'its bare name')).not.toBe('its bare name')
})

it('speaks of a number of a country only where the name begins with its code', () => {
  const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const ofNumbers = checkWords('de_tax_id', String)
  const foreign = [...VALIDATORS.keys()].filter(
    (name) =>
      checkWords(name, String) === ofNumbers &&
      /^[a-z]{2}_/.test(name) &&
      countries.of(name.slice(0, 2).toUpperCase()) === undefined,
  )
  expect(foreign).toEqual([])
})
