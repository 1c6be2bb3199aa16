/** Receipts: made after the document was read once more, and checked when one is dropped back in. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { settingsOf } from '../../../src-shared/contract/scan-settings.ts'
import {
  type EngineIdentity,
  type Receipt,
  type ReceiptCheck,
  ReceiptCheckRequest,
  type ReceiptToday,
} from '../../../src-shared/workspace/receipt.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { Clock } from '../../clock.ts'
import type { SealedOutcome } from '../../decide/sealed-outcome.ts'
import type { ExportFile, ScannedDocument } from '../../present/exports.ts'
import type { ScanEngine } from '../../scan/scan-submission.ts'
import type { Storage } from '../../storage.ts'
import { bodyReader } from './body-of.ts'

export interface ReceiptRouteParts {
  readonly exports: Storage['exports']
  readonly engine: ScanEngine
  /** What reads documents now. */
  readonly engineIdentity: () => EngineIdentity
  /** What seals receipts. */
  readonly receiptKey: Uint8Array
  readonly scanDeadlineMs: number
  readonly clock: Clock
}

const readRequest = bodyReader(ReceiptCheckRequest)

export function addReceiptRoutes(app: FastifyInstance, parts: ReceiptRouteParts): void {
  app.post(WORKSPACE_ROUTES.receiptCheck, async (request): Promise<ReceiptCheck> => {
    const { html } = readRequest(request)
    const { state, receipt } = await parts.exports.readReceipt(html, parts.receiptKey)
    // What was altered names no document of ours.
    if (receipt === null || state === 'altered') return { state, receipt, today: null }
    return { state, receipt, today: await todayOf(parts, receipt, request.principal.accountId) }
  })
}

/** The receipt of a job; null where there is none. */
export async function makeReceipt(
  parts: ReceiptRouteParts,
  jobId: string,
  accountId: string | null,
): Promise<ExportFile | null> {
  const { exports, clock, engineIdentity, receiptKey: key } = parts
  const document = await exports.scanned(jobId, accountId)
  if (document === null) return null
  const outcome = await readAgain(parts, document)
  const making = { key, engine: engineIdentity(), madeAt: clock() }
  return exports.receipt(jobId, accountId, outcome, making)
}

/** Null where the document is not kept, or is another by now. */
async function todayOf(
  parts: ReceiptRouteParts,
  receipt: Receipt,
  accountId: string | null,
): Promise<ReceiptToday | null> {
  const { exports, engineIdentity } = parts
  const document = await exports.scanned(receipt.document.job_id, accountId)
  if (document === null) return null
  const outcome = await readAgain(parts, document)
  return exports.today(receipt, document.text, outcome, engineIdentity())
}

/** @throws {ScanError} SCAN_TIMEOUT where it takes longer than a scan may. */
async function readAgain(
  { engine, scanDeadlineMs }: ReceiptRouteParts,
  { config, text, sourceMap, segments, warnings }: ScannedDocument,
): Promise<SealedOutcome> {
  const signal = AbortSignal.timeout(scanDeadlineMs)
  const document = { text, sourceMap, ...(segments && { segments }), warnings }
  const outcome = await engine.detect(document, settingsOf(config), signal)
  if (signal.aborted) throw new ScanError('SCAN_TIMEOUT')
  return outcome
}
