import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaintsAbout } from './check-walls.ts'

/** Each stands in a file of its own; what it imports is an empty file, or a package of the project. */
const REFUSED: readonly (readonly [path: string, text: string, wall: string])[] = [
  ['src-shared/model/x1.ts', `import '../../src-main/log.ts'`, 'trees-share-only-src-shared'],
  ['src-shared/model/x2.ts', `import 'node:fs'`, 'shared-has-no-built-ins'],
  [
    'src-renderer/data/x1.ts',
    `import '../../src-main/store/job-store.ts'`,
    'trees-share-only-src-shared',
  ],
  ['src-renderer/data/x2.ts', `import 'node:path'`, 'renderer-has-no-built-ins'],
  [
    'src-renderer/document/x1.ts',
    `import '../review/review-state.ts'`,
    'renderer-document-imports-leftwards',
  ],
  ['src-renderer/ui/x1.ts', `import '../routes.tsx'`, 'renderer-ui-imports-leftwards'],
  ['src-renderer/x3.tsx', `const e = require('electron')`, 'only-desktop-imports-electron'],
  ['src-main/api/x1.ts', `import '../../src-renderer/routes.tsx'`, 'trees-share-only-src-shared'],
  [
    'src-main/api/x2.test.ts',
    `import '../../src-renderer/routes.tsx'`,
    'trees-share-only-src-shared',
  ],
  [
    'src-main/api/x3.ts',
    `import '../../quality/noise.ts'`,
    'the-product-does-not-import-its-tests',
  ],
  [
    'src-main/api/x4.ts',
    `import './__fixtures__/service.ts'`,
    'the-product-does-not-import-its-tests',
  ],
  [
    'src-main/api/x5.ts',
    `import { DatabaseSync } from 'node:sqlite'`,
    'only-store-imports-nodesqlite',
  ],
  [
    'src-main/api/x6.ts',
    `import { startService } from '../compose.ts'`,
    'compose-is-not-for-everybody',
  ],
  ['src-main/cli/x1.ts', `import { app } from 'electron'`, 'only-desktop-imports-electron'],
  [
    'src-main/cli/x2.test.ts',
    `import type { App } from 'electron'`,
    'only-desktop-imports-electron',
  ],
  ['src-main/cli/x3.ts', `import 'undici'`, 'one-file-opens-connections'],
  [
    'src-main/scan/x1.ts',
    `type F = typeof import('fastify')\nimport 'fastify'`,
    'only-api-imports-fastify',
  ],
  [
    'src-main/scan/x2.ts',
    `import { a } from '../extract/pdf/extract-pdf.ts'`,
    'extract-has-an-entrance',
  ],
  [
    'src-main/scan/x3.ts',
    `import '../detect/models/run/inference.process.ts'`,
    'detect-has-an-entrance',
  ],
  [
    'src-main/scan/x4.ts',
    `import type { A } from '../api/create-server.ts'`,
    'only-doors-know-http',
  ],
  [
    'src-main/scan/x5.ts',
    `import '@modelcontextprotocol/client'`,
    'only-intake-imports-modelcontextprotocolclient',
  ],
  [
    'src-main/detect/rules/x1.ts',
    `const o = await import('onnxruntime-node')`,
    'only-detect-models-imports-onnxruntime-node',
  ],
  [
    'src-main/detect/rules/x2.ts',
    `export * from '../../store/job-store.ts'`,
    'detect-imports-leftwards',
  ],
  ['src-main/accounts/x1.ts', `import { request } from 'node:https'`, 'one-file-opens-connections'],
  ['src-main/accounts/x2.ts', `import * as net from 'node:net'`, 'one-file-opens-connections'],
  [
    'src-main/extract/x1.ts',
    `import { a } from '../chunk/chunker.ts'`,
    'extract-imports-leftwards',
  ],
  [
    'src-main/decide/x1.ts',
    `import { a } from '../store/job-store.ts'`,
    'decide-imports-leftwards',
  ],
  ['src-main/chunk/x1.ts', `import { a } from '../accounts/plans.ts'`, 'chunk-imports-leftwards'],
  ['src-main/chunk/x2.ts', `import { log } from '../log.ts'`, 'log-is-not-for-everybody'],
  [
    'src-main/intake/x1.ts',
    `import '../extract/canonical-document.ts'`,
    'intake-imports-leftwards',
  ],
  [
    'src-main/compose.ts',
    `import './extract/extract.worker.ts'`,
    'workers-are-started-not-imported',
  ],
  ['src-main/workers/x1.ts', `import type { A } from '../clock.ts'`, 'workers-serve-everybody'],
  ['src-main/extract/x2.ts', `import './nowhere.ts'`, 'no-unresolvable'],
  ['src-main/present/x1.ts', `import './x2.ts'`, 'no-circle'],
]

