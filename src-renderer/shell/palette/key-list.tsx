/** The list of keys, asked for by one of them. */

import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { KeyTable } from '../../keyboard/key-table.tsx'
import { messages } from '../../messages/en.ts'
import { Button } from '../../ui/button.tsx'
import { float, useFloating } from './palette-store.ts'

export function KeyList() {
  const isOpen = useFloating((state) => state.open === 'keys')
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={() => float(null)}
      className="fixed inset-0 z-50 flex items-center justify-center bg-[rgb(0_0_0/0.45)] p-4"
    >
      <Modal className="flex max-h-full w-full max-w-xl flex-col rounded-xl border border-line bg-surface shadow-xl">
        <Dialog className="flex min-h-0 flex-col outline-none">
          {/* Scrolled by its keys: nothing in it takes the focus. */}
          <section
            aria-label={messages.keys.title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
            tabIndex={0}
            className="scroll-shadow min-h-0 rounded-t-xl overflow-y-auto px-6 pt-6 pb-2"
          >
            <Heading slot="title" className="text-lg font-semibold">
              {messages.keys.title}
            </Heading>
            <p className="mt-1 mb-2 text-ink-soft">{messages.keys.hint}</p>
            <KeyTable />
            <p className="mt-3 text-xs text-ink-soft">{messages.pages.keys}</p>
          </section>
          <div className="flex justify-end border-t border-line px-6 py-3">
            <Button autoFocus onPress={() => float(null)}>
              {messages.common.close}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
