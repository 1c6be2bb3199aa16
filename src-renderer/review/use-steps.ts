/** Sends the steps of a reviewer one after the other, and holds what was refused of them until it is answered. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReviewChanges } from '../../src-shared/workspace/judging.ts'
import { type Problem, problemFrom } from '../data/http-client.ts'
import { forestalledBy, takeStep, tellAnswered } from '../data/judging.ts'
import { documentQuery } from '../data/queries.ts'
import { forgetRefused, tellRefused } from '../data/refused-steps.ts'
import { isMeant, knownSince, refused, stands } from '../data/steps-ahead.ts'
import { enterAhead, type StepEntered, setSteps, stepsOf } from '../data/steps-under-way.ts'
import { enterStep, leaveStep, untilAnswered } from '../data/waiting-steps.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { documentName } from '../messages/document-name.ts'
import { type Conflict, conflictOf, isSaidAlready, leftToAnswer } from './conflict.ts'
import { useReviewOptions } from './review-options.ts'
import { onceWritten } from './room-focus.ts'
import type { Review } from './use-review.ts'

/** A step, and what was selected when it was taken. */
interface Taken extends StepEntered {
  readonly from: ReviewGroup | null
  /** What it says, in words. */
  readonly said: string
}

export interface Steps {
  /** @param onSuccess hears what it changed, unless another step was taken since. */
  readonly send: (taken: Omit<Taken, 'id'>, onSuccess: (changes: ReviewChanges) => void) => void
  /** Why a step was refused, until the next one is taken; null where it was forestalled. */
  readonly problem: Problem | null
  /** What other windows forestalled, until each is answered or decided anew. */
  readonly conflicts: readonly Conflict[]
  readonly settle: (conflict: Conflict) => void
}

/**
 * @param onWait hears of a step that waits for the service.
 * @param onRefused hears of a step of which nothing is so that was announced.
 */
export function useSteps(
  review: Review,
  onWait: (taken: Taken) => void,
  onRefused: () => void,
): Steps {
  const client = useQueryClient()
  const jobId = review.document.job.job_id
  const { queryKey } = documentQuery(jobId)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const isHere = useRef(false)
  /** What was refused and is told once nothing is being written, or the room is left. */
  const untold = useRef(new Set<() => void>())
  // Before the room's fields are gone: one that goes with the focus may be left only then, or not at all.
  useLayoutEffect(() => {
    isHere.current = true
    forgetRefused(jobId)
    return () => {
      isHere.current = false
      for (const tellNow of untold.current) tellNow()
    }
  }, [jobId])
  /** Leads to what was refused, and tells why. */
  function tell({ from }: Taken, refusal: unknown, conflict: Conflict | null): void {
    // Who went on to another scan meanwhile is not led back, and hears of it there.
    if (!isHere.current) {
      const { source, input } = review.document.job
      tellRefused({ jobId, name: documentName(source, input.kind) })
      return
    }
    let shown = from
    if (conflict === null) setProblem(problemFrom(refusal))
    else {
      setConflicts((before) => [...before, conflict])
      // Where there is room for one pane, it has to be the one that asks.
      useReviewOptions.setState({ suppressing: false, pane: 'detail' })
      const [first] = conflict.forestalled
      const isThere = from !== null && conflict.groups.includes(from.index)
      if (!isThere && first !== undefined) shown = review.groups[first] ?? null
    }
    useReviewOptions.setState({ ended: null })
    onRefused()
    review.select(shown?.places[0]?.id ?? null)
  }
  const { mutate } = useMutation({
    // One after the other: each needs the revision that the one before it gave.
    scope: { id: `review ${jobId}` },
    mutationFn: async (taken: Taken): Promise<ReviewChanges | null> => {
      if (!isMeant(stepsOf(jobId), taken.id)) {
        leaveStep(taken)
        return null
      }
      // Not that of the document by now: what came with a refusal meanwhile was read by nobody when this one was taken.
      const revision = knownSince(stepsOf(jobId), taken.seen.review.revision)
      return untilAnswered(client, taken, () => takeStep(client, taken, revision))
    },
    onMutate: (taken) => {
      const { step } = taken
      setProblem(null)
      enterAhead(taken)
      enterStep(taken, taken.said, () => {
        onWait(taken)
        // A dialog that stayed open would be answered twice.
        if (step.kind === 'suppress') useReviewOptions.setState({ suppressing: false })
      })
      setConflicts((before) => leftToAnswer(before, step, review.document))
    },
    onError: (refusal, taken) => {
      const { id, step, seen } = taken
      const changes = forestalledBy(refusal)
      const document = client.getQueryData(queryKey)
      const conflict =
        changes === null || document === undefined ? null : conflictOf(step, document, changes)
      if (changes && document && conflict && isSaidAlready(conflict, document)) {
        // As where it was taken: by this window itself, if the answer was lost.
        const revision = knownSince(stepsOf(jobId), seen.review.revision)
        tellAnswered(client, taken, changes, revision)
        return
      }
      const isTold = stands(stepsOf(jobId), id)
      setSteps(jobId, refused(stepsOf(jobId), id))
      if (!isTold) return
      const tellOnce = () => {
        if (untold.current.delete(tellOnce)) tell(taken, refusal, conflict)
      }
      untold.current.add(tellOnce)
      onceWritten(tellOnce)
    },
  })
  return useMemo(
    () => ({
      send: (taken, onSuccess) =>
        mutate(
          { ...taken, id: crypto.randomUUID() },
          { onSuccess: (changes) => changes !== null && onSuccess(changes) },
        ),
      problem,
      conflicts,
      settle: (conflict) => setConflicts((before) => before.filter((each) => each !== conflict)),
    }),
    [mutate, problem, conflicts],
  )
}
