/**
 * Calls the user's `git` on a repository that may be hostile: its configuration
 * must start no program, no network is used, and nothing is written.
 */

import { spawn } from 'node:child_process'
import { ExplainedError } from '../../explained-error.ts'

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

const SAFE_ENVIRONMENT = {
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // A reference could put another object in the place of one.
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: '',
  GIT_PAGER: 'cat',
  GIT_EXTERNAL_DIFF: '',
  LC_ALL: 'C',
}

/** Of what git says that is wrong. */
const MAX_MESSAGE = 400

export interface GitProcess {
  readonly input: NodeJS.WritableStream
  readonly output: AsyncIterable<Buffer>
  /** @throws {ExplainedError} where git failed, with what it said. */
  readonly done: () => Promise<void>
  readonly stop: () => void
}

/** Starts git in a folder; `parameters` are of a command that reads objects or the index. */
export function startGit(folder: string, parameters: readonly string[]): GitProcess {
  const { GIT_EXTERNAL_DIFF, ...environment } = { ...process.env, ...SAFE_ENVIRONMENT }
  const child = spawn(
    'git',
    ['--no-pager', '--no-optional-locks', ...SAFE_SETTINGS, ...parameters],
    {
      cwd: folder,
      env: environment,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    },
  )
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
    child.once('close', (code) =>
      resolve(code === 0 ? undefined : said.trim().slice(0, MAX_MESSAGE) || 'it failed'),
    )
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
