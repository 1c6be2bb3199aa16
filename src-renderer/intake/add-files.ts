/** Turns what was dropped, chosen or pasted into queue items; what cannot be sent is refused before it is read. */

import { MAX_FILE_BYTES } from '../../src-shared/contract/limits.ts'
import { utf8Length } from '../../src-shared/model/text-offsets.ts'
import {
  type AddressKind,
  addItems,
  type QueueContent,
  type QueueItem,
  type QueueStage,
} from '../data/queue-store.ts'
import { checkReceipt, isReceipt } from '../data/receipts.ts'
import { categoriesForScan } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { startUploads } from './uploader.ts'

/** One thing of a drop: a folder cannot be read as a file. */
export interface DroppedEntry {
  readonly file: File
  readonly isFolder: boolean
}

/** Queues files and starts sending them. */
export function addFiles(files: readonly File[]): void {
  void addDropped(files.map((file) => ({ file, isFolder: false })))
}

/**
 * Queues what was dropped; folders and files over the limit get a row that says why they are
 * refused. A receipt of ours is checked instead of scanned.
 */
export async function addDropped(entries: readonly DroppedEntry[]): Promise<void> {
  const documents: DroppedEntry[] = []
  for (const entry of entries) {
    if (!entry.isFolder && (await isReceipt(entry.file))) void checkReceipt(entry.file)
    else documents.push(entry)
  }
  if (documents.length > 0) queueFiles(documents)
}

function queueFiles(entries: readonly DroppedEntry[]): void {
  addItems(
    entries.map(({ file, isFolder }) =>
      newItem(file.name, file.size, { kind: 'file', file }, stageOf(file, isFolder)),
    ),
  )
  startUploads()
}

/** Queues a text and starts sending it. */
export function addText(text: string): void {
  const bytes = utf8Length(text)
  const stage: QueueStage =
    bytes > MAX_FILE_BYTES
      ? refusal('CONTENT_TOO_LARGE', messages.scan.textTooLarge(bytes, MAX_FILE_BYTES))
      : { name: 'waiting' }
  addItems([newItem(messages.scan.pastedText, bytes, { kind: 'text', text }, stage)])
  startUploads()
}

/** Queues the address of a web page or an MCP server. */
export function addAddress(kind: AddressKind, url: string): void {
  addItems([newItem(url, null, { kind, url }, { name: 'waiting' })])
  startUploads()
}

function stageOf(file: File, isFolder: boolean): QueueStage {
  if (isFolder) return refusal('UNSUPPORTED_FILE_TYPE', messages.scan.folder)
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
    categories: categoriesForScan(),
    idempotencyKey: crypto.randomUUID(),
    addedAt: Date.now(),
    stage,
  }
}
