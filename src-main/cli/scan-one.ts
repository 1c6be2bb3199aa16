/** Scans one input: one submission, of which a bad one refuses only itself. */

import { statSync } from 'node:fs'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { SCAN_DEADLINE_MS } from '../../src-shared/contract/limits.ts'
import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import type { InputKind } from '../../src-shared/model/vocabulary.ts'
import { LOCAL_ACCOUNT } from '../accounts/api-keys.ts'
import type { SizeLimits } from '../accounts/limits.ts'
import type { ScanOutcome } from '../decide/scan-outcome.ts'
import { unsealOutcome } from '../decide/sealed-outcome.ts'
import { readBounded, readStandardInput } from '../intake/read-bounded.ts'
import { cleanFileName, readUpload } from '../intake/read-upload.ts'
import type { Source } from '../intake/submission.ts'
import type { PreparedSubmission } from '../scan/prepared-submission.ts'
import { newJobId } from '../scan/scan-job.ts'
import {
  type Caller,
  detectOne,
  prepareSubmission,
  type ScanEngine,
} from '../scan/scan-submission.ts'
import type { Journal } from './journal.ts'
import type { Scanned, ScanReport, Unscanned } from './scan-report.ts'
import { type Found, NOTHING_FITS, type NotAFile, STANDARD_INPUT } from './walk/find-files.ts'

/** What to scan: an address, or what was found on disk. */
export type Input =
  | { readonly kind: 'url' | 'mcp_server'; readonly name: string }
  | (Found & { readonly kind: 'documents' })

/** The owner at the machine. */
const OWNER: Caller = { accountId: LOCAL_ACCOUNT, plan: 'pro', origin: 'app' }

/** Scans a source, wherever that is done. @throws {ScanError} */
export type ScanSource = (
  kind: InputKind,
  source: Source,
  /** Stops it; where it is left out, nothing does. */
  signal?: AbortSignal,
) => Promise<
  Pick<Scanned, 'prepared' | 'job' | 'document' | 'findings' | 'candidates' | 'asking'> &
    Partial<Pick<Scanned, 'known'>>
>

/**
 * Scans in this process, but what the journal holds. What is read has its deadline; what was read is judged for as
 * long as it takes, as a job of the service is: each step of it has bounds of its own.
 */
export function scanHere(
  engine: ScanEngine,
  limits: SizeLimits,
  config: ScanConfig,
  journal?: Journal,
): ScanSource {
  return async (kind, source, signal = new AbortController().signal) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(SCAN_DEADLINE_MS)])
    const submission = { kind, sources: [source], config }
    const prepared = await prepareSubmission(engine, limits, submission, OWNER, deadline)
    const { status, result, findings } = await outcomeOf(engine, prepared, journal, signal)
    const [{ document, source: address }] = prepared.documents as [(typeof prepared.documents)[0]]
    const job = { job_id: newJobId(), source: address, status, ...result }
    const asking = new Set(findings.flatMap((each, place) => (each.asking ? [place] : [])))
    return { prepared, job, document, findings, candidates: findings, asking }
  }
}

/** Bytes up to which a file is small: what it takes is mostly the way to the networks and back. */
const SMALL_BYTES = 32 * 1024
/** As many small ones fill one message to the networks, which then waits for none. */
const SMALL_SHARE = 1 / 16

/** How much of one file that is scanned at once an input counts. */
export function shareOf(input: Input): number {
  return sizeOf(input) <= SMALL_BYTES ? SMALL_SHARE : 1
}

/** Bytes, without end where nobody knows: an address, standard input, what cannot be read. */
function sizeOf(input: Input): number {
  if ('bytes' in input) return input.bytes.length
  if (!('path' in input) || input.path === STANDARD_INPUT) return Number.POSITIVE_INFINITY
  try {
    const stats = statSync(input.path)
    return stats.isFile() ? stats.size : Number.POSITIVE_INFINITY
  } catch {
    // The scan says why.
    return Number.POSITIVE_INFINITY
  }
}

