/** Exports of a job. A redacted copy is scanned again before it is handed out. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { settingsOf } from '../../../src-shared/contract/scan-settings.ts'
import {
  EXPORT_KINDS,
  type ExportRefusal,
  ExportRequest,
} from '../../../src-shared/workspace/exports.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { Clock } from '../../clock.ts'
import { resultOf } from '../../decide/sealed-outcome.ts'
import { type ExportFile, isCopy, type UnprovenCopy } from '../../present/exports.ts'
import { extractSources } from '../../scan/extract-sources.ts'
import type { ScanEngine } from '../../scan/scan-submission.ts'
import type { Storage } from '../../storage.ts'
import { VERSION } from '../../version.ts'
import { jobIdOf } from '../get-scan.ts'
import { bytesOf } from '../send-bytes.ts'
import { bodyReader } from './body-of.ts'

export interface ExportParts {
  readonly exports: Storage['exports']
  readonly jobs: Storage['jobs']
  readonly engine: ScanEngine
  readonly scanDeadlineMs: number
  readonly clock: Clock
}

const readRequest = bodyReader(ExportRequest)

export function addExportRoutes(app: FastifyInstance, parts: ExportParts): void {
  app.post(WORKSPACE_ROUTES.export(':job_id'), async (request, reply) => {
    const choices = readRequest(request)
    const [jobId, { accountId }] = [jobIdOf(request), request.principal]
    if (!isCopy(choices.format)) {
      const made = { madeAt: parts.clock(), version: VERSION }
      const file = await parts.exports.report(jobId, accountId, choices, made)
      return send(found(file), choices, reply)
    }
    const { status } = found(await parts.jobs.getJob(jobId, accountId))
    if (status !== 'completed') {
      throw new ScanError('INVALID_INPUT', 'Only a scan that was completed can be redacted.')
    }
    const copy = found(await parts.exports.redacted(jobId, accountId, choices))
    const left = await countLeft(parts, copy)
    return left === 0 ? send(copy, choices, reply) : refuse(left, request, reply)
  })
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

/**
 * Scans a copy as its document was, and counts what it should not hold.
 * @throws {ScanError} SERVICE_UNAVAILABLE where it could not be scanned as well.
 */
async function countLeft(
  { engine, exports, scanDeadlineMs }: ExportParts,
  { text, keys, config, completion }: UnprovenCopy,
): Promise<number> {
  if (text.trim() === '') return 0
  const signal = AbortSignal.timeout(scanDeadlineMs)
  const sources = [{ type: 'text', text }] as const
  const [prepared] = await extractSources(engine.extraction, sources, Number.MAX_SAFE_INTEGER, {
    signal,
    isUrgent: true,
  })
  if (prepared === undefined) throw new ScanError('SCAN_TIMEOUT')
  const outcome = await engine.detect(prepared.document, settingsOf(config), signal)
  const { state } = resultOf(outcome).completion
  if (state === 'failed' || (state !== 'complete' && completion === 'complete')) {
    throw new ScanError('SERVICE_UNAVAILABLE', 'The copy could not be scanned again.')
  }
  return exports.left(text, outcome, keys)
}

function send({ source, bytes }: ExportFile, { format }: ExportRequest, reply: FastifyReply) {
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
