import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

let service: TestService
let token: string
let folder: string
let dataDir: string

async function start(): Promise<void> {
  service = await startTestService({ dataDir })
  token = await service.session()
}
beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-watched-')))
  dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  await start()
})
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, method = 'GET', body?: unknown) =>
  service.request(path, {
    method,
    headers: {
      ...bearer(token),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const watched = async () => (await ask(WORKSPACE_ROUTES.watched)).body

/** Looks until it holds; the test's own time is its only limit. */
async function until<T>(look: () => Promise<T>, holds: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look()
    if (holds(found)) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

it('scans what comes into a folder into the history, also after a restart, and stops', async () => {
  // The data folder lies in it: what the service writes must not call it again.
  const added = await ask(WORKSPACE_ROUTES.watched, 'POST', { path: folder })
  expect([added.status, added.body.path]).toEqual([201, folder])

  writeFileSync(join(folder, 'letter.txt'), 'Write to ann@nord.de today.')
  writeFileSync(join(folder, 'picture.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))
  symlinkSync('/etc/hostname', join(folder, 'link.txt'))
  const first = await until(watched, ({ folders: [it] }) => it.scanned + it.refused >= 2)
  expect(first.folders[0]).toMatchObject({ scanned: 1, refused: 1, waiting: 0, problem: null })
  expect(first.jobs.map(({ source }: { source: string }) => source)).toEqual(['letter.txt'])
  const ended = await service.ended(first.jobs[0].job_id, token)
  expect([ended.body.source, ended.body.status]).toEqual(['letter.txt', 'completed'])

  await service.close()
  await start()
  expect((await watched()).folders.map(({ path }: { path: string }) => path)).toEqual([folder])
  // Until it is watched again, nobody sees what happens.
  let number = 0
  await until(
    async () => {
      writeFileSync(join(folder, `later-${++number}.txt`), 'Nothing in it.')
      await new Promise((resolve) => setTimeout(resolve, 400))
      return watched()
    },
    ({ folders: [it] }) => it.scanned > 0,
  )

  const { id } = (await watched()).folders[0]
  expect((await ask(WORKSPACE_ROUTES.watchedFolder(id), 'DELETE')).status).toBe(204)
  expect((await ask(WORKSPACE_ROUTES.watchedFolder(id), 'DELETE')).status).toBe(404)
  expect((await watched()).folders).toEqual([])
})

it('refuses what is no folder, is not whole, or is watched already', async () => {
  const add = async (path: string) => (await ask(WORKSPACE_ROUTES.watched, 'POST', { path })).status
  expect(await add('relative/folder')).toBe(422)
  expect(await add(join(folder, 'missing'))).toBe(422)
  writeFileSync(join(folder, 'file'), '')
  expect(await add(join(folder, 'file'))).toBe(422)
  expect(await add('')).toBe(422)
  expect(await add(folder)).toBe(201)
  expect(await add(`${folder}/data/..`)).toBe(422)
})
