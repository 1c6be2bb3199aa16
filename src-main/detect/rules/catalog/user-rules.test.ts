import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { EXAMPLE_RULES } from '../../../../src-shared/model/example-rules.ts'
import { loadPacks } from '../pack/load-packs.ts'
import {
  idsOf,
  loadUserRules,
  MAX_RULE_FILE_BYTES,
  MAX_RULE_FILES,
  MAX_USER_RULES,
} from './user-rules.ts'

const RULE = {
  id: 'user_ticket',
  title: 'Ticket',
  description: 'A ticket.',
  class_name: 'API_KEY',
  severity: 'low',
  score: 0.9,
  views: ['original'],
  keywords: ['tkt-'],
  pattern: 'TKT-[0-9]{4}',
  match: ['a ⟦TKT-1234⟧', 'TKT-2345', 'TKT-3456'],
  ignore: ['TKT', 'TKT-', 'TKT-x'],
}

const yaml = (...rules: readonly object[]) =>
  stringify(
    { pack: 'own', category: 'dlp', rules: rules.map((rule) => ({ ...RULE, ...rule })) },
    { aliasDuplicateObjects: false },
  )

const shipped = loadPacks()
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'assay-rules-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(join(dataDir, 'rules'), { recursive: true })
  writeFileSync(join(dataDir, 'rules', name), content)
}

/** What is used, and what is left out, of files that were written. */
function loaded() {
  const { packs, leftOut } = loadUserRules(dataDir, idsOf(shipped))
  return { ids: packs.flatMap(({ rules }) => rules.map(({ id }) => id)), leftOut }
}

