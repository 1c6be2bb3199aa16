// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Baseline } from '../../src-shared/workspace/judging.ts'
import { BaselineNote } from './baseline-note.tsx'

afterEach(cleanup)

const baseline: Baseline = {
  job_id: 'job_1',
  created_at: 0,
  new: 2,
  unchanged: 1,
  carried: 1,
  gone: [
    {
      category: 'pii',
      label: 'EMAIL',
      severity: 'low',
      // What a document holds is text here, whatever it looks like.
      quote: '<img src=x onerror=alert(1)>',
      status: 'open',
    },
  ],
  gone_total: 3,
}

it('tells what is new, unchanged and gone, and what was taken over', () => {
  const { container } = render(<BaselineNote baseline={baseline} />)
  expect(screen.getByText('2 new findings, 1 as before, 3 gone')).toBeTruthy()
  expect(screen.getByText('1 decision was taken over')).toBeTruthy()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('2 more are gone')).toBeTruthy()
})

it('leaves out what there is nothing of', () => {
  render(<BaselineNote baseline={{ ...baseline, carried: 0, gone: [], gone_total: 0 }} />)
  expect(screen.getByText('2 new findings, 1 as before, 0 gone')).toBeTruthy()
  expect(screen.queryByText(/taken over/)).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})
