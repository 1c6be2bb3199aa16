/** Steps that another window forestalled: what they were about, and what that one made of it. Pure. */

import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { ReviewChanges } from '../../src-shared/workspace/judging.ts'
import { groupsOfStep, isNaming, type ReviewStep } from '../data/review-step.ts'

/** Places of groups in `document.groups`. */
export interface Conflict {
  readonly step: ReviewStep
  /** What the step was to change; nothing of undo and redo, which mean the last step of all. */
  readonly groups: readonly number[]
  /** Those of them that changed meanwhile. */
  readonly forestalled: readonly number[]
}

/** What is to be told where a group, or none, is looked at: the question about it, or that nothing was taken back. */
export function toldAt(conflicts: readonly Conflict[], group: number | null): Conflict | null {
  const asked = conflicts.find(({ groups }) => group !== null && groups.includes(group))
  return asked ?? conflicts.find((conflict) => !isQuestion(conflict)) ?? null
}

/** Whether there is something to answer: not of undo and redo, which are pressed again or not. */
export function isQuestion({ groups }: Conflict): boolean {
  return groups.length > 0
}

/**
 * What is to be answered still once another step is taken: not what that decides, or notes, anew. Undo and redo, which
 * may be about all, answer all.
 */
export function leftToAnswer(
  conflicts: readonly Conflict[],
  step: ReviewStep,
  document: ReviewDocument,
): readonly Conflict[] {
  const changed = new Set(groupsOfStep(step, document))
  if (changed.size === 0) return []
  return conflicts.filter((conflict) => {
    const isOther = (conflict.step.kind === 'note') !== (step.kind === 'note')
    return isQuestion(conflict) && (isOther || !conflict.groups.some((group) => changed.has(group)))
  })
}

/** @param document with the changes in it. */
export function conflictOf(
  step: ReviewStep,
  document: ReviewDocument,
  { changes }: ReviewChanges,
): Conflict {
  const changed = new Set(changes.map(({ fingerprint }) => fingerprint))
  const groups = groupsOfStep(step, document)
  const forestalled = groups.filter((index) =>
    document.groups[index]?.findings.some((id) =>
      changed.has(document.findings[id]?.fingerprint ?? ''),
    ),
  )
  return { step, groups, forestalled }
}

/** Whether all that a step was to say was said before it, so that nothing is left to ask. */
export function isSaidAlready({ step, groups }: Conflict, document: ReviewDocument): boolean {
  if (!isNaming(step)) return false
  return groups.every((index) =>
    document.groups[index]?.findings.every((id) => {
      const judgement = document.findings[id]?.judgement ?? null
      if (step.note !== undefined && step.note !== (judgement?.note ?? '')) return false
      if (step.kind === 'note') return true
      const { status, reason = null } = step
      return (judgement?.status ?? 'open') === status && (judgement?.reason ?? null) === reason
    }),
  )
}

/** The step without what others changed; null where nothing of it is left. */
export function withoutForestalled(
  { step, forestalled }: Conflict,
  { findings }: Pick<ReviewDocument, 'findings'>,
): ReviewStep | null {
  if (!isNaming(step)) return null
  const left = step.findings.filter((id) => !forestalled.includes(findings[id]?.group ?? -1))
  return left.length === 0 ? null : { ...step, findings: left }
}