describe('loadUserRules', () => {
  it('gives nothing where there is no folder', () => {
    expect(loaded()).toEqual({ ids: [], leftOut: [] })
  })

  it('reads every .yaml in order of name, and nothing else', () => {
    write('b.yaml', yaml({ id: 'user_b' }))
    write('a.yaml', yaml({ id: 'user_a' }, { id: 'dlp_own' }))
    write('README.md', 'not rules')

    expect(loaded()).toEqual({ ids: ['user_a', 'dlp_own', 'user_b'], leftOut: [] })
  })

  it.each([
    ['no YAML', '{', /^line 1: /],
    ['another shape', yaml({ severity: 'huge' }), /^line 8: user_ticket: severity: /],
    ['lookaround', yaml({ pattern: 'TKT(?=-)' }), /^line 14: user_ticket: pattern: lookaround/],
    ['a quadratic pattern', yaml({ pattern: 'TKT-[0-9]+' }), /^line 14: .*: pattern: a repeat/],
    [
      'an exponential pattern',
      yaml({ pattern: '(?:TKT-[0-9]{0,9}){1,9}(?:[0-9]{0,9}){9}' }),
      /^line 14: user_ticket: pattern: there are too many ways/,
    ],
    [
      'a broken pattern',
      yaml({ pattern: 'TKT-[9-0]{4}' }),
      /^line 14: user_ticket: pattern: Range out of order/,
    ],
    [
      'a pattern nested too deeply',
      yaml({ pattern: `${'(?:'.repeat(9_000)}TKT-${')'.repeat(9_000)}` }),
      /^line 14: user_ticket: pattern: is nested too deeply$/,
    ],
    [
      'a pattern that is costly to work out',
      yaml({ pattern: 'TKT-1234'.repeat(2_000) }),
      /^line 14: user_ticket: pattern: a match can be 16000 characters long/,
    ],
    ['a shipped id', yaml({ id: 'dlp_jwt' }), /^line 4: dlp_jwt: id: another pack/],
    ['an id twice', yaml({}, {}), /^line 2\d: user_ticket: id: is used twice$/],
    [
      'an example that is not found',
      yaml({ match: ['TKT-1234', 'TKT-12', 'TKT-2345'] }),
      /^line 17: user_ticket: match: example 2: the rule finds nothing$/,
    ],
    [
      'evidence at another place',
      yaml({ match: ['⟦a TKT-1234⟧', 'TKT-1234', 'TKT-2345'] }),
      /^line 16: user_ticket: match: example 1: the rule finds something else/,
    ],
    [
      'an example that must not be found',
      yaml({ ignore: ['a', 'b', 'TKT-1234'] }),
      /^line 22: user_ticket: ignore: example 3: the rule finds something where/,
    ],
    ['too many bytes', `# ${'x'.repeat(MAX_RULE_FILE_BYTES)}`, /^is larger than 1000000 bytes$/],
    ['no UTF-8', Uint8Array.of(0xff, 0xfe, 0x00), /^is not UTF-8$/],
  ])('leaves out a file with %s and says where, and uses the others', (_, content, problem) => {
    write('bad.yaml', content)
    write('good.yaml', yaml({ id: 'user_good' }))

    const { ids, leftOut } = loaded()

    expect(ids).toEqual(['user_good'])
    expect(leftOut).toEqual([{ file: 'bad.yaml', problems: [expect.stringMatching(problem)] }])
  })

  it('leaves out the second of two files with one id', () => {
    write('a.yaml', yaml({}))
    write('b.yaml', yaml({}))

    expect(loaded()).toMatchObject({ ids: ['user_ticket'], leftOut: [{ file: 'b.yaml' }] })
  })

  it('follows no links, to files or as the folder', () => {
    writeFileSync(join(dataDir, 'elsewhere.yaml'), yaml({}))
    write('a.yaml', yaml({ id: 'user_a' }))
    symlinkSync(join(dataDir, 'elsewhere.yaml'), join(dataDir, 'rules', 'link.yaml'))
    mkdirSync(join(dataDir, 'rules', 'folder.yaml'))
    const linked = join(dataDir, 'linked')
    mkdirSync(linked)
    symlinkSync(join(dataDir, 'rules'), join(linked, 'rules'))

    expect(loaded()).toEqual({
      ids: ['user_a'],
      leftOut: [
        { file: 'folder.yaml', problems: ['is not a file'] },
        { file: 'link.yaml', problems: ['is a link; links are not followed'] },
      ],
    })
    expect(loadUserRules(linked, idsOf(shipped))).toEqual({
      packs: [],
      used: [],
      leftOut: [{ file: 'rules', problems: ['is not a folder; links are not followed'] }],
    })
  })

  it('reads a change as if it had been made, and lets it take nothing of the others', () => {
    write('b.yaml', yaml({ id: 'user_b' }))
    write('c.yaml', yaml({ id: 'user_c' }))
    const changed = (file: string, source: string | null) => {
      const { used, leftOut } = loadUserRules(dataDir, idsOf(shipped), { file, source })
      return [used.map(({ file }) => file), leftOut.map(({ file }) => file)]
    }
    expect(changed('a.yaml', yaml({ id: 'user_a' }))).toEqual([['a.yaml', 'b.yaml', 'c.yaml'], []])
    expect(changed('a.yaml', yaml({ id: 'user_b' }))).toEqual([['b.yaml', 'c.yaml'], ['a.yaml']])
    expect(changed('b.yaml', yaml({ id: 'user_d' }))).toEqual([['b.yaml', 'c.yaml'], []])
    expect(changed('b.yaml', null)).toEqual([['c.yaml'], []])
    expect(loaded()).toMatchObject({ ids: ['user_b', 'user_c'], leftOut: [] })
  })

  it('accepts the example in README.md', () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
    write('readme.yaml', /```yaml\n(.*?)```/s.exec(readme)?.[1] ?? '')

    expect(loaded()).toEqual({ ids: ['user_ticket'], leftOut: [] })
  })

  it('accepts the example that the app gives', () => {
    write('example.yaml', EXAMPLE_RULES)

    expect(loaded()).toEqual({ ids: ['user_project_number'], leftOut: [] })
  })

  it('uses no more rules and reads no more files than it says', () => {
    const rules = Array.from({ length: MAX_USER_RULES - 1 }, (_, index) => ({
      id: `user_${index}`,
    }))
    write('00.yaml', yaml(...rules))
    write('01.yaml', yaml({ id: 'user_a' }, { id: 'user_b' }))
    write('02.yaml', yaml({ id: 'user_c' }))
    for (let index = 3; index <= MAX_RULE_FILES; index++) {
      write(`1${String(index).padStart(3, '0')}.yaml`, '')
    }

    const { ids, leftOut } = loaded()

    expect(ids).toHaveLength(MAX_USER_RULES)
    expect(ids.at(-1)).toBe('user_c')
    expect(leftOut[0]).toEqual({ file: '01.yaml', problems: ['only 2000 rules are used in all'] })
    expect(leftOut.at(-1)?.problems).toEqual(['only 100 files are read'])
  })
})
