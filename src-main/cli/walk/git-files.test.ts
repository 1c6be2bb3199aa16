import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ExplainedError } from '../../explained-error.ts'
import { gitFiles } from './git-files.ts'

let folder: string
const git = (...parameters: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...parameters], {
    cwd: folder,
    stdio: 'ignore',
  })
const write = (name: string, content: string) => writeFileSync(join(folder, name), content)

function hasGit(): boolean {
  try {
    execFileSync('git', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function told(what: string, heedsRules?: boolean): Promise<readonly string[]> {
  const told: string[] = []
  for await (const found of gitFiles(folder, what, heedsRules)) {
    const problem = 'problem' in found ? found.problem : ''
    const content = 'bytes' in found ? Buffer.from(found.bytes).toString() : problem
    told.push(`${found.name.replace(/@[0-9a-f]{12}$/, '@commit')} ${content}`)
  }
  return told
}

const MESSAGE = '(message)@'
const versions = async (...of: Parameters<typeof told>) =>
  (await told(...of)).filter((each) => !each.startsWith(MESSAGE))
const messages = async (...of: Parameters<typeof told>) =>
  (await told(...of)).filter((each) => each.startsWith(MESSAGE))

describe.skipIf(!hasGit())('versions of files in git', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-git-'))
    git('init', '-q')
    write('kept.txt', 'one')
    git('add', '.')
    git('commit', '-qm', '1')
    write('gone é.txt', 'secret')
    write('copy.txt', 'one')
    git('add', '.')
    git('commit', '-qm', '2')
    git('rm', '-q', 'gone é.txt')
    git('commit', '-qm', '3')
    write('kept.txt', 'staged')
    git('add', '.')
    write('kept.txt', 'not staged')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('all there ever was: each content once, where it came first', async () => {
    expect(await versions('history')).toEqual(['kept.txt@commit one', 'gone é.txt@commit secret'])
  })

  it('what a range brought', async () => {
    expect(await versions('HEAD~1..HEAD')).toEqual([])
    expect(await versions('HEAD~2..HEAD~1')).toEqual([
      'copy.txt@commit one',
      'gone é.txt@commit secret',
    ])
  })

  it('what is staged, as it is staged', async () => {
    expect(await versions('staged')).toEqual(['kept.txt staged'])
  })

  it('what their commits say, each once', async () => {
    const [one, two, three] = ['1', '2', '3'].map((each) => `${MESSAGE}commit ${each}\n`)
    expect(await messages('history')).toEqual([one, two, three])
    expect(await messages('HEAD~2..HEAD~1')).toEqual([two])
    expect(await messages('staged')).toEqual([])
  })

  it('tells what is no range, and takes no flags', async () => {
    await expect(versions('nowhere')).rejects.toThrow(ExplainedError)
    await expect(versions('--output=x')).rejects.toThrow('staged, history or a range')
  })

  it('another folder is not the repository of a hook', async () => {
    const other = mkdtempSync(join(tmpdir(), 'assay-git-'))
    const mine = folder
    try {
      process.env.GIT_DIR = join(mine, '.git')
      process.env.GIT_CONFIG_COUNT = '1'
      process.env.GIT_CONFIG_KEY_0 = 'diff.relative'
      process.env.GIT_TRACE = join(other, 'trace')
      folder = other
      await expect(versions('history')).rejects.toThrow('not a git repository')
      expect(existsSync(join(other, 'trace'))).toBe(false)
    } finally {
      folder = mine
      for (const name of ['DIR', 'CONFIG_COUNT', 'CONFIG_KEY_0', 'TRACE']) {
        delete process.env[`GIT_${name}`]
      }
      rmSync(other, { recursive: true })
    }
  })

  it('leaves out what .assayignore names, and of .gitignore nothing: what is tracked is tracked', async () => {
    write('.gitignore', 'kept.txt\n')
    write('.assayignore', 'gone*\n')
    const read = async (what: string, heedsRules = true) =>
      (await versions(what, heedsRules)).filter((told) => !told.endsWith(' left out'))
    expect(await versions('history')).toEqual(['kept.txt@commit one', 'gone é.txt left out'])
    write('.assayignore', 'kept.txt\n')
    expect(await read('history')).toEqual(['copy.txt@commit one', 'gone é.txt@commit secret'])
    expect(await read('staged')).toEqual([])
    write('.assayignore', '*\n')
    expect((await versions('history')).at(-1)).toBe(`${folder} unreadable`)
    expect(await versions('staged')).toEqual(['kept.txt left out'])
    expect(await read('history', false)).toEqual([
      'kept.txt@commit one',
      'gone é.txt@commit secret',
    ])
    for (const name of ['.gitignore', '.assayignore']) rmSync(join(folder, name))
  })

  it('starts nothing that the repository names', async () => {
    const mark = join(folder, 'started')
    const script = join(folder, 'evil.sh')
    write('evil.sh', `#!/bin/sh\ntouch '${mark}'\n`)
    chmodSync(script, 0o700)
    for (const key of [
      'core.fsmonitor',
      'core.pager',
      'diff.external',
      'diff.x.textconv',
      'filter.x.clean',
      'gpg.program',
      'core.sshCommand',
    ]) {
      git('config', key, script)
    }
    git('config', 'log.showSignature', 'true')
    write('.gitattributes', '* diff=x filter=x\n')
    await versions('history')
    await versions('staged')
    await versions('HEAD~1..HEAD')
    expect(existsSync(mark)).toBe(false)
  })
})

describe.skipIf(!hasGit())('a repository that hides', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-git-'))
    git('init', '-q', '-b', 'main')
    write('first.txt', 'one')
    git('add', '.')
    git('commit', '-qm', '1')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const idOf = (...parameters: readonly string[]) =>
    execFileSync('git', parameters, { cwd: folder, input: '' }).toString().trim()

  it.each([
    ['its root', 'log.showRoot', 'false'],
    ['what stands above a folder', 'diff.relative', 'true'],
    ['behind an order of its own', 'diff.orderFile', '/nowhere'],
  ])('%s by its configuration', async (_, key, value) => {
    mkdirSync(join(folder, 'sub'))
    writeFileSync(join(folder, 'sub', 'a.txt'), 'a')
    git('add', '.')
    git('commit', '-qm', '2')
    git('config', key, value)
    const root = folder
    folder = join(root, 'sub')
    expect(await versions('history')).toEqual(['first.txt@commit one', 'sub/a.txt@commit a'])
    folder = root
  })

  it('what only a merge brought', async () => {
    git('config', 'log.diffMerges', 'off')
    git('checkout', '-qb', 'side')
    write('side.txt', 'side')
    git('add', '.')
    git('commit', '-qm', '2')
    git('checkout', '-q', 'main')
    git('merge', '-q', '--no-ff', '--no-commit', 'side')
    write('evil.txt', 'evil')
    git('add', '.')
    git('commit', '-qm', '3')
    expect(await versions('history')).toContain('evil.txt@commit evil')
  })

  it('what was before, by grafts or a shallow end', async () => {
    git('rm', '-q', 'first.txt')
    git('commit', '-qm', '2')
    mkdirSync(join(folder, '.git/info'), { recursive: true })
    writeFileSync(join(folder, '.git/info/grafts'), `${idOf('rev-parse', 'HEAD')}\n`)
    expect(await versions('history')).toEqual(['first.txt@commit one'])
    writeFileSync(join(folder, '.git/shallow'), `${idOf('rev-parse', 'HEAD')}\n`)
    expect(await versions('history')).toEqual([`${folder} unreadable`])
  })

  it('what a range names beyond a shallow end, in words of ours', async () => {
    for (const name of ['second', 'third']) {
      write(name, name)
      git('add', '.')
      git('commit', '-qm', name)
    }
    const beyond = idOf('rev-parse', 'HEAD~2')
    const clone = mkdtempSync(join(tmpdir(), 'assay-shallow-'))
    try {
      git('clone', '-q', '--depth', '2', `file://${folder}`, clone)
      const listed = async (what: string) => {
        const names: string[] = []
        for await (const found of gitFiles(clone, what))
          names.push('problem' in found ? `${found.problem}: ${found.detail}` : found.name)
        return names.filter((name) => !name.startsWith(MESSAGE))
      }
      await expect(listed(`${beyond}..HEAD`)).rejects.toThrow(
        /this clone is shallow.*fetch-depth: 0/,
      )
      await expect(listed('HEAD~2..HEAD')).rejects.toThrow(/this clone is shallow/)
      expect(await listed('HEAD~1..HEAD')).toEqual([expect.stringMatching(/^third@/)])
      expect((await listed('HEAD')).at(-1)).toMatch(/^unreadable: a shallow clone/)
    } finally {
      rmSync(clone, { recursive: true })
    }
    await expect(versions('nowhere..HEAD')).rejects.toThrow(/there is no such range here/)
  })

  it('a link that became a file', async () => {
    symlinkSync('nowhere', join(folder, 'link'))
    git('add', '.')
    git('commit', '-qm', '2')
    rmSync(join(folder, 'link'))
    write('link', 'a file now')
    git('add', '.')
    expect(await versions('staged')).toEqual(['link a file now'])
    git('commit', '-qm', '3')
    expect(await versions('history')).toContain('link@commit a file now')
  })

  it('files and folders that only tags name', async () => {
    write('loose.txt', 'tagged')
    const blob = idOf('hash-object', '-w', 'loose.txt')
    git('tag', '-am', 'x', 'annotated', blob)
    write('deep.txt', 'deep')
    const deep = idOf('hash-object', '-w', 'deep.txt')
    const tree = execFileSync('git', ['mktree', '-z'], {
      cwd: folder,
      input: `100644 blob ${deep}\ta\nb.txt\0`,
    })
    git('tag', 'plain', tree.toString().trim())
    expect(await versions('history')).toEqual([
      'first.txt@commit one',
      'refs/tags/annotated tagged',
      'refs/tags/plain/a\nb.txt deep',
    ])
  })

  it('words in messages of commits without a change, of tags and tags of tags, and in notes', async () => {
    git('commit', '-q', '--allow-empty', '-m', 'nothing changed')
    git('commit', '-q', '--allow-empty', '-m', 'nothing changed')
    git('commit', '-q', '--allow-empty', '--allow-empty-message', '-m', '')
    git('tag', '-am', 'inner words', 'inner')
    git('tag', '-am', 'outer words', 'outer', 'inner')
    git('tag', '-d', 'inner')
    git('notes', 'add', '-m', 'noted', 'HEAD')
    const all = await messages('history')
    expect(all.filter((each) => /commit (?:1|nothing)/.test(each))).toEqual([
      `${MESSAGE}commit 1\n`,
      `${MESSAGE}commit nothing changed\n`,
    ])
    expect(all.slice(-2)).toEqual([
      `${MESSAGE}refs/tags/outer outer words\n`,
      `${MESSAGE}refs/tags/outer inner words\n`,
    ])
    expect(await versions('history')).toContainEqual(expect.stringMatching(/@commit noted\n$/))
  })

  it('an object that is not there, or a reference that leads nowhere', async () => {
    const blob = idOf('rev-parse', 'HEAD:first.txt')
    rmSync(join(folder, '.git/objects', blob.slice(0, 2), blob.slice(2)), { force: true })
    expect(await versions('history')).toEqual(['first.txt@commit unreadable'])
    writeFileSync(join(folder, '.git/refs/heads/gone'), `${'1'.repeat(40)}\n`)
    await expect(versions('history')).rejects.toThrow('git: bad object refs/heads/gone')
  })

  it('names with lines and escapes are one name each', async () => {
    const names = ['a\nb.txt', ':000000 100644 x.txt', '\u001b[2Jc.txt', `${'f'.repeat(40)}`]
    for (const name of names) write(name, `in ${names.indexOf(name)}`)
    git('add', '.')
    git('commit', '-qm', '2')
    const found = await versions('history')
    for (const name of names) expect(found).toContain(`${name}@commit in ${names.indexOf(name)}`)
  })
})
