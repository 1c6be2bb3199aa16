/** The box of a check box; the component around it holds the state and the name. */

import { classNames } from './class-names.ts'
import { Check } from './icons.ts'

export function CheckMark({ isSelected }: { readonly isSelected: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 flex size-4 shrink-0 items-center justify-center rounded border',
        isSelected ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-surface',
      )}
    >
      {isSelected ? <Check className="size-3" strokeWidth={3} /> : null}
    </span>
  )
}
