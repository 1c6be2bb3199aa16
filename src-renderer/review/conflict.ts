/** A step that another window forestalled: what it was about, and what that one made of it. Pure. */

import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { ReviewChanges } from '../../src-shared/workspace/judging.ts'
import type { ReviewStep } from '../data/judging.ts'

/** Places of groups in `document.groups`. */
export interface Conflict {
  readonly step: ReviewStep
  /** What the step was to change; nothing of undo and redo, which mean the last step of all. */
  readonly groups: readonly number[]
  /** Those of them that changed meanwhile. */
  readonly forestalled: readonly number[]
}

/** Whether a group has to be answered for before it is decided anew. */
export function isAsked(conflict: Conflict | null, group: number): boolean {
  return conflict?.groups.includes(group) ?? false
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
  if (step.kind !== 'judge' || step.note !== undefined) return false
  const { status, reason = null } = step
  return groups.every((index) =>
    document.groups[index]?.findings.every((id) => {
      const judgement = document.findings[id]?.judgement ?? null
      return (judgement?.status ?? 'open') === status && (judgement?.reason ?? null) === reason
    }),
  )
}

/** The step without what others changed; null where nothing of it is left. */
export function withoutForestalled(
  { step, forestalled }: Conflict,
  { findings }: Pick<ReviewDocument, 'findings'>,
): ReviewStep | null {
  if (step.kind !== 'judge' && step.kind !== 'note') return null
  const left = step.findings.filter((id) => !forestalled.includes(findings[id]?.group ?? -1))
  return left.length === 0 ? null : { ...step, findings: left }
}

function groupsOfStep(step: ReviewStep, { findings, groups }: ReviewDocument): readonly number[] {
  if (step.kind === 'suppress') return [groups.findIndex(({ id }) => id === step.group)]
  if (step.kind !== 'judge' && step.kind !== 'note') return []
  return [...new Set(step.findings.flatMap((id) => findings[id]?.group ?? []))]
}
