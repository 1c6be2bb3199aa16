import type { Range } from '../../../src-shared/model/spans.ts'

/** The text without the brackets ⟦ ⟧, and what stands between them. */
export function marked(written: string): { readonly text: string; readonly range: Range } {
  const start = written.indexOf('⟦')
  const end = written.indexOf('⟧') - 1
  return { text: written.replace(/[⟦⟧]/g, ''), range: { start, end } }
}
