/** Exports of a job. A redacted copy is scanned again before it is handed out. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { settingsOf } from '../../../src-shared/contract/scan-settings.ts'
import { copyRefusal } from '../../../src-shared/model/redactable.ts'
import { scanNumber } from '../../../src-shared/model/scan-number.ts'
import { type CopyFormat, EXPORT_KINDS } from '../../../src-shared/workspace/export-kinds.ts'
import { type ExportRefusal, ExportRequest } from '../../../src-shared/workspace/exports.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { resultOf } from '../../decide/sealed-outcome.ts'
import type { Source } from '../../intake/submission.ts'
import {
  type CopyRequest,
  type DrawnCopy,
  type ExportFile,
  isCopy,
  type UnprovenCopy,
} from '../../present/exports.ts'
import { extractSources } from '../../scan/extract-sources.ts'
import { jobView } from '../../scan/scan-job.ts'
import type { Storage } from '../../storage.ts'
import { VERSION } from '../../version.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { jobIdOf } from '../get-scan.ts'
import { bytesOf } from '../send-bytes.ts'
import { bodyReader } from './body-of.ts'
import { makeReceipt, type ReceiptRouteParts } from './receipt-routes.ts'

export interface ExportParts extends ReceiptRouteParts {
  readonly jobs: Storage['jobs']
  /** Draws redacted copies as files. */
  readonly copies: WorkerPool<CopyRequest, DrawnCopy>
}

const readRequest = bodyReader(ExportRequest)

export function addExportRoutes(app: FastifyInstance, parts: ExportParts): void {
  app.post(WORKSPACE_ROUTES.export(':job_id'), async (request, reply) => {
    const choices = readRequest(request)
    const [jobId, { accountId }] = [jobIdOf(request), request.principal]
    if (choices.format === 'receipt') {
      return sendFile(found(await makeReceipt(parts, jobId, accountId)), choices, reply)
    }
    if (!isCopy(choices.format)) {
      const made = { madeAt: parts.clock(), version: VERSION }
      const file = await parts.exports.report(jobId, accountId, choices, made)
      return sendFile(found(file), choices, reply)
    }
    const job = found(await parts.jobs.getJob(jobId, accountId))
    const requested = settingsOf(job.config).categories
    const refusal = copyRefusal({ job: jobView(job), requested })
    if (refusal !== null) throw new ScanError('INVALID_INPUT', refusal)
    const copy = found(await parts.exports.redacted(jobId, accountId, choices))
    const signal = AbortSignal.timeout(parts.scanDeadlineMs)
    const bytes = copy.bytes ?? (await drawn(parts, choices.format, copy.text, signal))
    const left = await countLeft(parts, copy, sourceOf(choices.format, copy.text, bytes), signal)
    const file = { source: nameOfCopy(jobId), bytes }
    return left === 0 ? sendFile(file, choices, reply) : refuse(left, request, reply)
  })
}

/**
 * A name can hold what was taken out ("John Smith.pdf"), and none can be trusted: of 25 file names with a
 * person in them the models know 15. Copies are told apart by the number of their scan.
 */
function nameOfCopy(jobId: string): string {
  return `document-${scanNumber(jobId)}`
}

function found<T>(file: T | null): T {
  if (file === null) throw new ScanError('NOT_FOUND', 'There is no such job.')
  return file
}

function refuse(left: number, request: FastifyRequest, reply: FastifyReply) {
  const message =
    'Values that were taken out were found again in the copy: one may be dismissed in one place and open in another.'
  const error = { code: 'EXPORT_REFUSED', message, request_id: request.id } as const
  return reply.code(422).send({ error, left } satisfies ExportRefusal)
}

/** More would be a list, not a reason. */
const NAMED_SCRIPTS = 5

/**
 * The file of a copy that is drawn.
 * @throws {ScanError} INVALID_INPUT where the format cannot hold the text.
 */
async function drawn(
  { copies }: ExportParts,
  format: CopyFormat,
  text: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const copy = await copies.run({ format: format === 'docx' ? 'docx' : 'pdf', text }, { signal })
  if (copy.ok) return copy.bytes
  const scripts = new Intl.ListFormat('en').format(copy.scripts.slice(0, NAMED_SCRIPTS))
  const why =
    copy.why === 'right_to_left'
      ? `lines of ${scripts} run from right to left, which PDF copies cannot draw`
      : `no font of this computer that documents may carry has ${copy.missing} of its characters (${scripts})`
  throw new ScanError(
    'INVALID_INPUT',
    `This text cannot be drawn as a PDF: ${why}. Export it as Word document, web page or text.`,
  )
}

/** What the second scan reads: what is drawn from its file, as whoever opens it does. */
function sourceOf(format: CopyFormat, text: string, bytes: Uint8Array): Source {
  if (format === 'webpage') return { type: 'file', name: 'copy.html', bytes }
  return format === 'docx' || format === 'pdf'
    ? { type: 'file', name: `copy.${format}`, bytes }
    : { type: 'text', text }
}

/**
 * Scans a copy as its document was, and counts what it should not hold.
 * @throws {ScanError} SERVICE_UNAVAILABLE where it could not be scanned as well.
 */
async function countLeft(
  { engine, exports }: ExportParts,
  { text, keys, config, completion }: UnprovenCopy,
  source: Source,
  signal: AbortSignal,
): Promise<number> {
  if (text.trim() === '') return 0
  const [prepared] = await extractSources(engine.extraction, [source], Number.MAX_SAFE_INTEGER, {
    signal,
    isUrgent: true,
    formats: 'all',
  })
  if (prepared === undefined) throw new ScanError('SCAN_TIMEOUT')
  const outcome = await engine.detect(prepared.document, settingsOf(config), signal)
  const { state } = resultOf(outcome).completion
  if (state === 'failed' || (state !== 'complete' && completion === 'complete')) {
    throw new ScanError('SERVICE_UNAVAILABLE', 'The copy could not be scanned again.')
  }
  return exports.left(prepared.document.text, outcome, keys)
}

/** Hands a file out as an attachment. */
export function sendFile(
  { source, bytes }: ExportFile,
  { format }: Pick<ExportRequest, 'format'>,
  reply: FastifyReply,
) {
  const { mediaType, extension } = EXPORT_KINDS[format]
  return (
    reply
      .header('content-disposition', `attachment; ${fileNames(source, extension)}`)
      .header('x-content-type-options', 'nosniff')
      // Should a browser show it all the same, it may do nothing.
      .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      .type(mediaType)
      .send(bytesOf(bytes))
  )
}

const LONGEST_NAME = 80

/** Both forms of RFC 6266: a plain one, and the document's own name where it is more. */
function fileNames(source: string, extension: string): string {
  const name = source
    .toWellFormed()
    .replace(/^(?!https:)(.+)\.[a-z0-9]{1,8}$/is, '$1')
    .replace(/[\p{C}\p{Z}\\/:*?"<>|%;]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed()
  const plain = name.replace(/[^\w .-]+/g, '_').replace(/^[. ]+/, '') || 'document'
  const encoded = encodeURIComponent(`${name || 'document'}${extension}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}${extension}"; filename*=UTF-8''${encoded}`
}
