/**
 * Steps of a review that wait for a service that does not answer: each is sent again by itself, in its turn, once the
 * service answers. They are held in the window alone: notes are never written down here.
 */

import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { create } from 'zustand'
import { NO_ANSWER, problemFrom } from './http-client.ts'
import { serviceQuery } from './queries.ts'

/** How many steps wait; of a window that lost its session, how many were never taken. */
export const useWaitingSteps = create<{ readonly count: number }>()(() => ({ count: 0 }))

const waiting = new WeakSet<object>()

interface Waiting {
  /** Hears that the step waits, once. */
  readonly onWait: () => void
  /** Hears that a step that waited was refused. */
  readonly onRefused: () => void
}

/** Has a step wait that comes behind those that wait already. */
export function waitBehind(step: object, onWait: () => void): void {
  if (useWaitingSteps.getState().count > 0) wait(step, onWait)
}

/**
 * Takes a step, and while the service gives no answer waits for it and takes the step again.
 * @throws what the step throws otherwise.
 */
export async function untilAnswered<T>(
  client: QueryClient,
  step: object,
  take: () => Promise<T>,
  { onWait, onRefused }: Waiting,
): Promise<T> {
  for (;;) {
    try {
      const taken = await take()
      if (waiting.delete(step)) count(-1)
      return taken
    } catch (error) {
      const problem = problemFrom(error)
      if (problem?.code !== NO_ANSWER) {
        // Of a window that is shut out nothing is taken any more: that it waited stays told.
        if (waiting.delete(step) && problem?.status !== 401) {
          count(-1)
          onRefused()
        }
        throw error
      }
      wait(step, onWait)
      await answers(client)
    }
  }
}

function wait(step: object, onWait: () => void): void {
  if (waiting.has(step)) return
  waiting.add(step)
  count(1)
  onWait()
}

function count(change: 1 | -1): void {
  useWaitingSteps.setState(({ count }) => ({ count: count + change }))
}

/** Resolves with the next answer of the service, whatever it is; asks until there is one. */
function answers(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const observer = new QueryObserver(client, serviceQuery())
    const { updates } = read(client)
    const stop = observer.subscribe(() => {
      const now = read(client)
      if (now.updates === updates || now.isAway) return
      stop()
      resolve()
    })
    void observer.refetch({ cancelRefetch: false })
  })
}

/** How often the service was asked and told something, and whether it gave no answer the last time. */
function read(client: QueryClient) {
  const state = client.getQueryState(serviceQuery().queryKey)
  return {
    updates: (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0),
    isAway: problemFrom(state?.error)?.code === NO_ANSWER,
  }
}
