/**
 * The walls of ARCHITECTURE.md, checked on every import of the sources.
 *
 * Files are parsed, so comments and strings cannot mislead the check, and
 * `import()`, `export … from`, `require()` and type imports count as well.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Rooms in the order of the data's way; a room imports only those before it. */
const STEPS = ['intake', 'extract', 'chunk', 'detect', 'decide'] as const

/** Packages that one place only may import. */
const OWNED_PACKAGES: Readonly<Record<string, string>> = {
  electron: 'src-main/desktop/',
  'node:sqlite': 'src-main/store/',
  fastify: 'src-main/api/',
  'onnxruntime-node': 'src-main/detect/models/',
  // Without our `fetch` it opens connections by itself.
  '@modelcontextprotocol/client': 'src-main/intake/',
}

/** Whatever can open a connection belongs to this file. */
const OUTGOING_FILE = 'src-main/intake/safe-fetch.ts'
const OUTGOING_MODULES = ['http', 'https', 'http2', 'net', 'tls', 'dns', 'dgram', 'undici']
const OUTGOING_GLOBALS = ['fetch', 'WebSocket', 'EventSource']
/** Names of those modules that open nothing. */
const HARMLESS_NAMES = ['isIP', 'isIPv4', 'isIPv6', 'BlockList']

/** Files that build the rooms enter anywhere. */
const BUILDERS = ['compose.ts', 'engine.ts', 'storage.ts'].map((name) => `src-main/${name}`)

/** Rooms that serve every other one and know none of them. */
const SERVANTS = ['workers']

/** By which files a room is entered from another one. */
const ENTRANCES: Readonly<Record<string, readonly string[]>> = {
  extract: ['extractor.ts', 'canonical-document.ts', 'mcp-pins.ts', 'mcp-changes.ts'],
  detect: ['detector.ts', 'gates.ts', 'models/pack-folder.ts', 'rules/rule-catalog.ts'],
  present: ['review-document.ts', 'exports.ts'],
}

/** Files outside the rooms, and the rooms that may import them; the root files import each other freely. */
const ROOT_FILES: Readonly<Record<string, readonly string[]>> = {
  'clock.ts': ['api', 'scan'],
  'compose.ts': ['desktop', 'cli', 'evaluate'],
  'config.ts': ['desktop', 'cli', 'api', 'scan'],
  'engine.ts': ['cli', 'evaluate'],
  'paths.ts': ['desktop', 'cli', 'evaluate'],
  'storage.ts': ['api'],
  'version.ts': ['desktop', 'cli', 'api'],
  'log.ts': ['desktop', 'cli', 'api', 'scan', 'store'],
  'entry-points.ts': ['cli', 'api', 'scan', 'chunk', 'detect'],
  'v8-flags.ts': ['desktop', 'cli', 'extract', 'chunk', 'detect', 'decide', 'evaluate'],
}

/** Native code in a worker thread takes the process down with it. */
const NATIVE_PACKAGES = ['onnxruntime-node', '@napi-rs/canvas', 'electron']

interface SourceFile {
  /** From the project's root, with `/`. */
  readonly path: string
  readonly text: string
}

interface Import {
  readonly from: string
  /** A path like `from` for our own files, else the package or built-in module. */
  readonly to: string
  readonly typeOnly: boolean
  readonly names: readonly string[]
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

/** Every node of a tree, parents first. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item)
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') yield value as Node
    for (const child of Object.values(value)) yield* nodesOf(child)
  }
}

function parsed({ path, text }: SourceFile): readonly Node[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return [...nodesOf(program)]
}

/** The place that an import names: built-ins always with `node:`, packages without their inner path. */
function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('node:')) return specifier.split('/')[0] as string
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

function importsOf(file: SourceFile): Import[] {
  const found: Import[] = []
  for (const node of parsed(file)) {
    const required = node.type === 'CallExpression' && nameOf(node.callee) === 'require'
    const source = (required ? (node.arguments as unknown[])[0] : node.source) as Node | undefined
    if (source?.type !== 'Literal' || typeof source.value !== 'string') continue
    const kind = node.importKind ?? node.exportKind
    const specifiers = (node.specifiers ?? []) as { imported?: Node }[]
    found.push({
      from: file.path,
      to: targetOf(file.path, source.value),
      typeOnly: kind === 'type' || node.type === 'TSImportType',
      names: specifiers.map(({ imported }) => nameOf(imported) ?? '*'),
    })
  }
  return found
}

