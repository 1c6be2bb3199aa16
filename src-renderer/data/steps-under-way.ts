/** The steps of this window in each review ({@link StepsOfReview}), and a document with them as a screen shows it. */

import { useMemo } from 'react'
import { create } from 'zustand'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { ReviewAction } from '../../src-shared/workspace/judging.ts'
import type { ReviewStep } from './review-step.ts'
import { ahead, NO_STEPS, type StepsOfReview, taken, turnsNext, withSteps } from './steps-ahead.ts'

/** By the scans that they are about. Held in the window alone: notes are never written down here. */
export const useStepsUnderWay = create<Readonly<Record<string, StepsOfReview>>>()(() => ({}))

/** The steps of one review. */
export function stepsOf(jobId: string): StepsOfReview {
  return useStepsUnderWay.getState()[jobId] ?? NO_STEPS
}

/** Goes on to what became of the steps of one review. */
export function setSteps(jobId: string, next: StepsOfReview): void {
  useStepsUnderWay.setState({ [jobId]: next })
}

/** A step, and what was looked at when it was taken. */
export interface StepEntered {
  readonly id: string
  readonly step: ReviewStep
  /** The step that an undo or redo turns; null of any other. */
  readonly about: string | null
  readonly seen: ReviewDocument
}

/** Takes a step, which is shown from now on. */
export function enterAhead({ id, step, about, seen }: StepEntered): void {
  const jobId = seen.job.job_id
  setSteps(jobId, taken(stepsOf(jobId), { id, step, about, at: Date.now() }))
}

/** Whether any step has no answer yet. */
export function useIsUnderWay(): boolean {
  return useStepsUnderWay(isUnderWay)
}

/** Resolves once every step is answered or refused: what is handed out then is as it was decided. */
export function untilAllAnswered(): Promise<void> {
  if (!isUnderWay(useStepsUnderWay.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = useStepsUnderWay.subscribe((state) => {
      if (isUnderWay(state)) return
      stop()
      resolve()
    })
  })
}

function isUnderWay(state: Readonly<Record<string, StepsOfReview>>): boolean {
  return Object.values(state).some(({ steps }) => steps.some(({ answer }) => answer === null))
}

/** What undo or redo would turn. */
export interface Turn {
  /** What the steps call it. */
  readonly about: string
  /** What it said; null where the service alone knows. */
  readonly said: ReviewStep | ReviewAction | null
  /** The findings that would change; none where the service alone knows. */
  readonly changed: () => readonly number[]
}

/** A document as it will be once all steps are taken, and what can be turned then. */
export interface DocumentAhead {
  readonly document: ReviewDocument
  readonly undo: Turn | null
  readonly redo: Turn | null
}

/** What is read of a document, with the steps that it does not have yet. */
export function useDocumentAhead(read: ReviewDocument): DocumentAhead {
  const jobId = read.job.job_id
  // An answer changes nothing that is shown before the document with it is drawn: nothing is drawn for it alone.
  const drawn = useStepsUnderWay((state) =>
    ahead(state[jobId] ?? NO_STEPS, read.review.revision)
      .map(({ id }) => id)
      .join(' '),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  return useMemo(() => {
    const of = stepsOf(jobId)
    const document = withSteps(read, of)
    const next = turnsNext(read, of)
    const turn = (kind: 'undo' | 'redo'): Turn | null => {
      const about = next[kind]
      if (about === null) return null
      const action = read.review[kind]
      const own = of.steps.find(({ id }) => id === about)?.step
      const changed = () => {
        const then = withSteps(read, taken(of, { id: '', step: { kind }, about, at: 0 }))
        return then.findings.flatMap(({ id, judgement }) =>
          judgement === document.findings[id]?.judgement ? [] : id,
        )
      }
      return { about, said: own ?? (about === String(action?.seq) ? action : null), changed }
    }
    return { document, undo: turn('undo'), redo: turn('redo') }
  }, [read, jobId, drawn])
}
