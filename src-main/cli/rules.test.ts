/** `assay rules` and a user's own rules, as a user runs them: processes and a service of their own. */

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bearer, startTestService } from '../api/__fixtures__/service.ts'
import { startService } from '../compose.ts'
import { createLog } from '../log.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

const OWN = `pack: own
category: dlp
rules:
  - id: user_ticket
    title: "Ticket \\e[2J"
    description: A ticket of ours.
    class_name: INTERNAL_RECORD
    severity: high
    score: 0.9
    views: [original]
    keywords: [tkt-]
    pattern: TKT-[0-9]{4}
    match: [a ⟦TKT-1234⟧, TKT-2345, TKT-3456]
    ignore: [TKT, TKT-, TKT-x]
`
const BROKEN = OWN.replace('user_ticket', 'user_other').replace('{4}', '+')

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'assay-cli-rules-'))
  mkdirSync(join(dataDir, 'rules'))
  writeFileSync(join(dataDir, 'rules', 'own.yaml'), OWN)
  writeFileSync(join(dataDir, 'rules', 'broken.yaml'), BROKEN)
})
afterAll(() => rmSync(dataDir, { recursive: true }))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

function assay(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [MAIN, ...args],
      { maxBuffer: 10_000_000 },
      (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), stdout, stderr })
      },
    )
  })
}

const rules = (...args: readonly string[]) => assay('rules', ...args, '--data-dir', dataDir)

const LEFT_OUT =
  'broken.yaml is left out: line 12: user_other: pattern: a repeat has no upper limit'

