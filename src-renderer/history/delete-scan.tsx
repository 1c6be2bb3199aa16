/** Deletes one scan, after a question: it cannot be undone. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DialogTrigger } from 'react-aria-components'
import { problemFrom } from '../data/http-client.ts'
import { rememberReview } from '../data/last-review.ts'
import { deleteJob } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { formatDate } from '../messages/format.ts'
import { IconButton } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Trash2 } from '../ui/icons.ts'

interface DeleteScanProps {
  readonly jobId: string
  readonly name: string
  /** When it was scanned, in milliseconds since 1970: a file may have been scanned more than once. */
  readonly scannedAt: number
}

export function DeleteScan({ jobId, name, scannedAt }: DeleteScanProps) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteJob(jobId),
    onSuccess: async () => {
      rememberReview(null)
      client.removeQueries({ queryKey: ['job', jobId] })
      client.removeQueries({ queryKey: ['document', jobId] })
      await client.invalidateQueries({ queryKey: ['history'] })
    },
  })
  return (
    <DialogTrigger>
      <IconButton aria-label={messages.history.deleteName(name)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
      <ConfirmDialog
        title={messages.history.deleteTitle}
        text={messages.history.deleteText(name, formatDate(scannedAt))}
        action={messages.common.delete}
        problem={problemFrom(remove.error)}
        isPending={remove.isPending}
        onConfirm={(close) => remove.mutate(undefined, { onSuccess: close })}
      />
    </DialogTrigger>
  )
}
