import { describe, expect, it } from 'vitest'
import type { Rule } from '../pack/rule-pack.ts'
import { patternDigest, provePattern } from './pattern-proof.ts'

const rule = (pattern: string, flags?: 'm'): Rule => ({
  id: 'dlp_x',
  title: 'X',
  description: 'X.',
  class_name: 'API_KEY',
  severity: 'low',
  score: 1,
  views: ['original'],
  keywords: [],
  pattern,
  ...(flags && { flags }),
  match: [],
  ignore: [],
})

describe('provePattern', () => {
  it('accepts what is linear, and bounded gaps', () => {
    expect(provePattern(rule('\\bkey-[0-9a-f]{32}\\b'), 20_000)).toBeUndefined()
    expect(provePattern(rule('\\bcf[a-z0-9_. -]{0,24}(?:token|key)='), 20_000)).toBeUndefined()
  })

  it('refuses what is exponential or quadratic', () => {
    expect(provePattern(rule('(?:a|a)*b'), 20_000)).toBeDefined()
    expect(provePattern(rule('[a-z]+@'), 20_000)).toBeDefined()
  })
})

describe('patternDigest', () => {
  it('tells patterns and flags apart', () => {
    const digests = [rule('^a'), rule('^a', 'm'), rule('^b')].map(patternDigest)
    expect(new Set(digests).size).toBe(3)
  })
})
