// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Proof, ProofReading } from '../../src-shared/workspace/proof.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { ProveIt } from './prove-it.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function prove(before: ProofReading, after: ProofReading) {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push([path, JSON.parse(String(init.body))])
    const proof: Proof = { passage: { start: 0, end: 90 }, with: before, without: after }
    return Response.json(proof)
  })
  await renderInApp(<ProveIt jobId="job_1" place={{ start: 3, end: 9 }} category="injection" />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Prove it' }))
  return calls
}

it.each([
  [
    { score: 0.92, accepted: true },
    { score: 0.08, accepted: false },
    '0.92 → 0.08',
    /^These words carry/,
  ],
  [
    { score: 0.92, accepted: true },
    { score: 0.9, accepted: true },
    '0.92 → 0.90',
    /^Weak evidence/,
  ],
  [
    { score: 0.3, accepted: false },
    { score: 0.1, accepted: false },
    '0.30 → 0.10',
    /rests on more/,
  ],
])('%j without the words %j', async (before, after, fall, sentence) => {
  const calls = await prove(before, after)
  await waitFor(() => expect(screen.getByText(fall)).toBeTruthy())
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(calls).toEqual([
    [WORKSPACE_ROUTES.proof('job_1'), { start: 3, end: 9, category: 'injection' }],
  ])
})
