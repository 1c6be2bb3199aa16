/**
 * What makes two submissions the same under one Idempotency-Key: a hash, from
 * which the submitted content cannot be read back.
 */

import { createHash } from 'node:crypto'
import type { ScanContent } from './scan-content.ts'

/**
 * SHA-256 over the content of a request and its `Prefer` header as it was sent.
 * JSON counts by the hash of its exact bytes and its Content-Type. A form counts by its
 * parts in their order (names, values, file names, types and bytes of files),
 * so that another boundary changes nothing; a file without a type is
 * `text/plain`, as in RFC 7578 §4.4.
 */
export function requestDigest(content: ScanContent, prefer: string | undefined): Buffer {
  const hash = createHash('sha256')
  // A JSON array shows where it ends, so the bytes behind it cannot pass for a part of it.
  const head = (...facts: readonly unknown[]) =>
    hash.update(JSON.stringify([content.type, prefer ?? null, ...facts]))
  if (content.type === 'json') {
    head(content.contentType, content.sha256())
    return hash.digest()
  }
  const { order, text, config, files } = content.form
  head(
    order,
    text,
    config,
    files.map(({ name, mediaType, bytes }) => [name, mediaType, bytes.length]),
  )
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest()
}
