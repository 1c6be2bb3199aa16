/**
 * Steps of a review that the service has not answered yet, shown as if it had: who decides by one key after the other is not
 * led back to what is decided. They lie over the document and never in it, so that what is refused is gone by itself.
 */

import { useMemo } from 'react'
import { create } from 'zustand'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { Judgement } from '../../src-shared/workspace/judging.ts'
import type { ReviewStep } from './review-step.ts'

/** What is said of findings, by their fingerprints. */
type Judgements = ReadonlyMap<string, Judgement | null>

interface StepAhead {
  readonly step: ReviewStep
  /** When it was taken. */
  readonly at: number
}

const NONE: readonly StepAhead[] = []

/** By the scans that they are about, as they were taken. */
export const useStepsAhead = create<Readonly<Record<string, readonly StepAhead[]>>>()(() => ({}))

/** What held before steps of this window that were answered, by scan and `seq`: what undoing one comes to. */
const before = new Map<string, Map<number, Judgements>>()

/** Shows a step from now on. */
export function enterAhead(jobId: string, step: ReviewStep): void {
  useStepsAhead.setState((state) => ({
    [jobId]: [...(state[jobId] ?? NONE), { step, at: Date.now() }],
  }))
}

/** Shows a step no more: the document has it, or it was refused. */
export function leaveAhead(jobId: string, step: ReviewStep): void {
  useStepsAhead.setState((state) => ({
    [jobId]: (state[jobId] ?? NONE).filter((each) => each.step !== step),
  }))
}

/** Keeps what held before a step that was taken. */
export function rememberBefore(jobId: string, seq: number, judgements: Judgements): void {
  before.set(jobId, (before.get(jobId) ?? new Map()).set(seq, judgements))
}

/** What holds of some findings of a document. */
export function judgementsOf({ findings }: ReviewDocument, ids: readonly number[]): Judgements {
  const named = ids.flatMap((id) => findings[id] ?? [])
  return new Map(named.map(({ fingerprint, judgement }) => [fingerprint, judgement]))
}

/** The document with other judgements; findings that nobody touched stay the same objects. */
export function withJudgements<D extends ReviewDocument>(document: D, changed: Judgements): D {
  if (changed.size === 0) return document
  const findings = document.findings.map((finding) => {
    const judgement = changed.get(finding.fingerprint)
    return judgement === undefined ? finding : { ...finding, judgement }
  })
  return { ...document, findings }
}

/** A document as it will be, and which steps can be taken back and done again then. */
export interface DocumentAhead {
  readonly document: ReviewDocument
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The findings that a further undo or redo would change; none where the service alone knows. */
  readonly changedBy: (kind: 'undo' | 'redo') => readonly number[]
}

/** What is read of a document, with the steps that are under way. */
export function useDocumentAhead(read: ReviewDocument): DocumentAhead {
  const steps = useStepsAhead((state) => state[read.job.job_id] ?? NONE)
  return useMemo(() => {
    const { undo, redo } = read.review
    const document = withSteps(read, steps)
    const { done, undone } = stackOf(steps)
    return {
      document,
      canUndo: undo !== null || done.length > 0,
      canRedo: undone.length > 0 || (redo !== null && done.length === 0),
      changedBy: (kind) => {
        const then = withSteps(read, [...steps, { step: { kind }, at: 0 }])
        return then.findings.flatMap(({ id, judgement }) =>
          judgement === document.findings[id]?.judgement ? [] : id,
        )
      },
    }
  }, [read, steps])
}

/** Of standing dismissals, and of what earlier windows did, the service alone knows what they change: nothing is shown of it. */
function withSteps(read: ReviewDocument, steps: readonly StepAhead[]): ReviewDocument {
  const { done, earlier } = stackOf(steps)
  const { undo } = read.review
  const held = earlier > 0 && undo !== null ? before.get(read.job.job_id)?.get(undo.seq) : undefined
  const judgements = new Map(held)
  for (const { step, at } of done) {
    if (step.kind !== 'judge' && step.kind !== 'note') continue
    for (const [fingerprint, judgement] of judgementsOf(read, step.findings)) {
      const said = judgements.has(fingerprint) ? judgements.get(fingerprint) : judgement
      judgements.set(fingerprint, judged(said ?? null, step, at))
    }
  }
  return withJudgements(read, judgements)
}

function judged(
  before: Judgement | null,
  step: Extract<ReviewStep, { kind: 'judge' | 'note' }>,
  at: number,
): Judgement {
  const said = step.kind === 'judge' ? step : before
  return {
    status: said?.status ?? 'open',
    reason: said?.reason ?? null,
    note: step.note ?? before?.note ?? '',
    by: '',
    at,
    origin: 'judged',
    suppression: null,
  }
}

interface Stack {
  /** Steps that stand once all are taken. */
  readonly done: readonly StepAhead[]
  /** What can be done again then; null for a step that was answered. */
  readonly undone: readonly (StepAhead | null)[]
  /** How many steps that were answered are taken back. */
  readonly earlier: number
}

/** Undo takes the last step away, redo puts it back, and any other step leaves nothing to do again. */
function stackOf(steps: readonly StepAhead[]): Stack {
  const done: StepAhead[] = []
  let undone: (StepAhead | null)[] = []
  let earlier = 0
  for (const each of steps) {
    if (each.step.kind === 'undo') {
      const last = done.pop() ?? null
      if (last === null) earlier++
      undone.push(last)
    } else if (each.step.kind === 'redo') {
      const next = undone.pop()
      if (next === null) earlier--
      else if (next !== undefined) done.push(next)
    } else {
      done.push(each)
      undone = []
    }
  }
  return { done, undone, earlier }
}
