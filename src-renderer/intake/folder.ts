/** What of a folder is sent: found by walking it within bounds, told before anything of it is read. */

import { MAX_FILE_BYTES } from '../../src-shared/contract/limits.ts'

/** A file of a folder, by its path within what was chosen. */
export interface FolderFile {
  readonly path: string
  readonly file: File
}

export type LeftOutReason = 'hidden' | 'type' | 'large' | 'empty' | 'unreadable'

export interface ChosenFolder {
  readonly name: string
  readonly files: readonly FolderFile[]
  readonly leftOut: readonly { readonly path: string; readonly reason: LeftOutReason }[]
  /** There is more than one choice of a folder may hold; the rest was not looked at. */
  readonly isCut: boolean
}

/** Each is a submission with its document in the history: more are for `assay scan`. */
export const MAX_FOLDER_FILES = 1_000
/** Looked at, with those that are left out. */
const MAX_ENTRIES = 20_000
const MAX_DEPTH = 32

/** Never text, whatever is in them: sending them would only fill the queue with refusals. */
const NOT_TEXT =
  /[.](?:png|jpe?g|gif|webp|bmp|tiff?|ico|heic|avif|mp[34]|m4[av]|mov|avi|mkv|webm|wav|flac|ogg|woff2?|ttf|otf|eot|exe|dll|so|dylib|o|a|class|jar|wasm|pyc|bin|dat|db|sqlite3?|iso|dmg|7z|rar|gz|xz|bz2|zst|tar|zip|onnx|safetensors|pt|parquet)$/i

/** Folders that tools fill and nobody reads. */
const TOOL_FOLDER = /^(?:node_modules|__pycache__|venv)$/

/** Sorts what was found into what is sent and what is not. Order of the paths. */
export function sortFolder(
  name: string,
  found: readonly FolderFile[],
  unreadable: readonly string[] = [],
  isCut = false,
): ChosenFolder {
  const files: FolderFile[] = []
  const leftOut: { path: string; reason: LeftOutReason }[] = unreadable.map((path) => ({
    path,
    reason: 'unreadable' as const,
  }))
  for (const each of found.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const reason = reasonAgainst(each)
    if (reason !== null) leftOut.push({ path: each.path, reason })
    else files.push(each)
  }
  const kept = files.slice(0, MAX_FOLDER_FILES)
  return { name, files: kept, leftOut, isCut: isCut || kept.length < files.length }
}

function reasonAgainst({ path, file }: FolderFile): LeftOutReason | null {
  // The folder itself was chosen: its own name says nothing.
  const [, ...within] = path.split('/')
  if (within.some((part) => part.startsWith('.') || TOOL_FOLDER.test(part))) return 'hidden'
  if (NOT_TEXT.test(path)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > MAX_FILE_BYTES ? 'large' : null
}

/** What the browser's own dialog gives of a folder. */
export function folderOfInput(files: readonly File[]): ChosenFolder {
  const found = files.slice(0, MAX_ENTRIES).map((file) => ({ path: file.webkitRelativePath, file }))
  const [name = ''] = found[0]?.path.split('/') ?? []
  return sortFolder(name, found, [], files.length > MAX_ENTRIES)
}

/** Walks a folder that was dropped. Hidden folders and those of tools are not looked into. */
export async function readDroppedFolder(folder: FileSystemDirectoryEntry): Promise<ChosenFolder> {
  const found: FolderFile[] = []
  const unreadable: string[] = []
  let seen = 0
  const walk = async (entry: FileSystemEntry, path: string, depth: number): Promise<void> => {
    if (++seen > MAX_ENTRIES) return
    try {
      if (entry.isFile) {
        found.push({ path, file: await fileOf(entry as FileSystemFileEntry) })
        return
      }
      const isSkipped = depth > 0 && (entry.name.startsWith('.') || TOOL_FOLDER.test(entry.name))
      if (isSkipped || depth > MAX_DEPTH) return
      for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) {
        await walk(child, `${path}/${child.name}`, depth + 1)
      }
    } catch {
      unreadable.push(path)
    }
  }
  await walk(folder, folder.name, 0)
  return sortFolder(folder.name, found, unreadable, seen > MAX_ENTRIES)
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

/** A reader gives a hundred at a time until it gives none. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  while (children.length <= MAX_ENTRIES) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) break
    children.push(...some)
  }
  return children
}
