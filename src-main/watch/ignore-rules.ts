/** Which files of a folder are left out: what `.gitignore` and `.assayignore` say, in git's own notation. */

import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import ignore, { type Ignore } from 'ignore'

const OWN = '.assayignore'
/** The later overrules the earlier. */
const FILES = ['.gitignore', OWN] as const
/** Bytes of a file of rules. */
const MOST_RULES = 1_000_000
/** By what folders are left out that hold other states of the same files, in forms of their own. */
export const BY_VERSION_CONTROL = 'version control'
const VERSION_CONTROL: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', '.jj'])

/** The rules that hold in a folder: those of the folders above it too, the nearest first. */
export interface IgnoreRules {
  /**
   * By what it is left out: a file of rules, or {@link BY_VERSION_CONTROL}.
   * @param path absolute; a folder's without a slash at its end.
   */
  readonly leftOutBy: (path: string, isFolder: boolean) => string | undefined
  /** With the rules that a folder within adds. */
  readonly within: (folder: string) => IgnoreRules
}

/**
 * The rules in a folder, with those of its repository above it. Who names the folder wants it read: a file above it
 * that leaves the folder itself out says nothing of what is in it.
 */
export function ignoreRulesOf(folder: string): IgnoreRules {
  const named = resolve(folder)
  const [root = named, ...others] = upToRepository(named)
  const rules = [
    ...others.toReversed().flatMap((each) => ownRules(each, FILES)),
    ...ownRules(root, [join('.git', 'info', 'exclude'), ...FILES]),
  ]
  const isOfContent = (each: FolderRules) =>
    each.folder === named || rulesFrom([each], FILES).leftOutBy(named, true) === undefined
  return rulesFrom(rules.filter(isOfContent), FILES)
}

/** Nothing is left out but what version control keeps. */
export const NO_IGNORE_RULES: IgnoreRules = {
  leftOutBy: (path, isFolder) =>
    isFolder && VERSION_CONTROL.has(path.slice(path.lastIndexOf(sep) + 1))
      ? BY_VERSION_CONTROL
      : undefined,
  within: () => NO_IGNORE_RULES,
}

/**
 * By what paths of a repository's versions are left out: by `.assayignore` as it lies in the working
 * tree now. What git tracks it tracks on purpose, whatever `.gitignore` says.
 * @param root of the working tree, absolute.
 * @returns takes a path as git tells it, with slashes, from the root.
 */
export function leftOutOfGit(root: string): (path: string) => string | undefined {
  interface Known {
    readonly rules: IgnoreRules
    readonly by: string | undefined
  }
  const top = { rules: rulesFrom(ownRules(root, [OWN]), [OWN]), by: undefined }
  const folders = new Map<string, Known>([['.', top]])
  const knownOf = (folder: string): Known => {
    const before = folders.get(folder)
    if (before !== undefined) return before
    const { rules, by } = knownOf(posix.dirname(folder))
    const full = join(root, folder)
    const known = { rules: rules.within(full), by: by ?? rules.leftOutBy(full, true) }
    folders.set(folder, known)
    return known
  }
  return (path) => {
    // git makes no such path; who makes one by hand is read.
    if (/(?:^|\/)\.{1,2}(?:\/|$)|^\/|\/\//.test(path)) return undefined
    const { rules, by } = knownOf(posix.dirname(path))
    return by ?? rules.leftOutBy(join(root, path), false)
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
    leftOutBy(path, isFolder) {
      const kept = NO_IGNORE_RULES.leftOutBy(path, isFolder)
      if (kept !== undefined) return kept
      for (const { folder, matcher } of nearestFirst) {
        const within = relative(folder, path).split(sep).join('/')
        const { unignored, rule } = matcher.test(isFolder ? `${within}/` : within)
        if (rule !== undefined) return rule.mark
        if (unignored) break
      }
      return undefined
    },
    within: (folder) => rulesFrom([...ownRules(folder, files), ...nearestFirst], files),
  }
}

/** None where the folder has no such file, which is most often so. */
function ownRules(folder: string, files: readonly string[]): readonly FolderRules[] {
  const written = files.flatMap((mark) =>
    (readIfThere(join(folder, mark)) ?? '').split(/\r?\n/).map((pattern) => ({ pattern, mark })),
  )
  if (written.every(({ pattern }) => pattern === '')) return []
  // As git has it where it was not told otherwise.
  const ignorecase = process.platform === 'win32' || process.platform === 'darwin'
  return [{ folder, matcher: ignore({ ignorecase, allowRelativePaths: true }).add(written) }]
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
