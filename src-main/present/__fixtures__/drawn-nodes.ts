/** Trees of documents as they look, for tests: as markup, to read at a glance. */

import type { FormattedNode } from '../../../src-shared/workspace/formatted.ts'

export function drawn(nodes: readonly FormattedNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return 'text' in node ? node.text : `<${node.tag}>${drawn(node.children)}</${node.tag}>`
    })
    .join('')
}
