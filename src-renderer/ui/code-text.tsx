/** A sentence of ours whose names stand between backticks: those are set as code. */

import type { ReactNode } from 'react'

/** @param children one with an odd backtick is shown as it is from there on. */
export function CodeText({ children }: { readonly children: string }): ReactNode {
  const parts = children.split(/`([^`\n]+)`/)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: The parts of one sentence never change places.
      <code key={at} className="rounded bg-raised px-1 text-[0.9em] break-words text-ink">
        {part}
      </code>
    ),
  )
}
