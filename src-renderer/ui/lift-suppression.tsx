/** Takes a standing dismissal back, after a question: it opens findings in every document. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DialogTrigger } from 'react-aria-components'
import { problemFrom } from '../data/http-client.ts'
import { liftSuppression } from '../data/judging.ts'
import { messages } from '../messages/en.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const { suppressions: words } = messages

interface LiftSuppressionProps {
  readonly id: number
  /** What the button says. */
  readonly word: string
  /** What it is called where several are listed. */
  readonly name?: string
}

export function LiftSuppression({ id, word, name }: LiftSuppressionProps) {
  const client = useQueryClient()
  const lift = useMutation({ mutationFn: () => liftSuppression(client, id) })
  return (
    <DialogTrigger>
      <Button size="h-7 px-2" {...(name !== undefined && { 'aria-label': name })}>
        {word}
      </Button>
      <ConfirmDialog
        title={words.liftTitle}
        text={words.liftText}
        action={words.lift}
        problem={problemFrom(lift.error)}
        isPending={lift.isPending}
        onConfirm={(close) => lift.mutate(undefined, { onSuccess: close })}
      />
    </DialogTrigger>
  )
}
