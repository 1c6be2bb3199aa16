/** The room in which scans start: files, text, addresses, what to look for, and how each of them fares. */

import { type RefObject, useEffect, useRef } from 'react'
import { FileTrigger } from 'react-aria-components'
import { MAX_FILE_BYTES } from '../../src-shared/contract/limits.ts'
import { useQueue } from '../data/queue-store.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { FileUp } from '../ui/icons.ts'
import { Room } from '../ui/room.tsx'
import { isFocusLost } from '../ui/use-focus-when-lost.ts'
import { addFiles } from './add-files.ts'
import { AddressForm } from './address-form.tsx'
import { changeDraft, useDraft } from './draft-store.ts'
import { folderOfInput } from './folder.ts'
import { showFolder } from './folder-store.ts'
import { ModelsNote } from './models-note.tsx'
import { PasteButton } from './paste-button.tsx'
import { QueueList } from './queue-list.tsx'
import { addSample } from './sample.ts'
import { ScanOptions } from './scan-options.tsx'
import { TextForm } from './text-form.tsx'
import { useSizeLimits } from './use-estimate.ts'
import { usePaste } from './use-paste.ts'
import { WatchedSection } from './watched-section.tsx'

const { intake: words } = messages

/** Once something was scanned its result is what one looks at: the ways in shrink to a line. */
export function ScanRoom() {
  const isFirst = useQueue((state) => state.items.length === 0)
  const isOpen = useDraft((draft) => draft.isOpen) ?? isFirst
  const intake = useFocusOfIntake(isOpen)
  usePaste()
  return (
    <Room title={messages.scan.title} lead={messages.scan.lead}>
      <ModelsNote />
      <div ref={intake}>
        {isOpen ? (
          <>
            <div className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-2">
              <FileArea />
              <TextForm />
            </div>
            <div className="mt-4">
              <AddressForm />
            </div>
          </>
        ) : (
          <IntakeStrip />
        )}
      </div>
      <ScanOptions />
      {isOpen && !isFirst ? (
        <div className="mt-2 text-right">
          <Button weight="quiet" onPress={() => changeDraft({ isOpen: false })}>
            {words.less}
          </Button>
        </div>
      ) : null}
      <QueueList />
      <WatchedSection />
    </Room>
  )
}

/** Fields that open or close take away the button that was pressed: the focus goes to what stands in its place. */
function useFocusOfIntake(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const intake = useRef<HTMLDivElement>(null)
  const was = useRef(isOpen)
  useEffect(() => {
    if (was.current === isOpen) return
    was.current = isOpen
    if (isFocusLost()) intake.current?.querySelector<HTMLElement>(IN_ITS_PLACE)?.focus()
  }, [isOpen])
  return intake
}

/** The field for text, or the button that opens it. */
const IN_ITS_PLACE = 'textarea, [data-opens-fields]'

function FileArea() {
  const limits = useSizeLimits()
  return (
    <div className="flex min-h-44 flex-col items-center justify-center gap-2 rounded-xl border border-line-strong border-dashed bg-surface p-5 text-center">
      <FileUp aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />
      <span className="font-medium">{messages.scan.drop}</span>
      <span className="text-xs text-ink-soft">
        {messages.scan.dropHint(MAX_FILE_BYTES, limits?.canonical_bytes ?? null)}
      </span>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <FileButtons />
        <Button onPress={() => void addSample()}>{messages.scan.sample}</Button>
      </div>
    </div>
  )
}

function IntakeStrip() {
  const isKept = useDraft(({ text, address }) => text !== '' || address !== '')
  return (
    <section
      aria-label={words.compact}
      className="mt-6 flex flex-wrap items-center gap-2 rounded-xl border border-line-strong border-dashed bg-surface px-4 py-3"
    >
      <FileUp aria-hidden="true" className="size-5 text-ink-soft" strokeWidth={1.5} />
      <span className="mr-2 font-medium">{messages.scan.drop}</span>
      <FileButtons />
      <PasteButton />
      <Button data-opens-fields="" onPress={() => changeDraft({ isOpen: true })}>
        {words.more}
      </Button>
      {isKept ? <span className="text-xs text-ink-soft">{words.kept}</span> : null}
    </section>
  )
}

function FileButtons() {
  return (
    <>
      <FileTrigger allowsMultiple onSelect={(files) => addFiles([...(files ?? [])])}>
        <Button>{messages.scan.choose}</Button>
      </FileTrigger>
      <FileTrigger
        acceptDirectory
        onSelect={(files) => {
          if (files !== null && files.length > 0) showFolder(folderOfInput([...files]))
        }}
      >
        <Button>{words.chooseFolder}</Button>
      </FileTrigger>
    </>
  )
}
