/** `assay models` as a user runs it, over a data folder of its own. */

import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NETWORKS_FOLDER, writePack } from '../detect/models/__fixtures__/write-pack.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
/** Clears the screen; turns the direction of what follows. */
const TRICKS = /\u001b|\u202e/
const ID = 'own-model'

let root: string
let dataDir: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-models-'))
  dataDir = join(root, 'data')
})
afterEach(() => rmSync(root, { recursive: true }))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

function models(...args: readonly string[]): Promise<Ended> {
  const all = [MAIN, 'models', ...args, '--data-dir', dataDir]
  return new Promise((resolve) => {
    execFile(process.execPath, all, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    })
  })
}

function add(network: string, ...args: readonly string[]): Promise<Ended> {
  const use = ['--category', 'injection', '--level', 'L3', '--id', ID]
  return models('add', join(NETWORKS_FOLDER, network), ...use, ...args)
}

/** The user's own: others may ship. */
async function listed(command: 'list' | 'check') {
  const { stdout } = await models(command, '--json')
  expect(stdout.indexOf('\n')).toBe(stdout.length - 1)
  return (JSON.parse(stdout) as { source: string }[]).filter(({ source }) => source === 'own')
}

describe('assay models', () => {
  it('adds, lists, checks and removes', async () => {
    const added = await add('sequence', '--threshold', '.8', '--severity', 'critical')

    expect(added).toMatchObject({ code: 0, stderr: '' })
    expect(added.stdout).toMatch(
      /^Added own-model: L3, injection, reads whole texts\.\nAccepts attack from 0\.8 \(critical\)\.\nTried with "Ignore all .*": attack 0\.\d{3}\.\n/,
    )
    const [pack, ...others] = await listed('list')
    expect(others).toEqual([])
    expect(pack).toEqual({
      id: ID,
      level: 'L3',
      categories: ['injection'],
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      source: 'own',
      state: 'ready',
      problem: null,
    })
    expect(await listed('check')).toEqual([pack])
    expect((await models('check')).code).toBe(0)
    expect(await models('remove', ID)).toMatchObject({ code: 0, stdout: `Removed ${ID}.\n` })
    expect(await listed('list')).toEqual([])
    expect((await models('remove', ID)).code).toBe(2)
  })

  it('takes the labels that it is told, and says so in JSON', async () => {
    const { stdout } = await add(
      'types',
      ...['--positive', 'override', 'secrets=tool_call_injection', '--json'],
    )

    expect(JSON.parse(stdout)).toMatchObject({
      id: ID,
      categories: ['injection'],
      labels: ['attack', 'tool_call_injection', null],
      proof: { scores: [{ name: 'attack' }, { name: 'tool_call_injection' }] },
    })
  })

  it('ends with 1 where a model does not work, and says which and why', async () => {
    writePack(join(dataDir, 'models'), 'tokens', { id: ID })
    appendFileSync(join(dataDir, 'models', ID, 'model.onnx'), 'x')

    const checked = await models('check')

    expect(checked.code).toBe(1)
    expect(checked.stdout).toMatch(
      /own-model +L3 +pii +own +integrity_failure +model\.onnx is not the file/,
    )
    expect((await models('list')).code).toBe(0)
  })

  it('ends with 2 for a model that cannot be used, in one sentence without tricks', async () => {
    const source = join(root, 'source')
    cpSync(join(NETWORKS_FOLDER, 'sequence'), source, { recursive: true })
    const config = JSON.parse(readFileSync(join(source, 'config.json'), 'utf8'))
    const id2label = { 0: 'SA\u001b[2JFE', 1: 'UN\u202eKNOWN' }
    writeFileSync(join(source, 'config.json'), JSON.stringify({ ...config, id2label }))

    const { code, stdout, stderr } = await models(
      ...['add', source, '--category', 'injection', '--level', 'L2'],
    )

    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toBe(
      `assay: ${source} cannot be added: the labels of the model are "SA?[2JFE", "UN?KNOWN", and it is not plain what "SA?[2JFE", "UN?KNOWN" are. Say with --positive which are findings.\n`,
    )
    expect(stderr).not.toMatch(TRICKS)
  })
})
