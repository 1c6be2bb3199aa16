/** Hands out one report of all scans of the list that have ended, and of what could not be scanned. */

import { useMutation } from '@tanstack/react-query'
import { MAX_REPORTED } from '../../src-shared/workspace/exports.ts'
import { fetchBatchReport, saveFile } from '../data/exports.ts'
import { problemFrom } from '../data/http-client.ts'
import { jobIdOf, type QueueItem } from '../data/queue-store.ts'
import { messages } from '../messages/en.ts'
import { shownName } from '../messages/listed-names.ts'
import { Button } from '../ui/button.tsx'
import { ProblemNote, problemSentence, withoutName } from '../ui/problem-note.tsx'

const { scan: words } = messages

interface BatchReportProps {
  /** In the order of the list. */
  readonly ended: readonly QueueItem[]
  /** What the list calls each, by its id. */
  readonly names: ReadonlyMap<string, string>
}

export function BatchReport({ ended, names }: BatchReportProps) {
  const jobs = jobsOf(ended, names)
  const exporting = useMutation({
    mutationFn: async () => {
      const file = await fetchBatchReport({ jobs, unread: unreadOf(ended) })
      saveFile(file)
      return file.name
    },
  })
  const problem = problemFrom(exporting.error)
  // One has a report of its own, with choices, where it is reviewed.
  if (jobs.length < 2 || jobs.length > MAX_REPORTED) return null
  return (
    <>
      <Button weight="quiet" isPending={exporting.isPending} onPress={() => exporting.mutate()}>
        {words.batchReport}
      </Button>
      <span role="status" className="sr-only">
        {exporting.data === undefined ? '' : messages.export.saved(exporting.data)}
      </span>
      {problem === null ? null : <ProblemNote problem={problem} className="basis-full" />}
    </>
  )
}

/** A scan that was sent twice with one key is one job, and stands once in the report. */
function jobsOf(ended: BatchReportProps['ended'], names: BatchReportProps['names']) {
  const named = ended.flatMap((item): (readonly [string, string])[] => {
    const jobId = jobIdOf(item)
    return jobId === null ? [] : [[jobId, names.get(item.id) ?? item.name]]
  })
  return [...new Map(named)].map(([job_id, name]) => ({ job_id, name }))
}

/** What was refused, as its row says why. */
function unreadOf(ended: readonly QueueItem[]) {
  return ended
    .flatMap(({ stage, ...item }) => {
      const name = shownName(item)
      return stage.name === 'refused'
        ? [{ name, why: withoutName(problemSentence(stage.problem), name) }]
        : []
    })
    .slice(0, MAX_REPORTED)
}
