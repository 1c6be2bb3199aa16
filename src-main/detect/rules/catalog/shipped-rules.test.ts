import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ExplainedError } from '../../../explained-error.ts'
import { compileRules } from '../match/compile-rules.ts'
import { type PreparedRules, prepareRules } from '../match/prepare-rules.ts'
import { createRuleSet } from '../match/rule-set.ts'
import { withWords } from '../match/rule-words.ts'
import { loadPacks } from '../pack/load-packs.ts'
import { packsOf, shippedRules } from './shipped-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-rules-'))
const kept = () => readdirSync(folder).map((name) => join(folder, name))
let made: PreparedRules

beforeAll(() => {
  made = shippedRules(folder, '1.0.0')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('shippedRules', () => {
  it('gives from the cache what the packs give', () => {
    const fresh = withWords(prepareRules(loadPacks()))
    const cached = shippedRules(folder, '1.0.0')
    expect(kept()).toHaveLength(1)
    expect(cached).toEqual(fresh)
    // Sets are told apart by identity there, which a file does not keep.
    const ruleSets = [cached, fresh].map((rules) => createRuleSet(compileRules(rules)))
    for (const owner of fresh.anchors.keys()) {
      const [ofCached, ofFresh] = ruleSets.map((ruleSet) => ruleSet.filterOf(owner))
      expect(ofCached?.first).toBe(ofFresh?.first)
      expect(ofCached?.second).toBe(ofFresh?.second)
    }
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -10)],
    ['changed', (text: string) => text.replace('"severity":"high"', '"severity":"low"')],
    ['empty', () => ''],
  ])('makes the rules anew where the file is %s', (_, damage) => {
    const [path = ''] = kept()
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, damage(whole))
    expect(shippedRules(folder, '1.0.0')).toEqual(made)
    expect(readFileSync(path, 'utf8')).toBe(whole)
  })

  it('keeps the rules of the newest version alone', () => {
    const [before] = kept()
    shippedRules(folder, '2.0.0')
    expect(kept()).toHaveLength(1)
    expect(kept()).not.toContain(before)
  })

  it('does without a folder that cannot be made', () => {
    expect(shippedRules(join(kept()[0] ?? '', 'below-a-file'), '1.0.0')).toEqual(made)
  })

  it('says what is wrong with a broken file, and what mends it', () => {
    const broken = () => packsOf([['a.yaml', Buffer.from('pack: a\nrules: [{}]\n')]])
    expect(broken).toThrow(ExplainedError)
    expect(broken).toThrow(/^The rules of the program are broken [(]a[.]yaml: [^\n]*git checkout/)
  })
})
