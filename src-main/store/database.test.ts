import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { LATEST_VERSION } from './migrations/index.ts'

let folder: string
let path: string
const open: Database[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-store-'))
  path = join(folder, 'assay.db')
})

afterEach(() => {
  for (const db of open.splice(0)) db.close()
  rmSync(folder, { recursive: true })
})

function opened(...args: Parameters<typeof openDatabase>): Database {
  const db = openDatabase(...args)
  open.push(db)
  return db
}

function problemOf(work: () => unknown): DatabaseError {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseError)
    return error as DatabaseError
  }
  throw new Error('nothing was thrown')
}

describe('a new file', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['auto_vacuum', 2],
    ['secure_delete', 1],
    ['foreign_keys', 1],
    ['trusted_schema', 0],
    ['synchronous', 2],
    ['temp_store', 2],
    ['user_version', LATEST_VERSION],
  ])('has %s %s', (name, value) => {
    const row = opened(path).get<Record<string, unknown>>(`PRAGMA ${name}`)
    expect(row?.[name]).toBe(value)
  })

  it('waits for other writers', () => {
    expect(opened(path).get<{ timeout: number }>('PRAGMA busy_timeout')?.timeout).toBe(5_000)
  })

  it('holds strict tables only', () => {
    const tables = opened(path).all<{ name: string; strict: number }>(
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%'",
    )
    expect(tables.length).toBeGreaterThan(5)
    expect(tables.filter((table) => table.strict === 0)).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('is its owner’s alone, logs included', () => {
    opened(path).run("UPDATE accounts SET plan = 'free'")
    for (const end of ['', '-wal', '-shm']) {
      expect(statSync(path + end).mode & 0o777, end).toBe(0o600)
    }
  })
})

