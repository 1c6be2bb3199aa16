/** What a text holds that people do not see, told before it is scanned, with what it spells. */

import { useMemo } from 'react'
import { findHiddenRuns } from '../../src-shared/model/hidden-characters.ts'
import { decodeHiddenRun } from '../../src-shared/model/hidden-message.ts'
import { messages } from '../messages/en.ts'
import { EyeOff } from '../ui/icons.ts'

const { intake: words } = messages

export function HiddenNote({ text }: { readonly text: string }) {
  const { count, spelled } = useMemo(() => hiddenIn(text), [text])
  return (
    <div role="status">
      {count === 0 ? null : (
        <p className="flex items-start gap-2 border-t border-line bg-warn-tint px-4 py-2 text-xs">
          <EyeOff aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-warn" />
          <span className="min-w-0">
            <span className="font-medium">{words.hidden(count)}</span>
            {spelled === null ? null : (
              <>
                {' '}
                {words.hiddenSays} <q className="font-mono break-words">{spelled}</q>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

function hiddenIn(text: string): { readonly count: number; readonly spelled: string | null } {
  const runs = findHiddenRuns(text)
  for (const { start, end } of runs) {
    const spelled = decodeHiddenRun(text.slice(start, end))
    if (spelled !== null) return { count: sum(runs), spelled }
  }
  return { count: sum(runs), spelled: null }
}

function sum(runs: ReturnType<typeof findHiddenRuns>): number {
  return runs.reduce((total, { count }) => total + count, 0)
}
