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
  /** For two of them in the room of one. */
  readonly small?: boolean
}

/** Hidden from screen readers: the text beside it names the category. */
export function CategoryBadge({ category, faint = false, small = false }: CategoryBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded border leading-none font-semibold text-ink',
        small ? 'size-4 text-[0.625rem]' : 'size-5 text-xs',
        faint ? 'border-line-strong border-dashed bg-transparent opacity-80' : TINTS[category],
      )}
    >
      {messages.categories[category].letter}
    </span>
  )
}
