/** What is seen of a folder, and when. */

import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { type Delay, REST_MS, settling } from '../../watch/settle.ts'
import { watchFolder } from '../../watch/watch-folder.ts'
import type { ScanSource } from '../scan-one.ts'
import type { ScanReport } from '../scan-report.ts'
import { notificationOf } from './notification-of.ts'
import { notifier } from './notify.ts'
import { reportsOf, uncheckedLine } from './watched-reports.ts'

/** Time that passes when a test says so. */
function handTime() {
  let now = 0
  const due = new Set<{ at: number; then: () => void }>()
  const delay: Delay = (then, milliseconds) => {
    const entry = { at: now + milliseconds, then }
    due.add(entry)
    return () => due.delete(entry)
  }
  return {
    delay,
    pass(milliseconds: number) {
      now += milliseconds
      for (const entry of [...due]) {
        if (entry.at > now) continue
        due.delete(entry)
        entry.then()
      }
    },
    waiting: () => due.size,
  }
}

describe('a file that is written', () => {
  it('is given once it rests, and once only', () => {
    const { delay, pass } = handTime()
    const given: string[] = []
    const { changed } = settling((path) => given.push(path), delay)
    changed('a')
    pass(REST_MS - 1)
    changed('a')
    changed('b')
    pass(REST_MS - 1)
    expect(given).toEqual([])
    pass(1)
    expect(given).toEqual(['a', 'b'])
    pass(10 * REST_MS)
    expect(given).toEqual(['a', 'b'])
    changed('a')
    pass(REST_MS)
    expect(given).toEqual(['a', 'b', 'a'])
  })

  it('and is gone before it rests is not given, nor is anything after the end', () => {
    const { delay, pass, waiting } = handTime()
    const given: string[] = []
    const { changed, gone, close } = settling((path) => given.push(path), delay)
    changed('a')
    gone('a')
    changed('b')
    close()
    pass(REST_MS)
    expect({ given, waiting: waiting() }).toEqual({ given: [], waiting: 0 })
  })
})

describe('a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-watch-')))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Passes on at once what the system tells: when a file rests is tried above. */
  const atOnce: Delay = (then) => {
    const soon = setImmediate(then)
    return () => clearImmediate(soon)
  }

  it('is told of new and changed files, but of no link, nothing ignored and nothing from before', async () => {
    writeFileSync(join(folder, 'before.txt'), 'one')
    writeFileSync(join(folder, '.gitignore'), 'left/\n*.log\n')
    mkdirSync(join(folder, 'left'))
    const seen: string[] = []
    const { close } = await watchFolder(folder, (path) => seen.push(path), { delay: atOnce })

    symlinkSync(folder, join(folder, 'round'))
    symlinkSync(join(folder, 'before.txt'), join(folder, 'link.txt'))
    writeFileSync(join(folder, 'left', 'out.txt'), 'x')
    writeFileSync(join(folder, 'noise.log'), 'x')
    mkdirSync(join(folder, 'deep', 'er'), { recursive: true })
    writeFileSync(join(folder, 'deep', 'er', 'new.txt'), 'x')
    await expect.poll(() => seen).toContain(join(folder, 'deep/er/new.txt'))
    writeFileSync(join(folder, 'before.txt'), 'two')
    await expect.poll(() => seen).toContain(join(folder, 'before.txt'))
    await close()

    expect([...new Set(seen)].sort()).toEqual(
      [join(folder, 'before.txt'), join(folder, 'deep/er/new.txt')].sort(),
    )
  })

  it('tells nothing of a file that is gone again before it is looked at', async () => {
    const seen: string[] = []
    const held: (() => void)[] = []
    const hold: Delay = (then) => {
      held.push(then)
      return () => {}
    }
    const { close } = await watchFolder(folder, (path) => seen.push(path), { delay: hold })
    writeFileSync(join(folder, 'brief.txt'), 'x')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    unlinkSync(join(folder, 'brief.txt'))
    writeFileSync(join(folder, 'stays.txt'), 'x')
    await expect
      .poll(() => {
        for (const then of held.splice(0)) then()
        return seen
      })
      .toContain(join(folder, 'stays.txt'))
    await close()
    expect(seen).not.toContain(join(folder, 'brief.txt'))
  })

  it('that is none is refused', async () => {
    await expect(watchFolder(join(folder, 'none'), () => {})).rejects.toThrow('is no folder')
  })
})

describe('a file that has come', () => {
  let folder: string
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-watch-')))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Refuses all that is scanned, in words that tell what it was. */
  const refuses: ScanSource = async (_, source) => {
    const { type } = source
    throw new ScanError(
      'INVALID_INPUT',
      `A ${type} of ${'bytes' in source && source.bytes.length}.`,
    )
  }

  /** What is told of it, and the names that are scanned. */
  async function told(name: string, content: string | Uint8Array) {
    writeFileSync(join(folder, name), content)
    const lines: (string | null)[] = []
    for await (const report of reportsOf(refuses, join(folder, name)))
      lines.push(uncheckedLine(report)?.replace(`${folder}/`, '') ?? null)
    return lines
  }

  it('as an archive is opened, and told where it could not be', async () => {
    const bytes = new TextEncoder().encode('abc')
    expect(await told('in.zip', zipSync({ 'a.txt': bytes, '../b.txt': bytes.slice(1) }))).toEqual([
      'in.zip!/a.txt: not scanned. A file of 3.\n',
      'in.zip!/../b.txt: not scanned. A file of 2.\n',
    ])
    expect(await told('broken.zip', 'PK')).toEqual([
      'broken.zip: not scanned. It cannot be read (a broken archive).\n',
    ])
  })

  it('and holds nothing is not told', async () => {
    expect(await told('empty.txt', ' \n')).toEqual([null])
  })
})

describe('a notification', () => {
  const report = (decision: string) =>
    ({
      name: 'offer of ann.pdf',
      ...{ job: { decision }, document: { text: 'a b' } },
      findings: [true, false].map((accepted) => ({ accepted, category: 'pii', start: 0, end: 1 })),
      known: new Set(),
    }) as unknown as ScanReport

  it('names a file only where the owner wants it named, and is sent of nothing harmless', () => {
    expect(notificationOf(report('block'), false)).toEqual({
      ...{ title: 'Assay', text: 'A document should be blocked' },
    })
    expect(JSON.stringify(notificationOf(report('review'), false))).not.toMatch(/ann|finding/)
    expect(notificationOf(report('review'), true)).toEqual({
      ...{ title: 'Assay: needs a look', text: 'offer of ann.pdf: 1 finding' },
    })
    expect(notificationOf(report('allow'), true)).toBeNull()
  })

  it.each(['linux', 'darwin'] as const)('on %s holds names as arguments', (platform) => {
    const text = '"; rm -rf ~ #.txt\n: 1 finding'
    const [program, args] = notifier({ title: 'Assay: block', text }, platform) ?? ['', []]
    expect(program).not.toContain(' ')
    expect(args.slice(-3)).toEqual(['--', 'Assay: block', '"; rm -rf ~ #.txt?: 1 finding'])
  })
})
