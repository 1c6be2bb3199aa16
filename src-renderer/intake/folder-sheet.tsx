/** What a folder holds, before it is scanned: how much is sent, and what is left out and why. */

import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { addFolder } from './add-files.ts'
import { type ChosenFolder, MAX_FOLDER_FILES } from './folder.ts'
import { closeFolder, useFolder } from './folder-store.ts'
import { useEstimate } from './use-estimate.ts'

const { intake: words } = messages
const SHOWN_LEFT_OUT = 100

export function FolderSheet() {
  const folder = useFolder((state) => state.folder)
  return (
    <ModalOverlay
      isDismissable
      isOpen={folder !== null}
      onOpenChange={closeFolder}
      className="fixed inset-0 z-40 flex items-center justify-center bg-[rgb(0_0_0/0.45)] p-4"
    >
      <Modal className="max-h-full w-full max-w-lg overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-xl">
        <Dialog className="outline-none">
          {folder === null ? null : <FolderContents folder={folder} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function FolderContents({ folder }: { readonly folder: ChosenFolder }) {
  const { names, files, leftOut, isCut } = folder
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  const estimate = useEstimate(...files.map(({ file }) => file.size))
  return (
    <>
      <Heading slot="title" className="text-lg font-semibold break-words">
        {words.folderTitle(names)}
      </Heading>
      <p className="mt-2">{words.folderFiles(files.length, bytes)}</p>
      {files.length === 0 || estimate.milliseconds === null ? null : (
        <p className="text-ink-soft">{words.atMost(estimate.milliseconds)}</p>
      )}
      {isCut ? <p className="mt-2 text-ink-soft">{words.folderCut(MAX_FOLDER_FILES)}</p> : null}
      {leftOut.length === 0 ? null : (
        <details className="mt-3">
          <summary className="cursor-pointer text-ink-soft">
            {words.folderLeftOut(leftOut.length)}
          </summary>
          <ul className="mt-1 max-h-48 overflow-y-auto rounded-md border border-line px-3 py-2 text-xs">
            {leftOut.slice(0, SHOWN_LEFT_OUT).map(({ path, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: folders of one name hold the same paths
              <li key={index} className="flex justify-between gap-4 py-0.5">
                <bdi className="min-w-0 truncate" title={path}>
                  {path}
                </bdi>
                <span className="shrink-0 text-ink-soft">{words.leftOutReasons[reason]}</span>
              </li>
            ))}
            {leftOut.length > SHOWN_LEFT_OUT ? (
              <li className="py-0.5 text-ink-soft">
                {words.folderMore(leftOut.length - SHOWN_LEFT_OUT)}
              </li>
            ) : null}
          </ul>
        </details>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button onPress={closeFolder}>{messages.common.cancel}</Button>
        <Button
          weight="primary"
          isDisabled={files.length === 0}
          onPress={() => {
            addFolder(folder)
            closeFolder()
          }}
        >
          {words.folderScan(files.length)}
        </Button>
      </div>
    </>
  )
}
