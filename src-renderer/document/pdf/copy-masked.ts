/** What is copied from drawn pages while values are masked: the letters of a value leave as dots. */

import type { Range } from '../../../src-shared/model/spans.ts'

/** Stretches of each text item that are covered, by page and item. */
export type CoveredItems = ReadonlyMap<number, ReadonlyMap<number, readonly Range[]>>

/** Which letters of which item are a value: of marks that masking covers. */
export function coveredItems(
  marks: ReadonlyMap<
    number,
    readonly {
      readonly mark: { readonly maskable: boolean }
      readonly parts: readonly {
        readonly item: number
        readonly from: number
        readonly to: number
      }[]
    }[]
  >,
): CoveredItems {
  const pages = new Map<number, Map<number, Range[]>>()
  for (const [page, onPage] of marks) {
    const items = new Map<number, Range[]>()
    for (const { mark, parts } of onPage) {
      if (!mark.maskable) continue
      for (const { item, from, to } of parts) {
        items.set(item, [...(items.get(item) ?? []), { start: from, end: to }])
      }
    }
    pages.set(page, items)
  }
  return pages
}

/** The selected text of the pages, one line a line of the page. */
export function copiedFromPages(selection: globalThis.Range, covered: CoveredItems): string {
  const { commonAncestorContainer: root } = selection
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let text = ''
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
    if (!selection.intersectsNode(node)) continue
    const beginsPage = node instanceof HTMLElement && node.dataset.page !== undefined
    if (node instanceof HTMLBRElement || (beginsPage && text !== '')) text += '\n'
    else if (node instanceof Text) text += coveredText(node, selection, covered)
  }
  return text
}

function coveredText(node: Text, selection: globalThis.Range, covered: CoveredItems): string {
  const element = node.parentElement
  if (element?.closest('.text-layer') == null) return ''
  const from = node === selection.startContainer ? selection.startOffset : 0
  const to = node === selection.endContainer ? selection.endOffset : node.length
  const page = Number(element.closest<HTMLElement>('[data-page]')?.dataset.page)
  const item = Number(element.closest<HTMLElement>('[data-item]')?.dataset.item)
  const letters = [...node.data.slice(from, to)]
  const values = covered.get(page)?.get(item) ?? []
  let at = from
  return letters
    .map((letter) => {
      const place = at
      at += letter.length
      return values.some(({ start, end }) => place >= start && place < end) ? '•' : letter
    })
    .join('')
}
