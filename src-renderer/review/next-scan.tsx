/**
 * The way to the next scan of this window's list, as it is shown, that asks for a look: whoever goes through a folder
 * need not come back to the list, nor remember where in it they were. Behind the last it comes round
 * to what is still open above, and where nothing is, it leads back to the list and says so.
 */

import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import type { DetectorCategories } from '../data/detectors.ts'
import { entryQuery, jobQuery } from '../data/queries.ts'
import { jobIdOf, type QueueItem, useQueue } from '../data/queue-store.ts'
import { inKeptOrder, useQueueView } from '../data/queue-view.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { listedNames } from '../messages/listed-names.ts'
import { verdictOfJob } from '../verdict/verdict.ts'
import { useReviewOptions } from './review-options.ts'

const { review: words } = messages

/** For the key that goes there. */
export const NEXT_SCAN_ID = 'next-scan'
/**
 * As wide as its name where there is room beside that of the document, and half of the line at least; as high as a finger
 * needs, most of it above the line: below stands the link to the strongest finding.
 */
const LOOK =
  '-mt-1.5 -mb-0.5 pt-1.5 pb-0.5 max-w-[max(50%,100%-12rem)] shrink-0 truncate text-xs text-ink-soft underline decoration-line-strong underline-offset-2 hover:text-ink hover:decoration-ink'
/** Until the scan that comes next has ended. */
const POLL_MS = 2_000

export function NextScan({ jobId }: { readonly jobId: string }) {
  const items = useQueue((state) => state.items)
  const { shown, order } = useQueueView()
  const listed = shown === 'asking' ? inKeptOrder(items, order) : items
  const { data } = useQuery(nextScanQuery(scansAround(listed, jobId), useDetectorCategories()))
  const isAsked = useReviewOptions((state) => state.nowhereNext === jobId)
  if (!data?.next) {
    return data?.isDone ? (
      <Link id={NEXT_SCAN_ID} to="/" className={LOOK}>
        <span className="max-sm:hidden">{words.noNextScan}</span>
        <span className="sm:hidden">{words.noNextScanShort}</span>
      </Link>
    ) : isAsked ? (
      <span className="min-w-0 truncate text-xs text-ink-soft">{words.nowhereNext}</span>
    ) : null
  }
  const { name } = data.next
  return (
    <Link
      id={NEXT_SCAN_ID}
      to="/review/$jobId"
      params={{ jobId: data.next.jobId }}
      title={name}
      className={LOOK}
    >
      <span className="max-sm:hidden">{words.nextScan(name)}</span>
      {/* Where the whole sentence would leave no room for the name. */}
      <span className="sm:hidden">{words.nextScanShort(name)}</span>
    </Link>
  )
}

interface ListedScan extends Pick<QueueItem, 'categories'> {
  /** As the list calls it. */
  readonly name: string
  readonly jobId: string
  readonly isAbove: boolean
}

interface Around {
  readonly scans: readonly ListedScan[]
  /** Whether these are all others of the list. */
  readonly isAll: boolean
}

/** What was accepted below a scan, then above it, up to what is still to be sent; of a scan from elsewhere nothing. */
function scansAround(items: readonly QueueItem[], jobId: string): Around {
  const at = items.findIndex((item) => jobIdOf(item) === jobId)
  if (at === -1) return { scans: [], isAll: false }
  const around = [...items.slice(at + 1), ...items.slice(0, at)]
  const unsent = around.findIndex(({ stage: { name } }) => name === 'waiting' || name === 'reading')
  const sent = unsent === -1 ? around : around.slice(0, unsent)
  const names = listedNames(items)
  const scans = sent.flatMap((item, place) => {
    const accepted = jobIdOf(item)
    const { categories } = item
    const name = names.get(item.id) ?? item.name
    const isAbove = place >= items.length - 1 - at
    return accepted === null ? [] : [{ name, categories, jobId: accepted, isAbove }]
  })
  return { scans, isAll: unsent === -1 }
}

/** The first of some scans that asks for a look and is not decided; none while one before it runs. */
function nextScanQuery({ scans, isAll }: Around, detectors: DetectorCategories) {
  return queryOptions({
    queryKey: ['next-scan', scans.map(({ jobId }) => jobId), isAll],
    queryFn: async ({ client }) => {
      for (const scan of scans) {
        const job = await jobNow(client, scan.jobId)
        if (job === null) continue
        const { state, outcomes } = verdictOfJob(job, scan.categories, detectors)
        if (state === 'running') return { next: null, waits: true, isDone: false }
        if (state === 'clear' || state === 'cancelled') continue
        // What failed holds nothing to decide: having come past it once, nobody is led back to it.
        if (scan.isAbove && !outcomes.some((outcome) => outcome.state === 'findings')) continue
        if (!(await isDecided(client, scan.jobId)))
          return { next: scan, waits: false, isDone: false }
      }
      return { next: null, waits: false, isDone: isAll && scans.length > 0 }
    },
    refetchInterval: ({ state }) => (state.data?.waits === true ? POLL_MS : false),
  })
}

/** A job that has ended stays as it is: it is asked for once. Null where it is gone. */
async function jobNow(client: QueryClient, jobId: string): Promise<Job | null> {
  const query = jobQuery(jobId)
  const known = client.getQueryData(query.queryKey)
  if (known !== undefined && known.status !== 'running') return known
  return client.fetchQuery(query).catch(() => null)
}

/** Whether nothing is open of a job that has ended. */
async function isDecided(client: QueryClient, jobId: string): Promise<boolean> {
  const entry = await client.fetchQuery(entryQuery(jobId)).catch(() => null)
  return entry?.open === 0
}
