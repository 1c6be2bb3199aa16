import type {
  JudgeRequest,
  NoteRequest,
  SuppressRequest,
} from '../../src-shared/workspace/judging.ts'

/** A step to take, but for the revision that is known of what it is about. */
export type ReviewStep =
  | ({ readonly kind: 'judge' } & Omit<JudgeRequest, 'revision'>)
  | ({ readonly kind: 'note' } & Omit<NoteRequest, 'revision'>)
  | ({ readonly kind: 'suppress' } & Omit<SuppressRequest, 'revision'>)
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