describe('assay rules list', () => {
  it('shows a line a rule, the own ones too, and says which file is left out', async () => {
    const { code, stdout, stderr } = await rules('list')

    const lines = stdout.trimEnd().split('\n')
    expect(code).toBe(0)
    expect(lines.length).toBeGreaterThan(400)
    expect(lines[0]).toMatch(/^ID +CATEGORY +CLASS +SEVERITY +SCORE +STATE +PACK +VIEWS +TITLE$/)
    expect(stdout).toMatch(
      /^dlp_jwt +dlp +SECRET_TOKEN +high +0\.85 +on +dlp-generic +original +JSON Web Token$/m,
    )
    expect(lines.at(-1)).toMatch(/^user_ticket .* own \(yours\) +original +Ticket \?\[2J$/)
    expect(stderr).toContain(LEFT_OUT)
  })

  it('gives one line of JSON, of one category where it is asked for', async () => {
    const { stdout, stderr } = await rules('list', '--category', 'dlp', '--json')

    expect(stdout.indexOf('\n')).toBe(stdout.length - 1)
    const { rules: listed, left_out: leftOut } = JSON.parse(stdout)
    expect(new Set(listed.map(({ category }: { category: string }) => category))).toEqual(
      new Set(['dlp']),
    )
    expect(listed.at(-1)).toEqual({
      id: 'user_ticket',
      title: 'Ticket \u001b[2J',
      description: 'A ticket of ours.',
      category: 'dlp',
      class_name: 'INTERNAL_RECORD',
      severity: 'high',
      score: 0.9,
      default: 'on',
      pack: 'own',
      views: ['original'],
      owner: 'user',
    })
    expect(leftOut).toEqual([
      { file: 'broken.yaml', problems: [expect.stringContaining('line 12: user_other')] },
    ])
    expect(stderr).toBe('')
  })
})

describe('assay rules show', () => {
  it('shows a rule as it is written', async () => {
    const { stdout } = await rules('show', 'dlp_jwt')

    expect(stdout).toMatch(/^pack: dlp-generic\nowner: shipped\ncategory: dlp\nid: dlp_jwt\n/)
    expect(stdout).toContain('validate:\n  - json_web_token\n')
    expect(stdout).toMatch(/^default: on$/m)
  })

  it('shows an own rule as JSON', async () => {
    const { stdout } = await rules('show', 'user_ticket', '--json')

    expect(JSON.parse(stdout)).toMatchObject({
      owner: 'user',
      id: 'user_ticket',
      pattern: 'TKT-[0-9]{4}',
      match: ['a ⟦TKT-1234⟧', 'TKT-2345', 'TKT-3456'],
    })
  })

  it('ends with 2 for a rule that is not there, and says which file is left out', async () => {
    const { code, stdout, stderr } = await rules('show', 'user_other')

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(LEFT_OUT)
    expect(stderr).toContain('error: there is no such rule; see `assay rules list`')
  })
})

describe('assay rules test', () => {
  const file = (content: string) => {
    const path = join(dataDir, 'tested.yaml')
    writeFileSync(path, content)
    return path
  }

  it('ends with 0 for a file that can be used, and prints what each example found', async () => {
    const { code, stdout } = await assay('rules', 'test', file(OWN))

    expect(code).toBe(0)
    expect(stdout.trimEnd().split('\n')).toEqual([
      'user_ticket: match 1: ok: found "TKT-1234"',
      'user_ticket: match 2: ok: found "TKT-2345"',
      'user_ticket: match 3: ok: found "TKT-3456"',
      'user_ticket: ignore 1: ok: found nothing',
      'user_ticket: ignore 2: ok: found nothing',
      'user_ticket: ignore 3: ok: found nothing',
      'The file can be used: 1 rule, 6 examples.',
    ])
  })

  it('ends with 1 for an example that does not hold, and says which', async () => {
    const { code, stdout } = await assay('rules', 'test', file(OWN.replace('TKT-x', 'TKT-9999')))

    expect(code).toBe(1)
    expect(stdout).toContain('user_ticket: ignore 3: WRONG: found "TKT-9999"\n')
    expect(stdout).toContain(
      'line 14: user_ticket: ignore: example 3: the rule finds something where it must not\n',
    )
    expect(stdout).toContain('The file cannot be used: 1 problem.\n')
  })

  it.each([
    ['a pattern without limits', BROKEN, /line 12: user_other: pattern: a repeat has no upper/],
    ['a shipped id', OWN.replace('user_ticket', 'dlp_jwt'), /line 4: dlp_jwt: id: another pack/],
    ['no YAML', '{', /line 1: /],
  ])('ends with 1 for %s', async (_, content, problem) => {
    const { code, stdout } = await assay('rules', 'test', file(content), '--json')

    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toEqual({
      rules: 0,
      examples: [],
      problems: [expect.stringMatching(problem)],
    })
  })

  it('ends with 2 where there is no file', async () => {
    const { code, stdout, stderr } = await assay('rules', 'test', join(dataDir, 'missing.yaml'))

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('error: the file cannot be read (it is not there)')
  })
})

it('`assay rules test` ends with 2 for a folder, which it does not read', async () => {
  const { code, stdout, stderr } = await assay('rules', 'test', dataDir)

  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('error: the file cannot be read (it is a folder; name one file)')
})

describe('usage', () => {
  it.each([[['show']], [['test']], [['list', '--category', 'benign']]])(
    '%j ends with 2 and says why',
    async (args) => {
      const { code, stdout, stderr } = await assay('rules', ...args)

      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toMatch(/error: /)
    },
  )
})

describe("the user's own rules", () => {
  it('find in `assay scan`, which says what is left out', async () => {
    const path = join(dataDir, 'text.txt')
    writeFileSync(path, 'See TKT-4711.')

    const { code, stdout, stderr } = await assay('scan', path, '--data-dir', dataDir)

    expect(code).toBe(1)
    expect(stdout).toMatch(/dlp {2}INTERNAL_RECORD {2}high/)
    expect(stderr).toContain(LEFT_OUT)
  })

  it('are named in the log of the service where they are left out', async () => {
    const log = createLog('silent')
    const warn = vi.spyOn(log, 'warn')

    await (await startService({ port: 0, dataDir, log })).close()

    expect(warn).toHaveBeenCalledWith(
      { file: 'broken.yaml', problems: [expect.stringContaining('line 12: user_other')] },
      'a file of rules is left out',
    )
  })

  it('find in the service beside a broken file, and can be switched off', async () => {
    const service = await startTestService({ dataDir })
    try {
      const scanned = async (config: object) => {
        const { body } = await service.post(
          { text: 'See TKT-4711.', config },
          bearer(service.key()),
        )
        return body.decision
      }
      expect(await scanned({})).toBe('block')
      expect(await scanned({ gates: { rules: { user_ticket: false } } })).toBe('allow')
    } finally {
      await service.close()
    }
  })
})
