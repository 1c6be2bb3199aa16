// @vitest-environment happy-dom
/** What the review room asks for of a document that has ended, goes on, or is gone. */

import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { packDocument } from '../../src-shared/workspace/packed-document.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { documentQuery } from '../data/queries.ts'
import { DOCUMENT, JOB_ID } from '../testing/judging-room.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'
import { job } from '../testing/scans.ts'
import { useReviewedJob } from './use-reviewed-job.ts'

const DOCUMENT_PATH = WORKSPACE_ROUTES.document(JOB_ID)
const JOB_PATH = `/api/v1/scan/${JOB_ID}`
const PRESENCE_PATH = WORKSPACE_ROUTES.job(JOB_ID)
const NOT_THERE = {
  error: { code: 'NOT_FOUND', message: 'There is no such job.', request_id: 'r' },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Answers by path; a path that has none is not there. Gives the paths that were asked for. */
function answering(answers: Readonly<Record<string, () => unknown>>): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace(/\?.*/, '')
    asked.push(path)
    const answer = answers[path]
    return answer ? Response.json(answer()) : Response.json(NOT_THERE, { status: 404 })
  })
  return asked
}

function Room() {
  const { job, document, problem } = useReviewedJob(JOB_ID)
  return (
    <p role="status">
      {[job?.status ?? 'no job', document?.job.status ?? 'no document', problem?.status].join(', ')}
    </p>
  )
}

async function said(words: string) {
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
}

const going: ReviewDocument = {
  ...DOCUMENT,
  job: job({ job_id: JOB_ID, status: 'running', progress: {}, categories: {} }),
}

it('takes the job of a document that has ended from the document, and asks for nothing else', async () => {
  const asked = answering({ [DOCUMENT_PATH]: () => packDocument(DOCUMENT) })
  await renderInApp(<Room />)
  await said('completed, completed, ')
  expect(asked).toEqual([DOCUMENT_PATH])
})

it('looks at the job while it goes on, then reads the document once more', async () => {
  let ended = false
  const asked = answering({
    [DOCUMENT_PATH]: () => packDocument(ended ? DOCUMENT : going),
    [JOB_PATH]: () => {
      ended = true
      return DOCUMENT.job
    },
  })
  await renderInApp(<Room />)
  await said('completed, completed, ')
  expect(asked).toEqual([DOCUMENT_PATH, JOB_PATH, DOCUMENT_PATH])
})

it('shows the job of a document that cannot be read, and what stands in the way', async () => {
  const failed = job({ job_id: JOB_ID, status: 'failed' })
  const asked = answering({ [JOB_PATH]: () => failed })
  await renderInApp(<Room />)
  await said('failed, no document, 404')
  expect(asked).toEqual([DOCUMENT_PATH, JOB_PATH])
})

it('says that a job is gone, and keeps the document that was open', async () => {
  const asked = answering({})
  await renderInApp(<Room />)
  await said('no job, no document, 404')
  cleanup()

  const { client } = await renderInApp(<Room />, {
    answers: [[documentQuery(JOB_ID).queryKey, DOCUMENT]],
  })
  await said('completed, completed, ')
  await act(() => client.invalidateQueries({ queryKey: ['job'] }))
  await said('completed, completed, 404')
  expect(asked.at(-1)).toBe(PRESENCE_PATH)
})
