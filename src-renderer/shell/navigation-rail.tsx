/** The rail at the left: the five rooms, each with its icon and its word. */

import { Link, useRouterState } from '@tanstack/react-router'
import { useLastReview } from '../data/last-review.ts'
import { APP_KEYS } from '../keyboard/app-keys.ts'
import { keyName } from '../keyboard/key-names.ts'
import { messages } from '../messages/en.ts'
import { classNames } from '../ui/class-names.ts'
import { Keyboard, type LucideIcon, Search } from '../ui/icons.ts'
import { AppSign } from './app-mark.tsx'
import { type Floating, float } from './palette/palette-store.ts'
import { ROOMS, type Room } from './rooms.ts'

const RAIL_ITEM = 'flex w-16 flex-col items-center gap-1 rounded-lg py-2 text-xs max-sm:w-10'
const RESTING = 'text-ink-soft hover:bg-raised hover:text-ink'

export function NavigationRail() {
  return (
    <nav
      aria-label={messages.rooms.label}
      className="flex w-20 shrink-0 flex-col max-sm:w-12 items-center gap-1 border-r border-line bg-surface py-3 print:hidden"
    >
      <span className="mb-3" title={messages.app.name}>
        <AppSign />
      </span>
      {ROOMS.map((room) => (
        <RailLink key={room.to} room={room} />
      ))}
      <div className="mt-auto flex flex-col gap-1 short:hidden">
        <RailButton name={messages.palette.short} floats="palette" icon={Search} />
        <RailButton name={messages.keys.title} floats="keys" icon={Keyboard} />
      </div>
    </nav>
  )
}

interface RailButtonProps {
  readonly name: string
  readonly floats: Floating
  readonly icon: LucideIcon
}

/** What floats above the rooms, with its key where the pointer rests. */
function RailButton({ name, floats, icon: Icon }: RailButtonProps) {
  const key = APP_KEYS.find(({ command }) => command === floats)
  return (
    <button
      type="button"
      title={key && keyName({ ...key, shift: false })}
      onClick={() => float(floats)}
      className={classNames(RAIL_ITEM, 'cursor-pointer', RESTING)}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="max-sm:sr-only">{name}</span>
    </button>
  )
}

/** "Review" leads back to the document that was open last. */
function RailLink({ room }: { readonly room: Room }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const lastReview = useLastReview((state) => state.jobId)
  const here = path === room.to || path.startsWith(`${room.to}/`)
  const Icon = room.icon
  const look = classNames(RAIL_ITEM, here ? 'bg-pressed font-medium text-ink' : RESTING)
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="max-sm:sr-only">{room.name}</span>
    </>
  )
  const current = here ? ({ 'aria-current': 'page' } as const) : {}
  if (room.to === '/review' && lastReview !== null && !here) {
    return (
      <Link to="/review/$jobId" params={{ jobId: lastReview }} className={look} {...current}>
        {content}
      </Link>
    )
  }
  return (
    <Link to={room.to} className={look} {...current}>
      {content}
    </Link>
  )
}
