import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_IGNORE_RULES } from '../../watch/ignore-rules.ts'
import { type Found, findFiles } from './find-files.ts'

const onUnix = process.platform !== 'win32'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-walk-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

function found(...names: readonly string[]): readonly Found[] {
  return [...findFiles(names.length > 0 ? names : [folder])]
}

/** Their names from the folder on; problems with what they are. */
function names(list: readonly Found[]): readonly string[] {
  return list.map((each) => {
    const name = each.name.slice(folder.length + 1)
    return 'problem' in each ? `${name}: ${each.problem}` : name
  })
}

describe('a folder', () => {
  it('is walked in the order of names, hidden files too', () => {
    put({ 'b.txt': '', 'a/z.txt': '', 'a/.env': '', '.github/x.yml': '', 'B.txt': '' })
    expect(names(found())).toEqual(['B.txt', 'b.txt', '.github/x.yml', 'a/.env', 'a/z.txt'])
  })

  it('leaves out what .gitignore and .assayignore say, the nearest first', () => {
    put({
      '.gitignore': 'node_modules/\n*.log\n/only-here.txt\n',
      '.assayignore': 'fixtures/**\n!kept.log\n',
      'node_modules/x/index.js': '',
      'sub/node_modules/y.js': '',
      'a.log': '',
      'kept.log': '',
      'only-here.txt': '',
      'sub/only-here.txt': '',
      'sub/.gitignore': '!b.log\n*.tmp\n',
      'sub/b.log': '',
      'sub/c.tmp': '',
      'c.tmp': '',
      'fixtures/secret.txt': '',
    })
    const told = names(found()).filter((name) => !name.endsWith('ignore'))
    expect(told.filter((name) => !name.endsWith(': left out'))).toEqual([
      'c.tmp',
      'kept.log',
      'sub/b.log',
      'sub/only-here.txt',
    ])
    expect(told.filter((name) => name.endsWith(': left out'))).toEqual([
      'a.log: left out',
      'node_modules/: left out',
      'only-here.txt: left out',
      'fixtures/secret.txt: left out',
      'sub/c.tmp: left out',
      'sub/node_modules/: left out',
    ])
  })

  it('says which file left something out, and reads it all where that is not heeded', () => {
    put({ '.gitignore': '*.log\n', '.assayignore': '/b\n', 'a.log': '', 'b/c.txt': '', d: '' })
    const leftOut = found().filter((each) => 'problem' in each)
    expect(leftOut).toMatchObject([
      { name: join(folder, 'a.log'), detail: '.gitignore' },
      { name: `${join(folder, 'b')}/`, detail: '.assayignore' },
    ])
    put({ '.git/config': '' })
    const all = [...findFiles([folder], () => NO_IGNORE_RULES)]
    expect(names(all)).toEqual(['.assayignore', '.gitignore', 'a.log', 'd', 'b/c.txt'])
  })

  it('that leaves out all that is in it was not read', () => {
    put({ '.assayignore': '*\n', 'a.txt': '', 'b/c.txt': '' })
    expect(names(found())).toEqual([
      '.assayignore: left out',
      'a.txt: left out',
      'b/: left out',
      ': unreadable',
    ])
    put({ 'none/b/c': '' })
    rmSync(join(folder, '.assayignore'))
    rmSync(join(folder, 'none/b/c'))
    expect(found(join(folder, 'none'))).toEqual([])
  })

  it('that a rule above it leaves out is read all the same: it was named', () => {
    put({
      '.git/config': '',
      '.gitignore': 'out/\n*.map\n',
      'out/a.js': '',
      'out/a.map': '',
      'out/deep/.gitignore': '*.tmp\n',
      'out/deep/b.js': '',
      'out/deep/b.tmp': '',
    })
    const told = names(found(join(folder, 'out')))
    expect(told.filter((name) => !name.endsWith('ignore'))).toEqual([
      'out/a.js',
      'out/a.map',
      'out/deep/b.js',
      'out/deep/b.tmp: left out',
    ])
    expect(names(found(join(folder, 'out/deep'))).filter((name) => name.endsWith('js'))).toEqual([
      'out/deep/b.js',
    ])
  })

  it('knows the rules of its repository above it, and skips what version control keeps', () => {
    put({
      '.gitignore': '/sub/out\n',
      '.git/config': '',
      '.git/info/exclude': 'mine.txt\n',
      'sub/out/x.txt': '',
      'sub/mine.txt': '',
      'sub/y.txt': '',
    })
    const read = (list: readonly Found[]) => names(list.filter((each) => !('problem' in each)))
    expect(read(found(join(folder, 'sub')))).toEqual(['sub/y.txt'])
    expect(read(found())).toEqual(['.gitignore', 'sub/y.txt'])
  })

  it('agrees with git on what is ignored', () => {
    put({
      '.gitignore':
        '# a comment\n\n*.o\n!keep.o\n/top\nfoo/*\n!foo/bar\n**/deep/*.x\n\\#odd\ntrail \n[ab].c\n',
      ...{ 'x.o': '', 'keep.o': '', top: '', 'd/top': '', 'foo/a': '', 'foo/bar/b': '' },
      ...{ 'q/deep/1.x': '', 'q/deep/1.y': '', '#odd': '', trail: '', 'a.c': '', 'c.c': '' },
    })
    execFileSync('git', ['init', '-q'], { cwd: folder })
    const git = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const read = names(found().filter((each) => !('problem' in each)))
    expect([...read].sort()).toEqual(git.split('\0').filter(Boolean).sort())
  })

  it.runIf(onUnix)(
    'names links, also in a circle, sockets and pipes, and follows none',
    async () => {
      put({ 'a/b.txt': '' })
      symlinkSync(folder, join(folder, 'a', 'up'))
      symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'))
      execFileSync('mkfifo', [join(folder, 'pipe')])
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(join(folder, 'talk'), resolve))
      try {
        expect(names(found())).toEqual([
          'broken: link',
          'pipe: pipe',
          'talk: socket',
          'a/b.txt',
          'a/up: link',
        ])
      } finally {
        server.close()
      }
    },
  )

  it.runIf(process.platform === 'linux')('opens files whose names are not UTF-8', () => {
    const odd = Buffer.concat([Buffer.from(`${folder}/`), Buffer.of(0x61, 0xff, 0x62)])
    const inside = Buffer.concat([odd, Buffer.from('/in.txt')])
    mkdirSync(odd)
    writeFileSync(inside, 'within')
    const [only] = found()
    expect(only?.name).toBe(`${folder}/a\ufffdb/in.txt`)
    expect(only && 'path' in only && readFileSync(only.path, 'utf8')).toBe('within')
  })
})

