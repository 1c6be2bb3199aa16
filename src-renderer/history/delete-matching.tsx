/** Deletes all that the list shows, after a question that names the number. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DialogTrigger } from 'react-aria-components'
import { problemFrom } from '../data/http-client.ts'
import { rememberReview } from '../data/last-review.ts'
import { deleteHistory, type HistoryAsked } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

const { history: words } = messages

interface DeleteMatchingProps {
  readonly asked: HistoryAsked
  readonly total: number
  readonly isNarrowed: boolean
}

export function DeleteMatching({ asked, total, isNarrowed }: DeleteMatchingProps) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteHistory(asked),
    onSuccess: async () => {
      rememberReview(null)
      for (const key of ['job', 'entry', 'document']) client.removeQueries({ queryKey: [key] })
      await client.invalidateQueries({ queryKey: ['history'] })
    },
  })
  return (
    <DialogTrigger>
      <Button weight="quiet">{isNarrowed ? words.deleteMatching : words.deleteAll}</Button>
      <ConfirmDialog
        title={words.deleteAllTitle(total)}
        text={words.deleteAllText}
        action={messages.common.delete}
        problem={problemFrom(remove.error)}
        isPending={remove.isPending}
        onConfirm={(close) => remove.mutate(undefined, { onSuccess: close })}
      />
    </DialogTrigger>
  )
}
