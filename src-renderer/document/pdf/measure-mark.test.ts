// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { measureMark } from './measure-mark.ts'

const PARTS = { parts: [{ item: 0, from: 0, to: 4 }] }

function page(letters: DOMRect[], box: DOMRect) {
  const element = document.createElement('section')
  const div = document.createElement('span')
  div.textContent = 'tiny words'
  element.append(div)
  element.getBoundingClientRect = () => new DOMRect(100, 50, 600, 800)
  div.getBoundingClientRect = () => box
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(letters as never)
  return { element, div }
}

it('measures letters from the corner of their page, a line as one', () => {
  const { element, div } = page(
    [new DOMRect(110, 60, 20, 10), new DOMRect(131, 60, 20, 10)],
    new DOMRect(),
  )
  expect(measureMark(element, [div], PARTS)).toEqual([{ left: 9, top: 9, width: 43, height: 12 }])
})

it('says of letters without a pixel where they stand', () => {
  const { element, div } = page([new DOMRect(110, 60, 0, 0)], new DOMRect(110, 60, 3, 0))
  expect(measureMark(element, [div], PARTS)).toEqual([{ left: 9, top: 9, width: 5, height: 3 }])
  expect(measureMark(element, [div], { parts: [{ item: 0, from: 4, to: 4 }] })).toEqual([])
})
