/**
 * The shipped rules, prepared: read from beside the build or from a cache, where one of them
 * holds what these packs and this program make, else made and kept in the cache.
 *
 * Reading YAML and working out how patterns are found take some four seconds of a
 * processor; what they come to are a few megabytes, read in ten milliseconds.
 */

import { createHash, hash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { ExplainedError } from '../../../explained-error.ts'
import { giveBackMemory } from '../../../workers/give-back-memory.ts'
import { type PreparedRules, prepareRules } from '../match/prepare-rules.ts'
import { withWords } from '../match/rule-words.ts'
import { packFiles, readPacks } from '../pack/load-packs.ts'
import { RulePackError } from '../pack/rule-pack.ts'

/** Folders whose sources decide what is made of a pack. */
const MAKERS = [
  ...['../pack', '../pattern', '../prefilter', '../match', '../prove'],
  ...['../../../chunk/views', '../../../../src-shared/model'],
]

const isUnbuilt = import.meta.url.endsWith('.ts')
/** Sources and what is built of them keep theirs side by side. */
const PREFIX = isUnbuilt ? 'rules-source-' : 'rules-'
/** What a build has prepared lies in it: whoever can write there can write the program. */
const OWN_FOLDER = fileURLToPath(new URL('.', import.meta.url))
/** Files of this and other versions, of which the newest stays, and what an interrupted write left. */
const KEPT = new RegExp(`^${PREFIX}[0-9a-f]{32}[.](?:bin|json)`)

/**
 * @param cacheDir need not be there, nor be writable: then the rules are made anew each time.
 * @param version of the program.
 * @throws {ExplainedError} where a shipped file is not a valid pack; file system errors as they are.
 */
export function shippedRules(cacheDir: string, version: string): PreparedRules {
  const files = packFiles()
  const name = fileName(files, version)
  return (
    (isUnbuilt ? undefined : readKept(join(OWN_FOLDER, name))) ??
    readKept(join(cacheDir, name)) ??
    made(files, join(cacheDir, name))
  )
}

/**
 * Has a build hold what {@link shippedRules} gives, so that not even the first start waits for it.
 *
 * @param version of the program.
 * @throws as {@link shippedRules}
 */
export function keepInBuild(version: string): void {
  shippedRules(OWN_FOLDER, version)
}

/** Says what a file is made from. */
function fileName(files: ReturnType<typeof packFiles>, version: string): string {
  const key = createHash('sha256').update(version)
  // Files as they lie on the disk: text would have to be made of them, and bytes of it again.
  for (const [name, bytes] of [...files, ...makerSources()]) key.update(`\0${name}\0`).update(bytes)
  return `${PREFIX}${key.digest('hex').slice(0, 32)}.bin`
}

function made(files: ReturnType<typeof packFiles>, path: string): PreparedRules {
  const prepared = withWords(prepareRules(packsOf(files)))
  keep(path, prepared)
  // What it took to make them is a hundred megabytes more than they are.
  giveBackMemory()
  return prepared
}

/** The packs of the program's files. @throws {ExplainedError} where one is not valid. */
export function packsOf(files: ReturnType<typeof packFiles>): ReturnType<typeof readPacks> {
  try {
    return readPacks(files)
  } catch (error) {
    if (!(error instanceof RulePackError)) throw error
    const [problem] = error.message.split('\n')
    throw new ExplainedError(
      `The rules of the program are broken (${problem}). Get its files anew: git checkout resources/rules.`,
    )
  }
}

/** The program's own sources change without its version: unbuilt they are read, and a build has their stamp beside it. */
function makerSources(): readonly (readonly [string, Buffer])[] {
  if (!isUnbuilt) return stampOfBuild()
  return MAKERS.flatMap((folder) => {
    const url = new URL(`${folder}/`, import.meta.url)
    return readdirSync(url)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => [name, readFileSync(new URL(name, url))] as const)
  })
}

function stampOfBuild(): readonly (readonly [string, Buffer])[] {
  try {
    return [['build', readFileSync(new URL('.source-stamp', import.meta.url))]]
  } catch {
    // What is packaged has a version of its own.
    return []
  }
}

/** The first line is the hash of the rest, so that a file that was cut off or changed counts as none. */
function readKept(path: string): PreparedRules | undefined {
  try {
    const bytes = readFileSync(path)
    const line = bytes.indexOf('\n')
    const body = bytes.subarray(line + 1)
    const isWhole = bytes.toString('latin1', 0, line) === hash('sha256', body)
    return isWhole ? readPrepared(body) : undefined
  } catch {
    return undefined
  }
}

/** A line of JSON, which is read several times as fast as V8's own form, and the tables of words in that. */
function writePrepared({ words, ...plain }: PreparedRules): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(plain)}\n`), serialize(words)])
}

function readPrepared(body: Buffer): PreparedRules {
  const end = body.indexOf('\n')
  const plain = JSON.parse(body.toString('utf8', 0, end))
  // The tables are read in place: without a copy the whole file would stay, here and in each thread.
  return { ...plain, words: deserialize(Buffer.from(body.subarray(end + 1))) }
}

/** What cannot be written costs time only. */
function keep(path: string, prepared: PreparedRules): void {
  const folder = dirname(path)
  const unfinished = `${path}.${randomUUID()}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(folder)) {
      if (KEPT.test(name)) rmSync(join(folder, name), { force: true })
    }
    // Nothing in it is anybody's own; an installation is read by all who use it.
    writeFileSync(unfinished, sealed(writePrepared(prepared)), { mode: 0o644 })
    // Several processes may start at once: each sees a whole file, or none.
    renameSync(unfinished, path)
  } catch {}
}

function sealed(body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${hash('sha256', body)}\n`), body])
}
