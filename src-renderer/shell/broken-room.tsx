/** What stands in place of a room that threw: what happened, how to go on, and a report without content. */

import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { serviceQuery } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { errorReport } from '../ui/error-report.ts'
import { Room } from '../ui/room.tsx'

const { broken: words } = messages.shell

export function BrokenRoom({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { data: service } = useQuery(serviceQuery())
  if (isMissingPart(error)) return <OldWindow />
  const [, room = ''] = location.pathname.split('/')
  const report = errorReport(error, room === '' ? 'app' : room, service?.version ?? '?')
  return (
    <Room title={words.title} lead={words.lead}>
      <div role="alert" className="mt-6 flex flex-wrap gap-2">
        <Button
          weight="primary"
          onPress={() => {
            reset()
            void router.invalidate()
          }}
        >
          {words.again}
        </Button>
        <Button onPress={() => location.reload()}>{words.reload}</Button>
        <CopyButton text={report} label={words.copyReport} />
      </div>
      <p className="mt-6 text-ink-soft">{words.reportHint}</p>
      <pre className="mt-2 overflow-x-auto rounded-md border border-line bg-raised px-4 py-3 text-xs leading-5 select-all">
        {report}
      </pre>
    </Room>
  )
}

/** What browsers say where a part of the app, which is read when it is first needed, is not there. */
const MISSING_PART =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING_PART.test(error.message)
}

/** Nothing broke: this window is of a version of the app that is not there any more. Trying again would ask for the same. */
function OldWindow() {
  const { outdated } = messages.shell
  return (
    <Room title={outdated.title} lead={outdated.lead}>
      <div role="alert" className="mt-6">
        <Button weight="primary" onPress={() => location.reload()}>
          {words.reload}
        </Button>
      </div>
    </Room>
  )
}
