/** What a running job is doing, in words. */

import type { Job } from '../../src-shared/contract/scan-result.ts'
import { messages } from '../messages/en.ts'
import { workOf } from './verdict.ts'

const { stages } = messages.scan

/** The category at work and its chunks; `undefined` stands for a job that was not looked at yet. */
export function workWords(job: Job | undefined): string {
  if (job === undefined) return stages.queued
  const work = workOf(job)
  if (work === null) return stages.scanning
  return stages.work(messages.categories[work.category].name, work.done, work.total)
}
