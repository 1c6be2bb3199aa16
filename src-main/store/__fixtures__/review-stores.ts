/** What judging goes through, over one database, as the storage thread puts it together. */

import { type Database, openDatabase } from '../database.ts'
import { createDocumentStore } from '../document-store.ts'
import { createJobFindings, type ReadJobFindings } from '../job-findings.ts'
import { createJobReviews, type JobReviews } from '../job-reviews.ts'
import { createJobStore, type JobStore } from '../job-store.ts'
import { rememberJobFindings } from '../remembered-findings.ts'
import { createReviewStore, type ReviewStore } from '../review-store.ts'

export interface ReviewStores {
  readonly db: Database
  readonly jobs: JobStore
  readonly findingsOf: ReadJobFindings
  readonly reviews: JobReviews
  readonly judging: ReviewStore
}

/** @param path of the database; none is left behind where it is not given. */
export function openReviewStores(clock: () => number, path = ':memory:'): ReviewStores {
  const db = openDatabase(path)
  const jobs = createJobStore(db, clock)
  const documents = createDocumentStore(db, clock)
  const readFindings = createJobFindings(documents)
  const findingsOf = rememberJobFindings(jobs, readFindings)
  const reviews = createJobReviews(db, findingsOf, clock)
  const judging = createReviewStore({ db, jobs, documents, readFindings, findingsOf, clock })
  return { db, jobs, findingsOf, reviews, judging }
}
