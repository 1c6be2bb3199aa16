/**
 * Versions of files in a git repository, and what its commits and tags say: what is staged, what a
 * range of commits brought, or all there ever was.
 */

import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { MAX_FILE_BYTES } from '../../../src-shared/contract/limits.ts'
import { ExplainedError } from '../../explained-error.ts'
import { leftOutOfGit } from '../../watch/ignore-rules.ts'
import { printable } from '../terminal-table.ts'
import { ALL_LEFT_OUT, type Found } from './find-files.ts'
import { askGit, type GitProcess, startGit } from './git-command.ts'
import { messageOf, taggedObject } from './git-message.ts'

export const STAGED = 'staged'
export const HISTORY = 'history'

/** A version of a file, and the commit that brought it; none of what is staged. */
interface Version {
  readonly blob: string
  readonly path: string
  readonly commit: string | undefined
}

/** Versions that are listed at the most, each file of each commit counted: more than the largest projects have. */
const MAX_VERSIONS = 20_000_000
/** Letters of a commit that are shown. */
const SHOWN = 12
/** Of files and of programs; links and submodules hold no text. */
const FILE_MODE = /^100/
const RAW = [
  '--raw',
  '-z',
  '-r',
  '--no-abbrev',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  // A link that becomes a file is a change of type.
  '--diff-filter=AMT',
]

/**
 * The versions, each content once, under its path with `@` and the commit that
 * brought it first; then each message once, which agents and people read as they
 * read files. Paths that `.assayignore` of the working tree names are left out, and
 * told; a history of nothing else was not read.
 * @param what `staged`, `history`, or a range of commits as git takes it.
 * @param heedsRules whether `.assayignore` holds.
 * @throws {ExplainedError} where there is no repository, or no such range.
 */
export async function* gitFiles(
  folder: string,
  what: string,
  heedsRules = true,
): AsyncGenerator<Found> {
  if (what.startsWith('-'))
    throw new ExplainedError('--git takes staged, history or a range of commits')
  const blobs = createBlobReader(folder)
  const seen = new Set<string>()
  const leftOut = new Set<string>()
  try {
    const leftOutBy = heedsRules ? await rulesIn(folder) : () => undefined
    for await (const version of listed(folder, what)) {
      if ('problem' in version) {
        yield version
        continue
      }
      const { blob, path, commit } = version
      if (seen.has(blob)) continue
      const by = leftOutBy(path)
      if (by !== undefined) {
        if (!leftOut.has(path)) yield { name: path, problem: 'left out', detail: by }
        leftOut.add(path)
        continue
      }
      seen.add(blob)
      const name = commit === undefined ? path : `${path}@${commit.slice(0, SHOWN)}`
      const bytes = await blobs.read(blob)
      if (typeof bytes === 'string') yield { name, problem: 'unreadable', detail: bytes }
      else yield { name, fileName: path, bytes, isNamed: false }
    }
    if (what === HISTORY && leftOut.size > 0 && seen.size === 0)
      yield { name: folder, problem: 'unreadable', detail: ALL_LEFT_OUT }
    yield* messages(folder, what, blobs)
  } finally {
    blobs.close()
  }
}

/** What stands for the path of a message. */
const MESSAGE = '(message)'
/** Tags of tags that are followed. */
const MAX_TAGS = 10

/** What commits and tags say, of what is staged nothing yet. */
async function* messages(
  folder: string,
  what: string,
  objects: ReturnType<typeof createBlobReader>,
): AsyncGenerator<Found> {
  if (what === STAGED) return
  const seen = new Set<string>()
  async function* told(id: string, at: string): AsyncGenerator<Found> {
    const name = `${MESSAGE}@${at}`
    const object = await objects.read(id)
    if (typeof object === 'string') {
      yield { name, problem: 'unreadable', detail: object }
      return
    }
    const bytes = messageOf(object)
    const key = hash('sha256', bytes)
    if (seen.has(key) || !/\S/.test(Buffer.from(bytes).toString('latin1'))) return
    seen.add(key)
    yield { name, fileName: 'message.txt', bytes, isNamed: false }
  }
  const of = what === HISTORY ? ['--all', '--'] : ['--end-of-options', what, '--']
  const git = startGit(folder, ['rev-list', '--reverse', '--topo-order', ...of])
  git.input.end()
  for await (const commit of lines(git.output)) yield* told(commit, commit.slice(0, SHOWN))
  await git.done()
  if (what !== HISTORY) return
  const references = await askGit(folder, [
    'for-each-ref',
    '--format=%(objecttype) %(objectname) %(refname)',
  ])
  for (const line of references.split('\n')) {
    const [, first = '', name = ''] = /^tag (\S+) (.*)$/.exec(line) ?? []
    let id: string | undefined = first
    for (let depth = 0; id !== undefined && id !== '' && depth < MAX_TAGS; depth++) {
      yield* told(id, name)
      id = taggedObject(await objects.read(id))
    }
  }
}

