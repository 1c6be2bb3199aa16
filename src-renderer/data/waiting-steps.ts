/**
 * Steps of a review that wait for a service that does not answer: each is sent again by itself, in its turn, once the
 * service answers. They are held in the window alone: notes are never written down here.
 */

import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { create } from 'zustand'
import { NO_ANSWER, problemFrom } from './http-client.ts'
import { serviceQuery } from './queries.ts'

interface WaitingSteps {
  /** How many steps wait; of a window that lost its session, how many were never taken. */
  readonly count: number
  /** What the last of them says, in words; "" where none waits. */
  readonly last: string
}

export const NONE_WAIT: WaitingSteps = { count: 0, last: '' }

export const useWaitingSteps = create<WaitingSteps>()(() => NONE_WAIT)

interface StepUnderWay {
  /** What it says, in words. */
  readonly said: string
  /** Hears that the step waits, once. */
  readonly onWait: () => void
  isWaiting: boolean
}

/** Steps of which the service has said nothing yet, in the order in which they were taken. */
const underWay = new Map<object, StepUnderWay>()

/** Takes a step up, told in words by what it says; it waits behind those that wait already. */
export function enterStep(step: object, said: string, onWait: () => void): void {
  underWay.set(step, { said, onWait, isWaiting: false })
  if (useWaitingSteps.getState().count > 0) waitAll()
}

/**
 * Sends a step that was entered, and while the service gives no answer waits for it and sends the step again.
 * @throws what `send` throws otherwise.
 */
export async function untilAnswered<T>(
  client: QueryClient,
  step: object,
  send: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await send()
      leaveStep(step)
      return answer
    } catch (error) {
      const problem = problemFrom(error)
      // From a window that is shut out nothing is taken any more: how much that is stays told.
      if (problem?.status === 401) waitAll()
      else if (problem?.code !== NO_ANSWER) leaveStep(step)
      else {
        waitAll()
        await answers(client, tries === 1)
        continue
      }
      throw error
    }
  }
}

/** Where one step gets no answer, those behind it get none either. */
function waitAll(): void {
  for (const step of underWay.values()) {
    if (step.isWaiting) continue
    step.isWaiting = true
    tell()
    step.onWait()
  }
}

/** Forgets a step that was answered, or is not to be sent any more. */
export function leaveStep(step: object): void {
  const isWaiting = underWay.get(step)?.isWaiting ?? false
  underWay.delete(step)
  if (isWaiting) tell()
}

function tell(): void {
  const waiting = [...underWay.values()].filter(({ isWaiting }) => isWaiting)
  useWaitingSteps.setState({ count: waiting.length, last: waiting.at(-1)?.said ?? '' })
}

/**
 * Resolves with the next answer of the service, whatever it is; asks until there is one.
 * @param atOnce whether it is asked now, and not only as often as always: a step that alone gets no answer is not sent
 *   without a pause.
 */
function answers(client: QueryClient, atOnce: boolean): Promise<void> {
  return new Promise((resolve) => {
    const asks = atOnce ? 'always' : false
    const options = { ...serviceQuery(), refetchOnMount: asks, retryOnMount: atOnce } as const
    const observer = new QueryObserver(client, options)
    const { updates } = read(client)
    const stop = observer.subscribe(() => {
      const now = read(client)
      if (now.updates === updates || now.isAway) return
      stop()
      resolve()
    })
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
