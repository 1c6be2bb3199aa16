/** Bytes that arrive in pieces, in one buffer that grows with them. */

import { free } from '../workers/give-back-memory.ts'

export interface ArrivedBytes {
  readonly add: (piece: Buffer) => void
  /** All of them, in a buffer that holds nothing else; this object is empty from then on. */
  readonly take: () => Buffer<ArrayBuffer>
}

/**
 * Collects what a request sends. Each piece is freed when it was added: V8 looks for buffers that
 * nobody holds only now and then, and a hundred megabytes of pieces of large bodies lay about
 * until it did. Node's parser makes a copy of each for whoever listens (node_http_parser.cc).
 */
export function arrivedBytes(): ArrivedBytes {
  let buffer = new ArrayBuffer(0)
  let length = 0
  return {
    add(piece) {
      const end = length + piece.length
      const own = ownBuffer(piece)
      // A small body comes in one piece, and is moved as it is.
      if (length === 0 && own !== undefined) buffer = own.transfer()
      else {
        if (end > buffer.byteLength) buffer = buffer.transfer(Math.max(end, 2 * buffer.byteLength))
        new Uint8Array(buffer).set(piece, length)
        if (own !== undefined) free(own)
      }
      length = end
    },
    take() {
      const all = Buffer.from(length === buffer.byteLength ? buffer : buffer.transfer(length))
      buffer = new ArrayBuffer(0)
      length = 0
      return all
    },
  }
}

/** The buffer of a piece, where it holds nothing else: small ones may share theirs. */
function ownBuffer({ buffer, length }: Buffer): ArrayBuffer | undefined {
  return buffer instanceof ArrayBuffer && buffer.byteLength === length ? buffer : undefined
}
