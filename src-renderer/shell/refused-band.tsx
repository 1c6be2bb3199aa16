/** One band a scan of which a step was refused after it was left, below every room: what was decided there is not so. */

import { Link } from '@tanstack/react-router'
import { forgetRefused, useRefusedSteps } from '../data/refused-steps.ts'
import { messages } from '../messages/en.ts'
import { IconButton } from '../ui/button.tsx'
import { TriangleAlert, X } from '../ui/icons.ts'

const { refused: words } = messages.shell

export function RefusedBand() {
  const scans = useRefusedSteps((state) => state.scans)
  return (
    <div role="status">
      {scans.map(({ jobId, name }) => (
        <div
          key={jobId}
          className="flex items-center gap-x-3 border-t border-line bg-warn-tint px-4 py-2"
        >
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warn" />
          <span className="min-w-0 flex-1">
            {words.title}{' '}
            <Link
              to="/review/$jobId"
              params={{ jobId }}
              className="font-medium underline underline-offset-2"
              onClick={() => forgetRefused(jobId)}
            >
              {name}
            </Link>
          </span>
          <IconButton small aria-label={words.close(name)} onPress={() => forgetRefused(jobId)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
