/** Runs a build tool of the project when what it builds is missing or stale. */

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ExplainedError } from '../explained-error.ts'
import { refreshFolder } from './built-folder.ts'
import { sourceStamp } from './source-stamp.ts'

/** Characters of a failed tool's talk that are shown. */
const OUTPUT_KEPT = 10_000

/** Something has to be built, and the tool for it is not installed. */
export class BuildToolMissing extends ExplainedError {
  /** @param folder the folder that is missing, relative to the project */
  constructor(tool: string, folder: string) {
    super(`${folder} is missing and ${tool} is not installed: run "npm install" first.`)
    this.name = 'BuildToolMissing'
  }
}

export interface ToolBuild {
  /** Absolute path of the project. */
  readonly root: string
  /** Name of the npm package, and of its command. */
  readonly tool: string
  /** Relative to the project, as are the inputs. */
  readonly folder: string
  /** Files and folders that the result depends on. */
  readonly inputs: readonly string[]
  /** Builds into `target`, an absolute path, by running the tool. */
  readonly build: (run: RunTool, target: string) => Promise<void>
}

/** @throws {Error} with the tool's last words, where it fails */
export type RunTool = (toolArguments: readonly string[]) => Promise<void>

/**
 * Brings the folder up to date. Where the tool is not installed, as after an
 * installation without development packages, what is there is used as it is.
 *
 * @throws {BuildToolMissing} where there is neither the tool nor the folder
 */
export async function ensureBuilt({ root, tool, folder, inputs, build }: ToolBuild): Promise<void> {
  const path = join(root, folder)
  const command = join(root, 'node_modules', tool, 'bin', `${tool}.js`)
  if (!existsSync(command)) {
    if (existsSync(path)) return
    throw new BuildToolMissing(tool, folder)
  }
  const run: RunTool = (toolArguments) => runTool(root, tool, command, toolArguments)
  const stamp = await sourceStamp(root, inputs)
  await refreshFolder({ folder: path, stamp, build: (target) => build(run, target) })
}

/** Standard output belongs to whoever asked for the build, and a tool's talk is shown only when it fails. */
async function runTool(
  root: string,
  tool: string,
  command: string,
  toolArguments: readonly string[],
): Promise<void> {
  process.stderr.write(`Building the app with ${tool} …\n`)
  const child = spawn(process.execPath, [command, ...toolArguments], {
    cwd: root,
    // What the caller's process is for must not get into the build: libraries behave
    // otherwise in tests (React Aria then measures nothing, so lists have no width).
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_KEPT)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${tool} failed.\n${stripVTControlCharacters(output).trim()}`)
}
