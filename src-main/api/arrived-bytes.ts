/** Bytes that arrive in pieces, in one buffer that grows with them. */

import { free } from '../workers/give-back-memory.ts'

export interface ArrivedBytes {
  readonly add: (piece: Buffer) => void
  /** All of them, in a buffer that holds nothing else; this object is empty from then on. */
  readonly take: () => Buffer<ArrayBuffer>
}

/** Times as large as what has arrived the buffer may become for what is announced: whoever sends nothing gets no room. */
const MOST_AHEAD = 16

/**
 * Collects what a request sends. Each piece is freed when it was added: V8 looks for buffers that
 * nobody holds only now and then, and a hundred megabytes of pieces of large bodies lay about
 * until it did. Node's parser makes a copy of each for whoever listens (node_http_parser.cc).
 * @param announced how many there will be; a buffer that grows to it by and by leaves holes of each size behind
 */
export function arrivedBytes(announced = 0): ArrivedBytes {
  let buffer = new ArrayBuffer(0)
  let length = 0
  const roomFor = (end: number) =>
    end <= announced ? Math.min(announced, MOST_AHEAD * end) : Math.max(end, 2 * buffer.byteLength)
  return {
    add(piece) {
      const end = length + piece.length
      if (end > buffer.byteLength) buffer = buffer.transfer(roomFor(end))
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
