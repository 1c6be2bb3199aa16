import { describe, expect, it } from 'vitest'
import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { testPack } from './models/__fixtures__/test-pack.ts'
import type { ModelHead } from './models/pack/model-manifest.ts'
import { type RulesByCategory, selectDetectors } from './select-detectors.ts'

const rules: RulesByCategory = Map.groupBy(
  [
    { id: 'injection_a', category: 'injection', isOn: true },
    { id: 'dlp_a', category: 'dlp', isOn: true },
    { id: 'pii_a', category: 'pii', isOn: false },
    { id: 'threat_a', category: 'threat', isOn: true },
  ] as const,
  ({ category }) => category,
)
const selected = (config: ScanConfig) =>
  selectDetectors(settingsOf(config), rules, { packs: [], broken: [] })

describe('selectDetectors', () => {
  it('lets the rules read every category that has one, by default injection and dlp', () => {
    expect(selected({})).toMatchObject({ ruleCategories: ['injection', 'dlp'], failures: [] })
  })

  it('says that a category without any detector is a missing asset', () => {
    const { ruleCategories, failures } = selected({ categories: ['dlp', 'threat'] })

    expect(ruleCategories).toEqual(['dlp'])
    expect(failures).toMatchObject([{ stage: 'asset', kind: 'missing_asset', retryable: false }])
  })

  it('lets rules of threats read beside a network alone', () => {
    const heads = testPack().manifest.heads.map((head) => ({
      ...head,
      category: 'threat' as const,
    }))
    const settings = settingsOf({ categories: ['threat'], max_level: 'L2' })
    const reading = { packs: [testPack({ heads })], broken: [] }
    expect(selectDetectors(settings, rules, reading)).toMatchObject({
      ruleCategories: ['threat'],
      failures: [],
    })
  })

  it.each<[string, ScanConfig]>([
    ['the level is off', { categories: ['dlp'], gates: { l1: false } }],
    ['every rule is off', { categories: ['dlp'], gates: { rules: { dlp_a: false } } }],
    ['its only rule is off by default', { categories: ['pii'] }],
  ])('says that a category is not ready where %s', (_, config) => {
    expect(selected(config)).toMatchObject({
      ruleCategories: [],
      failures: [{ kind: 'not_ready' }],
    })
  })

  it('reads a category whose default-off rule is switched on', () => {
    const config = { categories: ['pii'], gates: { rules: { pii_a: true } } }

    expect(selected(config)).toMatchObject({ ruleCategories: ['pii'], failures: [] })
  })

  it('counts no pack as a detector that only promotes', () => {
    const heads = testPack().manifest.heads.map((head) => ({
      ...head,
      category: 'pii' as const,
      classes: head.classes.map((each) => ({ ...each, threshold: 1 })),
    }))
    const packs = [testPack({ heads })]
    const config: ScanConfig = { categories: ['pii'], max_level: 'L2' }
    expect(selectDetectors(settingsOf(config), rules, { packs, broken: [] })).toMatchObject({
      ruleCategories: [],
      failures: [{ kind: 'not_ready' }],
    })
  })

  it('runs a guard, and a screen for it, only where it can accept something of what is asked', () => {
    const [head] = testPack().manifest.heads as [ModelHead]
    const mute: ModelHead = {
      ...head,
      category: 'pii',
      classes: head.classes.map((each) => ({ ...each, threshold: 1 })),
    }
    const screen = testPack({ id: 'screen', heads: [head, mute] })
    const guard = testPack({ id: 'guard', level: 'L3', heads: [head, mute] })
    const planned = (...categories: Category[]) => {
      const settings = settingsOf({ categories, gates: { rules: { pii_a: true } } })
      const { models } = selectDetectors(settings, rules, { packs: [screen, guard], broken: [] })
      return [...models.screens, ...models.guards].map(({ manifest: { id } }) => id)
    }

    expect(planned('pii')).toEqual([])
    expect(planned('injection', 'pii')).toEqual(['screen', 'guard'])
  })

  it('says that a category is not ready where what would read it is broken and was not asked', () => {
    const broken = {
      id: 'guard',
      level: 'L3',
      categories: ['threat'],
      kind: 'integrity_failure',
      problem: 'its network is another',
    } as const
    const planned = (max_level: 'L2' | 'L3') =>
      selectDetectors(settingsOf({ categories: ['threat'], max_level }), rules, {
        packs: [],
        broken: [broken],
      }).failures.map(({ kind }) => kind)
    expect(planned('L2')).toEqual(['not_ready'])
    expect(planned('L3')).toEqual(['integrity_failure'])
  })
})
