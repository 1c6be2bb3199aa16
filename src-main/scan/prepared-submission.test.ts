import { describe, expect, it } from 'vitest'
import { MEDIA_TYPES, type PageExtent } from '../extract/canonical-document.ts'
import { type PreparedDocument, summarise } from './prepared-submission.ts'

function prepared(text: string, inputTokens: number, pages?: PageExtent): PreparedDocument {
  const mediaType = pages ? MEDIA_TYPES.pdf : MEDIA_TYPES.text
  const warnings = (pages?.withoutText ?? []).map((page) => `pdf_page_without_text:${page}`)
  return {
    source: 'file',
    tokens: new Uint32Array(inputTokens),
    document: { text, mediaType, sourceMap: [], warnings, ...(pages && { pages }) },
  }
}

describe('summarise', () => {
  it('sums bytes, tokens and units over the documents', () => {
    const summary = summarise('documents', {}, [prepared('é', 600), prepared('ab', 401)])

    expect(summary.canonicalBytes).toBe(4)
    expect(summary.metadata).toEqual({
      input: { kind: 'documents', media_types: ['text/plain'] },
      extraction: {
        version: 'document-v1',
        state: 'complete',
        documents_total: 2,
        documents_scanned: 2,
        warnings: [],
      },
      coverage: {
        state: 'complete',
        input_tokens: 1_001,
        documents_total: 2,
        documents_scanned: 2,
      },
      usage: {
        input_tokens: 1_001,
        scan_units: 2,
        request_units: 2,
        unit_version: 'scan-unit-v1',
      },
    })
  })

  it.each([
    [1, 1],
    [1_000, 1],
    [1_001, 2],
  ])('charges %d tokens with %d units', (tokens, units) => {
    expect(summarise('text', {}, [prepared('a', tokens)]).metadata.usage.scan_units).toBe(units)
  })

  it('is partial when a page has no text, and says which', () => {
    const { metadata } = summarise('documents', {}, [
      prepared('a', 1, { total: 3, withoutText: [2] }),
      prepared('b', 1, { total: 1, withoutText: [] }),
    ])

    expect(metadata.extraction).toMatchObject({
      state: 'partial',
      pages_total: 4,
      pages_scanned: 3,
      warnings: ['pdf_page_without_text:2'],
    })
    expect(metadata.coverage).toMatchObject({ state: 'partial', pages_total: 4, pages_scanned: 3 })
  })
})
