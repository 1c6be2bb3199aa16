/** Hatched bands for what the verdict does not cover: detectors that failed, pages that hold no text, files in it. */

import type { ReactNode } from 'react'
import type { Failure } from '../../src-shared/contract/scan-result.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { unreadWords } from './present-verdict.ts'
import type { Verdict } from './verdict.ts'

const { verdict: words } = messages
/** More buttons than this would fill the card; the page view marks every page. */
const PAGE_BUTTONS = 12

interface VerdictBandsProps {
  readonly verdict: Verdict
  /** Pages that hold no text, from 1. */
  readonly unreadPages: readonly number[]
  /** Shows a page; null where pages cannot be shown. */
  readonly onShowPage: ((page: number) => void) | null
}

export function VerdictBands({ verdict, unreadPages, onShowPage }: VerdictBandsProps) {
  return (
    <>
      {verdict.partlyChecked ? (
        <Band title={words.partlyChecked}>{partlyCheckedWords(verdict)}</Band>
      ) : null}
      {verdict.partlyRead ? (
        <Band title={unreadWords(verdict)}>
          {unreadPages.length > 0 ? words.unreadableWhy : words.unreadable}
          <span className="flex flex-wrap gap-1">
            {unreadPages.slice(0, PAGE_BUTTONS).map((page) => (
              <Button
                key={page}
                weight="quiet"
                size="h-6 px-2"
                isDisabled={onShowPage === null}
                onPress={() => onShowPage?.(page)}
              >
                {words.goToPage(page)}
              </Button>
            ))}
          </span>
        </Band>
      ) : null}
      {verdict.filesLeftOut ? (
        <Band title={words.filesLeftOut}>{words.filesLeftOutWhy}</Band>
      ) : null}
    </>
  )
}

/** Names what was not checked; where every known category has an answer, why one of them is a weaker one. */
function partlyCheckedWords({ outcomes, failures }: Verdict): string {
  const absent = outcomes.filter(({ state }) => state === 'not_checked')
  if (absent.length > 0) {
    return words.notCovered(absent.map(({ category }) => messages.categories[category].name))
  }
  const kind = failures[0]?.kind ?? 'internal'
  const reason = messages.failureKinds[kind]
  return NO_ANSWER_KINDS.has(kind) ? words.categoryMissing(reason) : words.detectorFailed(reason)
}

/** Failures after which no lower level answered. */
const NO_ANSWER_KINDS: ReadonlySet<Failure['kind']> = new Set(['missing_asset', 'not_ready'])

function Band({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="note" className="flex border-t border-line bg-warn-tint">
      <span aria-hidden="true" className="hatched w-2 shrink-0" />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
        <strong className="font-semibold">{title}</strong>
        {children}
      </p>
    </div>
  )
}
