/** Judging the findings of a job: statuses, notes, undo, history, suppressions. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import {
  JudgeRequest,
  MAX_JUDGED_FINDINGS,
  NoteRequest,
  type ReviewConflict,
  SuppressionPreviewRequest,
  SuppressRequest,
  UndoRequest,
} from '../../../src-shared/workspace/judging.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { Clock } from '../../clock.ts'
import type { Storage } from '../../storage.ts'
import type { Reviewer, ReviewOutcome } from '../../store/review-store.ts'
import { jobIdOf } from '../get-scan.ts'
import { bodyReader, numberOf } from './body-of.ts'

export interface JudgingParts {
  readonly judging: Storage['judging']
  /** The name of the person at this machine, for the history. */
  readonly reviewer: string
  readonly clock: Clock
}

const readJudgement = bodyReader(JudgeRequest, MAX_JUDGED_FINDINGS + 1)
const readNote = bodyReader(NoteRequest, MAX_JUDGED_FINDINGS + 1)
const readUndo = bodyReader(UndoRequest)
const readSuppression = bodyReader(SuppressRequest)
const readPreview = bodyReader(SuppressionPreviewRequest)

export function addJudgingRoutes(app: FastifyInstance, parts: JudgingParts): void {
  const { judging, clock } = parts
  const reviewerOf = (request: FastifyRequest): Reviewer => ({
    jobId: jobIdOf(request),
    accountId: request.principal.accountId as string,
    by: parts.reviewer,
  })

  app.get(WORKSPACE_ROUTES.review(':job_id'), async (request) =>
    found(await judging.changes(reviewerOf(request), numberOf(request, 'since') ?? 0)),
  )
  app.post(WORKSPACE_ROUTES.judgements(':job_id'), async (request, reply) => {
    const judgement = checkedJudgement(readJudgement(request))
    return answer(await judging.judge(reviewerOf(request), judgement), request, reply)
  })
  app.get(WORKSPACE_ROUTES.judgements(':job_id'), async (request) => {
    const [finding, before] = [numberOf(request, 'finding'), numberOf(request, 'before')]
    return found(
      await judging.history(reviewerOf(request), {
        ...(finding !== undefined && { finding }),
        ...(before !== undefined && { before }),
      }),
    )
  })
  app.put(WORKSPACE_ROUTES.notes(':job_id'), async (request, reply) =>
    answer(await judging.note(reviewerOf(request), readNote(request)), request, reply),
  )
  app.post(WORKSPACE_ROUTES.undo(':job_id'), async (request, reply) => {
    const { revision } = readUndo(request)
    return answer(await judging.undo(reviewerOf(request), revision), request, reply)
  })
  app.post(WORKSPACE_ROUTES.redo(':job_id'), async (request, reply) => {
    const { revision } = readUndo(request)
    return answer(await judging.redo(reviewerOf(request), revision), request, reply)
  })
  app.post(WORKSPACE_ROUTES.suppress(':job_id'), async (request, reply) => {
    const suppression = checkedSuppression(readSuppression(request), clock())
    return answer(await judging.suppress(reviewerOf(request), suppression), request, reply)
  })
  app.post(WORKSPACE_ROUTES.suppressionPreview(':job_id'), async (request) =>
    found(await judging.preview(reviewerOf(request), readPreview(request))),
  )
  app.get(WORKSPACE_ROUTES.suppressions, async (request) => ({
    suppressions: await judging.suppressions(request.principal.accountId as string),
  }))
  app.delete(WORKSPACE_ROUTES.suppression(':id'), async (request, reply) => {
    const { id } = request.params as { id: string }
    const number = /^\d{1,15}$/.test(id) ? Number(id) : -1
    const isLifted = await judging.lift(request.principal.accountId as string, number)
    if (!isLifted) throw new ScanError('NOT_FOUND', 'There is no such suppression.')
    return reply.code(204).send()
  })
}

/** @throws {ScanError} NOT_FOUND */
function found<T>(value: T | null): T {
  if (value === null) throw new ScanError('NOT_FOUND', 'There is no such job.')
  return value
}

function answer(outcome: ReviewOutcome | null, request: FastifyRequest, reply: FastifyReply) {
  const { conflict, review } = found(outcome)
  if (!conflict) return reply.send(review)
  const error = {
    code: 'REVIEW_CONFLICT',
    message: 'Another window has judged the same since; nothing was changed.',
    request_id: request.id,
  } as const
  return reply.code(409).send({ error, review } satisfies ReviewConflict)
}

/** @throws {ScanError} INVALID_INPUT where status, reason and note do not belong together. */
function checkedJudgement(judgement: JudgeRequest): JudgeRequest {
  const { status, reason, note } = judgement
  if (status === 'dismissed' && reason === undefined) {
    throw new ScanError('INVALID_INPUT', '/reason is needed to dismiss.')
  }
  if (status !== 'dismissed' && reason !== undefined) {
    throw new ScanError('INVALID_INPUT', '/reason belongs to what is dismissed only.')
  }
  requireNote(reason, note)
  return judgement
}

/** @throws {ScanError} INVALID_INPUT */
function checkedSuppression(suppression: SuppressRequest, now: number): SuppressRequest {
  const { reason, note, expires_at } = suppression
  requireNote(reason, note)
  if (expires_at !== null && expires_at <= now) {
    throw new ScanError('INVALID_INPUT', '/expires_at is not in the future.')
  }
  return suppression
}

function requireNote(reason: JudgeRequest['reason'], note: string | undefined): void {
  if (reason === 'other' && (note ?? '').trim() === '') {
    throw new ScanError('INVALID_INPUT', '/note is needed where the reason is "other".')
  }
}
