/** The command as a user runs it: a process of its own, its output and exit code. */

import { execFile, spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CompletedSubmission } from '../../src-shared/contract/scan-result.ts'
import { placeOf } from './redacted-copies.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const SECRET = 'assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

function assay(...args: readonly string[]): Promise<Ended> {
  return run([MAIN, ...args])
}

/** @param args of Node */
function run(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    })
  })
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('assay scan', () => {
  it('tells in its help no values that go without saying', async () => {
    const { code, stdout } = await assay('scan', '--help')

    expect(code).toBe(0)
    expect(stdout).toContain('default: "table"')
    expect(stdout.replace(/\s+/g, ' ')).not.toMatch(/default: (?:\[\]|false)/)
  })

  it('ends with 0 for a harmless file', async () => {
    const { code, stdout } = await assay('scan', file('fine.txt', 'A walk in the park.'))

    expect(stdout).toContain('allow (0 findings, completion complete, coverage complete)')
    expect(code).toBe(0)
  })

  it.each([
    ['has not said that all is fine', 'A walk in the park.', 3],
    ['has found what it found', `the key is ${SECRET}`, 1],
  ])('that nobody reads to its end %s', async (_, content, expected) => {
    const path = file('unread.txt', content)
    const child = spawn(process.execPath, [MAIN, 'scan', path], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    let stderr = ''
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    const code = await new Promise((resolve) => child.once('close', resolve))

    expect(stderr).toBe('')
    expect(code).toBe(expected)
  })

  it('writes no copy over that of another file', async () => {
    mkdirSync(join(folder, 'one'), { recursive: true })
    const inner = file('one/twin.txt', 'A walk in the park.')
    file('twin.txt', 'A walk in the woods.')
    const copies = join(folder, 'copies')
    const args = ['--max-level', 'L1', '--jobs', '1', '--redact', copies]

    const { code, stderr } = await assay('scan', inner, `${folder}/one/../twin.txt`, ...args)

    expect(stderr).toContain('one/../twin.txt: no redacted copy, another file has its place')
    expect(stderr).toContain(`1 redacted copy in ${copies}\n`)
    expect(code).toBe(3)
    expect(readFileSync(placeOf(copies, inner, true), 'utf8')).toContain('park')
  })

  it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
    'leaves the last report as it was where it is stopped by %s',
    async (signal) => {
      const place = mkdtempSync(join(folder, 'stopped-'))
      const output = join(place, 'found.json')
      writeFileSync(output, 'the last report')
      const rules = ['--max-level', 'L1', '--data-dir', place]
      const child = spawn(process.execPath, [MAIN, 'scan', '-', ...rules, '--output', output], {
        stdio: ['pipe', 'ignore', 'inherit'],
      })
      const ended = new Promise((resolve) => child.once('close', resolve))
      // It has begun to write, and waits for an input that does not come.
      await expect.poll(() => readdirSync(place).some((name) => name.endsWith('.part'))).toBe(true)
      child.kill(signal)

      expect(await ended).toBe(130)
      expect(readdirSync(place)).toEqual(['found.json'])
      expect(readFileSync(output, 'utf8')).toBe('the last report')
    },
  )

  it('ends with 1 for a secret, which the table masks', async () => {
    const { code, stdout } = await assay('scan', file('leak.txt', `the key is ${SECRET}`))

    expect(code).toBe(1)
    expect(stdout).toMatch(/dlp {2}API_KEY {2}critical/)
    expect(stdout).not.toContain(SECRET)
  })

  it.each([
    ['never', 0],
    ['review', 1],
    ['block', 1],
  ])('with --fail-on %s ends with %d for a secret', async (failOn, expected) => {
    const path = file('leak.txt', SECRET)

    const { code } = await assay('scan', path, '--fail-on', failOn)

    expect(code).toBe(expected)
  })

  it('ends with 3 when something could not be checked, unless that is allowed', async () => {
    const path = file('fine.txt', 'A walk in the park.')
    // A pack without its files.
    mkdirSync(join(folder, 'data', 'models', 'broken'), { recursive: true })
    file('data/models/broken/manifest.json', '{}')
    const args = ['scan', path, '--data-dir', join(folder, 'data')]

    expect((await assay(...args)).code).toBe(3)
    expect((await assay(...args, '--allow-partial')).code).toBe(0)
  })

  it('ends with 2 for a file that cannot be scanned, and scans the others', async () => {
    const bad = file('bad.txt', Uint8Array.of(0xff, 0xfe))
    const fine = file('fine.txt', 'A walk in the park.')

    const { code, stdout } = await assay('scan', bad, fine, join(folder, 'missing'))

    expect(code).toBe(2)
    expect(stdout).toContain('bad.txt: not scanned')
    expect(stdout).toContain('missing: not scanned')
    expect(stdout).toContain('fine.txt: allow')
  })

  it('prints the submission of all files as JSON', async () => {
    const paths = [file('leak.txt', SECRET), file('fine.md', '# Fine'), file('bad', '')]

    const { code, stdout } = await assay('scan', ...paths, '--format', 'json')

    const { errors, ...submission } = JSON.parse(stdout)
    expect(Compile(CompletedSubmission).Errors(submission)).toEqual([])
    expect(submission.decision).toBe('block')
    expect(submission.jobs).toHaveLength(2)
    // By default all that the packs which ship and the rules can find.
    expect(Object.keys(submission.jobs[0].categories)).toEqual([
      'injection',
      'dlp',
      'pii',
      'threat',
    ])
    expect(errors).toMatchObject([{ error: { code: 'NO_TEXT' } }])
    expect(code).toBe(1)
  })

  it('writes SARIF with one run of all files, masked, for its owner only', async () => {
    const paths = [file('leak.txt', SECRET), file('fine.md', '# Fine'), file('bad', '')]
    const output = join(folder, 'found.sarif')

    const { code, stdout, stderr } = await assay(
      ...['scan', ...paths, '--categories', 'dlp', '--format', 'sarif', '--output', output],
    )

    const content = readFileSync(output, 'utf8')
    const { runs } = JSON.parse(content)
    expect(runs.map((run: { results: unknown[] }) => run.results.length)).toEqual([1])
    expect(runs[0].artifacts).toHaveLength(2)
    expect(runs[0].results[0].partialFingerprints).toMatchObject({
      'assay/v1': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(content).not.toContain(SECRET)
    if (process.platform !== 'win32') expect(statSync(output).mode & 0o777).toBe(0o600)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('bad: not scanned')
  })

  it('prints CSV with evidence where asked to', async () => {
    const path = file('leak.txt', SECRET)
    const options = ['--categories', 'dlp', '--format', 'csv', '--evidence', 'full']
    const { stdout } = await assay('scan', path, ...options)
    expect(stdout.split('\r\n')).toHaveLength(3)
    expect(stdout).toContain(`"${SECRET}"`)
  })
})

describe('usage', () => {
  it.each([
    [['scan']],
    [['scan', 'a', '--fail-on', 'sometimes']],
    [['scan', 'a', '--categories', 'spam']],
    [['scna']],
    [['serve', '--port', 'many']],
    [['keys', 'create']],
    [['keys', 'create', '--name', 'n', '--scope', 'scan:all']],
    [['keys', 'create', '--name', 'n', '--expires', 'soon']],
    [['keys', 'revoke']],
    [['models', 'add', 'folder', '--category', 'pii']],
    [['models', 'add', 'folder', '--category', 'pii', '--level', 'L1']],
    [['models', 'add', 'folder', '--category', 'spam', '--level', 'L3']],
    [['models', 'add', 'folder', '--category', 'pii', '--level', 'L3', '--threshold', '2']],
    [['models', 'remove']],
  ])('%j ends with 2 and says why', async (args) => {
    const { code, stdout, stderr } = await assay(...args)

    expect(code).toBe(2)
    expect(stderr).toMatch(/error: /)
    expect(stdout).toBe('')
  })

  it('loads for its help nothing of what it can do', async () => {
    const tell = `import { registerHooks } from 'node:module'
      registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) })`
    const hook = `data:text/javascript,${encodeURIComponent(tell)}`
    const { stderr } = await run(['--import', hook, MAIN, '--help'])

    const own = stderr.split('\n').filter((url) => /[/]src-(?:main|shared)[/]/.test(url))
    const needed =
      /[/](?:code-cache|command-bundle|exit-codes|explained-error|few-arenas|lean-allocator|lost-output|main|optimise-early|paths|program|v8-flags|version)[.]ts$/
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((url) => !needed.test(url))).toEqual([])
  })

  it('tells the exit codes in the help', async () => {
    const { code, stdout } = await assay('scan', '--help')

    expect(code).toBe(0)
    expect(stdout).toContain('3  nothing at or above --fail-on, but not everything')
  })
})

describe('assay serve and keys', () => {
  it('says where it is in one line, and takes a key that was made beside it', async () => {
    const dataDir = join(folder, 'data')
    const args = [MAIN, 'serve', '--port', '0', '--no-open', '--json', '--data-dir', dataDir]
    const service = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      const ready = await new Promise<string>((resolve) => {
        service.stdout.once('data', (data: Buffer) => resolve(data.toString()))
      })
      const { base_url: baseUrl, app_url: appUrl, pid } = JSON.parse(ready)
      expect(ready.endsWith('\n') && ready.trim().includes('\n')).toBe(false)
      expect(pid).toBe(service.pid)
      expect(appUrl).toMatch(new RegExp(`^${baseUrl}/#launch=`))

      const made = await assay(
        ...['keys', 'create', '--name', 'n', '--account', 'team', '--plan', 'personal'],
        ...['--scope', 'scan:read', '--data-dir', dataDir, '--json'],
      )
      const { key, id, account, scopes } = JSON.parse(made.stdout)
      expect({ account, scopes }).toEqual({ account: 'team', scopes: ['scan:read'] })
      const statusWithKey = async () => {
        const answer = await fetch(`${baseUrl}/api/v1/scan/job_${'0'.repeat(32)}`, {
          headers: { authorization: `Bearer ${key}` },
        })
        return answer.status
      }
      expect(await statusWithKey()).toBe(404)

      const listed = await assay(
        'keys',
        'list',
        '--account',
        'team',
        '--data-dir',
        dataDir,
        '--json',
      )
      expect(JSON.parse(listed.stdout)).toMatchObject([{ id, state: 'active', expires_at: null }])
      expect(listed.stdout).not.toContain(key)
      expect((await assay('keys', 'revoke', id, '--data-dir', dataDir)).code).toBe(0)
      expect(await statusWithKey()).toBe(401)
      expect((await assay('keys', 'revoke', id, '--data-dir', dataDir)).code).toBe(2)

      const again = ['serve', '--no-open', '--data-dir', dataDir]
      const window = await assay(...again, '--show-link')
      expect(window.code).toBe(0)
      const [first, link] = window.stdout.trimEnd().split('\n')
      expect(first).toBe(`Assay runs already on ${baseUrl}`)
      expect(link?.startsWith(`Open the app: ${baseUrl}/#launch=`)).toBe(true)
      for (const more of [[], ['--show-link', '--port', '0'], ['--show-link', '--json']]) {
        const second = await assay(...again, ...more)
        expect([second.code, second.stdout]).toEqual([2, ''])
        expect(second.stderr).toContain(dataDir)
      }
    } finally {
      service.kill('SIGTERM')
      await new Promise((resolve) => service.once('close', resolve))
    }
    expect(service.exitCode).toBe(0)
  })

  it('names a port that is busy', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }

    const { code, stderr } = await assay(
      ...['serve', '--no-open', '--port', String(port), '--data-dir', join(folder, 'busy')],
    )

    other.close()
    expect(code).toBe(2)
    expect(stderr).toContain(`Port ${port} is in use`)
  })
})
