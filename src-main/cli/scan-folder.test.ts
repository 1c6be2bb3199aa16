import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOwnerLimits } from '../accounts/limits.ts'
import { PLANS } from '../accounts/plans.ts'
import { COMMAND_BOUNDS, createEngine, type Engine } from '../engine.ts'
import { NO_NETWORK_SETTINGS } from '../intake/network-settings.ts'
import {
  addBaseline,
  createBaseline,
  readBaseline,
  withBaseline,
  writeBaseline,
} from './baseline.ts'
import { createFormat, type FormatName } from './formats/index.ts'
import { scanHere, scanInput } from './scan-one.ts'
import type { ScanReport } from './scan-report.ts'
import { ScanSummary } from './scan-summary.ts'
import { type Found, findFiles } from './walk/find-files.ts'
import { withMembers } from './walk/open-archive.ts'

const SECRET = 'assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ'
const MAIL = 'ann.miller@gmail.com'

let folder: string
let engine: Engine
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-folder-'))
  const dataDir = join(folder, 'data')
  engine = createEngine({ dataDir, network: NO_NETWORK_SETTINGS, bounds: COMMAND_BOUNDS })
})
afterAll(async () => {
  await engine.close()
  rmSync(folder, { recursive: true })
})

/** A fresh folder with these files. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const made = mkdtempSync(join(folder, 'in-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(made, name, '..'), { recursive: true })
    writeFileSync(join(made, name), content)
  }
  return made
}

async function scanned(...names: readonly string[]): Promise<readonly ScanReport[]> {
  const config = { categories: ['dlp' as const, 'pii' as const], max_level: 'L1' as const }
  const limits = createOwnerLimits(PLANS)
  const reports: ScanReport[] = []
  for await (const found of withMembers(findFiles(names))) {
    reports.push(await scanInput(scanHere(engine, limits, config), { kind: 'documents', ...found }))
  }
  return reports
}

it('what was read in time is judged for as long as it takes', async () => {
  const path = join(folderOf({ 'a.txt': `Write to ${MAIL}.` }), 'a.txt')
  const deadline = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  const slow: Engine = {
    ...engine,
    detect: (...asked) => {
      deadline.abort()
      return engine.detect(...asked)
    },
  }
  try {
    const scan = scanHere(slow, createOwnerLimits(PLANS), { categories: ['pii'], max_level: 'L1' })
    const [found] = findFiles([path])
    const report = await scanInput(scan, { kind: 'documents', ...(found as Found) })
    expect(report).toMatchObject({ job: { completion: { state: 'complete' } } })
  } finally {
    timeout.mockRestore()
  }
})

function summaryOf(reports: readonly ScanReport[]): ScanSummary {
  const summary = new ScanSummary()
  for (const report of reports) summary.add(report)
  return summary
}

const BLOCK = { failOn: 'block', allowPartial: false } as const

describe('a baseline', () => {
  async function baselined(files: Readonly<Record<string, string>>) {
    const made = folderOf(files)
    const path = join(made, '..', `${made.split('in-').at(-1)}.json`)
    const baseline = createBaseline(path)
    for (const report of await scanned(made)) addBaseline(baseline, report)
    writeBaseline(baseline)
    const again = async () =>
      (await scanned(made)).map((report) => withBaseline(report, readBaseline(path)))
    return { made, path, again }
  }

  it('holds what is known where lines move, and no value', async () => {
    const { made, path, again } = await baselined({ 'a.ts': `key = "${SECRET}"\nmail ${MAIL}\n` })
    writeFileSync(join(made, 'a.ts'), `// new\n\nkey = "${SECRET}"\n\nmail ${MAIL}\n`)
    const summary = summaryOf(await again())
    expect(summary.exitCode({ failOn: 'review', allowPartial: false })).toBe(0)
    expect(summary.lines()).toContain('2 findings in the baseline')
    const content = readFileSync(path, 'utf8')
    for (const value of [SECRET, MAIL, 'ann', 'key']) expect(content).not.toContain(value)
  })

  it('lets nothing new pass: another value, another file, the same line once more', async () => {
    const line = `key = "${SECRET}"\n`
    const { made, again } = await baselined({ 'a.ts': line, 'b.ts': `mail ${MAIL}\n` })
    const codeWith = async (files: Readonly<Record<string, string>>) => {
      for (const [name, content] of Object.entries({ 'a.ts': line, 'c.ts': '//\n', ...files })) {
        writeFileSync(join(made, name), content)
      }
      return summaryOf(await again()).exitCode(BLOCK)
    }
    expect(await codeWith({})).toBe(0)
    expect(await codeWith({ 'a.ts': line.replace('Qm9w', 'Qm8w') })).toBe(1)
    expect(await codeWith({ 'c.ts': line })).toBe(1)
    expect(await codeWith({ 'a.ts': line + line })).toBe(1)
  })

  it('decides by what is new alone', async () => {
    const { made, again } = await baselined({ 'a.ts': `key = "${SECRET}"\n` })
    writeFileSync(join(made, 'a.ts'), `key = "${SECRET}"\nmail ${MAIL}\n`)
    const [report] = await again()
    expect(report && 'job' in report && report.job.decision).toBe('review')
  })

  it.each([
    ['not json', /not JSON/],
    ['{}', /no baseline/],
    ['{"assay_baseline":1,"fingerprints":"assay/v1","files":{"a":["x"]}}', /no baseline/],
    ['{"assay_baseline":1,"fingerprints":"assay/v0","files":{}}', /other fingerprints/],
  ])('that is %s is refused', (content, why) => {
    const path = join(folder, 'wrong.json')
    writeFileSync(path, content)
    expect(() => readBaseline(path)).toThrow(why)
  })
})

it('an archive of which nothing can be read is unusable where it was named, and a gap in a folder', async () => {
  const made = folderOf({ 'a.zip': 'no archive' })
  const [named] = await scanned(join(made, 'a.zip'))
  const [found] = await scanned(made)
  expect([named, found]).toMatchObject([{ effect: 'unusable' }, { effect: 'incomplete' }])
})

it('a file without a word is told and no failure, also where it was named', async () => {
  const reports = await scanned(join(folderOf({ '__init__.py': '\n' }), '__init__.py'))
  expect(reports).toMatchObject([{ isNamed: true, error: { code: 'NO_TEXT' }, effect: 'none' }])
})

describe('a folder', () => {
  it('is incomplete where a text cannot be read, not where a picture cannot', async () => {
    const files = { 'a.bin': Uint8Array.of(0x89, 0x50, 0), 'b.txt': 'fine', 'c/__init__.py': '' }
    expect(summaryOf(await scanned(folderOf(files))).exitCode(BLOCK)).toBe(0)
    const latin = folderOf({ ...files, 'd.txt': Uint8Array.of(0x63, 0x81) })
    const summary = summaryOf(await scanned(latin))
    expect(summary.exitCode(BLOCK)).toBe(3)
    expect(summary.lines()).toEqual([
      '1 file scanned, 4 bytes of text: 1 allow',
      `1 not read: It is neither text nor a document that is read (PDF, Word, Excel, PowerPoint, OpenDocument, EPUB, RTF, e-mail, notebook). ${latin}/a.bin`,
      `1 not read: It is not valid UTF-8. ${latin}/d.txt`,
      `1 not read: It holds no text. ${latin}/c/__init__.py`,
    ])
  })

  it('with a text in another encoding is read, and says how', async () => {
    const bytes = Buffer.from(`# Jos\xe9\nkey = "${SECRET}"\n`, 'latin1')
    const made = folderOf({ 'k.py': bytes })
    const reports = await scanned(made)
    const how = 'Read as Windows-1252, which its letters look like'
    expect(summaryOf(reports).lines()).toContain(`1 noted: ${how}. ${made}/k.py`)
    const written = (name: FormatName) => {
      const format = createFormat(name, { evidence: 'masked', madeAt: 0, version: '1' })
      return reports.map(format.add).join('') + format.end()
    }
    expect(written('table')).toContain(`coverage complete, ${how})`)
    const line = JSON.parse(written('jsonl'))
    expect(line).toMatchObject({ notes: ['read_as_windows_1252'], findings: [{ line: 2 }] })
    const [run] = JSON.parse(written('sarif')).runs
    const { region } = run.results[0].locations[0].physicalLocation
    expect(region).toMatchObject({ startLine: 2, charOffset: 14 })
    // Of the file there is no such byte: they are counted in UTF-8.
    expect(region).not.toHaveProperty('byteOffset')
    expect(run.artifacts[0]).not.toHaveProperty('encoding')
    expect(written('html')).toContain(how)
  })

  it('says what rules in it left out, and is incomplete where that is all', async () => {
    const made = folderOf({ '.gitignore': 'b.txt\n', 'b.txt': `key = "${SECRET}"\n` })
    const summary = summaryOf(await scanned(made))
    expect(summary.lines()).toContain(`1 not read: It is left out by .gitignore. ${made}/b.txt`)
    expect(summary.exitCode(BLOCK)).toBe(0)
    writeFileSync(join(made, '.assayignore'), '*\n')
    expect(summaryOf(await scanned(made)).exitCode(BLOCK)).toBe(3)
  })

  it('of versions tells a reason once, whatever they are called', async () => {
    const scan = scanHere(engine, createOwnerLimits(PLANS), { categories: ['dlp'] })
    const bytes = Buffer.from('GIF89a\0')
    const summary = new ScanSummary()
    for (const [fileName, commit] of [
      ['a.png', 'c1'],
      ['b.png', 'c2'],
    ] as const) {
      const found = { name: `${fileName}@${commit}`, fileName, bytes, isNamed: false } as const
      summary.add(await scanInput(scan, { kind: 'documents', ...found }))
    }
    expect(summary.lines()).toContain(
      '2 not read: It is a picture: text in pictures is not read. a.png@c1, b.png@c2',
    )
  })

  it('without anything to scan says so', () => {
    expect(new ScanSummary().lines()).toEqual(['There was nothing to scan.'])
  })

  it('with a file above ten megabytes is incomplete', async () => {
    const made = folderOf({ 'big.log': new Uint8Array(10_000_001).fill(0x61) })
    expect(summaryOf(await scanned(made)).exitCode(BLOCK)).toBe(3)
  })
})

describe('a format', () => {
  const hostile = 'x::error file=a,b%0A::\n<]]>&"\'\u0007.ts'
  async function file(name: FormatName): Promise<string> {
    const made = folderOf({
      'b.md': 'fine',
      'a/k.ts': `//\nkey = "${SECRET}"\n`,
      'p.png': Uint8Array.of(0),
      'latin.txt': Uint8Array.of(0x63, 0x81),
      ...(process.platform !== 'win32' && { [hostile]: `mail ${MAIL}\n` }),
    })
    const format = createFormat(name, { evidence: 'masked', madeAt: 0, version: '1' })
    const reports = await scanned(made)
    return (reports.map(format.add).join('') + format.end()).replaceAll(made, '/f')
  }

  it.each(['table', 'json', 'jsonl', 'sarif', 'csv', 'html', 'junit', 'github'] as const)(
    'such as %s masks values',
    async (name) => {
      const text = await file(name)
      // The interface's own JSON quotes what it found, as the service does.
      if (name !== 'json') expect(text).not.toContain(SECRET)
      expect(text).toMatch(/[/]k[.]ts/)
    },
  )

  it('of JSON lines has a line a file, read or not', async () => {
    const lines = (await file('jsonl'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const of = (name: string) => lines.find(({ source }) => source === `/f/${name}`)
    expect(lines.length).toBe(process.platform === 'win32' ? 4 : 5)
    expect(of('a/k.ts').findings).toMatchObject([{ class: 'API_KEY', line: 2, column: 8 }])
    expect(of('b.md')).toMatchObject({ decision: 'allow', findings: [] })
    expect(of('latin.txt').not_read.code).toBe('INVALID_TEXT')
  })

  it('of GitHub has one command a finding, whatever a file is called', async () => {
    const commands = (await file('github')).trimEnd().split('\n')
    expect(commands).toContain(
      '::error file=/f/a/k.ts,line=2,endLine=2,col=8,endColumn=57,title=dlp API_KEY::Assay API key: as••••••••••••yZ',
    )
    expect(commands).toHaveLength(process.platform === 'win32' ? 2 : 3)
    for (const command of commands)
      expect(command).toMatch(/^::(?:error|warning|notice) file=[^:]*::/)
  })

  it('of JUnit is XML that counts its tests', async () => {
    const { SaxesParser } = await import('saxes')
    const names: string[] = []
    let numbers = {}
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw error
    })
    parser.on('opentag', ({ name, attributes }) => {
      names.push(name)
      if (name === 'testsuite') numbers = attributes
    })
    parser.write(await file('junit')).close()
    const tests = names.filter((name) => name === 'testcase').length
    expect(numbers).toMatchObject({ tests: `${tests}`, errors: '1', skipped: '1' })
    expect(names.filter((name) => name === 'failure')).toHaveLength(tests - 3)
  })

  it('of SARIF holds all files in one run, under their paths', async () => {
    const { runs } = JSON.parse(await file('sarif'))
    expect(runs).toHaveLength(1)
    const [{ results, artifacts, tool, invocations }] = runs
    const uris = results.map(
      (result: { locations: { physicalLocation: { artifactLocation: object } }[] }) =>
        result.locations[0]?.physicalLocation.artifactLocation,
    )
    for (const { uri, index } of uris) expect(artifacts[index].location.uri).toBe(uri)
    expect(uris.map(({ uri }: { uri: string }) => uri)).toContain('file:///f/a/k.ts')
    for (const { ruleId, ruleIndex } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
    }
    expect(invocations[0].toolExecutionNotifications).toHaveLength(1)
    expect(invocations[0].executionSuccessful).toBe(true)
  })

  it('of SARIF is of no success where an input was named and could not be scanned', async () => {
    const made = folderOf({ 'b.md': 'fine', 'latin.txt': Uint8Array.of(0x63, 0x81) })
    const format = createFormat('sarif', { evidence: 'masked', madeAt: 0, version: '1' })
    const reports = await scanned(join(made, 'b.md'), join(made, 'latin.txt'))
    const { runs } = JSON.parse(reports.map(format.add).join('') + format.end())
    expect(runs[0].invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error' }],
    })
  })
})

it('says how to scan what a command line cannot name', async () => {
  const [report] = await scanned(join(folder, 'caf\ufffd.txt'))
  expect(report).toMatchObject({
    error: { message: 'Its name is not in UTF-8: name the folder that it is in.' },
    effect: 'unusable',
  })
})
