/** One band for a service that does not answer, below every room. It goes by itself, and what failed meanwhile is read again. */

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NO_ANSWER, problemFrom } from '../data/http-client.ts'
import { queryClient, serviceQuery } from '../data/queries.ts'
import { useWaitingSteps } from '../data/waiting-steps.ts'
import { retryLost } from '../intake/uploader.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { TriangleAlert } from '../ui/icons.ts'

const { away: words } = messages.shell

export function ServiceBanner() {
  const service = useQuery(serviceQuery())
  const isAway = problemFrom(service.error)?.code === NO_ANSWER
  const waiting = useWaitingSteps()
  const wasAway = useRef(false)

  useEffect(() => {
    if (wasAway.current && !isAway) {
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      retryLost()
    }
    wasAway.current = isAway
  }, [isAway])

  return (
    <div role="status">
      {isAway ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-warn-tint px-4 py-2">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warn" />
          <span className="font-medium">{words.title}</span>
          <span className="text-ink-soft">
            {waiting.count === 0 ? words.lead : words.waiting(waiting.count, waiting.last)}
          </span>
          <span className="ml-auto">
            <Button
              size="h-7 px-2.5"
              isDisabled={service.isFetching}
              onPress={() => void service.refetch()}
            >
              {words.now}
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  )
}
