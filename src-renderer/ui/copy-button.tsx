/** Copies a text, and says so for a moment. */

import { useEffect, useState } from 'react'
import { messages } from '../messages/en.ts'
import { Button } from './button.tsx'
import { Check, Copy } from './icons.ts'

const SAID_FOR_MS = 2_000

interface CopyButtonProps {
  readonly text: string
  /** The accessible name: what is copied. */
  readonly label: string
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean
}

export function CopyButton({ text, label, autoFocus = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const Icon = copied ? Check : Copy
  return (
    <Button
      weight="quiet"
      autoFocus={autoFocus}
      aria-label={label}
      size="h-7 px-2"
      onPress={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span role="status">{copied ? messages.common.copied : messages.common.copy}</span>
    </Button>
  )
}
