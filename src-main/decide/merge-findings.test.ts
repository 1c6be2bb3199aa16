import { describe, expect, it } from 'vitest'
import { finding } from './__fixtures__/finding.ts'
import { mergeFindings } from './merge-findings.ts'

describe('mergeFindings', () => {
  it('folds two rules on one stretch into one finding that names both, the surer first', () => {
    const weak = finding({ start: 0, end: 10, score: 0.6, severity: 'critical' }, 'dlp_weak')
    const sure = finding({ start: 0, end: 12, score: 0.9, severity: 'high' }, 'dlp_sure')

    const merged = mergeFindings([weak, sure])

    expect(merged).toMatchObject([
      { start: 0, end: 12, score: 0.9, severity: 'critical', accepted: true },
    ])
    expect(merged[0]?.explanations.map((why) => why.detectorId)).toEqual(['dlp_sure', 'dlp_weak'])
  })

  it('keeps different labels and mere neighbours apart', () => {
    const merged = mergeFindings([
      finding({ start: 0, end: 10, category: 'pii', label: 'PHONE' }),
      finding({ start: 0, end: 10, category: 'pii', label: 'BANK_ACCOUNT' }),
      finding({ start: 9, end: 20, category: 'pii', label: 'PHONE' }),
    ])

    expect(merged).toHaveLength(3)
  })

  it('takes the digits of a number of a state for no telephone, unless that is surer', () => {
    const number = finding({
      start: 0,
      end: 11,
      category: 'pii',
      label: 'SOCIAL_SECURITY',
      score: 0.8,
    })
    const phone = (score: number) =>
      finding({ start: 0, end: 11, category: 'pii', label: 'PHONE', score })

    expect(mergeFindings([number, phone(0.65)]).map(({ label }) => label)).toEqual([
      'SOCIAL_SECURITY',
    ])
    expect(mergeFindings([number, phone(0.85)])).toHaveLength(2)
  })

  it('tells a secret once, by the surest of what rules call it', () => {
    const merged = mergeFindings([
      finding({ start: 0, end: 40, label: 'CREDENTIAL', score: 0.75 }, 'dlp_named'),
      finding({ start: 0, end: 40, label: 'SECRET_TOKEN', score: 0.95 }, 'dlp_vendor'),
      finding({ start: 0, end: 41, label: 'API_KEY', score: 0.7 }, 'dlp_generic'),
      finding({ start: 10, end: 20, label: 'PASSWORD_HASH' }, 'dlp_within'),
    ])

    expect(merged).toMatchObject([
      { start: 0, end: 40, label: 'SECRET_TOKEN', score: 0.95 },
      { start: 10, end: 20, label: 'PASSWORD_HASH' },
    ])
    expect(merged[0]?.explanations.map((why) => why.detectorId)).toEqual([
      'dlp_vendor',
      'dlp_named',
      'dlp_generic',
    ])
  })

  it('tells a number of a person once', () => {
    const place = { start: 0, end: 11, category: 'pii' } as const
    const merged = mergeFindings([
      finding({ ...place, label: 'NATIONAL_ID', score: 0.6 }, 'pii_word'),
      finding({ ...place, label: 'SOCIAL_SECURITY', score: 0.95 }, 'pii_form'),
    ])

    expect(merged.map(({ label }) => label)).toEqual(['SOCIAL_SECURITY'])
  })

  it('does not let a rejected candidate stretch or harden an accepted finding', () => {
    const accepted = finding({ start: 5, end: 10, score: 0.8, severity: 'medium' }, 'dlp_a')
    const candidate = finding({ start: 0, end: 10, score: 0.3, severity: 'critical' }, 'dlp_b')

    const merged = mergeFindings([candidate, accepted])

    expect(merged).toMatchObject([{ start: 5, end: 10, severity: 'medium', accepted: true }])
  })

  it('names a rule once that found a stretch in two views', () => {
    const again = finding({ start: 0, end: 10 })

    expect(mergeFindings([again, again])[0]?.explanations).toHaveLength(1)
  })

  it('gives the same answer whatever order the detectors answered in', () => {
    const findings = [
      finding({ start: 0, end: 10 }, 'dlp_a'),
      finding({ start: 0, end: 10 }, 'dlp_b'),
      finding({ start: 3, end: 8, score: 0.4 }, 'dlp_c'),
      finding({ start: 20, end: 30 }, 'dlp_d'),
    ]

    expect(mergeFindings([...findings].reverse())).toEqual(mergeFindings(findings))
  })
})
