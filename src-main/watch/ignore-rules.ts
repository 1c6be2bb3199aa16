/** Which files of a folder are left out: what `.gitignore` and `.assayignore` say, in git's own notation. */

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ignore, { type Ignore } from 'ignore'

/** The later overrules the earlier. */
const FILES = ['.gitignore', '.assayignore'] as const
/** Folders of version control hold other states of the same files, in forms of their own. */
const VERSION_CONTROL: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', '.jj'])

/** The rules that hold in a folder: those of the folders above it too, the nearest first. */
export interface IgnoreRules {
  /** @param path absolute; a folder's without a slash at its end. */
  readonly leavesOut: (path: string, isFolder: boolean) => boolean
  /** With the rules that a folder within adds. */
  readonly within: (folder: string) => IgnoreRules
}

/** The rules in a folder, with those of its repository above it. */
export function ignoreRulesOf(folder: string): IgnoreRules {
  const [root = folder, ...others] = upToRepository(resolve(folder))
  const first = rulesFrom(ownRules(root, [join('.git', 'info', 'exclude'), ...FILES]))
  return others.reduce<IgnoreRules>((rules, each) => rules.within(each), first)
}

/** From the root of the repository down to the folder; the folder alone where it is in none. */
function upToRepository(folder: string): readonly string[] {
  const above = [folder]
  for (let at = folder; !existsSync(join(at, '.git')); at = dirname(at)) {
    if (dirname(at) === at) return [folder]
    above.unshift(dirname(at))
  }
  return above
}

interface FolderRules {
  readonly folder: string
  readonly matcher: Ignore
}

function rulesFrom(nearestFirst: readonly FolderRules[]): IgnoreRules {
  return {
    leavesOut(path, isFolder) {
      if (isFolder && VERSION_CONTROL.has(path.slice(path.lastIndexOf(sep) + 1))) return true
      for (const { folder, matcher } of nearestFirst) {
        const within = relative(folder, path).split(sep).join('/')
        const { ignored, unignored } = matcher.test(isFolder ? `${within}/` : within)
        if (ignored || unignored) return ignored
      }
      return false
    },
    within: (folder) => rulesFrom([...ownRules(folder, FILES), ...nearestFirst]),
  }
}

/** None where the folder has no such file, which is most often so. */
function ownRules(folder: string, files: readonly string[]): readonly FolderRules[] {
  const written = files.flatMap((name) => readIfThere(join(folder, name)) ?? [])
  if (written.length === 0) return []
  // As git has it where it was not told otherwise.
  const ignorecase = process.platform === 'win32' || process.platform === 'darwin'
  return [
    { folder, matcher: ignore({ ignorecase, allowRelativePaths: true }).add(written.join('\n')) },
  ]
}

/** A file of rules that cannot be read leaves nothing out: more is scanned, not less. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}
