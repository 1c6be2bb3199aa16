/** The room in which scans start: files, text, addresses, what to look for, and how each of them fares. */

import { FileTrigger } from 'react-aria-components'
import { MAX_FILE_BYTES } from '../../src-shared/contract/limits.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { FileUp } from '../ui/icons.ts'
import { Room } from '../ui/room.tsx'
import { addFiles } from './add-files.ts'
import { AddressForm } from './address-form.tsx'
import { CategoryPicker } from './category-picker.tsx'
import { QueueList } from './queue-list.tsx'
import { addSample } from './sample.ts'
import { TextForm } from './text-form.tsx'

export function ScanRoom() {
  return (
    <Room title={messages.scan.title} lead={messages.scan.lead}>
      <div className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-2">
        <FileArea />
        <TextForm />
      </div>
      <div className="mt-4">
        <AddressForm />
      </div>
      <div className="mt-5">
        <CategoryPicker />
      </div>
      <QueueList />
    </Room>
  )
}

function FileArea() {
  return (
    <div className="flex min-h-44 flex-col items-center justify-center gap-2 rounded-xl border border-line-strong border-dashed bg-surface p-5 text-center">
      <FileUp aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />
      <span className="font-medium">{messages.scan.drop}</span>
      <span className="text-xs text-ink-soft">{messages.scan.dropHint(MAX_FILE_BYTES)}</span>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <FileTrigger allowsMultiple onSelect={(files) => addFiles([...(files ?? [])])}>
          <Button>{messages.scan.choose}</Button>
        </FileTrigger>
        <Button weight="quiet" onPress={() => void addSample()}>
          {messages.scan.sample}
        </Button>
      </div>
    </div>
  )
}