it.skipIf(process.platform === 'win32')('makes a file private that was not', () => {
  opened(path).close()
  open.pop()
  chmodSync(path, 0o644)
  opened(path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

describe('a file that cannot be used', () => {
  it.each([
    ['text', Buffer.from('this is not a database, only a text that is long enough. '.repeat(20))],
    ['a header and rubbish', Buffer.from(`SQLite format 3\0${'\xff'.repeat(2_000)}`, 'latin1')],
  ])('is called damaged: %s', (_, bytes) => {
    writeFileSync(path, bytes)
    const error = problemOf(() => openDatabase(path))
    expect(error.problem).toBe('damaged')
    expect(error.message).toContain(path)
    expect(error.message).toContain('Move it away')
    expect(readFileSync(path)).toEqual(bytes)
  })

  it('is called damaged when a page inside is rubbish', () => {
    opened(path).close()
    open.pop()
    const bytes = readFileSync(path)
    // All pages but the first, which holds header and schema.
    bytes.fill(0xa5, 4_096)
    writeFileSync(path, bytes)
    const error = problemOf(() => {
      const db = opened(path)
      db.all('SELECT * FROM accounts')
    })
    expect(error.problem).toBe('damaged')
    expect(error.message).toContain(path)
  })

  it('is refused, and left as it is, when a newer program wrote it', () => {
    const newer = new DatabaseSync(path)
    newer.exec(`PRAGMA user_version = ${LATEST_VERSION + 1}`)
    newer.close()
    const before = readFileSync(path)
    const error = problemOf(() => openDatabase(path))
    expect(error.problem).toBe('newer')
    expect(error.message).toContain('Update Assay')
    expect(readFileSync(path)).toEqual(before)
  })

  it.each([
    ['a folder', (at: string) => mkdirSync(at)],
    ['in a folder that is missing', () => rmSync(folder, { recursive: true })],
  ])('is named: %s', (_, spoil) => {
    spoil(path)
    const error = problemOf(() => openDatabase(path))
    expect(error.problem).toBe('unusable')
    expect(error.message).toContain(path)
    mkdirSync(folder, { recursive: true })
  })
})

describe('a transaction', () => {
  const insert = (id: string) => `INSERT INTO accounts VALUES ('${id}', 'free', 1)`
  const names = (db: Database) =>
    db.all<{ id: string }>("SELECT id FROM accounts WHERE id <> 'local'").map(({ id }) => id)

  it('within another one is a part of it', () => {
    const db = opened(path)
    const undone = vi.fn()
    db.onUndone(undone)
    const both = (end: () => void) =>
      db.transaction(() => {
        db.transaction(() => db.run(insert('inner')), 'passing')
        db.run(insert('outer'))
        end()
      })

    expect(() => both(() => thrown())).toThrow('a fault')
    expect(names(db)).toEqual([])
    expect(undone).toHaveBeenCalledTimes(1)

    both(() => {})
    expect(names(db)).toEqual(['inner', 'outer'])
    expect(undone).toHaveBeenCalledTimes(1)
  })

  it('is on the disk when it is answered, unless it may be done again', () => {
    const db = opened(path)
    const synchronous = () => db.get<{ synchronous: number }>('PRAGMA synchronous')?.synchronous
    expect(db.transaction(synchronous)).toBe(2)
    expect(db.transaction(synchronous, 'passing')).toBe(1)
    expect(() => db.transaction(thrown, 'passing')).toThrow('a fault')
    expect(db.transaction(synchronous)).toBe(2)
  })

  it('is on the disk also where it is one statement behind a passing one', () => {
    const db = opened(path)
    const synchronous = () => db.get<{ synchronous: number }>('PRAGMA synchronous')?.synchronous
    db.transaction(() => db.run(insert('one')), 'passing')
    db.run(insert('two'))
    expect([names(db), synchronous()]).toEqual([['one', 'two'], 2])
  })

  const thrown = () => {
    throw new Error('a fault')
  }

  it('keeps nothing of what failed half-way', () => {
    const db = opened(':memory:')
    const failure = new Error('half-way')
    expect(() =>
      db.transaction(() => {
        db.run("INSERT INTO accounts VALUES ('a', 'free', 1)")
        throw failure
      }),
    ).toThrow(failure)
    expect(db.all("SELECT id FROM accounts WHERE id = 'a'")).toEqual([])
    expect(db.transaction(() => db.run("INSERT INTO accounts VALUES ('a', 'free', 1)"))).toBe(1)
  })

  it('passes broken constraints on as they are', () => {
    const db = opened(':memory:')
    expect(() => db.run("INSERT INTO accounts VALUES ('local', 'free', 1)")).toThrow(
      'UNIQUE constraint failed',
    )
  })

  it('refuses a value whose name is not in the statement', () => {
    const db = opened(':memory:')
    expect(() => db.get('SELECT :a AS a', { a: 1, b: 2 })).toThrow("Unknown named parameter 'b'")
  })
})

it('tells of slow statements only, without their values', () => {
  const slow: string[] = []
  const db = opened(':memory:', { onSlowQuery: (sql) => slow.push(sql) })
  const quick = 'SELECT :value AS value'
  for (let value = 0; value < 20; value++) db.get(quick, { value })
  const counting = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :limit)
    SELECT count(*) AS count FROM n`
  expect(db.get(counting, { limit: 2_000_000 })).toEqual({ count: 2_000_000 })
  expect(slow.at(-1)).toBe(counting)
  // A busy machine may make one of them slow, not all.
  expect(slow.filter((sql) => sql === quick).length).toBeLessThan(20)
})

it('gives space back and leaves nothing of what was deleted in any file', () => {
  const db = opened(path)
  const secret = 'a-secret-that-must-go-'
  db.run('INSERT INTO accounts VALUES (:id, :plan, 1)', {
    id: 'big',
    plan: secret.repeat(50_000),
  })
  db.run('INSERT INTO accounts VALUES (:id, :plan, 1)', { id: 'small', plan: secret })
  const files = () => [path, `${path}-wal`].filter(existsSync).map((file) => readFileSync(file))
  expect(files().some((bytes) => bytes.includes(secret))).toBe(true)
  const before = files().reduce((sum, bytes) => sum + bytes.length, 0)

  db.run("DELETE FROM accounts WHERE id <> 'local'")
  db.releaseSpace()

  expect(files().some((bytes) => bytes.includes(secret))).toBe(false)
  expect(before - files().reduce((sum, bytes) => sum + bytes.length, 0)).toBeGreaterThan(1_000_000)
  expect(db.get('PRAGMA freelist_count')).toEqual({ freelist_count: 0 })
})
