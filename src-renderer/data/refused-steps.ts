/** Steps of a review that were refused once their scan was left: told above every room until it is opened again, or put away. */

import { create } from 'zustand'

interface RefusedStep {
  readonly jobId: string
  /** Of the scan, as its room calls it. */
  readonly name: string
}

/** The scans, each once, as their steps were refused. */
export const useRefusedSteps = create<{ readonly scans: readonly RefusedStep[] }>()(() => ({
  scans: [],
}))

/** Has it told that a step of a scan was not taken. */
export function tellRefused(refused: RefusedStep): void {
  useRefusedSteps.setState(({ scans }) => ({ scans: [...without(scans, refused.jobId), refused] }))
}

/** What is looked at, or put away, is told no more. */
export function forgetRefused(jobId: string): void {
  useRefusedSteps.setState(({ scans }) => ({ scans: without(scans, jobId) }))
}

function without(scans: readonly RefusedStep[], jobId: string): readonly RefusedStep[] {
  return scans.filter((scan) => scan.jobId !== jobId)
}
