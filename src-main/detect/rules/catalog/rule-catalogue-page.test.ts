import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KEY_RULE } from '../__fixtures__/key-rule.ts'
import { loadPacks } from '../pack/load-packs.ts'
import type { Rule, RulePack } from '../pack/rule-pack.ts'
import { CATALOGUE_FILE, cataloguePage } from './rule-catalogue-page.ts'

const rowOf = (parts: Partial<Rule>) => {
  const pack: RulePack = { pack: 'dlp-x', category: 'dlp', rules: [{ ...KEY_RULE, ...parts }] }
  return cataloguePage([pack])
    .split('\n')
    .find((line) => line.startsWith('| `dlp_'))
}

describe('the page of rules', () => {
  it('is what the packs say', () => {
    // Where this fails: node src-main/detect/rules/catalog/write-catalogue.ts
    expect(readFileSync(CATALOGUE_FILE, 'utf8')).toBe(cataloguePage(loadPacks()))
  })

  it('has one row for every rule', () => {
    const page = cataloguePage(loadPacks())
    const ids = loadPacks().flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(page.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(ids.length)
    expect(ids.filter((id) => !page.includes(`| \`${id}\` |`))).toEqual([])
  })

  it.each([
    [{}, '| `dlp_key` | Key | API_KEY | high | on |  |'],
    [
      { title: 'a | b <i>', default: 'off' as const },
      '| `dlp_key` | a \\| b \\<i\\> | API_KEY | high | off |  |',
    ],
    [
      {
        validate: ['luhn', 'iban'],
        score: 0.4,
        context: [{ words: ['x'], within: 9, change: 0.2 }],
      },
      '| `dlp_key` | Key | API_KEY | high | on | `luhn`, `iban`, a context word |',
    ],
    [{ views: ['revealed' as const] }, '| `dlp_key` | Key | API_KEY | high | on | hidden text |'],
  ])('tells of %j', (parts, row) => {
    expect(rowOf(parts)).toBe(row)
  })
})
