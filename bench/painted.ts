/** What a page's main thread has worked until something is painted: told by a trace, not by who looks for it. */

import type { CDPSession, Page } from '@playwright/test'

/** Marks in the page's own timeline when the frame after the first element that matches has been painted. */
const MARK = 'bench: painted'

/**
 * Milliseconds of CPU time of the main thread from an address being opened until an element that
 * matches is painted, and until the frame before it, the first with anything in it.
 * @param selector of an element that is not there before.
 */
export async function paintedAfter(
  page: Page,
  address: string,
  selector: string,
): Promise<{ readonly first: number; readonly painted: number }> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as never as TraceEvent[])),
  )
  const script = await page.addInitScript(markPainted, { selector, mark: MARK })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'blink.user_timing'] },
  })
  await page.goto(address)
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, MARK)
  await stopTracing(session)
  await script.dispose()
  await session.detach()
  return {
    first: workedUntil(events, 'firstContentfulPaint', address),
    painted: workedUntil(events, MARK, address),
  }
}

function markPainted({ selector, mark }: { selector: string; mark: string }): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark(mark)))
  })
  observer.observe(document, { childList: true, subtree: true })
}

async function stopTracing(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  )
  await session.send('Tracing.end')
  await complete
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  /** Of the thread's own clock. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } }
}

/** All that the thread of the last event of a name did before it since its document was asked for, in milliseconds. */
function workedUntil(events: readonly TraceEvent[], name: string, address: string): number {
  const end = events.findLast((event) => event.name === name)
  if (end === undefined) throw new Error(`The trace has no ${name}.`)
  const start = events.find(
    ({ name, pid, args }) =>
      name === 'navigationStart' && pid === end.pid && args?.data?.documentLoaderURL === address,
  )
  if (start === undefined) throw new Error('The trace has no beginning.')
  const tasks = events.filter(
    (event) =>
      event.name === 'ThreadControllerImpl::RunTask' &&
      event.pid === end.pid &&
      event.tid === end.tid &&
      event.ts >= start.ts &&
      event.ts < end.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000
}
