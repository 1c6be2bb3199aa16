/** What a reviewer says of findings, sent to the service; and what it answers, put into the document that is open. */

import type { QueryClient } from '@tanstack/react-query'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type {
  JudgementHistory,
  JudgeRequest,
  NoteRequest,
  ReviewChanges,
} from '../../src-shared/workspace/judging.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { callJson } from './http-client.ts'
import { documentQuery } from './queries.ts'

/** Code of a step that was refused because another window took one on the same findings. */
export const REVIEW_CONFLICT = 'REVIEW_CONFLICT'

/** A step to take; the revision is that of the document when it is sent. */
export type ReviewStep =
  | ({ readonly kind: 'judge' } & Omit<JudgeRequest, 'revision'>)
  | ({ readonly kind: 'note' } & Omit<NoteRequest, 'revision'>)
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/**
 * Takes a step and puts what it changed into the open document.
 * @throws {ServiceError} where it is refused; `REVIEW_CONFLICT` where the document is out of date.
 */
export async function takeStep(
  client: QueryClient,
  jobId: string,
  { kind, ...request }: ReviewStep,
): Promise<ReviewChanges> {
  const { queryKey } = documentQuery(jobId)
  const revision = client.getQueryData(queryKey)?.review.revision ?? 0
  const [path, method] = ROUTES[kind]
  const changes = await callJson<ReviewChanges>(path(jobId), {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...request, revision }),
  })
  client.setQueryData(queryKey, (document) => document && applyChanges(document, changes))
  return changes
}

const ROUTES = {
  judge: [WORKSPACE_ROUTES.judgements, 'POST'],
  note: [WORKSPACE_ROUTES.notes, 'PUT'],
  undo: [WORKSPACE_ROUTES.undo, 'POST'],
  redo: [WORKSPACE_ROUTES.redo, 'POST'],
} as const satisfies Record<ReviewStep['kind'], readonly [(jobId: string) => string, string]>

/** The document with the judgements that changed; findings that nobody touched stay the same objects. */
function applyChanges(document: ReviewDocument, changes: ReviewChanges): ReviewDocument {
  const { changes: list, ...review } = changes
  if (review.revision < document.review.revision) return document
  const changed = new Map(list.map(({ fingerprint, judgement }) => [fingerprint, judgement]))
  const findings =
    changed.size === 0
      ? document.findings
      : document.findings.map((finding) => {
          const judgement = changed.get(finding.fingerprint)
          return judgement === undefined ? finding : { ...finding, judgement }
        })
  return { ...document, findings, review }
}

/** The steps that touched a finding, newest first. */
export function readJudgements(
  jobId: string,
  finding: number,
  signal: AbortSignal,
): Promise<JudgementHistory> {
  return callJson(`${WORKSPACE_ROUTES.judgements(jobId)}?finding=${finding}`, { signal })
}