function nameOf(node: unknown): string | undefined {
  const { name } = (node ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : undefined
}

/** `src-main/detect/rules/x.ts` is in room `detect`; root files and other trees are in none. */
function roomOf(path: string): string | undefined {
  return /^src-main\/([^/]+)\//.exec(path)?.[1]
}

const isOurs = (path: string) => path.startsWith('src-')
const treeOf = (path: string) => path.split('/')[0]
/** Tests, and what only they load. */
const isTest = (path: string) =>
  /\.(test|bench)\.tsx?$|\/(?:__fixtures__|conformance|hostile)\//.test(path)
const stepOf = (room: string | undefined) => STEPS.indexOf(room as (typeof STEPS)[number])

/** One wall: whether this import breaks it. */
type Wall = (imported: Import) => boolean

const crossesTrees: Wall = ({ from, to }) =>
  isOurs(to) && treeOf(to) !== treeOf(from) && treeOf(to) !== 'src-shared'

const takesAnothersPackage: Wall = ({ from, to }) => {
  const owner = OWNED_PACKAGES[to]
  if (owner === undefined || from.startsWith(owner)) return false
  return to === 'electron' || !isTest(from)
}

const opensConnections: Wall = ({ from, to, typeOnly, names }) =>
  treeOf(from) === 'src-main' &&
  from !== OUTGOING_FILE &&
  !isTest(from) &&
  !typeOnly &&
  OUTGOING_MODULES.includes(to.replace(/^node:/, '')) &&
  (names.length === 0 || names.some((name) => !HARMLESS_NAMES.includes(name)))

const goesRightwards: Wall = ({ from, to }) => {
  const own = stepOf(roomOf(from))
  const room = roomOf(to)
  if (own === -1 || isTest(from) || SERVANTS.includes(room ?? '')) return false
  return room !== undefined && (stepOf(room) === -1 || stepOf(room) > own)
}

const leavesTheServants: Wall = ({ from, to }) =>
  SERVANTS.includes(roomOf(from) ?? '') &&
  !isTest(from) &&
  treeOf(to) === 'src-main' &&
  roomOf(to) !== roomOf(from)

const missesTheEntrance: Wall = ({ from, to }) => {
  const room = roomOf(to)
  const entrances = room === undefined ? undefined : ENTRANCES[room]
  if (entrances === undefined || room === roomOf(from) || isTest(from)) return false
  return !BUILDERS.includes(from) && !entrances.includes(to.split('/').slice(2).join('/'))
}

const importsRootFile: Wall = ({ from, to }) => {
  const room = roomOf(from)
  const name = /^src-main\/([^/]+)$/.exec(to)?.[1]
  if (name === undefined || room === undefined || isTest(from)) return false
  return !(ROOT_FILES[name] ?? []).includes(room)
}

const importsWorker: Wall = ({ from, to, typeOnly }) =>
  isOurs(to) && /\.(worker|process)\.tsx?$/.test(to) && !typeOnly && !isTest(from)

const WALLS: readonly Wall[] = [
  crossesTrees,
  takesAnothersPackage,
  opensConnections,
  goesRightwards,
  leavesTheServants,
  missesTheEntrance,
  importsRootFile,
  importsWorker,
]

/** Calls of `fetch` and the like, which need no import. */
function outgoingCalls(file: SourceFile): string[] {
  if (treeOf(file.path) !== 'src-main' || file.path === OUTGOING_FILE || isTest(file.path))
    return []
  const calls = parsed(file).filter(({ type }) => /^(Call|New)Expression$/.test(type))
  return calls
    .map((call) => nameOf(call.callee))
    .filter((name) => name !== undefined && OUTGOING_GLOBALS.includes(name))
    .map((name) => `${file.path} may not call ${name}: see ARCHITECTURE.md`)
}

/** Native packages that a worker would load, by itself or through what it imports. */
function nativeInWorkers(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]))
  const complaints: string[] = []
  for (const worker of imports.keys()) {
    if (!/\.worker\.ts$/.test(worker)) continue
    const reached = new Set([worker])
    for (const path of reached) {
      for (const { to, typeOnly } of imports.get(path) ?? []) {
        if (typeOnly) continue
        if (NATIVE_PACKAGES.includes(to)) complaints.push(sentence(path, `${to} (in ${worker})`))
        if (isOurs(to)) reached.add(to)
      }
    }
  }
  return complaints
}

const sentence = (from: string, to: string) => `${from} may not import ${to}: see ARCHITECTURE.md`

/** Everything that breaks a wall, one sentence each. */
function complaintsAbout(files: readonly SourceFile[]): string[] {
  const imports = files.flatMap(importsOf)
  return [
    ...imports
      .filter((imported) => WALLS.some((breaks) => breaks(imported)))
      .map(({ from, to }) => sentence(from, to)),
    ...files.flatMap(outgoingCalls),
    ...nativeInWorkers(files),
  ]
}

