/**
 * Runs the table: each section against a fresh service, cases with settings of
 * their own against one of theirs; or all of what can be seen from outside
 * against a service that runs already.
 */

import { type Case, runsOutside } from './case.ts'
import { type InHouse, startInHouse, type TestSettings } from './in-house.ts'
import { type CaseResult, runCase } from './run-case.ts'
import { createSender } from './send.ts'
import { outsideTarget, type Target } from './target.ts'

export interface RunOptions {
  readonly interfaceOnly: boolean
  /** Of the services that are started for cases, where these do not say otherwise. */
  readonly settings?: TestSettings
  /** Told of each case as it ends. */
  readonly onResult?: (result: CaseResult) => void
}

/** Runs cases against services that are started and stopped for them. */
export async function runInHouse(
  cases: readonly Case[],
  options: RunOptions,
): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = []
  let shared: { readonly section: string; readonly service: InHouse } | undefined
  try {
    for (const test of cases) {
      if (shared?.section !== test.section) {
        await shared?.service.close()
        shared = { section: test.section, service: await startInHouse(options.settings) }
      }
      results.push(await runInService(test, shared.service, options))
    }
  } finally {
    await shared?.service.close()
  }
  return results
}

/** Runs one case against a service, or one of its own where it needs that. */
export async function runInService(
  test: Case,
  shared: Target,
  options: RunOptions,
): Promise<CaseResult> {
  const own = test.service && (await startInHouse({ ...options.settings, ...test.service }))
  try {
    return await runAgainst(test, own ?? shared, options)
  } finally {
    await own?.close()
  }
}

/** Runs the cases that need no inside access against a running service. */
export async function runOutside(
  cases: readonly Case[],
  { baseUrl, key }: { readonly baseUrl: string; readonly key: string },
  options: RunOptions,
): Promise<readonly CaseResult[]> {
  const target = outsideTarget(baseUrl, key)
  const results: CaseResult[] = []
  for (const test of cases) {
    if (runsOutside(test)) results.push(await runAgainst(test, target, options))
  }
  return results
}

async function runAgainst(
  test: Case,
  target: Target,
  { interfaceOnly, onResult }: RunOptions,
): Promise<CaseResult> {
  const sender = createSender(target.baseUrl)
  try {
    const result = await runCase(test, target, sender, { interfaceOnly })
    onResult?.(result)
    return result
  } finally {
    sender.close()
  }
}
