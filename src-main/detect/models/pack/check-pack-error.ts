/** What is wrong with a model pack, in words for the person who put it there. */

import { ExplainedError } from '../../../explained-error.ts'
import type { BrokenPack } from './model-contract.ts'

/** What moves the cursor, hides text or turns it around: label and file names come from elsewhere. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A pack, or what should become one, cannot be used; the message says what and where. */
export class ModelPackError extends ExplainedError {
  readonly kind: BrokenPack['kind']

  /** @param kind as the pack's failure is told in a result. */
  constructor(problem: string, kind: BrokenPack['kind'] = 'integrity_failure') {
    super(problem.replace(UNSAFE, '?'))
    this.name = 'ModelPackError'
    this.kind = kind
  }
}

/** The system's code (`EACCES`, `ENOSPC`, …), which says enough. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}