export async function scanInput(scan: ScanSource, input: Input): Promise<ScanReport> {
  const { kind, name } = input
  const isNamed = !('isNamed' in input) || input.isNamed
  if ('problem' in input) return notAFile(input)
  try {
    const source = await sourceOf(input)
    if (isFile(input) && source.type === 'file' && isBlank(source.bytes)) {
      const error = { code: 'NO_TEXT', message: 'It holds no text.' }
      return { name, isNamed, error, effect: 'none' }
    }
    const { job, ...scanned } = await scan(kind, source)
    // By its path: many files of a folder have one name.
    const shown = kind === 'documents' ? { ...job, source: name } : job
    return { name, isNamed, known: new Set(), ...scanned, job: shown }
  } catch (error) {
    if (!(error instanceof ScanError)) throw error
    const { code } = error
    const fileName = 'fileName' in input ? input.fileName : undefined
    const message = withoutName(error.message, fileName ?? name)
    return { name, isNamed, error: { code, message }, effect: effectOf(code, isNamed) }
  }
}

/** From the journal, where this text was scanned before; what was scanned whole goes into it. */
async function outcomeOf(
  engine: ScanEngine,
  prepared: PreparedSubmission,
  journal: Journal | undefined,
  signal: AbortSignal,
): Promise<ScanOutcome> {
  const [{ document }] = prepared.documents as [(typeof prepared.documents)[0]]
  const key = journal?.keyOf(document, prepared.config)
  const known = key === undefined ? undefined : journal?.find(key)
  if (known !== undefined) return known
  const outcome = unsealOutcome(await detectOne(engine, prepared, signal))
  if (key !== undefined && outcome.result.completion.state === 'complete')
    journal?.add(key, outcome)
  return outcome
}

/** Sentences that begin with the name of a file are the same for all: the name stands before them. */
function withoutName(message: string, name: string): string {
  const start = `"${cleanFileName(name)}" `
  return message.startsWith(start) ? `It ${message.slice(start.length)}` : message
}

/** In a folder lies what nobody meant to have scanned, and pictures are no text. */
function effectOf(code: string, isNamed: boolean): Unscanned['effect'] {
  if (isNamed) return 'unusable'
  return code === 'UNSUPPORTED_FILE_TYPE' ? 'none' : 'incomplete'
}

const WHAT_IT_IS: Readonly<Record<NotAFile, string>> = {
  link: 'It is a link; those in folders are not followed.',
  socket: 'It is a socket.',
  device: 'It is a device.',
  pipe: 'It is a pipe.',
  unreadable: 'It cannot be read',
  'not found': 'It is not there.',
  'left out': 'It is left out by',
}

type Problem = Extract<Found, { problem: unknown }>

function notAFile(found: Problem): Unscanned {
  const { name, problem } = found
  const isUnreadable = problem === 'unreadable'
  const code = isUnreadable ? 'INVALID_INPUT' : problem.toUpperCase().replace(' ', '_')
  const isUnusable = problem === 'not found' || (isUnreadable && found.isNamed === true)
  const effect = isUnusable ? 'unusable' : isUnreadable ? 'incomplete' : 'none'
  return { name, isNamed: effect === 'unusable', error: { code, message: reasonOf(found) }, effect }
}

function reasonOf({ name, problem, detail }: Problem): string {
  if (problem === 'unreadable') return `${WHAT_IT_IS[problem]} (${detail ?? 'unknown'}).`
  if (detail === NOTHING_FITS) return 'Nothing that is read fits this pattern.'
  if (problem === 'left out') return `${WHAT_IT_IS[problem]} ${detail}.`
  // Node gives no other bytes of an argument; those of a name in a folder are known.
  return problem === 'not found' && name.includes('\ufffd')
    ? 'Its name is not in UTF-8: name the folder that it is in.'
    : WHAT_IT_IS[problem]
}

async function sourceOf(input: Exclude<Input, { problem: unknown }>): Promise<Source> {
  switch (input.kind) {
    case 'url':
      return { type: 'webpage', url: input.name }
    case 'mcp_server':
      return { type: 'mcp_server', url: input.name }
    case 'documents':
      if ('bytes' in input) return readUpload(input.fileName ?? input.name, input.bytes)
      return readUpload(
        input.name,
        input.path === STANDARD_INPUT ? await readStandardInput() : await readBounded(input.path),
      )
  }
}

/** Nothing came out of a pipe where something was meant to; a file may be empty on purpose, as `__init__.py` is. */
function isFile(input: Input): boolean {
  return !('path' in input) || input.path !== STANDARD_INPUT
}

/** White space and controls of ASCII alone. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
}
