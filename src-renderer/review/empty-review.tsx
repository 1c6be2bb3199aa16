/** The review room without a document: where to find one. */

import { Link } from '@tanstack/react-router'
import { messages } from '../messages/en.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function EmptyReview() {
  return (
    <main className="flex h-full items-center justify-center">
      <EmptyState title={messages.review.emptyTitle} hint={messages.review.empty}>
        <Link to="/history" className={buttonClass()}>
          {messages.review.toHistory}
        </Link>
        <Link to="/scan" className={buttonClass('primary')}>
          {messages.review.toScan}
        </Link>
      </EmptyState>
    </main>
  )
}