/** A bare repository has no working tree, and nothing left out. */
async function rulesIn(folder: string): Promise<(path: string) => string | undefined> {
  const told = await askGit(folder, ['rev-parse', '--show-toplevel']).catch(() => '')
  const root = told.replace(/\n$/, '')
  return root === '' ? () => undefined : leftOutOfGit(root)
}

type Problem = Extract<Found, { problem: unknown }>

/** What git lists, and what it says that it cannot list. */
async function* listed(folder: string, what: string): AsyncGenerator<Version | Problem> {
  const unreadable = (detail: string): Problem => ({ name: folder, problem: 'unreadable', detail })
  const git = startGit(folder, await parametersFor(folder, what))
  git.input.end()
  let count = 0
  for await (const version of versionsIn(git)) {
    count++
    if (count > MAX_VERSIONS) {
      git.stop()
      yield unreadable(`more than ${MAX_VERSIONS} versions`)
      return
    }
    yield version
  }
  await git.done()
  if (what === HISTORY) yield* taggedFiles(folder)
  if (await isCut(folder, what))
    yield unreadable('a shallow clone: `git fetch --unshallow` brings its older commits')
}

/** Whether commits of what is listed are not there: a clone may end before them. */
async function isCut(folder: string, what: string): Promise<boolean> {
  if (what === STAGED || !(await isShallow(folder))) return false
  if (what === HISTORY) return true
  const told = await askGit(folder, ['rev-parse', '--git-path', 'shallow'])
  const ends = readFileSync(resolve(folder, told.replace(/\n$/, '')), 'utf8').split('\n')
  const commits = await askGit(folder, ['rev-list', '--end-of-options', what, '--'])
  const listed = new Set(commits.split('\n'))
  return ends.some((end) => end !== '' && listed.has(end))
}

async function isShallow(folder: string): Promise<boolean> {
  return (await askGit(folder, ['rev-parse', '--is-shallow-repository'])).trim() === 'true'
}

/** @throws {ExplainedError} where git knows no such range, in words of ours. */
async function checkRange(folder: string, range: string): Promise<void> {
  await askGit(folder, ['rev-parse', '--git-dir'])
  try {
    await askGit(folder, ['rev-list', '--max-count=1', '--end-of-options', range, '--'])
  } catch {
    const why = (await isShallow(folder))
      ? 'this clone is shallow, and a commit of the range is not in it. `git fetch --unshallow` brings the older ones; a pipeline has to check out all of the history (GitHub Actions: fetch-depth: 0).'
      : 'there is no such range here. Name staged, history, or commits and branches such as main..HEAD.'
    throw new ExplainedError(`--git ${printable(range)}: ${why}`)
  }
}

/** Files and folders that a reference names by themselves, without a commit. */
async function* taggedFiles(folder: string): AsyncGenerator<Version> {
  const form = ['objecttype', 'objectname', '*objecttype', '*objectname', 'refname']
  const references = await askGit(folder, [
    'for-each-ref',
    `--format=${form.map((field) => `%(${field})`).join(' ')}`,
  ])
  for (const line of references.split('\n')) {
    const [type, id = '', taggedType, taggedId = '', name = ''] = line.split(' ')
    const [kind, object] = taggedType ? [taggedType, taggedId] : [type, id]
    if (kind === 'blob') yield { blob: object, path: name, commit: undefined }
    if (kind !== 'tree') continue
    const git = startGit(folder, ['ls-tree', '-r', '-z', '--full-tree', object])
    git.input.end()
    for await (const entry of fields(git.output)) {
      const [, mode = '', blob = '', path = ''] = /^(\d+) \S+ (\S+)\t(.*)$/s.exec(entry) ?? []
      if (FILE_MODE.test(mode)) yield { blob, path: `${name}/${path}`, commit: undefined }
    }
    await git.done()
  }
}

