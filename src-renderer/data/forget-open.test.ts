// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { entryQuery, forgetOpen } from './queries.ts'

let asked: string[]
const client = new QueryClient()
beforeEach(() => {
  asked = []
  client.clear()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ job_id: 'a' })
  })
})
afterEach(() => vi.unstubAllGlobals())

function settled(): Promise<unknown> {
  return vi.waitUntil(() => client.isFetching() === 0, { timeout: 30_000 })
}

/** Shows the line of a job, as a list of scans does; gives what takes it away. */
async function showLine(): Promise<() => void> {
  const hide = new QueryObserver(client, entryQuery('a')).subscribe(() => {})
  await settled()
  return hide
}

it('is asked for again at once where a list shows it: the review was left before its step was taken', async () => {
  const hide = await showLine()
  forgetOpen(client, 'a')
  await settled()
  expect(asked).toHaveLength(2)
  hide()
})

it('waits until it is shown next while a document is reviewed', async () => {
  const hide = await showLine()
  const close = new QueryObserver(client, {
    queryKey: ['document', 'a'],
    queryFn: () => 'a document',
  }).subscribe(() => {})
  forgetOpen(client, 'a')
  expect(client.isFetching({ queryKey: ['entry'] })).toBe(0)
  hide()
  await showLine()
  expect(asked).toHaveLength(2)
  close()
})
