/** The app's name beside its sign: three lines of text, one of them marked. */

import { messages } from '../messages/en.ts'

export function AppMark() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <AppSign />
      {messages.app.name}
    </span>
  )
}

/** The sign alone. */
export function AppSign() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
      <rect width="32" height="32" rx="7" className="fill-ink" />
      <g className="stroke-on-ink" strokeWidth="2.5" strokeLinecap="round">
        <path d="M8 10h16M8 16h8M8 22h13" />
      </g>
      <circle cx="22.5" cy="16" r="3" fill="none" className="stroke-injection" strokeWidth="2.5" />
    </svg>
  )
}
