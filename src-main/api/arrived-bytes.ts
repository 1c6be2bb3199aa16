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
      if (end > buffer.byteLength) buffer = buffer.transfer(Math.max(end, 2 * buffer.byteLength))
      new Uint8Array(buffer).set(piece, length)
      length = end
      freeOwn(piece)
    },
    take() {
      const all = Buffer.from(buffer.transfer(length))
      buffer = new ArrayBuffer(0)
      length = 0
      return all
    },
  }
}

/** Small pieces may share their buffer with others. */
function freeOwn({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) free(buffer)
}
