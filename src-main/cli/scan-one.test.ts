import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shareOf } from './scan-one.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-share-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (name: string, bytes?: number) => {
  const path = join(folder, name)
  if (bytes !== undefined) writeFileSync(path, Buffer.alloc(bytes, 'a'))
  return { kind: 'documents', name, path, isNamed: false } as const
}
const member = (bytes: number) =>
  ({
    kind: 'documents',
    name: 'a.zip!/a',
    bytes: new Uint8Array(bytes),
    isNamed: false,
  }) as const

it('counts small files as a part of one that is scanned at once, all else as a whole', () => {
  expect([file('a.txt', 10), file('b.txt', 32 * 1024), member(10)].map(shareOf)).toEqual(
    Array(3).fill(1 / 16),
  )
  const others = [
    file('c.txt', 32 * 1024 + 1),
    file('none.txt'),
    { ...file('-'), path: '-' },
    { ...file('folder'), path: folder },
    { kind: 'url', name: 'https://a.example' } as const,
    member(40_000),
  ]
  expect(others.map(shareOf)).toEqual(Array(6).fill(1))
})
