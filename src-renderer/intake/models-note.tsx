/** Says above the ways in that models cannot run: what they would find goes unseen until they can. */

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serviceQuery } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { buttonClass } from '../ui/button.tsx'
import { TriangleAlert } from '../ui/icons.ts'

const { models: words } = messages.intake

/** Nothing while all models can run, or the service has not said. */
export function ModelsNote() {
  const { data } = useQuery(serviceQuery())
  if (data === undefined) return null
  const broken = data.models.filter(({ problem }) => problem !== null)
  if (broken.length === 0 && data.models.length > 0) return null
  return (
    <section
      aria-label={words.title}
      className="mt-6 flex flex-wrap items-start gap-x-3 gap-y-1 rounded-xl border border-warn/60 bg-warn-tint px-4 py-3"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{words.title}</p>
        <p>{broken.length === 0 ? words.none : words.broken(broken.map(({ id }) => id))}</p>
      </div>
      <Link to="/server" className={buttonClass()}>
        {words.more}
      </Link>
    </section>
  )
}
