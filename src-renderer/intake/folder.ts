/** What of a folder is sent: found by walking it within bounds, told before anything of it is read. */

import { MAX_FILE_BYTES } from '../../src-shared/contract/limits.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

/** A file of a folder, by its path within what was chosen. */
export interface FolderFile {
  readonly path: string
  readonly file: File
}

export type LeftOutReason = 'tool' | 'type' | 'archive' | 'large' | 'empty' | 'unreadable'

/** A file, or a folder with all that is in it: its path ends in `/`. */
export interface LeftOut {
  readonly path: string
  readonly reason: LeftOutReason
}

/** One that was chosen or dropped, or several that were dropped together. */
export interface ChosenFolder {
  readonly names: readonly string[]
  readonly files: readonly FolderFile[]
  readonly leftOut: readonly LeftOut[]
  /** There is more than one choice of a folder may hold; the rest was not looked at. */
  readonly isCut: boolean
}

/** Each is a submission with its document in the history: more are for `assay scan`. */
export const MAX_FOLDER_FILES = 1_000
/** Looked at in a folder that was dropped, with those that are left out. */
const MAX_ENTRIES = 20_000
const MAX_DEPTH = 32

/** Never text, whatever is in them: sending them would only fill the queue with refusals. */
const NOT_TEXT = new RegExp(
  oneLine`
    (?:
      \/[.]DS_Store
      |[.](?:
        png|jpe?g|gif|webp|bmp|tiff?|ico|heic|avif|mp[34]|m4[av]|mov|avi|mkv|webm|wav|flac|ogg
        |woff2?|ttf|otf|eot|exe|dll|so|dylib|o|a|class|jar|wasm|pyc|bin|dat|db|sqlite3?|iso
        |dmg|onnx|safetensors|pt|parquet
      )
    )$
  `,
  'i',
)

/** What holds other files: the service opens none that it is sent. */
const ARCHIVE = /[.](?:7z|rar|gz|xz|bz2|zst|tar|zip)$/i

/**
 * Folders that version control and tools fill, and nobody reads. Other hidden ones are read, as `assay scan` reads them: keys
 * lie in `.env`, and what agents follow in `.claude`, `.cursor` and `.github`.
 */
const TOOL_FOLDER = new RegExp(
  oneLine`
    ^(?:
      node_modules|__pycache__|venv
      |[.](?:
        git|hg|svn|jj|bzr|venv|tox|nox|cache|next|nuxt|svelte-kit|turbo|parcel-cache|gradle
        |terraform|yarn|pnpm-store|mypy_cache|pytest_cache|ruff_cache|ipynb_checkpoints
      )
    )$
  `,
)

/**
 * Sorts what was found into what is sent and what is not. Order of the paths.
 * @param passed what was not looked into.
 */
export function sortFolder(
  name: string,
  found: readonly FolderFile[],
  passed: readonly LeftOut[] = [],
  isCut = false,
): ChosenFolder {
  const files: FolderFile[] = []
  const leftOut = [...passed]
  const tools = new Set<string>()
  for (const each of found.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const tool = toolFolderOf(each.path)
    const reason = reasonAgainst(each)
    if (tool !== null) tools.add(tool)
    else if (reason !== null) leftOut.push({ path: each.path, reason })
    else files.push(each)
  }
  for (const path of tools) leftOut.push({ path, reason: 'tool' })
  const kept = files.slice(0, MAX_FOLDER_FILES)
  return { names: [name], files: kept, leftOut, isCut: isCut || kept.length < files.length }
}

/** Both as one, within the bound of one. */
export function joinFolders(one: ChosenFolder, other: ChosenFolder): ChosenFolder {
  const files = [...one.files, ...other.files]
  const kept = files.slice(0, MAX_FOLDER_FILES)
  return {
    names: [...one.names, ...other.names],
    files: kept,
    leftOut: [...one.leftOut, ...other.leftOut],
    isCut: one.isCut || other.isCut || kept.length < files.length,
  }
}

/** The folder of a tool that a file lies in; the one that was chosen is none, whatever its name. */
function toolFolderOf(path: string): string | null {
  const folders = path.split('/').slice(0, -1)
  const at = folders.findIndex((name, place) => place > 0 && TOOL_FOLDER.test(name))
  return at === -1 ? null : `${folders.slice(0, at + 1).join('/')}/`
}

function reasonAgainst({ path, file }: FolderFile): LeftOutReason | null {
  if (NOT_TEXT.test(path)) return 'type'
  if (ARCHIVE.test(path)) return 'archive'
  if (file.size === 0) return 'empty'
  return file.size > MAX_FILE_BYTES ? 'large' : null
}

/** What the browser's own dialog gives of a folder: all of it, so packages by the thousand push nothing out. */
export function folderOfInput(files: readonly File[]): ChosenFolder {
  const found = files.map((file) => ({ path: file.webkitRelativePath, file }))
  const [name = ''] = found[0]?.path.split('/') ?? []
  return sortFolder(name, found)
}

/** Walks a folder that was dropped. Those of tools are not looked into. */
export async function readDroppedFolder(folder: FileSystemDirectoryEntry): Promise<ChosenFolder> {
  const found: FolderFile[] = []
  const passed: LeftOut[] = []
  let seen = 0
  const walk = async (entry: FileSystemEntry, path: string, depth: number): Promise<void> => {
    if (++seen > MAX_ENTRIES) return
    try {
      if (entry.isFile) {
        found.push({ path, file: await fileOf(entry as FileSystemFileEntry) })
        return
      }
      if (depth > 0 && TOOL_FOLDER.test(entry.name)) {
        passed.push({ path: `${path}/`, reason: 'tool' })
        return
      }
      if (depth > MAX_DEPTH) return
      for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) {
        await walk(child, `${path}/${child.name}`, depth + 1)
      }
    } catch {
      passed.push({ path, reason: 'unreadable' })
    }
  }
  await walk(folder, folder.name, 0)
  return sortFolder(folder.name, found, passed, seen > MAX_ENTRIES)
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
