/** An address of the app that leads nowhere, and the ways back. */

import { Link } from '@tanstack/react-router'
import { messages } from '../messages/en.ts'
import { buttonClass } from '../ui/button.tsx'
import { Room } from '../ui/room.tsx'

const { notFound: words } = messages.shell

export function NotFound() {
  return (
    <Room title={words.title} lead={words.lead}>
      <p className="mt-6 flex flex-wrap gap-2">
        <Link to="/scan" className={buttonClass('primary')}>
          {words.back}
        </Link>
        <Link to="/history" className={buttonClass()}>
          {words.toHistory}
        </Link>
      </p>
    </Room>
  )
}
