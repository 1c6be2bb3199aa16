import { describe, expect, it } from 'vitest'
import { parseColour } from './colour.ts'

const rounded = (text: string) => parseColour(text)?.map((part) => Math.round(part * 100) / 100)

describe('parseColour', () => {
  it.each([
    ['#fff', [255, 255, 255, 1]],
    ['#ffffff00', [255, 255, 255, 0]],
    [' WHITE ', [255, 255, 255, 1]],
    ['seashell', [255, 245, 238, 1]],
    ['transparent', [0, 0, 0, 0]],
    ['rgb(255, 255, 255)', [255, 255, 255, 1]],
    ['rgb(100% 100% 100% / 50%)', [255, 255, 255, 0.5]],
    ['rgba(255,255,255,.1)', [255, 255, 255, 0.1]],
    ['rgb(300 -5 0)', [255, 0, 0, 1]],
    ['hsl(0, 0%, 100%)', [255, 255, 255, 1]],
    ['hsl(120deg 100% 50%)', [0, 255, 0, 1]],
    ['hwb(0 100% 0%)', [255, 255, 255, 1]],
    ['lab(100 0 0)', [255, 255, 255, 1]],
    ['lch(100% 0 0)', [255, 255, 255, 1]],
    ['oklab(1 0 0)', [255, 255, 255, 1]],
    ['lab(100 none none)', [255, 255, 255, 1]],
    ['oklch(100% 0 0 / 1)', [255, 255, 255, 1]],
    ['color(srgb 1 1 1)', [255, 255, 255, 1]],
    ['color(display-p3 1 1 1)', [255, 255, 255, 1]],
  ])('reads %s', (text, colour) => {
    expect(rounded(text)).toEqual(colour)
  })

  it.each([
    '',
    'auto',
    'unknown',
    'currentcolor',
    '#12',
    'rgb(1 2)',
    'var(--x)',
    'rgb(',
    `#${'f'.repeat(500)}`,
  ])('reads nothing in %s', (text) => {
    expect(parseColour(text)).toBeUndefined()
  })
})
