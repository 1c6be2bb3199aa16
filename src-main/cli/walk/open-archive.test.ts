import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { packTar } from 'modern-tar'
import { describe, expect, it } from 'vitest'
import type { Found } from './find-files.ts'
import { withMembers } from './open-archive.ts'

const text = (content: string) => new TextEncoder().encode(content)
const file = (name: string, bytes: Uint8Array): Found => ({ name, bytes, isNamed: false })

async function members(...files: readonly Found[]): Promise<readonly string[]> {
  const told: string[] = []
  for await (const found of withMembers(files)) {
    const what =
      'problem' in found
        ? `(${found.detail})`
        : 'bytes' in found
          ? Buffer.from(found.bytes).toString()
          : ''
    told.push(`${found.name} ${what}`)
  }
  return told
}
const tar = (names: Readonly<Record<string, string>>) =>
  packTar(
    Object.entries(names).map(([name, body]) => ({
      header: { name, size: body.length, type: 'file' as const },
      body,
    })),
  )

describe('members of an archive', () => {
  it.each([
    ['a.zip', async () => zipSync({ 'x/one.txt': text('1'), 'two.txt': text('2') })],
    ['a.tar', () => tar({ './x/one.txt': '1', 'two.txt': '2' })],
    ['a.tar.gz', async () => gzipSync(await tar({ 'x/one.txt': '1', 'two.txt': '2' }))],
  ])('%s are files of their own', async (name, make) => {
    expect(await members(file(name, await make()))).toEqual([
      `${name}!/x/one.txt 1`,
      `${name}!/two.txt 2`,
    ])
  })

  it('of archives in archives too, but not for ever', async () => {
    let bytes = text('end')
    let name = 'end.txt'
    for (const outer of ['c.zip', 'b.zip', 'a.zip']) {
      bytes = zipSync({ [name]: bytes })
      name = outer
    }
    expect(await members(file('a.zip', bytes))).toEqual(['a.zip!/b.zip!/c.zip!/end.txt end'])
    expect(await members(file('z.zip', zipSync({ 'a.zip': bytes })))).toEqual([
      'z.zip!/a.zip!/b.zip!/c.zip (archives within archives too deep)',
    ])
  })

  it('a packed file is one member', async () => {
    expect(await members(file('doc/changelog.gz', gzipSync('news')))).toEqual([
      'doc/changelog.gz!/changelog news',
    ])
  })

  it('of a tar that are links are left out', async () => {
    const bytes = await packTar([
      { header: { name: 'l', size: 0, type: 'symlink', linkname: '/etc/passwd' } },
      { header: { name: 'a.txt', size: 1, type: 'file' }, body: 'a' },
    ])
    expect(await members(file('a.tar', bytes))).toEqual(['a.tar!/a.txt a'])
  })
})

describe('what is no archive, or an attack', () => {
  it.each([
    ['a.tar', (bytes: Uint8Array) => bytes],
    ['a.tgz', (bytes: Uint8Array) => gzipSync(bytes)],
  ])('a file of %s that is called a folder is read, in a tar within it too', async (name, pack) => {
    const inner = Buffer.from(await tar({ 'notes.txt/': 'hidden' }))
    const bytes = await tar({
      'empty/': '',
      'x/notes.txt//': 'secret',
      'inner.tar': inner.toString('latin1'),
      'z.txt': 'last',
    })
    expect(await members(file(name, pack(bytes)))).toEqual([
      `${name}!/x/notes.txt secret`,
      `${name}!/inner.tar!/notes.txt hidden`,
      `${name}!/z.txt last`,
    ])
  })

  it('a file of a tar that is called a folder in a record of its own is read', async () => {
    const pax = { path: 'nötes.txt/', comment: 'a' }
    const header = { name: 'n_tes.txt/', size: 6, type: 'file' as const, pax }
    const bytes = await packTar([
      { header, body: 'hidden' },
      { header: { name: 'z.txt', size: 1, type: 'file', pax: { path: 'zö.txt' } }, body: 'z' },
    ])
    expect(await members(file('a.tar', bytes))).toEqual([
      'a.tar!/n_tes.txt hidden',
      'a.tar!/zö.txt z',
    ])
  })

  it('a member that is called a folder and holds something is read', async () => {
    const zip = zipSync({ 'empty/': text(''), 'notes.txt/': text('hidden') })
    expect(await members(file('a.zip', zip))).toEqual(['a.zip!/notes.txt/ hidden'])
  })

  it('one that was named is told as such where nothing of it could be read', async () => {
    const named = { name: 'a.gz', bytes: text('none'), isNamed: true } as unknown as Found
    const { value: told } = await withMembers([named]).next()
    expect(told).toMatchObject({ problem: 'unreadable', isNamed: true })
  })

  it('other files stay what they are', async () => {
    expect(await members(file('a.txt', text('a')))).toEqual(['a.txt a'])
  })

  it('a broken one is told', async () => {
    for (const name of ['a.zip', 'a.tar', 'a.tgz', 'a.gz']) {
      const [told] = await members(
        file(name, text('this is no archive, whatever its name says '.repeat(40))),
      )
      expect(told).toBe(`${name} (a broken archive)`)
    }
    const cut = gzipSync('news').subarray(0, -6)
    expect(await members(file('a.gz', cut))).toEqual(['a.gz (a broken archive)'])
    const zip = zipSync({ 'a.txt': text('a walk in the park') })
    zip[40] = (zip[40] as number) ^ 0xff
    expect(await members(file('a.zip', zip))).toEqual(['a.zip!/a.txt (a broken archive)'])
  })

  it('one that unfolds to far too much is stopped and told', async () => {
    const large = Buffer.alloc(10_100_000)
    expect(await members(file('a.gz', gzipSync(large)))).toEqual(['a.gz (more than is unpacked)'])
    const [told] = await members(file('a.zip', zipSync({ 'big.txt': large })))
    expect(told).toMatch(/big\.txt \(unfolds to more than/)
    // Of a stream the proportion counts.
    const stream = gzipSync(Buffer.alloc(20_100_000))
    expect(await members(file('a.tgz', stream))).toEqual(['a.tgz (more than is unpacked)'])
  })

  it('archives in it have one room together', async () => {
    const bomb = { 'big.txt': Buffer.alloc(9_000_000) }
    const kinds: Readonly<Record<string, Uint8Array>> = {
      'a.zip': zipSync(bomb),
      'b.gz': gzipSync(bomb['big.txt']),
      'c.tgz': gzipSync(await tar({ 'big.txt': '\0'.repeat(9_000_000) })),
    }
    for (const [name, inner] of Object.entries(kinds)) {
      const outer = zipSync({ [`1${name}`]: inner, [`2${name}`]: inner, [`3${name}`]: inner })
      const told = await members(file('all.zip', outer))
      expect(told.filter((each) => each.includes('\0'))).toHaveLength(2)
      expect(told.at(-1)).toMatch(/3.*\(.*(?:unfolds to )?more than/)
    }
  })

  it('archives in it have one number of members together', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 9_000 }, (_, index) => [`${index}`, new Uint8Array()]),
    )
    const inner = zipSync(many, { level: 0 })
    const outer = zipSync({ 'a.zip': inner, 'b.zip': inner, 'c.zip': inner })
    const told = await members(file('all.zip', outer))
    expect(told).toHaveLength(20_000 - 3 + 1)
    expect(told.at(-1)).toBe('all.zip!/c.zip (more than 20000 members)')
  })
})
