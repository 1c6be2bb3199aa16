import { describe, expect, it } from 'vitest'
import { hebrewName, hindiName, ofNoPlace, titledName } from './titled-name.ts'

describe('what stands behind a title', () => {
  it.each(['Novákem', 'Коваленко', 'Bogdanović', 'Bohumil', 'Україненко', 'Кметов'])(
    '%s is a name',
    (value) => {
      expect(titledName(value)).toBe(true)
    },
  )

  it.each([
    'prezident',
    'Президентом',
    'України',
    'Boże',
    'Wali Kota',
    'Директора Іваненка',
    'Кмет',
    'Уважаемый',
    'وزير الداخلية',
    'จ้าง ต้องจ่าย',
    'Vice President',
    'Republics',
    '营业部',
  ])('%s is none', (value) => {
    expect(titledName(value)).toBe(false)
  })

  it('is told from words of a sentence where there are no capitals', () => {
    const hindi = (value: string, after = '') =>
      hindiName(value, { text: value + after, start: 0, end: value.length, groups: {} })
    expect(hindi('सुनीता वर्मा')).toBe(true)
    expect(hindi('राम को')).toBe(false)
    expect(hindi('सगरमाथा', ' माध्यमिक विद्यालय, हेटौडा')).toBe(false)
    expect(hebrewName('דנה לביא')).toBe(true)
    expect(hebrewName('צילום של')).toBe(false)
  })

  it('is told from a street of that name', () => {
    const of = (text: string) =>
      ofNoPlace('', { text, start: text.indexOf('خالد'), end: text.length, groups: {} })
    expect(of('وقع خالد بن الوليد')).toBe(true)
    expect(of('شارع خالد بن الوليد')).toBe(false)
  })
})
