/**
 * Calls the user's `git` on a repository that may be hostile: its configuration
 * must start no program and hide nothing, no network is used, and nothing is written.
 */

import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { ExplainedError } from '../../explained-error.ts'
import { memoryOf } from '../../workers/memory-of.ts'

/**
 * What a repository's own configuration could start a program by: a watcher of its files, hooks,
 * a pager, a transport for objects that are missing (gitconfig of git 2.47; git-config(1)).
 */
const SAFE_SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.pager=cat',
  'core.sshCommand=false',
  'diff.external=',
  'log.showSignature=false',
  'protocol.allow=never',
  'submodule.recurse=false',
  'uploadpack.packObjectsHook=',
].flatMap((setting) => ['-c', setting])

/** What a repository's own configuration and caches could leave out of what is listed. */
const WHOLE_SETTINGS = [
  // A file beside the objects that says what a commit's parents are; it may say otherwise than they.
  'core.commitGraph=false',
  'diff.ignoreSubmodules=none',
  'diff.orderFile=/dev/null',
  'diff.relative=false',
  'log.diffMerges=separate',
  'log.follow=false',
  'log.showRoot=true',
].flatMap((setting) => ['-c', setting])

/** Variables by which git tells a hook where its repository and what is staged are (githooks(5)). */
const OF_HOOKS = new Set([
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_QUARANTINE_PATH',
  'GIT_WORK_TREE',
])
/** Variables of the user's that say which configuration holds and where a search ends. */
const OF_USER =
  /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)$/

const SAFE_ENVIRONMENT = {
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // A reference could put another object in the place of one.
  GIT_NO_REPLACE_OBJECTS: '1',
  // Nor may a list of other parents cut the history short (gitrepository-layout(5), `info/grafts`).
  GIT_GRAFT_FILE: '/dev/null',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: '',
  GIT_PAGER: 'cat',
  LC_ALL: 'C',
}

/** Of what git says that is wrong. */
const MAX_MESSAGE = 400
/** A few kilobytes of trees that name each other say millions of files, all of which git holds at once. */
const MAX_MEMORY = 2 * 1024 ** 3
const LOOK_EVERY_MS = 500

export interface GitProcess {
  readonly input: NodeJS.WritableStream
  readonly output: AsyncIterable<Buffer>
  /** @throws {ExplainedError} where git failed, with what it said. */
  readonly done: () => Promise<void>
  readonly stop: () => void
}

/** What git says may repeat names of the repository. */
function shown(message: string): string {
  return message
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE)
}

/**
 * What of the user's variables git gets. A hook is meant by those that name its repository where
 * it scans the folder that it stands in; another folder has a repository of its own.
 */
function environmentFor(folder: string): NodeJS.ProcessEnv {
  const isHere = resolve(folder) === process.cwd()
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^GIT_/i.test(name) || OF_USER.test(name) || (isHere && OF_HOOKS.has(name)),
  )
  return { ...Object.fromEntries(kept), ...SAFE_ENVIRONMENT }
}

/** Starts git in a folder; `parameters` are of a command that reads objects or the index. */
export function startGit(folder: string, parameters: readonly string[]): GitProcess {
  const child = spawn(
    'git',
    [
      ...['-C', resolve(folder), '--no-pager', '--no-optional-locks'],
      ...[...SAFE_SETTINGS, ...WHOLE_SETTINGS, ...parameters],
    ],
    {
      // Some systems look for a program where it is to be started first.
      cwd: dirname(process.execPath),
      env: environmentFor(folder),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    },
  )
  let isTooLarge = false
  const watch = setInterval(async () => {
    if (child.pid === undefined || (await memoryOf(child.pid)) < MAX_MEMORY) return
    isTooLarge = true
    child.kill('SIGKILL')
  }, LOOK_EVERY_MS).unref()
  let said = ''
  child.stderr.on('data', (piece: Buffer) => {
    if (said.length < MAX_MESSAGE) said += piece.toString()
  })
  // It ends while it is still written to.
  child.stdin.on('error', () => {})
  const ended = new Promise<string | undefined>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ENOENT'
          ? 'git or the folder is not there'
          : (error.code ?? 'it did not start'),
      ),
    )
    child.once('close', (code) => {
      clearInterval(watch)
      if (isTooLarge) resolve('it needs too much memory for this repository')
      else resolve(code === 0 ? undefined : shown(said) || 'it failed')
    })
  })
  return {
    input: child.stdin,
    output: child.stdout,
    async done() {
      const problem = await ended
      if (problem !== undefined)
        throw new ExplainedError(`git: ${problem.replace(/^(?:fatal|error): /, '')}`)
    },
    stop: () => child.kill(),
  }
}

/** What a command of git prints, as text. */
export async function askGit(folder: string, parameters: readonly string[]): Promise<string> {
  const git = startGit(folder, parameters)
  git.input.end()
  const pieces: Buffer[] = []
  for await (const piece of git.output) pieces.push(piece)
  await git.done()
  return Buffer.concat(pieces).toString()
}
