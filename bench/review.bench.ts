/**
 * What a large document costs the review room: CPU time of the page's main thread, in Chromium,
 * from an action until the page is quiet again, beside the sorting of numbers in the same page.
 */

import { type CDPSession, chromium, type Page } from '@playwright/test'
import { launchService } from '../e2e/launch.ts'
import { ReviewPage } from '../e2e/pages/review.ts'
import { ensureBrowser } from '../scripts/ensure-browser.ts'
import { ensureAppBuilt } from '../src-main/cli/build-app.ts'
import { comparedFigure, type Figure, median } from './figure.ts'
import { manyDecisions } from './many-decisions.ts'
import { paintedAfter } from './painted.ts'

const OPENINGS = 5
const STEPS = 15
/** A mark in the text: the last of what the first screen shows. */
const TEXT_WITH_MARKS = '.cm-content .ev'
/** The small one says what the room itself costs. */
const SIZES = [
  { name: '1 KB, 5 decisions', length: 1_000, decisions: 5 },
  { name: '1 MB, 5,000 decisions', length: 1_000_000, decisions: 5_000 },
  { name: '1 MB, 20,000 decisions', length: 1_000_000, decisions: 20_000 },
] as const

export async function measure(): Promise<readonly Figure[]> {
  await ensureAppBuilt()
  const service = await launchService()
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(await service.appUrl())
    await signedIn(page)
    const figures: Figure[] = []
    for (const { name, length, decisions } of SIZES) {
      figures.push(...(await ofDocument(page, name, manyDecisions(length, decisions))))
    }
    return figures
  } finally {
    await browser.close()
    await service.stop()
  }
}

async function ofDocument(page: Page, name: string, text: string): Promise<readonly Figure[]> {
  const review = new ReviewPage(page)
  const address = await scanned(page, text)
  const meter = await startMeter(page)
  const figures: Record<string, number[]> = {}
  const reference: number[] = []
  const keep = (what: string, cpu: number) => {
    figures[what] = [...(figures[what] ?? []), cpu]
  }
  const record = async (what: string, act: () => Promise<unknown>) => {
    keep(what, await meter.during(act))
  }
  for (let opening = 0; opening < OPENINGS; opening++) {
    await page.goto('about:blank')
    await record('opening', async () => {
      await page.goto(address)
      await review.selectedFinding().waitFor()
    })
    const { first, painted } = await paintedAfter(page, address, TEXT_WITH_MARKS)
    keep('opening, until something is painted', first)
    keep('opening, until findings and text are painted', painted)
    reference.push(await meter.during(() => page.evaluate(sortNumbers)))
  }
  for (let step = 0; step < STEPS; step++) {
    await record('next decision (J)', () => page.keyboard.press('j'))
    await record('confirming one (A)', () => page.keyboard.press('a'))
    await record('undo', () => page.keyboard.press('Control+z'))
    await record('dismissing one (D 1)', async () => {
      await page.keyboard.press('d')
      await page.keyboard.press('1')
    })
  }
  for (let round = 0; round < STEPS; round++) {
    await record('one category alone (2)', () => page.keyboard.press('2'))
    await record('all again (2)', () => page.keyboard.press('2'))
  }
  return Object.entries(figures).map(([what, values]) =>
    comparedFigure(
      `${name}: ${what}`,
      [median(values), median(reference)],
      'sorting 100,000 numbers',
    ),
  )
}

/** The app trades the launch code for its token after the page has loaded. */
async function signedIn(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('assay.session') !== null)
}

/** Scans a text by rules alone, as the app of this page. Gives the address of its review. */
async function scanned(page: Page, text: string): Promise<string> {
  const path = await page.evaluate(async (text) => {
    const headers = {
      Authorization: `Bearer ${sessionStorage.getItem('assay.session')}`,
      Prefer: 'respond-async',
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    }
    const config = { categories: ['pii', 'dlp'], max_level: 'L1' }
    const body = JSON.stringify({ text, config })
    const accepted = await fetch('/api/v1/scan', { method: 'POST', headers, body })
    if (!accepted.ok) throw new Error(await accepted.text())
    const id = (await accepted.json()).jobs[0].job_id as string
    for (;;) {
      const job = await fetch(`/api/v1/scan/${id}`, { headers })
      if ((await job.json()).status !== 'running') return `/review/${id}`
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }, text)
  return new URL(path, page.url()).href
}

function sortNumbers(): number {
  let seed = 1
  const numbers = Array.from({ length: 100_000 }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed
  })
  return numbers.sort((a, b) => a - b)[0] ?? 0
}

interface Meter {
  /** Milliseconds of CPU time of the main thread from an action until two looks find nothing done. */
  readonly during: (act: () => Promise<unknown>) => Promise<number>
}

async function startMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    async during(act) {
      const before = await taskTime(session)
      await act()
      return (await quietTime(page, session)) - before
    },
  }
}

/** The page's own looks are less than this, in milliseconds. */
const QUIET = 2

async function quietTime(page: Page, session: CDPSession): Promise<number> {
  let last = await taskTime(session)
  for (let quiet = 0; quiet < 2; ) {
    await page.waitForTimeout(100)
    const now = await taskTime(session)
    quiet = now - last < QUIET ? quiet + 1 : 0
    last = now
  }
  return last
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}
