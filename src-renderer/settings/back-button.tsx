/** Says what something is by default where it is something else, and sets it back. */

import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { Undo2 } from '../ui/icons.ts'

const { settings: words } = messages

interface BackButtonProps {
  /** What is set back. */
  readonly label: string
  /** What it is by default, as its control calls it. */
  readonly usual: string
  readonly size: string
  readonly onBack: () => void
}

/** Stands beside its control, in one element with it: there the focus is left when the button goes. */
export function BackButton({ label, usual, size, onBack }: BackButtonProps) {
  const name = words.default(usual)
  return (
    <Button
      weight="quiet"
      size={size}
      aria-label={words.defaultOf(label, name)}
      onPress={({ target }) => {
        const beside = target.parentElement?.querySelectorAll('button') ?? []
        const control = [...beside].find((each) => each !== target)
        onBack()
        control?.focus()
      }}
    >
      <Undo2 aria-hidden="true" className="size-3.5 shrink-0" />
      {name}
    </Button>
  )
}
