/** What the parts of a package lead to (ECMA-376 part 2, Open Packaging Conventions, §6.5). */

import { posix } from 'node:path'
import { ExtractionError } from '../extraction-error.ts'
import { readXml } from '../text/read-xml.ts'
import type { ZipArchive } from './read-zip.ts'

export interface Relationship {
  /** By which its part names it. */
  readonly id: string
  readonly kind: string
  readonly target: string
  readonly external: boolean
}

/** ECMA-376 part 2; one for both editions. */
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
/** What types of relationships begin with, transitional and strict (ISO/IEC 29500 parts 4 and 1, part 2 §11). */
const TYPE_FOLDERS: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/metadata/',
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/',
])

/** Types of newer parts begin with this; their last word is the kind ([MS-DOCX] §2.1, [MS-ODRAWXML] §2.1). */
const NEWER_TYPE = 'http://schemas.microsoft.com/office/'

/** Parts of one package that are followed; a book of charts has some thousand. */
const MAX_PARTS = 20_000

/** All relationships that hang together with the given ones, each part's once. */
export function followRelationships(
  archive: ZipArchive,
  first: readonly Relationship[],
): readonly Relationship[] {
  const all = [...first]
  const seen = new Set<string>()
  for (const { target, external, kind } of all) {
    if (external || kind === '' || seen.has(target)) continue
    seen.add(target)
    if (seen.size > MAX_PARTS) throw new ExtractionError('EXTRACTION_FAILED', 'has too many parts')
    for (const next of readRelationships(archive, target)) all.push(next)
  }
  return all
}

/** The relationships of a part, or of the package for the empty path; none where it has no such file. */
export function readRelationships(archive: ZipArchive, path: string): readonly Relationship[] {
  const folder = posix.dirname(path)
  const xml = archive.read(posix.join(folder, '_rels', `${posix.basename(path)}.rels`))
  if (!xml) return []
  const found: Relationship[] = []
  readXml(xml, {
    start({ name, namespace, attribute }) {
      const target = attribute('Target')
      if (namespace !== RELATIONSHIPS || name !== 'Relationship' || target === undefined) return
      const external = attribute('TargetMode') === 'External'
      found.push({
        id: attribute('Id') ?? '',
        kind: kindOf(attribute('Type') ?? ''),
        target: external ? target : posix.resolve('/', folder, target).slice(1),
        external,
      })
    },
    end() {},
    text() {},
  })
  return found
}

/** The last word of a type that an edition of the standard defines; empty for every other type. */
function kindOf(type: string): string {
  const end = type.lastIndexOf('/') + 1
  const isKnown = TYPE_FOLDERS.has(type.slice(0, end)) || type.startsWith(NEWER_TYPE)
  return isKnown ? type.slice(end) : ''
}
