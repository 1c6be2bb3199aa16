/** A name on one line: what there is no room for is left out before its end, which tells versions and kinds of files apart. */

import { classNames } from './class-names.ts'

/** Characters at the end that are always shown. */
const END = 14
/** A shorter name has room nearly everywhere, and is cut at its end where it has none. */
const LONG = 32

interface FileNameProps {
  readonly name: string
  readonly className?: string
}

export function FileName({ name, className }: FileNameProps) {
  const characters = [...name]
  if (characters.length <= LONG) {
    return (
      <span className={classNames('truncate', className)} title={name} dir="auto">
        {name}
      </span>
    )
  }
  return (
    <span className={classNames('flex min-w-0', className)} title={name} dir="auto">
      {/* Two boxes would be heard as two words, and copied as two lines beside it. */}
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="truncate select-none">
        {characters.slice(0, -END).join('')}
      </span>
      <span aria-hidden="true" className="shrink-0 whitespace-pre select-none">
        {characters.slice(-END).join('')}
      </span>
    </span>
  )
}
