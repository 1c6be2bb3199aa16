import { classNames } from './class-names.ts'
import { ChevronRight } from './icons.ts'

/** The arrow of a line that opens something below it, which turns there once it is open. */
export function FoldMark({ isExpanded }: { readonly isExpanded: boolean }) {
  return (
    <ChevronRight
      aria-hidden="true"
      className={classNames('size-4 shrink-0', isExpanded ? 'rotate-90' : null)}
    />
  )
}
