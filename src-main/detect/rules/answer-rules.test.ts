import { describe, expect, it } from 'vitest'
import { sealedBytes, unseal } from '../../workers/sealed.ts'
import { createRuleAnswers } from './answer-rules.ts'
import { prepareRules } from './match/prepare-rules.ts'
import { loadPacks } from './pack/load-packs.ts'

const prepared = prepareRules(loadPacks().filter(({ pack }) => pack === 'pii-contact'))
const request = (text: string) => ({
  ...{ text, hidden: [], switches: new Map<string, boolean>() },
  categories: ['pii'] as const,
})
const ONE = 'Write to jane.miller@posteo.net.'

describe('createRuleAnswers', () => {
  it('answers alike, sealed or open', () => {
    const [closed, open] = [createRuleAnswers(prepared), createRuleAnswers(prepared, true)].map(
      (answer) => answer(request(ONE)),
    )

    expect(sealedBytes(closed?.found ?? { open: [] })).toBeGreaterThan(0)
    expect(sealedBytes(open?.found ?? new Uint8Array(1))).toBe(0)
    const findings = [closed, open].map((answer) =>
      unseal(answer?.found ?? { open: [] }).map((each) => each.findings),
    )
    expect(findings[0]?.flat()).toHaveLength(1)
    expect(findings[1]).toEqual(findings[0])
  })

  it('seals many findings also where few are left open', () => {
    const many = Array.from({ length: 100 }, (_, n) => `a${n}@posteo.net`).join('\n')

    const { found } = createRuleAnswers(prepared, true)(request(many))

    expect(sealedBytes(found)).toBeGreaterThan(0)
    expect(unseal(found)[0]?.findings.length).toBeGreaterThanOrEqual(100)
  })
})
