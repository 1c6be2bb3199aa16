/** What a scan reads, one after the other: what is on disk first, then pages and servers. */

import { resolve } from 'node:path'
import { partOf } from './output.ts'
import type { Input } from './scan-one.ts'
import { findFiles } from './walk/find-files.ts'

export interface ScanSources {
  readonly url: readonly string[]
  readonly mcp: readonly string[]
  /** Files that the scan writes, and the baseline, which may lie in a folder that it reads. */
  readonly output?: string
  readonly baseline?: string
  readonly writeBaseline?: string
}

/** Files of the scan itself are left out of folders; one that is named itself is read. */
export function* scanInputs(paths: readonly string[], sources: ScanSources): Generator<Input> {
  const { url, mcp, output, baseline, writeBaseline } = sources
  const written = [output, writeBaseline].filter((path) => path !== undefined)
  const own = new Set(
    [...written, ...written.map(partOf), ...(baseline === undefined ? [] : [baseline])].map(
      (path) => resolve(path),
    ),
  )
  for (const found of findFiles(paths)) {
    const isNamed = 'isNamed' in found && found.isNamed
    if (isNamed || !own.has(resolve(found.name))) yield { kind: 'documents', ...found }
  }
  for (const name of url) yield { kind: 'url', name }
  for (const name of mcp) yield { kind: 'mcp_server', name }
}
