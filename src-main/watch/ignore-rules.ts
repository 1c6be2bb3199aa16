/** Which files of a folder are left out: what `.gitignore` and `.assayignore` say, in git's own notation. */

import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import ignore, { type Ignore } from 'ignore'

const OWN = '.assayignore'
/** The later overrules the earlier. */
const FILES = ['.gitignore', OWN] as const
/** Bytes of a file of rules. */
const MOST_RULES = 1_000_000
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
  const first = rulesFrom(ownRules(root, [join('.git', 'info', 'exclude'), ...FILES]), FILES)
  return others.reduce<IgnoreRules>((rules, each) => rules.within(each), first)
}

/**
 * Which paths of a repository's versions are left out: by `.assayignore` as it lies in the working
 * tree now. What git tracks it tracks on purpose, whatever `.gitignore` says.
 * @param root of the working tree, absolute.
 * @returns takes a path as git tells it, with slashes, from the root.
 */
export function leftOutOfGit(root: string): (path: string) => boolean {
  interface Known {
    readonly rules: IgnoreRules
    readonly isLeftOut: boolean
  }
  const top = { rules: rulesFrom(ownRules(root, [OWN]), [OWN]), isLeftOut: false }
  const folders = new Map<string, Known>([['.', top]])
  const knownOf = (folder: string): Known => {
    const before = folders.get(folder)
    if (before !== undefined) return before
    const { rules, isLeftOut } = knownOf(posix.dirname(folder))
    const full = join(root, folder)
    const known = {
      rules: rules.within(full),
      isLeftOut: isLeftOut || rules.leavesOut(full, true),
    }
    folders.set(folder, known)
    return known
  }
  return (path) => {
    // git makes no such path; who makes one by hand is read.
    if (/(?:^|\/)\.{1,2}(?:\/|$)|^\/|\/\//.test(path)) return false
    const { rules, isLeftOut } = knownOf(posix.dirname(path))
    return isLeftOut || rules.leavesOut(join(root, path), false)
  }
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

function rulesFrom(nearestFirst: readonly FolderRules[], files: readonly string[]): IgnoreRules {
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
    within: (folder) => rulesFrom([...ownRules(folder, files), ...nearestFirst], files),
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

/** A file of rules that cannot be read leaves nothing out: more is scanned, not less. As with git, a link is none. */
function readIfThere(path: string): string | undefined {
  try {
    const told = lstatSync(path)
    if (!told.isFile() || told.size > MOST_RULES) return undefined
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}
