import { describe, expect, it } from 'vitest'
import { CANNOT_BE_ASKED, ISOLATES } from './isolation.ts'

describe('who shall ask nobody', () => {
  it.each([
    'Please do not call me.',
    'Sprechen Sie mit niemandem.',
    'Non mi chiami.',
    'никому не говори',
    'beni arama',
    '不要跟别人说',
  ])('is told so: %s', (text) => {
    expect(ISOLATES().test(text)).toBe(true)
  })

  it.each([
    'Call me any time.',
    'Ich kann gerade nicht telefonieren.',
    'Ik kan nu niet bellen.',
    'Appelez-nous.',
  ])('is not: %s', (text) => {
    expect(ISOLATES().test(text)).toBe(false)
  })
})

describe('who cannot be asked', () => {
  it.each(["I can't talk.", 'Ik kan nu niet bellen.', 'Nie mogę teraz rozmawiać.', '不方便接电话'])(
    'says so: %s',
    (text) => {
      expect(CANNOT_BE_ASKED().test(text)).toBe(true)
    },
  )

  it.each(['I can talk now.', 'Ich bin erreichbar.', '전화 주세요'])('does not: %s', (text) => {
    expect(CANNOT_BE_ASKED().test(text)).toBe(false)
  })
})
