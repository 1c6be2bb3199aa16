/** What an Office package holds beside its pages: files, properties, links and parts of other kinds. */

import { posix } from 'node:path'
import type { FileSource } from '../../intake/submission.ts'
import { ExtractionError } from '../extraction-error.ts'
import { readXml } from '../text/read-xml.ts'
import { isStated } from '../text/stated.ts'
import { isExtraKind, kindByName, readExtraTexts } from './extras.ts'
import type { ZipArchive } from './read-zip.ts'
import { type Relationship, readRelationships } from './relationships.ts'

/** Kinds whose parts hold whole files: what Word shows in place, objects, workbooks behind charts. */
const FILE_KINDS: ReadonlySet<string> = new Set(['aFChunk', 'package', 'oleObject'])
const FILE_NAME = /(?:^|\/)embeddings\//i
const ACTIVE_NAME = /(?:^|\/)activex\/|vbaproject\.bin$/i

/** Whether it has macros or controls. */
export function hasActiveParts({ names }: ZipArchive): boolean {
  return names.some((name) => ACTIVE_NAME.test(name))
}

/** Whole documents in it, and whether one that it names is not there. */
export function readFiles(
  archive: ZipArchive,
  relationships: readonly Relationship[],
): { readonly attachments: readonly FileSource[]; readonly missing: boolean } {
  const paths = new Map<string, string>()
  const add = (path: string) => paths.set(path.toLowerCase(), path)
  for (const { kind, external, target } of relationships) {
    if (!external && FILE_KINDS.has(kind)) add(target)
  }
  for (const name of archive.names) if (FILE_NAME.test(name) && !name.endsWith('/')) add(name)
  const attachments = [...paths.values()].flatMap((path) => {
    const content = archive.read(path)
    return content ? [{ name: posix.basename(path), bytes: content }] : []
  })
  return { attachments, missing: attachments.length < paths.size }
}

/** Texts of all other parts, each once. A part beside the document that is broken is told of, and does not cost the document. */
export function readExtras(
  archive: ZipArchive,
  relationships: readonly Relationship[],
): { texts: readonly string[]; broken: boolean } {
  const kinds = new Map<string, string>()
  for (const path of archive.names) {
    const kind = kindByName(path)
    if (kind !== undefined) kinds.set(path.toLowerCase(), kind)
  }
  for (const { kind, target, external } of relationships) {
    if (!external && isExtraKind(kind)) kinds.set(target.toLowerCase(), kind)
  }
  const texts = new Set<string>()
  let broken = false
  for (const [path, kind] of kinds) {
    const xml = archive.read(path)
    try {
      for (const text of xml ? readExtraTexts(kind, xml) : []) texts.add(text)
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error
      broken = true
    }
  }
  return { texts: [...texts], broken }
}

/** Addresses that hyperlinks of these parts lead to, each once, sorted. */
export function linkTargetsOf(archive: ZipArchive, paths: readonly string[]): readonly string[] {
  const links = paths
    .flatMap((path) => readRelationships(archive, path))
    .filter(({ kind, external }) => kind === 'hyperlink' && external)
  return [...new Set(links.map(({ target }) => target))].sort()
}

/** Dublin Core properties that are prose whatever they say. */
const PROSE = /^(?:title|subject|description|keywords|category)$/

/** What the properties of a package state (ECMA-376 part 2 §11) but for dates. */
export function readProperties(archive: ZipArchive, path: string | undefined): readonly string[] {
  const xml = path === undefined ? undefined : archive.read(path)
  if (!xml) return []
  const texts: { name: string; text: string }[] = []
  readXml(xml, {
    start({ name }) {
      texts.push({ name, text: '' })
    },
    end() {
      texts.push({ name: '', text: '' })
    },
    text(text) {
      const last = texts.at(-1)
      if (last) last.text += text
    },
  })
  const stated = texts.filter(({ name, text }) =>
    PROSE.test(name) ? /\S/.test(text) : isStated(text),
  )
  return [...new Set(stated.map(({ text }) => text.trim()))]
}
