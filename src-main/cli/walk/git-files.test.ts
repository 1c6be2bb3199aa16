import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

async function versions(what: string): Promise<readonly string[]> {
  const told: string[] = []
  for await (const found of gitFiles(folder, what)) {
    const content = 'bytes' in found ? Buffer.from(found.bytes).toString() : 'unread'
    told.push(`${found.name.replace(/@[0-9a-f]{12}$/, '@commit')} ${content}`)
  }
  return told
}

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

  it('tells what is no range, and takes no flags', async () => {
    await expect(versions('nowhere')).rejects.toThrow(ExplainedError)
    await expect(versions('--output=x')).rejects.toThrow('staged, history or a range')
  })

  it('leaves out what .assayignore names, and of .gitignore nothing: what is tracked is tracked', async () => {
    write('.gitignore', 'kept.txt\n')
    write('.assayignore', 'gone*\n')
    expect(await versions('history')).toEqual(['kept.txt@commit one'])
    write('.assayignore', 'kept.txt\n')
    expect(await versions('history')).toEqual(['copy.txt@commit one', 'gone é.txt@commit secret'])
    expect(await versions('staged')).toEqual([])
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
