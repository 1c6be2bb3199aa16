import { expect, it } from 'vitest'
import { createSpanCounter } from './span-metrics.ts'

const stretch = (start: number, end: number, label = 'A') => ({ start, end, label })

it('tells exact from overlapping, label by label', () => {
  const counter = createSpanCounter()
  counter.add(
    [stretch(0, 5), stretch(10, 15), stretch(20, 25), stretch(30, 35, 'B')],
    [stretch(0, 5), stretch(12, 18), stretch(30, 35)],
  )
  const { A, B } = counter.figures()
  expect(A).toMatchObject({ wanted: 3, found: 3 })
  expect(A?.exact).toMatchObject({ precision: 1 / 3, recall: 1 / 3 })
  expect(A?.overlap).toMatchObject({ precision: 2 / 3, recall: 2 / 3 })
  expect(B).toMatchObject({ wanted: 1, found: 0, exact: { precision: null, recall: 0, f1: 0 } })
})

it('counts each wanted stretch once, however often it is met', () => {
  const counter = createSpanCounter()
  counter.add([stretch(0, 9)], [stretch(0, 3), stretch(4, 6)])
  expect(counter.figures().A?.overlap).toEqual({ precision: 1, recall: 1, f1: 1 })
})

it('counts characters once, however they are cut', () => {
  const counter = createSpanCounter()
  counter.add([stretch(0, 10)], [stretch(5, 8), stretch(6, 15), stretch(20, 25)])
  counter.add([stretch(0, 10)], [])
  expect(counter.figures().A?.characters).toMatchObject({ precision: 5 / 15, recall: 5 / 20 })
})

it('wants a stretch once that is marked twice with one label', () => {
  const counter = createSpanCounter()
  counter.add([stretch(0, 5), stretch(0, 5)], [stretch(0, 5)])
  expect(counter.figures().A).toMatchObject({
    wanted: 1,
    found: 1,
    exact: { precision: 1, recall: 1, f1: 1 },
    overlap: { precision: 1, recall: 1, f1: 1 },
  })
})

it('counts what is exact of the found for precision, of the wanted for recall', () => {
  const counter = createSpanCounter()
  counter.add([stretch(0, 5), stretch(6, 9)], [stretch(0, 5), stretch(0, 5), stretch(20, 25)])
  expect(counter.figures().A?.exact).toMatchObject({ precision: 2 / 3, recall: 1 / 2 })
})
