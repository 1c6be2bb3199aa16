import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const project = join(import.meta.dirname, '..')
const hasGit = spawnSync('git', ['--version']).status === 0

let clone: string
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'assay-hook-'))
  git('init', '--quiet')
  git('config', 'core.hooksPath', join(project, '.githooks'))
  for (const file of ['biome.json', '.gitignore'])
    copyFileSync(join(project, file), join(clone, file))
})
afterEach(() => rmSync(clone, { recursive: true }))

function git(...args: readonly string[]): { status: number | null; said: string } {
  // Of its own settings and place only: a hook of this project may be what runs these tests.
  const env = { PATH: process.env.PATH, HOME: clone, GIT_CONFIG_NOSYSTEM: '1' }
  const who = ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.com']
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], {
    cwd: clone,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

function commit(file: string, text: string): ReturnType<typeof git> {
  writeFileSync(join(clone, file), text)
  git('add', file)
  return git('commit', '--quiet', '--message', file)
}

describe.skipIf(!hasGit)('the pre-commit hook', () => {
  it('refuses what is staged and not formatted, and nothing else', () => {
    symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'), 'junction')
    writeFileSync(join(clone, 'not-staged.ts'), 'export const one   = 1;\n')

    expect(commit('good.ts', "export const name = 'good'\n").status).toBe(0)
    const bad = commit('bad.ts', 'export const name = "bad";\n')
    expect(bad.status).not.toBe(0)
    expect(bad.said).toContain('bad.ts')
    expect(bad.said).not.toContain('not-staged.ts')
  })

  it('lets a commit pass where no packages are installed, and says so', () => {
    const committed = commit('bad.ts', 'export const name = "bad";\n')
    expect(committed.status).toBe(0)
    expect(committed.said).toContain('npm ci')
  })
})
