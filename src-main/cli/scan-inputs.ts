/** What a scan reads, one after the other: files or versions of them first, then pages and servers. */

import { resolve, sep } from 'node:path'
import { partOf } from './output.ts'
import type { Input } from './scan-one.ts'
import { agentFiles } from './walk/agent-files.ts'
import { type Found, findFiles, rulesHeeded } from './walk/find-files.ts'
import { gitFiles } from './walk/git-files.ts'
import { withMembers } from './walk/open-archive.ts'

export interface ScanSources {
  readonly url: readonly string[]
  readonly mcp: readonly string[]
  /** `staged`, `history` or a range of commits: the names are then repositories. */
  readonly git?: string
  /** A repository; true for this machine. */
  readonly agents?: string | true
  /** Whether what `.gitignore` and `.assayignore` name is left out. */
  readonly ignore: boolean
  /** Files that the scan writes, and the baseline, which may lie in a folder that it reads. */
  readonly output?: string
  readonly baseline?: string
  readonly writeBaseline?: string
  readonly resume?: string
  /** The folder of the copies: a second scan would make copies of the first one's. */
  readonly redact?: string
}

/** Files of the scan itself are left out of folders; one that is named itself is read. */
export async function* scanInputs(
  paths: readonly string[],
  sources: ScanSources,
): AsyncGenerator<Input> {
  for await (const found of withMembers(foreign(filesOf(paths, sources), sources))) {
    yield { kind: 'documents', ...found }
  }
  const { url, mcp } = sources
  for (const name of url) yield { kind: 'url', name }
  for (const name of mcp) yield { kind: 'mcp_server', name }
}

/** Asked before archives are opened: a member may be called whatever the scan writes. */
async function* foreign(
  files: AsyncIterable<Found>,
  { output, baseline, writeBaseline, resume, redact }: ScanSources,
): AsyncGenerator<Found> {
  const written = [output, writeBaseline, resume].filter((path) => path !== undefined)
  const own = new Set(
    [...written, ...written.map(partOf), ...(baseline === undefined ? [] : [baseline])].map(
      (path) => resolve(path),
    ),
  )
  const copies = redact === undefined ? undefined : resolve(redact) + sep
  for await (const found of files) {
    const path = resolve(found.name)
    const isOwn = own.has(path) || (copies !== undefined && path.startsWith(copies))
    if (!isOwn || ('isNamed' in found && found.isNamed)) yield found
  }
}

async function* filesOf(
  paths: readonly string[],
  { git, agents, ignore }: ScanSources,
): AsyncGenerator<Found> {
  if (agents !== undefined) yield* agentFiles(agents === true ? undefined : agents)
  if (git === undefined) yield* findFiles(paths, rulesHeeded(ignore))
  else for (const folder of paths.length > 0 ? paths : ['.']) yield* gitFiles(folder, git, ignore)
}
