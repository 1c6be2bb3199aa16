/** How far a running job is: as a share, and in words. */

import { useState } from 'react'
import type { Job, Progress } from '../../src-shared/contract/scan-result.ts'
import { CATEGORIES } from '../../src-shared/model/vocabulary.ts'
import { messages } from '../messages/en.ts'

const { stages } = messages.scan

/**
 * Where a stage begins in the whole of a category, and how much of it is its own: guards take longest. What they
 * read once more, sentence by sentence, nobody counts: it has what is left.
 */
const PARTS: Readonly<Record<string, readonly [from: number, own: number]>> = {
  queued: [0, 0],
  l1: [0, 0.05],
  l2: [0.05, 0.35],
  l3: [0.4, 0.35],
  done: [1, 0],
}

/** Share of the work that is done, 0 to 1; null before anything is planned. */
export function progressShare(job: Job): number | null {
  const all = Object.values(job.progress)
  if (all.every(({ total_chunks: total = 0 }) => total === 0)) return null
  return all.reduce((sum, progress) => sum + shareOf(progress), 0) / all.length
}

/**
 * The same, and never less than was shown of the job before: names are looked for by a model of their own, and what
 * reads the same category after it begins at its first passage.
 */
export function useProgressShare(job: Job | undefined): number | null {
  const share = job ? progressShare(job) : null
  const id = job?.job_id ?? ''
  const [shown, setShown] = useState({ id, share })
  const highest = shown.id === id ? Math.max(shown.share ?? 0, share ?? 0) : share
  if (share !== null && (shown.id !== id || highest !== shown.share))
    setShown({ id, share: highest })
  return share === null ? null : highest
}

function shareOf({
  stage = 'queued',
  completed_chunks: done = 0,
  total_chunks: total = 0,
}: Progress) {
  const [from, own] = PARTS[stage] ?? [0, 0]
  return from + own * (total === 0 ? 0 : Math.min(1, done / total))
}

/** What is at work, in words; `undefined` stands for a job that was not looked at yet. */
export function progressWords(job: Job | undefined): string {
  if (job === undefined) return stages.queued
  const byModels = CATEGORIES.flatMap((category) => {
    const {
      stage,
      completed_chunks: done = 0,
      total_chunks: total = 0,
    } = job.progress[category] ?? {}
    return stage === 'l2' || stage === 'l3' ? [{ category, stage, done, total }] : []
  })
  // The deepest that has begun and is not through; packs follow each other.
  const current = byModels
    .filter(({ done, total }) => done < total)
    .sort((a, b) => b.stage.localeCompare(a.stage))[0]
  if (current !== undefined) {
    const { category, stage, done, total } = current
    const { name } = messages.categories[category]
    return stage === 'l2' ? stages.screening(name, done, total) : stages.closely(name, done, total)
  }
  if (byModels.some(({ stage }) => stage === 'l3')) return stages.sentences
  if (byModels.length > 0) return stages.models
  const atRules = Object.values(job.progress).some(({ stage }) => stage === 'l1')
  return atRules ? stages.rules : stages.scanning
}
