/** Turns what was dropped, chosen or pasted into queue items; what cannot be sent is refused before it is read. */

import { MAX_FILE_BYTES } from '../../src-shared/contract/limits.ts'
import { utf8Length } from '../../src-shared/model/text-offsets.ts'
import {
  type AddressKind,
  addItems,
  type QueueContent,
  type QueueItem,
  type QueueStage,
  removeItems,
  useQueue,
} from '../data/queue-store.ts'
import { checkReceipt, isReceipt } from '../data/receipts.ts'
import { choiceForScan } from '../data/use-detectors.ts'
import { pastedTextName } from '../messages/document-name.ts'
import { messages } from '../messages/en.ts'
import { type ChosenFolder, joinFolders, readDroppedFolder } from './folder.ts'
import { showFolder } from './folder-store.ts'
import { startUploads } from './uploader.ts'

/** One thing of a drop: a folder cannot be read as a file. */
export type DroppedEntry =
  | { readonly file: File; readonly folder?: undefined }
  | { readonly folder: FileSystemDirectoryEntry }

/** Queues files and starts sending them. */
export function addFiles(files: readonly File[]): void {
  void addDropped(files.map((file) => ({ file })))
}

/**
 * Queues what was dropped; a file that cannot be sent gets a row that says why. What folders
 * hold is shown first, of all together. A receipt of ours is checked instead of scanned.
 */
export async function addDropped(entries: readonly DroppedEntry[]): Promise<void> {
  const documents: File[] = []
  const folders: FileSystemDirectoryEntry[] = []
  for (const { file, folder } of entries.map((entry) => ({ file: undefined, ...entry }))) {
    if (folder !== undefined) folders.push(folder)
    else if (file === undefined) continue
    else if (await isReceipt(file)) void checkReceipt(file)
    else documents.push(file)
  }
  if (documents.length > 0) queueFiles(documents)
  const [first, ...others] = await Promise.all(folders.map(readDroppedFolder))
  if (first !== undefined) showFolder(others.reduce(joinFolders, first))
}

function queueFiles(files: readonly File[]): void {
  sendFiles(
    files.map((file) => newItem(file.name, file.size, { kind: 'file', file }, stageOf(file))),
  )
}

/** What was refused or cancelled of files of these names and sizes says nothing more once they come again. */
function sendFiles(items: readonly QueueItem[]): void {
  const fileOf = ({ name, bytes }: QueueItem) => JSON.stringify([name, bytes])
  const files = new Set(items.map(fileOf))
  const before = useQueue.getState().items.filter((item) => {
    const { content, stage } = item
    const isFile = content.kind === 'file' || (content.kind === 'gone' && content.was === 'file')
    const isOver = stage.name === 'refused' || stage.name === 'cancelled'
    return isFile && isOver && files.has(fileOf(item))
  })
  removeItems(new Set(before.map(({ id }) => id)))
  addItems(items)
  startUploads()
}

/** Queues a text and starts sending it. */
export function addText(text: string): void {
  const bytes = utf8Length(text)
  const stage: QueueStage =
    bytes > MAX_FILE_BYTES
      ? refusal('CONTENT_TOO_LARGE', messages.scan.textTooLarge(bytes, MAX_FILE_BYTES))
      : { name: 'waiting' }
  addItems([newItem(pastedTextName(Date.now()), bytes, { kind: 'text', text }, stage)])
  startUploads()
}

/** Queues files of a folder by their paths in it. */
export function addFolder({ files }: ChosenFolder): void {
  sendFiles(
    files.map(({ path, file }) =>
      newItem(path, file.size, { kind: 'file', file }, { name: 'waiting' }),
    ),
  )
}

/** Queues the address of a web page or an MCP server. */
export function addAddress(kind: AddressKind, url: string): void {
  addItems([newItem(url, null, { kind, url }, { name: 'waiting' })])
  startUploads()
}

function stageOf(file: File): QueueStage {
  if (file.size > MAX_FILE_BYTES) {
    return refusal('FILE_TOO_LARGE', messages.scan.tooLarge(file.size, MAX_FILE_BYTES))
  }
  if (file.size === 0) return refusal('INVALID_TEXT', messages.scan.emptyFile)
  return { name: 'waiting' }
}

function refusal(code: string, message: string): QueueStage {
  return {
    name: 'refused',
    problem: { code, message, requestId: null, status: 422 },
    retryable: false,
  }
}

function newItem(
  name: string,
  bytes: number | null,
  content: QueueContent,
  stage: QueueStage,
): QueueItem {
  return {
    id: crypto.randomUUID(),
    name,
    bytes,
    content,
    ...choiceForScan(),
    idempotencyKey: crypto.randomUUID(),
    addedAt: Date.now(),
    stage,
  }
}