async function* versionsIn(git: GitProcess): AsyncGenerator<Version> {
  let commit: string | undefined
  let blob: string | undefined
  for await (const field of fields(git.output)) {
    const text = field.replace(/^\n/, '')
    if (blob !== undefined) {
      if (blob !== '') yield { blob, path: field, commit }
      blob = undefined
    } else if (text.startsWith(':')) {
      const [, mode = '', , id = ''] = text.split(' ')
      blob = FILE_MODE.test(mode) ? id : ''
    } else if (/^[0-9a-f]{40,64}$/.test(text)) commit = text
  }
}

async function parametersFor(folder: string, what: string): Promise<readonly string[]> {
  if (what === STAGED) {
    const head = await askGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']).catch(() => '')
    // Before the first commit everything is new against the empty tree.
    const base =
      head.trim() || (await askGit(folder, ['hash-object', '-t', 'tree', '--stdin'])).trim()
    return ['diff-index', '--cached', ...RAW, base, '--']
  }
  if (what !== HISTORY) await checkRange(folder, what)
  const log = [
    'log',
    '--format=%H',
    '--reverse',
    '--topo-order',
    '--root',
    '-m',
    '--no-show-signature',
    '--no-color',
    ...RAW,
  ]
  return what === HISTORY ? [...log, '--all', '--'] : [...log, '--end-of-options', what, '--']
}

/** Texts between bytes of zero. */
const fields = (output: AsyncIterable<Buffer>) => pieces(output, 0)
const lines = (output: AsyncIterable<Buffer>) => pieces(output, 10)

/** Texts that end with a byte. */
async function* pieces(output: AsyncIterable<Buffer>, last: number): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of output) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    let at = 0
    for (let end = bytes.indexOf(last, at); end >= 0; end = bytes.indexOf(last, at)) {
      yield bytes.toString('utf8', at, end)
      at = end + 1
    }
    rest = bytes.subarray(at)
  }
}

/** Reads contents by their ids in one process: its size first, since it may be of any. */
function createBlobReader(folder: string) {
  const sizes = startGit(folder, ['cat-file', '--batch-check=%(objectsize)'])
  const contents = startGit(folder, ['cat-file', '--batch=%(objectsize)'])
  const [sizeReader, contentReader] = [byteReader(sizes.output), byteReader(contents.output)]
  return {
    /** The content, or why there is none. */
    async read(blob: string): Promise<Uint8Array | string> {
      sizes.input.write(`${blob}\n`)
      const size = Number(await sizeReader.line())
      if (!Number.isInteger(size)) return 'missing in this clone'
      if (size > MAX_FILE_BYTES) return `larger than ${MAX_FILE_BYTES} bytes`
      contents.input.write(`${blob}\n`)
      await contentReader.line()
      const content = await contentReader.bytes(size)
      await contentReader.bytes(1)
      return content
    },
    close() {
      sizes.stop()
      contents.stop()
    },
  }
}

/** Takes lines and numbers of bytes from a stream in turn. */
function byteReader(output: AsyncIterable<Buffer>) {
  const pieces = output[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  async function more(): Promise<void> {
    const { value, done } = await pieces.next()
    if (done) throw new ExplainedError('git ended before it had answered')
    rest = Buffer.concat([rest, value])
  }
  return {
    async line(): Promise<string> {
      while (!rest.includes(10)) await more()
      const end = rest.indexOf(10)
      const line = rest.toString('utf8', 0, end)
      rest = rest.subarray(end + 1)
      return line
    },
    async bytes(count: number): Promise<Uint8Array> {
      const parts: Buffer[] = []
      let missing = count
      while (missing > 0) {
        if (rest.length === 0) await more()
        const part = rest.subarray(0, missing)
        parts.push(part)
        missing -= part.length
        rest = rest.subarray(part.length)
      }
      return Buffer.concat(parts)
    },
  }
}
