/** How far a running job is: as a share, and in words. */

import type { Job } from '../../src-shared/contract/scan-result.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import { messages } from '../messages/en.ts'

const { stages } = messages.scan

/** Share of the planned chunks that are done, 0 to 1; null before anything is planned. */
export function progressShare(job: Job): number | null {
  let done = 0
  let total = 0
  for (const progress of Object.values(job.progress)) {
    total += progress.total_chunks ?? 0
    done +=
      progress.stage === 'done' ? (progress.total_chunks ?? 0) : (progress.completed_chunks ?? 0)
  }
  return total === 0 ? null : Math.min(1, done / total)
}

/** What is at work, in words; `undefined` stands for a job that was not looked at yet. */
export function progressWords(job: Job | undefined): string {
  if (job === undefined) return stages.queued
  const current = currentCategory(job)
  if (current === null) return stages.scanning
  const { completed_chunks: done = 0, total_chunks: total = 0 } = job.progress[current] ?? {}
  return stages.work(messages.categories[current].name, done, total)
}

/** The first category that has begun and is not done; null where none is at work. */
function currentCategory(job: Job): Category | null {
  const isAtWork = (category: Category) => {
    const stage = job.progress[category]?.stage
    return stage !== undefined && stage !== 'queued' && stage !== 'done'
  }
  return CATEGORIES.find(isAtWork) ?? null
}