describe('a name', () => {
  it('of a file is taken although it is ignored', () => {
    put({ '.gitignore': '*\n', 'a.txt': '' })
    expect(found(join(folder, 'a.txt'))).toMatchObject([{ isNamed: true }])
  })

  it('that is a pattern gives the files that match', () => {
    put({ 'a/x.md': '', 'a/b/y.md': '', 'a/z.txt': '', '.gitignore': 'b\n' })
    expect(names(found(join(folder, '**/*.md')))).toEqual(['a/b/: left out', 'a/x.md'])
    expect(names(found(join(folder, 'a/?.{md,txt}')))).toEqual(['a/x.md', 'a/z.txt'])
  })

  it('that is a pattern tells what is not read of where it reaches, and nothing else', () => {
    put({ 'a/x.md': '', 'a/out/y.md': '', 'b/out/y.md': '', '.gitignore': 'out\n*.log\n' })
    put({ 'a/z.log': '' })
    const of = (pattern: string) => names(found(join(folder, pattern)))
    expect(of('?/*.md')).toEqual(['a/x.md'])
    expect(of('?/*/*.txt')).toEqual([
      'a/out/: left out',
      'b/out/: left out',
      '?/*/*.txt: not found',
    ])
    expect(of('*/{out/y,x}.md')).toEqual(['a/out/: left out', 'a/x.md', 'b/out/: left out'])
    // Nobody was told that it is clean.
    expect(of('?/*.log')).toEqual(['a/z.log: left out', '?/*.log: unreadable'])
  })

  it.runIf(onUnix && process.getuid?.() !== 0)('that is a pattern tells a closed folder', () => {
    put({ 'a/x.md': '', 'shut/y.md': '' })
    chmodSync(join(folder, 'shut'), 0)
    const told = names(found(join(folder, '**/*.md')))
    chmodSync(join(folder, 'shut'), 0o700)
    expect(told).toEqual(['a/x.md', 'shut: unreadable'])
  })

  it('that leads where another has led finds nothing twice', () => {
    put({ 'a/x.md': '', 'a/y.md': '', 'a/z.log': '', 'b.md': '', '.gitignore': '*.log\n' })
    const both = found(join(folder, 'a'), join(folder, 'a/*'), `${folder}/a/../a/x.md`, folder)
    expect(both.map(({ name }) => name.slice(folder.length))).toEqual([
      '/a/y.md',
      '/a/z.log',
      // It was named itself: that it cannot be read, say, would be told of it alone.
      '/a/../a/x.md',
      '/.gitignore',
      '/b.md',
    ])
    // The rules above a folder that is named are not heeded, and what is read is not left out.
    expect(both.filter((each) => 'problem' in each)).toEqual([])
    expect(both.filter((each) => 'isNamed' in each && each.isNamed)).toHaveLength(1)
    expect(found(join(folder, 'b.md'), join(folder, 'b.md'))).toHaveLength(1)
  })

  it('that leads nowhere is told', () => {
    expect(
      names(found(join(folder, 'none'), join(folder, '*.md'), join(folder, 'no/*.md'))),
    ).toEqual(['none: not found', '*.md: not found', 'no/*.md: not found'])
  })

  it('with brackets in it is a file where there is one', () => {
    put({ '[id].ts': '' })
    expect(names(found(join(folder, '[id].ts')))).toEqual(['[id].ts'])
  })
})
