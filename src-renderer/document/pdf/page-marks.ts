/**
 * Which letters of which page a finding covers: from a stretch of the canonical
 * text to text items and places in them. Pure; the page view turns the result
 * into rectangles and never searches for words.
 */

import type { SourceMap } from '../../../src-shared/model/source-map.ts'
import { rangesWithin } from '../../../src-shared/model/spans.ts'
import type { DocumentFinding } from '../../../src-shared/workspace/document.ts'

/** A part of one finding in one text item; `from` and `to` are UTF-16 units of the item's string. */
export interface ItemPart {
  readonly item: number
  readonly from: number
  readonly to: number
}

/** What one finding covers on one page. */
export interface PageEvidence {
  readonly finding: DocumentFinding
  readonly parts: readonly ItemPart[]
}

/** Evidence by page, from 1, findings in the order given. Joints between items belong to no page. */
export function pageEvidence(
  findings: readonly DocumentFinding[],
  sourceMap: SourceMap,
): ReadonlyMap<number, readonly PageEvidence[]> {
  const pages = new Map<number, PageEvidence[]>()
  for (const finding of findings) {
    for (const [page, parts] of partsByPage(finding, sourceMap)) {
      const evidence = pages.get(page) ?? []
      evidence.push({ finding, parts })
      pages.set(page, evidence)
    }
  }
  return pages
}

function partsByPage(
  finding: DocumentFinding,
  sourceMap: SourceMap,
): ReadonlyMap<number, readonly ItemPart[]> {
  const pages = new Map<number, ItemPart[]>()
  for (const { page, item, from: before = 0, start, end } of rangesWithin(sourceMap, finding)) {
    if (page === undefined || item === undefined) continue
    const from = before + Math.max(finding.start, start) - start
    const to = before + Math.min(finding.end, end) - start
    if (to <= from) continue
    const parts = pages.get(page) ?? []
    parts.push({ item, from, to })
    pages.set(page, parts)
  }
  return pages
}
