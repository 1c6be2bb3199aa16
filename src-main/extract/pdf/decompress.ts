/** Unfolds streams of a PDF in the thread that reads it: the platform's own stream for it goes to another thread and back for each. */

import { brotliDecompressSync, inflateSync } from 'node:zlib'

/**
 * Bytes that one stream may unfold to. Maps and drawings have contents of some ten million bytes; a
 * file of three kilobytes can have a thousand times that, and buffers are outside a thread's memory
 * limit.
 */
export const MAX_STREAM_BYTES = 64 * 1024 * 1024

const DECOMPRESSORS = { deflate: inflateSync, brotli: brotliDecompressSync }

/**
 * The whole of a stream, in a buffer of its own.
 * @param format as `DecompressionStream` names it.
 * @throws {Error} where it is broken, cut short or longer than {@link MAX_STREAM_BYTES}.
 */
export function decompress(format: keyof typeof DECOMPRESSORS, bytes: Uint8Array): Uint8Array {
  return new Uint8Array(DECOMPRESSORS[format](bytes, { maxOutputLength: MAX_STREAM_BYTES }))
}
