import { expect, it } from 'vitest'
import { type Looked, pageWish } from './page-keys.ts'

const LOOKED: Looked = { current: 2, total: 3, zoom: 'width', share: 1.1 }
const press = (key: string, more: Partial<Looked> = {}, held = {}) =>
  pageWish({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, { ...LOOKED, ...more })

it('goes to the page beside, the first and the last', () => {
  expect(['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft'].map((key) => press(key))).toEqual([
    { page: 3 },
    { page: 1 },
    { page: 3 },
    { page: 1 },
  ])
  expect([press('Home'), press('End')]).toEqual([{ page: 1 }, { page: 3 }])
})

it('leaves to the browser what leads past the ends, and is held with another key', () => {
  expect(press('PageDown', { current: 3 })).toBeNull()
  expect(press('PageUp', { current: 1 })).toBeNull()
  expect(press('+', {}, { ctrlKey: true })).toBeNull()
  expect(press('ArrowDown')).toBeNull()
})

it('scrolls to the sides where a page can be wider than its pane', () => {
  expect(press('ArrowRight', { zoom: 2 })).toBeNull()
  expect(press('PageDown', { zoom: 2 })).toEqual({ page: 3 })
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