function projectFiles(): SourceFile[] {
  const root = fileURLToPath(new URL('../', import.meta.url))
  return ['src-shared', 'src-main', 'src-renderer'].flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${tree}/${path.replaceAll(sep, '/')}`)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}

describe('the walls', () => {
  it('hold in the whole project', () => {
    const files = projectFiles()
    expect(files.length).toBeGreaterThan(50)
    expect(complaintsAbout(files)).toEqual([])
  })
})

describe('the check itself', () => {
  const about = (path: string, text: string) => complaintsAbout([{ path, text }])

  it.each([
    ['src-shared/model/x.ts', `import { a } from '../../src-main/log.ts'`],
    ['src-renderer/data/x.ts', `import { a } from '../../src-main/store/job-store.ts'`],
    ['src-main/api/x.ts', `import { a } from '../../src-renderer/routes.tsx'`],
    ['src-main/api/x.test.ts', `import { a } from '../../src-renderer/routes.tsx'`],
    ['src-main/cli/x.ts', `import { app } from 'electron'`],
    ['src-main/cli/x.test.ts', `import type { App } from 'electron'`],
    ['src-renderer/main.tsx', `const e = require('electron')`],
    ['src-main/api/x.ts', `import { DatabaseSync } from 'node:sqlite'`],
    ['src-main/scan/x.ts', `type F = import('fastify').FastifyInstance`],
    ['src-main/detect/rules/x.ts', `const ort = await import('onnxruntime-node')`],
    ['src-main/accounts/x.ts', `import { request } from 'node:https'`],
    ['src-main/accounts/x.ts', `import * as net from 'node:net'`],
    ['src-main/accounts/x.ts', `import { isIP, connect } from 'net'`],
    ['src-main/cli/x.ts', `import 'undici'`],
    ['src-main/extract/x.ts', `import { a } from '../chunk/chunker.ts'`],
    ['src-main/detect/rules/x.ts', `export * from '../../store/job-store.ts'`],
    ['src-main/decide/x.ts', `import type { A } from '../api/create-server.ts'`],
    ['src-main/chunk/x.ts', `import { a } from '../accounts/plans.ts'`],
    ['src-main/scan/x.ts', `import { a } from '../extract/extract-pdf.ts'`],
    ['src-main/decide/x.ts', `import { a } from '../detect/rules/match-rules.ts'`],
    ['src-main/api/x.ts', `import { startService } from '../compose.ts'`],
    ['src-main/chunk/x.ts', `import { log } from '../log.ts'`],
    ['src-main/compose.ts', `import './extract/extract.worker.ts'`],
    ['src-main/scan/x.ts', `import '../detect/models/inference.process.ts'`],
    ['src-main/workers/x.ts', `import type { A } from '../scan/scheduler.ts'`],
  ])('%s: %s is refused', (path, text) => {
    expect(about(path, text)).toHaveLength(1)
  })

  it.each([
    ['src-main/extract/x.ts', `import { a } from '../intake/submission.ts'`],
    ['src-main/detect/x.ts', `import { a } from './rules/match-rules.ts'`],
    ['src-main/scan/x.ts', `import { a } from '../extract/extractor.ts'`],
    ['src-main/compose.ts', `import { a } from './detect/rules/rule-pack.ts'`],
    ['src-main/store/x.ts', `import { DatabaseSync } from 'node:sqlite'`],
    ['src-main/detect/models/x.ts', `import ort from 'onnxruntime-node'`],
    ['src-main/intake/safe-fetch.ts', `import { request } from 'node:https'`],
    ['src-main/detect/x.ts', `import { isIP } from 'node:net'`],
    ['src-main/api/x.ts', `import type { Server } from 'node:http'`],
    ['src-main/api/x.test.ts', `import { request } from 'node:http'`],
    ['src-renderer/x.tsx', `// import 'electron'\nexport const a = "import 'electron'"`],
  ])('%s: %s is allowed', (path, text) => {
    expect(about(path, text)).toEqual([])
  })

  it('names the file, the wall and where to read on', () => {
    expect(about('src-main/detect/x.ts', `import { a } from '../store/job-store.ts'`)).toEqual([
      'src-main/detect/x.ts may not import src-main/store/job-store.ts: see ARCHITECTURE.md',
    ])
  })

  it.each(['fetch', 'new WebSocket', 'new EventSource'])(
    'sees %s, which needs no import',
    (call) => {
      expect(about('src-main/scan/x.ts', `${call}('https://example.com/')`)).toHaveLength(1)
      expect(about('src-main/intake/safe-fetch.ts', `${call}('https://example.com/')`)).toEqual([])
      expect(about('src-renderer/data/x.ts', `${call}('/api/v1/scan')`)).toEqual([])
    },
  )

  it('follows what a worker imports down to native code', () => {
    const files = [
      { path: 'src-main/extract/extract.worker.ts', text: `import './a.ts'` },
      { path: 'src-main/extract/a.ts', text: `export * from './b.ts'` },
      { path: 'src-main/extract/b.ts', text: `import '@napi-rs/canvas'` },
      { path: 'src-main/extract/c.ts', text: `import '@napi-rs/canvas'` },
    ]
    expect(complaintsAbout(files)).toEqual([
      'src-main/extract/b.ts may not import @napi-rs/canvas (in src-main/extract/extract.worker.ts): see ARCHITECTURE.md',
    ])
  })
})
