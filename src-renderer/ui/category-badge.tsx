/** The letter of a category in its colour and line pattern; words stand beside it, never inside. */

import type { Category } from '../../src-shared/model/vocabulary.ts'
import { messages } from '../messages/en.ts'
import { classNames } from './class-names.ts'

const TINTS: Readonly<Record<Category, string>> = {
  injection: 'border-injection bg-injection-tint',
  dlp: 'border-dlp bg-dlp-tint',
  pii: 'border-pii bg-pii-tint',
  threat: 'border-threat bg-threat-tint',
}

interface CategoryBadgeProps {
  readonly category: Category
  /** Grey: for candidates that were rejected and categories that were not checked. */
  readonly faint?: boolean
}

/** Hidden from screen readers: the text beside it names the category. */
export function CategoryBadge({ category, faint = false }: CategoryBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-5 shrink-0 items-center justify-center rounded border text-xs leading-none font-semibold text-ink',
        faint ? 'border-line-strong border-dashed bg-transparent opacity-80' : TINTS[category],
      )}
    >
      {messages.categories[category].letter}
    </span>
  )
}
