import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { agentFiles } from './agent-files.ts'

let made: string
let folder: string
beforeEach(() => {
  made = mkdtempSync(join(tmpdir(), 'assay-agents-'))
  folder = made
})
afterEach(() => rmSync(made, { recursive: true }))

function write(...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), 'x')
  }
}
const found = (repository: boolean) =>
  [...agentFiles(repository ? folder : undefined, folder)]
    .map(({ name }) => name.slice(folder.length + 1))
    .sort()

it('finds what agents read in a repository, and every file of a skill', () => {
  const read = [
    '.claude/settings.local.json',
    '.cursor/mcp.json',
    '.github/copilot-instructions.md',
    '.mcp.json',
    'deep/AGENTS.md',
    'tools/skill/SKILL.md',
    'tools/skill/scripts/run.py',
  ]
  write(...read, 'src/main.ts', 'README.md', 'node_modules/x/index.js')
  writeFileSync(join(folder, '.gitignore'), '.claude/settings.local.json\n')
  expect(found(true)).toEqual(read)
})

it('finds what a repository hides from others, whatever the folders above it and of it are called', () => {
  folder = join(folder, 'projects', 'cache')
  const read = ['.claude/skills/logs/SKILL.md', '.claude/skills/logs/cache/x.md', 'todos/AGENTS.md']
  write(...read)
  writeFileSync(join(folder, '.gitignore'), '*\n')
  writeFileSync(join(folder, '.assayignore'), '*\n')
  expect(found(true)).toEqual(read)
})

it('tells the packages that it leaves out', () => {
  write('.claude/skills/a/SKILL.md', '.claude/skills/a/node_modules/b/index.js')
  expect(found(true)).toEqual(['.claude/skills/a/SKILL.md', '.claude/skills/a/node_modules/'])
})

it('finds the settings and skills of a user, and not what clients keep for themselves', () => {
  write(
    '.claude/skills/a/SKILL.md',
    '.claude/projects/talk.jsonl',
    '.codex/config.toml',
    '.cursor/mcp.json',
    'letter.txt',
  )
  expect(found(false)).toEqual([
    '.claude/skills/a/SKILL.md',
    '.codex/config.toml',
    '.cursor/mcp.json',
  ])
})

it('finds nothing where there is nothing', () => {
  expect(found(true)).toEqual([])
  expect(found(false)).toEqual([])
})

it('says that a folder is not there', () => {
  const missing = join(folder, 'missing')
  expect([...agentFiles(missing)]).toEqual([{ name: missing, problem: 'not found' }])
})
