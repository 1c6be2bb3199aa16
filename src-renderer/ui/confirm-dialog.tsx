/** A question before something that cannot be undone. Cancel has the focus; an error stands first. */

import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { Problem } from '../data/http-client.ts'
import { messages } from '../messages/en.ts'
import { Button } from './button.tsx'
import { ProblemNote } from './problem-note.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  /** The word of the button that does it. */
  readonly action: string
  readonly problem: Problem | null
  /** Whether it is under way: the button says so and does nothing more. */
  readonly isPending?: boolean
  /** `close` closes the dialog once it is done. */
  readonly onConfirm: (close: () => void) => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, problem, isPending = false, onConfirm } = props
  return (
    <ModalOverlay
      isDismissable
      className="fixed inset-0 z-40 flex items-center justify-center bg-[rgb(0_0_0/0.45)] p-6"
    >
      <Modal className="w-full max-w-md rounded-xl border border-line bg-surface p-6 shadow-xl">
        <Dialog role="alertdialog" className="outline-none">
          {({ close }) => (
            <>
              {problem === null ? null : <ProblemNote problem={problem} className="mb-4" />}
              <Heading slot="title" className="text-lg font-semibold">
                {title}
              </Heading>
              <p className="mt-2 break-words text-ink-soft">{text}</p>
              <div className="mt-6 flex justify-end gap-2">
                <Button autoFocus onPress={close}>
                  {messages.common.cancel}
                </Button>
                <Button weight="danger" isPending={isPending} onPress={() => onConfirm(close)}>
                  {isPending ? messages.common.working : action}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
