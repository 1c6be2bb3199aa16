/**
 * Fonts that the user's system has, for letters that the shipped font does not: a copy in Chinese
 * needs one, and one that holds them all weighs tens of megabytes. Only fonts whose licence lets
 * documents carry them are taken (OpenType, OS/2 table, fsType).
 */

import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { create, type Font, type FontCollection } from 'fontkit'

/** A font as PDFKit takes it. */
export interface FontFile {
  readonly file: Buffer
  /** By which it is known again. */
  readonly name: string
  /** Whether the file holds several fonts, of which this is the one of that name. */
  readonly isOneOfMany: boolean
}

/** A font with the code points that it is taken for. */
export interface FoundFont extends FontFile {
  readonly points: ReadonlySet<number>
}

/** Folders in a folder of fonts, and files that are looked at in all of them. */
const DEEPEST = 5
const MOST_FILES = 5_000
/** Fonts that are opened to look for letters, and how large one may be: a collection of all of CJK has 20 MB. */
const MOST_OPENED = 120
const LARGEST = 64 * 1_024 * 1_024

/** Where systems keep their fonts. */
export function fontFolders(): readonly string[] {
  const home = homedir()
  switch (process.platform) {
    case 'win32':
      return [
        join(process.env.SystemRoot ?? 'C:\\Windows', 'Fonts'),
        join(process.env.LOCALAPPDATA ?? home, 'Microsoft', 'Windows', 'Fonts'),
      ]
    case 'darwin':
      return ['/System/Library/Fonts', '/Library/Fonts', join(home, 'Library/Fonts')]
    default:
      return [
        ...['/usr/share/fonts', '/usr/local/share/fonts'],
        ...[join(home, '.local/share/fonts'), join(home, '.fonts')],
      ]
  }
}

/**
 * Fonts that hold code points, few of them: each holds some that those before it do not.
 * What no font holds is in none. The order of files decides, so that one machine gives one answer.
 * @param taken the name of a font that is used already: two of one name would be taken for one.
 */
export function fontsFor(
  points: ReadonlySet<number>,
  taken: string,
  folders = fontFolders(),
): readonly FoundFont[] {
  const wanted = new Set(points)
  const names = new Set([taken])
  const found: FoundFont[] = []
  let opened = 0
  for (const path of ranked(folders.flatMap((folder) => fontFiles(folder, DEEPEST)))) {
    if (wanted.size === 0 || opened++ === MOST_OPENED) break
    for (const { font, ...each } of fontsIn(path)) {
      const held = new Set([...wanted].filter((point) => font.hasGlyphForCodePoint(point)))
      if (held.size === 0 || names.has(each.name)) continue
      for (const point of held) wanted.delete(point)
      names.add(each.name)
      found.push({ ...each, points: held })
    }
  }
  return found
}

function fontFiles(folder: string, depth: number): readonly string[] {
  let entries: readonly Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    // Not there, or not ours to read.
    return []
  }
  return entries
    .slice(0, MOST_FILES)
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return depth > 1 ? fontFiles(path, depth - 1) : []
      return /\.(?:ttf|otf|ttc|otc)$/i.test(entry.name) ? [path] : []
    })
    .slice(0, MOST_FILES)
}

/** Plain upright letters first, and of those the families that are made for many scripts. */
function ranked(paths: readonly string[]): readonly string[] {
  const rankOf = (path: string) =>
    (/bold|italic|oblique|light|thin|black|condensed|mono|serif|emoji|symbol|math|-[bil]\.|bd\.|bi\./i.test(
      path,
    )
      ? 4
      : 0) +
    (/noto.?sans|cjk|fallback|unicode|pingfang|hiragino|gothic|msyh|malgun|nirmala|segoeui|lohit|dejavusans/i.test(
      path,
    )
      ? 0
      : 1)
  return paths.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
}

interface OpenFont extends FontFile {
  readonly font: Font
}

/** The fonts of a file that documents may carry; none of one that is broken. */
function fontsIn(path: string): readonly OpenFont[] {
  try {
    if (statSync(path).size > LARGEST) return []
    const file = readFileSync(path)
    const opened = create(file)
    const isOneOfMany = isCollection(opened)
    const fonts = isOneOfMany ? opened.fonts : [opened]
    return fonts
      .filter(mayBeEmbedded)
      .map((font) => ({ file, font, name: font.postscriptName, isOneOfMany }))
  } catch {
    return []
  }
}

function isCollection(opened: Font | FontCollection): opened is FontCollection {
  return 'fonts' in opened
}

/** Restricted fonts are for screens alone; a copy also takes only the letters that it uses. */
function mayBeEmbedded(font: Font): boolean {
  const { noEmbedding, noSubsetting, bitmapOnly } = font['OS/2'].fsType
  return !noEmbedding && !noSubsetting && !bitmapOnly
}
