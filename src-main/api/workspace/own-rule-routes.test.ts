import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EXAMPLE_RULES } from '../../../src-shared/model/example-rules.ts'
import { OwnRuleList } from '../../../src-shared/workspace/own-rules.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

let service: TestService
let token: string
beforeEach(async () => {
  service = await startTestService()
  token = await service.session()
})
afterEach(() => service.close())

const FILE = 'our-projects.yaml'
const folder = () => join(service.dataDir, 'rules')
const save = (
  body: object = { file: FILE, rules: EXAMPLE_RULES, replace: false },
  headers: Record<string, string> = bearer(token),
) =>
  service.request(WORKSPACE_ROUTES.ownRules, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const get = (path: string) => service.request(path, { headers: bearer(token) })
const remove = (file: string, headers: Record<string, string> = bearer(token)) =>
  service.request(WORKSPACE_ROUTES.ownRuleFile(encodeURIComponent(file)), {
    method: 'DELETE',
    headers,
  })

/** What a scan by rules finds in a text in which the rules that ship find nothing. */
async function found(): Promise<readonly string[]> {
  const { body } = await service.request('/api/v1/scan', {
    method: 'POST',
    headers: { ...bearer(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({
      text: 'The plan of PRJ-104711 is ready.',
      config: { categories: ['dlp'], max_level: 'L1' },
    }),
  })
  expect(body.status).toBe('completed')
  return [...JSON.stringify(body).matchAll(/INTERNAL_RECORD/g)].slice(0, 1).map(([name]) => name)
}

describe('a saved file of rules', () => {
  it('is used from the next scan on, stands in every list, and is gone when it is removed', async () => {
    expect(await found()).toEqual([])
    const { status, body } = await save()
    expect([status, body]).toEqual([200, { files: [{ file: FILE, rules: 1, problems: [] }] }])
    expect(Value.Check(OwnRuleList, body)).toBe(true)
    expect(await found()).toEqual(['INTERNAL_RECORD'])
    expect(JSON.stringify((await get(WORKSPACE_ROUTES.rules)).body)).toContain('user_project')
    expect((await get(WORKSPACE_ROUTES.ownRuleFile(FILE))).body).toEqual({ rules: EXAMPLE_RULES })
    expect((await remove(FILE)).status).toBe(204)
    expect(await found()).toEqual([])
    expect(readdirSync(folder())).toEqual([])
    expect((await remove(FILE)).status).toBe(404)
  })

  it('lies in the folder whole, for its owner alone', async () => {
    await save()
    expect(readdirSync(folder())).toEqual([FILE])
    expect(readFileSync(join(folder(), FILE), 'utf8')).toBe(EXAMPLE_RULES)
    if (process.platform !== 'win32') {
      expect(statSync(join(folder(), FILE)).mode & 0o777).toBe(0o600)
    }
  })

  it('takes the place of one of its name only where that is asked for', async () => {
    await save()
    const other = EXAMPLE_RULES.replace('user_project_number', 'user_project_no')
    expect((await save({ file: FILE, rules: other, replace: false })).body.error.message).toBe(
      'A file of rules of this name is there already.',
    )
    expect((await save({ file: FILE, rules: other, replace: true })).status).toBe(200)
    expect(readFileSync(join(folder(), FILE), 'utf8')).toBe(other)
  })
})

describe('nothing is written', () => {
  it.each([
    ['rules that cannot run', FILE, EXAMPLE_RULES.replace('[0-9]{6}', '[0-9]+'), /pattern/],
    ['no rules', FILE, 'Dear all', /not be used/],
    [
      'ids of rules that ship',
      FILE,
      EXAMPLE_RULES.replace('user_project_number', 'dlp_aws_access_key'),
      /another pack/,
    ],
  ])('of %s', async (_, file, rules, said) => {
    const { status, body } = await save({ file, rules, replace: false })
    expect([status, body.error.code]).toEqual([422, 'INVALID_INPUT'])
    expect(body.error.message).toMatch(said)
    expect(readdirSync(service.dataDir)).not.toContain('rules')
  })

  it('of ids that another file of the owner has', async () => {
    await save()
    const { body } = await save({ file: 'a.yaml', rules: EXAMPLE_RULES, replace: false })
    expect(body.error.message).toMatch(/another pack/)
    expect(readdirSync(folder())).toEqual([FILE])
  })

  it.each([
    '../evil.yaml',
    'a/b.yaml',
    'rules.yml',
    '.yaml',
    'A.yaml',
    'a.yaml\0',
    '/etc/a.yaml',
    'con.yaml',
  ])('under the name %j', async (file) => {
    expect((await save({ file, rules: EXAMPLE_RULES, replace: true })).status).toBe(422)
    expect(readdirSync(service.dataDir)).not.toContain('rules')
  })

  it('over a file whose name differs by the size of its letters', async () => {
    mkdirSync(folder())
    writeFileSync(join(folder(), 'Our-Projects.yaml'), EXAMPLE_RULES)
    const { body } = await save()
    expect(body.error.message).toBe('A file of rules of this name is there already.')
  })

  it('for whoever is no window of the app', async () => {
    expect((await save(undefined, {})).status).toBe(401)
    expect((await save(undefined, bearer('assay_guessed'))).status).toBe(401)
    const foreign = { ...bearer(token), Origin: 'https://evil.invalid' }
    expect((await save(undefined, foreign)).status).toBe(403)
    expect((await remove(FILE, {})).status).toBe(401)
    expect(readdirSync(service.dataDir)).not.toContain('rules')
  })

  it.runIf(process.platform !== 'win32')('through a link', async () => {
    const outside = join(service.dataDir, 'outside')
    mkdirSync(outside)
    symlinkSync(outside, folder())
    expect((await save()).status).toBe(422)
    expect(readdirSync(outside)).toEqual([])
  })
})

it.runIf(process.platform !== 'win32')('reads through no link, and says so', async () => {
  await save()
  writeFileSync(join(service.dataDir, 'secret'), 'pack: secret')
  symlinkSync(join(service.dataDir, 'secret'), join(folder(), 'link.yaml'))
  const { status, body } = await get(WORKSPACE_ROUTES.ownRuleFile('link.yaml'))
  expect([status, body.error.message]).toEqual([422, 'The file is a link; links are not followed.'])
  expect((await get(WORKSPACE_ROUTES.ownRuleFile('..%2Fsecret'))).status).toBe(404)
})

it('deletes nothing beside its files of rules', async () => {
  await save()
  writeFileSync(join(folder(), 'notes.txt'), 'kept')
  for (const name of ['notes.txt', '../config.json', '..', 'none.yaml']) {
    expect((await remove(name)).status).toBe(404)
  }
  expect(readdirSync(folder()).sort()).toEqual(['notes.txt', FILE])
})

it('leaves a folder that is called as a file of rules, and says so', async () => {
  mkdirSync(join(folder(), FILE), { recursive: true })
  writeFileSync(join(folder(), FILE, 'notes.txt'), 'kept')
  const said = 'A folder has this name; it is neither replaced nor removed here.'
  for (const { status, body } of [
    await remove(FILE),
    await save({ file: FILE, rules: EXAMPLE_RULES, replace: true }),
  ]) {
    expect([status, body.error.code, body.error.message]).toEqual([422, 'INVALID_INPUT', said])
  }
  expect((await get(WORKSPACE_ROUTES.ownRuleFile(FILE))).status).toBe(422)
  expect(readdirSync(join(folder(), FILE))).toEqual(['notes.txt'])
})
