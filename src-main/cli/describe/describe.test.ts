/** What is generated says what the commands take, and shells read it. */

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { wholeProgram } from '../program.ts'
import { allCommands, type CommandInfo, commandTree } from './command-tree.ts'
import { manPage } from './man-page.ts'
import { completionScript } from './shells.ts'

let program: CommandInfo
let commands: readonly CommandInfo[]
beforeAll(async () => {
  program = commandTree(await wholeProgram())
  commands = allCommands(program)
})

const hasBash = process.platform !== 'win32' && spawnSync('bash', ['-c', 'true']).status === 0

describe('completion', () => {
  it.skipIf(!hasBash).each([
    [['assay', 'ke'], 'keys'],
    [['assay', 'keys', ''], 'create list revoke --data-dir --json --help'],
    [['assay', 'keys', 'create', '--pl'], '--plan'],
    [['assay', 'scan', 'x', '--format', 's'], 'sarif'],
    [['assay', 'hook', 'c'], 'claude-code codex cursor'],
  ])('of bash after %j gives %s', (words, expected) => {
    const script = `${completionScript('bash', program)}
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _assay; echo "\${COMPREPLY[@]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...words], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const given = stdout.trim().split(' ')
    expect(expected.split(' ')).toEqual(expect.arrayContaining(given))
    expect(given[0]).toBe(expected.split(' ')[0])
  })

  it('of fish names every option of every command', () => {
    const script = completionScript('fish', program)
    for (const { path, options } of commands) {
      for (const { long } of options) {
        expect(script, path.join(' ')).toContain(`-l '${long.slice(2)}'`)
      }
    }
  })
})

it('the manual has every command, option and exit code', () => {
  const page = manPage(program)
  for (const { path, options, notes } of commands.slice(1)) {
    expect(page).toContain(`.SS ${path.join(' ').replaceAll('-', '\\-')}`)
    for (const { flags, long } of options) {
      if (long !== '--help') expect(page).toContain(`.B ${flags.replaceAll('-', '\\-')}`)
    }
    if (notes !== '') expect(page).toContain(notes.split('\n')[0]?.replaceAll('-', '\\-'))
  }
  // What a line begins with is no request of its own.
  expect(page.split('\n').filter((line) => /^'/.test(line))).toEqual([])
})

describe('what the documents tell to type', () => {
  const root = join(import.meta.dirname, '../../..')
  const text = ['README.md', 'docs/pipelines.md', '.pre-commit-hooks.yaml']
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n')

  it('names commands that there are, with options that they have', () => {
    const lines = text.matchAll(/(?:^|[`"\s/])assay (?:-- )?([a-z]+)([^`"#\n|>;]*)/g)
    const told = [...lines].flatMap(([, name, rest = '']) => {
      const command = commands.find(({ path }) => path.length === 2 && path[1] === name)
      if (command === undefined) return []
      const known = allCommands(command).flatMap(({ options }) => options.map(({ long }) => long))
      const unknown = [...rest.matchAll(/ (--[a-z-]+)/g)].filter(
        ([, flag = '']) => !known.includes(flag),
      )
      return [{ name, unknown: unknown.map(([, flag]) => flag) }]
    })
    expect(told.length).toBeGreaterThan(15)
    expect(told.filter(({ unknown }) => unknown.length > 0)).toEqual([])
  })

  it('shows settings that can be read', () => {
    const blocks = [...text.matchAll(/```(json|yaml)\n([\s\S]*?)```/g)]
    expect(blocks.length).toBeGreaterThan(8)
    for (const [, language, block = ''] of blocks) {
      if (language === 'json') expect(() => JSON.parse(block), block).not.toThrow()
      else for (const { errors } of parseAllDocuments(block)) expect(errors, block).toEqual([])
    }
    const hooks = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8'))
    expect(hooks.map(({ id }: { id: string }) => id)).toEqual(['assay', 'assay-models'])
  })
})
