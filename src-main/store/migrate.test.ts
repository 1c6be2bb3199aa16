import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate, schemaVersion } from './migrate.ts'
import { LATEST_VERSION, MIGRATIONS } from './migrations/index.ts'

let connection: DatabaseSync

beforeEach(() => {
  connection = new DatabaseSync(':memory:')
})

afterEach(() => connection.close())

const schemaOf = (database: DatabaseSync) =>
  database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()

describe('the list', () => {
  it('is numbered from 1 without gaps', () => {
    expect(MIGRATIONS.map((step) => step.version)).toEqual(MIGRATIONS.map((_, index) => index + 1))
  })

  it('names each step once', () => {
    expect(new Set(MIGRATIONS.map((step) => step.name)).size).toBe(MIGRATIONS.length)
  })
})

it.each(Array.from({ length: LATEST_VERSION + 1 }, (_, version) => version))(
  'comes from version %i to the schema of a new database',
  (version) => {
    const fresh = new DatabaseSync(':memory:')
    migrate(fresh, ':memory:')
    migrate(connection, ':memory:', MIGRATIONS.slice(0, version))
    expect(schemaVersion(connection)).toBe(version)
    migrate(connection, ':memory:')
    expect(schemaVersion(connection)).toBe(LATEST_VERSION)
    expect(schemaOf(connection)).toEqual(schemaOf(fresh))
    fresh.close()
  },
)

it('leaves the schema as it was when a step fails', () => {
  const broken = {
    version: 2,
    name: 'broken',
    sql: 'CREATE TABLE half (a ANY) STRICT; CREATE mess;',
  }
  const steps = [...MIGRATIONS.slice(0, 1), broken]
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 1))
  const before = schemaOf(connection)
  expect(() => migrate(connection, ':memory:', steps)).toThrow('syntax error')
  expect(schemaOf(connection)).toEqual(before)
  expect(schemaVersion(connection)).toBe(1)
  // The lock is free again.
  migrate(connection, ':memory:')
  expect(schemaVersion(connection)).toBe(LATEST_VERSION)
})

it('refuses a database that has seen more steps than there are', () => {
  migrate(connection, '/data/assay.db')
  expect(() => migrate(connection, '/data/assay.db', MIGRATIONS.slice(0, 1))).toThrow(
    'The database /data/assay.db was written by a newer version',
  )
  expect(schemaVersion(connection)).toBe(LATEST_VERSION)
})
