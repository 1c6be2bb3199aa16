/** Bytes as Fastify sends them: it takes Node's buffers only. */

/** The same bytes, not copied. */
export function bytesOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}
