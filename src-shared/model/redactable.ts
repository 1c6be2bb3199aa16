/**
 * Whether a redacted copy can be made of a scan, and whether it would be whole: one answer for the
 * service, the screens and the commands. Who is handed a copy takes it for free of what was looked for.
 */

import type { Job } from '../contract/scan-result.ts'
import { once } from './once.ts'
import type { Category } from './vocabulary.ts'
import { CATEGORY_NAMES } from './words.ts'

/** Categories whose findings are values that a copy is made to be without. */
const VALUES: readonly Category[] = ['pii', 'dlp']

/** What is asked of a scan, and what of it was to be looked for. */
interface Redactable {
  readonly job: Pick<Job, 'status' | 'completion' | 'categories'>
  readonly requested: readonly Category[]
}

/** Why no copy is made, as a sentence; null where one is. */
export function copyRefusal({ job, requested }: Redactable): string | null {
  if (job.status === 'running') {
    return 'A redacted copy is made of a scan that has ended: this one is still looking.'
  }
  if (job.status === 'failed' || job.completion?.state === 'failed') {
    return 'No redacted copy is made of a scan that did not end: nobody looked at all of the document.'
  }
  const unchecked = requested.filter(
    (category) => VALUES.includes(category) && job.categories[category] === undefined,
  )
  if (unchecked.length === 0) return null
  const names = list().format(unchecked.map((category) => CATEGORY_NAMES[category]))
  return `No redacted copy is made of this scan: it was to look for ${names} and could not. Scan the document again.`
}

/** Whether a part of what was asked for was not checked, or a part of the document not read. */
export function isPartial({ completion, coverage }: Pick<Job, 'completion' | 'coverage'>): boolean {
  return completion?.state !== 'complete' || coverage.state !== 'complete'
}

/** Categories of values that nobody was asked to look for: a copy holds them as they are. */
export function unasked(requested: readonly Category[]): readonly Category[] {
  return VALUES.filter((category) => !requested.includes(category))
}

/** Made when it is needed: loading its words takes as long as loading a hundred files. */
const list = once(() => new Intl.ListFormat('en'))
