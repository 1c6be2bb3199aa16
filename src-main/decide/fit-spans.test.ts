import { expect, it } from 'vitest'
import { fitSpans } from './fit-spans.ts'

const span = (start: number, score: number) => ({
  label: 'EMAIL',
  text: 'x'.repeat(100),
  score,
  start_char: start,
})
const spanBytes = Buffer.byteLength(JSON.stringify(span(0, 0.5))) + 1

it('leaves a result alone that fits', () => {
  const categories = { pii: { evidence_spans: [span(0, 0.5), span(1, 0.9)] } }

  expect(fitSpans(categories, 2 * spanBytes)).toBe(categories)
})

it('leaves out the lowest scores and keeps reading order', () => {
  const spans = [span(0, 0.5), span(1, 0.9), span(2, 0.6), span(3, 0.6)]

  const fitted = fitSpans({ pii: { evidence_spans: spans } }, 2 * spanBytes)

  expect(fitted.pii?.evidence_spans.map((kept) => kept.start_char)).toEqual([1, 2])
})
