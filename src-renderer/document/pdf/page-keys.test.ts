import { expect, it } from 'vitest'
import { type Looked, pageWish } from './page-keys.ts'

const LOOKED: Looked = { current: 2, total: 3, zoom: 'width', share: 1.1 }
const HELD = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, more: Partial<Looked> = {}, held = {}) =>
  pageWish({ ...HELD, key, ...held }, { ...LOOKED, ...more })

it('goes to the page beside, the first and the last', () => {
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual([{ page: 3 }, { page: 1 }])
  expect([press('Home'), press('End')]).toEqual([{ page: 1 }, { page: 3 }])
})

it('leaves to the browser what leads past the ends, and is held with another key', () => {
  expect(press('ArrowRight', { current: 3 })).toBeNull()
  expect(press('ArrowLeft', { current: 1 })).toBeNull()
  expect(press('+', {}, { ctrlKey: true })).toBeNull()
  expect(press('ArrowRight', {}, { shiftKey: true })).toBeNull()
  expect(press('+', {}, { shiftKey: true })).toEqual({ zoom: 1.25 })
  expect(press('ArrowDown')).toBeNull()
})

it('scrolls where a page can be wider or higher than its pane', () => {
  expect(press('ArrowRight', { zoom: 2 })).toBeNull()
  expect([press('PageDown'), press('PageUp')]).toEqual([null, null])
  const whole = { zoom: 'page' } as const
  expect([press('PageDown', whole), press('PageUp', whole)]).toEqual([{ page: 3 }, { page: 1 }])
})

it('steps through the sizes from the one that is drawn, and fits the width again', () => {
  expect([press('+'), press('='), press('-')]).toEqual([
    { zoom: 1.25 },
    { zoom: 1.25 },
    { zoom: 1 },
  ])
  expect(press('+', { zoom: 4 })).toBeNull()
  expect(press('0', { zoom: 4 })).toEqual({ zoom: 'width' })
})