const ALLOWED: readonly (readonly [path: string, text: string])[] = [
  ['src-main/extract/y1.ts', `import { a } from '../intake/submission.ts'`],
  ['src-main/detect/y1.ts', `import { a } from './rules/match/match-rules.ts'`],
  ['src-main/detect/y2.ts', `import { a } from '../workers/sealed.ts'`],
  ['src-main/scan/y1.ts', `import { a } from '../extract/extract-document.ts'`],
  ['src-main/scan/y2.test.ts', `import { a } from '../extract/pdf/extract-pdf.ts'`],
  ['src-main/engine.ts', `import { a } from './detect/rules/pack/rule-pack.ts'`],
  ['src-main/store/y1.ts', `import { DatabaseSync } from 'node:sqlite'`],
  ['src-main/detect/models/y1.ts', `import ort from 'onnxruntime-node'`],
  ['src-main/intake/safe-fetch.ts', `import { request } from 'node:https'`],
  ['src-main/api/y1.ts', `import type { Server } from 'node:http'`],
  [
    'src-main/api/y2.test.ts',
    `import { request } from 'node:http'\nimport '../../quality/noise.ts'`,
  ],
  ['src-main/api/y3.ts', `import type { A } from '../../src-shared/model/spans.ts'\nusing a = b()`],
  ['src-renderer/y1.tsx', `// import 'electron'\nexport const A = () => <p>import 'electron'</p>`],
  ['src-renderer/review/y1.ts', `import '../document/text-view.tsx'`],
  ['quality/y1.ts', `import '../src-main/compose.ts'`],
]

/** Beside those: the second half of a circle, and native code behind a thread's entry. */
const BESIDE: Readonly<Record<string, string>> = {
  'src-main/present/x2.ts': `import './x1.ts'`,
  'src-main/detect/models/native.worker.ts': `import './between.ts'`,
  'src-main/detect/models/between.ts': `export * from 'onnxruntime-node'`,
}

const folder = mkdtempSync(join(tmpdir(), 'assay-walls-'))
let complaints: readonly string[] = []

beforeAll(async () => {
  const files = new Map(Object.entries(BESIDE))
  for (const [path, text] of [...REFUSED, ...ALLOWED]) files.set(path, text)
  for (const [path, text] of [...files]) {
    for (const [, target = ''] of text.matchAll(/'(\.[^']+)'/g)) {
      const imported = posix.join(posix.dirname(path), target)
      if (!files.has(imported) && !target.includes('nowhere')) files.set(imported, 'export {}')
    }
  }
  for (const tree of ['bench', 'e2e', 'scripts']) mkdirSync(join(folder, tree))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(
    fileURLToPath(new URL('../node_modules', import.meta.url)),
    join(folder, 'node_modules'),
  )
  complaints = (await complaintsAbout(folder)).complaints
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the walls', () => {
  const about = (path: string) => complaints.filter((each) => each.startsWith(`${path} →`))

  it.each(REFUSED)('%s: %s is refused', (path, _text, wall) => {
    expect(about(path).map((each) => each.split(': ').at(-1))).toContain(wall)
  })

  it.each(ALLOWED)('%s: %s is allowed', (path) => {
    expect(about(path)).toEqual([])
  })

  it('follow what a thread imports down to native code', () => {
    expect(about('src-main/detect/models/native.worker.ts')).toEqual([
      expect.stringContaining('no-native-code-in-threads'),
    ])
  })
})
