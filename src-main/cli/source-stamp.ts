/**
 * A hash of source files, to tell whether something built from them is
 * still up to date. By content: times change with every checkout and copy.
 */

import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * SHA-256, in hex, over names and contents of the inputs.
 *
 * @param root the folder that the inputs are relative to
 * @param inputs files and folders; one that is missing counts as empty
 */
export async function sourceStamp(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesOf(root, input)))).flat()
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const content = await readFile(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

async function filesOf(root: string, input: string): Promise<string[]> {
  const found = await stat(join(root, input)).catch(() => undefined)
  if (found === undefined) return []
  if (found.isFile()) return [input]
  const entries = await readdir(join(root, input), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|bench)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}
