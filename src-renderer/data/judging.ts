/** What a reviewer says of findings, sent to the service; and what it answers, put into the document that is open. */

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type {
  JudgementHistory,
  ReviewChanges,
  ReviewConflict,
  Suppression,
  SuppressionPreview,
  SuppressionPreviewRequest,
  Suppressions,
} from '../../src-shared/workspace/judging.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { call, callJson, problemFrom, ServiceError } from './http-client.ts'
import { tellOtherWindows } from './other-windows.ts'
import { documentQuery, forgetOpen } from './queries.ts'
import { isAlone, type ReviewStep } from './review-step.ts'
import { answered, withJudgements } from './steps-ahead.ts'
import { type StepEntered, setSteps, stepsOf } from './steps-under-way.ts'

/** Code of a step that was refused because another window took one on the same findings. */
const REVIEW_CONFLICT: ReviewConflict['error']['code'] = 'REVIEW_CONFLICT'

/** What other windows did since this one looked, where that is why a step was refused; null otherwise. */
export function forestalledBy(error: unknown): ReviewChanges | null {
  if (!(error instanceof ServiceError) || error.problem.code !== REVIEW_CONFLICT) return null
  return (error.body as ReviewConflict).review
}

/**
 * Takes a step that was entered and puts what it changed into the open document; where others forestalled it, what they
 * changed.
 * @param revision the last of which the reviewer knows what was said: what came later is not decided over.
 * @throws {ServiceError} where it is refused; see {@link forestalledBy}.
 */
export async function takeStep(
  client: QueryClient,
  entered: StepEntered,
  revision: number,
): Promise<ReviewChanges> {
  const { kind, ...request } = entered.step
  const jobId = entered.seen.job.job_id
  const { queryKey } = documentQuery(jobId)
  const [path, method] = ROUTES[kind]
  const keep = (changes: ReviewChanges) => {
    client.setQueryData(queryKey, (document) => document && applyChanges(document, changes))
    forgetOpen(client, mayReachOthers(kind) ? undefined : jobId)
  }
  try {
    const changes = await callJson<ReviewChanges>(path(jobId), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...request, revision }),
    })
    // Before the document has it: until that is drawn, the step is shown ahead.
    tellAnswered(client, entered, changes, revision)
    keep(changes)
    tellOtherWindows()
    return changes
  } catch (error) {
    const changes = forestalledBy(error)
    if (changes !== null) keep(changes)
    throw error
  }
}

/**
 * Has it known that a step was taken, or stood before it was sent.
 * @param revision that it was sent with.
 */
export function tellAnswered(
  client: QueryClient,
  { id, step, seen }: StepEntered,
  changes: ReviewChanges,
  revision: number,
): void {
  const jobId = seen.job.job_id
  const document = client.getQueryData(documentQuery(jobId).queryKey) ?? null
  const from = isAlone(step, seen, changes) ? revision : null
  setSteps(jobId, answered(stepsOf(jobId), id, changes.revision, document, from))
}

/** Takes over what other windows said of an open document since this one looked. */
export async function lookAtReview(client: QueryClient, jobId: string): Promise<void> {
  const { queryKey } = documentQuery(jobId)
  const revision = client.getQueryData(queryKey)?.review.revision
  if (revision === undefined) return
  const changes = await callJson<ReviewChanges>(
    `${WORKSPACE_ROUTES.review(jobId)}?since=${revision}`,
  )
  if (changes.revision === revision) return
  client.setQueryData(queryKey, (document) => document && applyChanges(document, changes))
  forgetOpen(client, jobId)
}

/** Whether a step can be one of a standing dismissal, which holds elsewhere too. */
function mayReachOthers(kind: ReviewStep['kind']): boolean {
  return kind !== 'judge' && kind !== 'note'
}

const ROUTES = {
  judge: [WORKSPACE_ROUTES.judgements, 'POST'],
  note: [WORKSPACE_ROUTES.notes, 'PUT'],
  suppress: [WORKSPACE_ROUTES.suppress, 'POST'],
  undo: [WORKSPACE_ROUTES.undo, 'POST'],
  redo: [WORKSPACE_ROUTES.redo, 'POST'],
} as const satisfies Record<ReviewStep['kind'], readonly [(jobId: string) => string, string]>

/** The document with what others or this window changed in it. */
function applyChanges<D extends ReviewDocument>(document: D, changes: ReviewChanges): D {
  const { changes: list, ...review } = changes
  if (review.revision < document.review.revision) return document
  const changed = new Map(list.map(({ fingerprint, judgement }) => [fingerprint, judgement]))
  return { ...withJudgements(document, changed), review }
}

/** The steps that touched a finding, newest first. */
export function readJudgements(
  jobId: string,
  finding: number,
  signal: AbortSignal,
): Promise<JudgementHistory> {
  return callJson(`${WORKSPACE_ROUTES.judgements(jobId)}?finding=${finding}`, { signal })
}

/** What a suppression would dismiss of what is open in kept documents. */
export function suppressionPreviewQuery(jobId: string, request: SuppressionPreviewRequest) {
  return queryOptions({
    queryKey: ['suppression preview', jobId, request],
    queryFn: ({ signal }) =>
      callJson<SuppressionPreview>(WORKSPACE_ROUTES.suppressionPreview(jobId), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
        signal,
      }),
    // What is open changes with every step of every window.
    staleTime: 0,
    gcTime: 0,
  })
}

/** The suppressions that hold, newest first. */
export function suppressionsQuery() {
  return queryOptions({
    queryKey: ['suppressions'],
    queryFn: async ({ signal }): Promise<readonly Suppression[]> =>
      (await callJson<Suppressions>(WORKSPACE_ROUTES.suppressions, { signal })).suppressions,
  })
}

/**
 * Takes a suppression back; what it dismissed is open again, in documents that are open too.
 * @throws {ServiceError} where it is refused; one that is gone already counts as taken back.
 */
export async function liftSuppression(client: QueryClient, id: number): Promise<void> {
  try {
    await call(WORKSPACE_ROUTES.suppression(id), { method: 'DELETE' })
  } catch (error) {
    if (problemFrom(error)?.status !== 404) throw error
  }
  forgetOpen(client)
  await Promise.all([
    client.invalidateQueries({ queryKey: suppressionsQuery().queryKey }),
    client.invalidateQueries({ queryKey: ['document'] }),
  ])
}
