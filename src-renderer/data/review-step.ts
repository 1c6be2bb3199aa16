/** What a reviewer can do in one step, and which groups of a document it is about. Pure. */

import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type {
  JudgeRequest,
  NoteRequest,
  ReviewChanges,
  SuppressRequest,
} from '../../src-shared/workspace/judging.ts'

/** A step to take, but for the revision that is known of what it is about. */
export type ReviewStep =
  | ({ readonly kind: 'judge' } & Omit<JudgeRequest, 'revision'>)
  | ({ readonly kind: 'note' } & Omit<NoteRequest, 'revision'>)
  | ({ readonly kind: 'suppress' } & Omit<SuppressRequest, 'revision'>)
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/** A step that says something of findings that it names. */
export type NamingStep = Extract<ReviewStep, { readonly kind: 'judge' | 'note' }>

export function isNaming(step: ReviewStep): step is NamingStep {
  return step.kind === 'judge' || step.kind === 'note'
}

/** Places in `document.groups`; none of undo and redo, which mean the last step of all. */
export function groupsOfStep(
  step: ReviewStep,
  { findings, groups }: ReviewDocument,
): readonly number[] {
  if (step.kind === 'suppress') return [groups.findIndex(({ id }) => id === step.group)]
  if (!isNaming(step)) return []
  return [...new Set(step.findings.flatMap((id) => findings[id]?.group ?? []))]
}

/** Whether a step that was taken brought nothing along that others said since the revision it was sent with. */
export function isAlone(
  step: ReviewStep,
  document: ReviewDocument,
  { changes }: ReviewChanges,
): boolean {
  // They are taken only where nothing else has happened.
  if (step.kind === 'undo' || step.kind === 'redo') return true
  const groups = new Set<number | null>(groupsOfStep(step, document))
  const own = document.findings.filter(({ group }) => groups.has(group))
  const fingerprints = new Set(own.map(({ fingerprint }) => fingerprint))
  return changes.every(({ fingerprint }) => fingerprints.has(fingerprint))
}
