/** What a commit or a tag says, out of its object as git keeps it (gitformat-signature(5), git-commit(1) "Discussion"). */

const BLANK_LINE = Buffer.from('\n\n')

/**
 * The message in UTF-8, signatures within it included; in its own bytes where they mean nothing in
 * the encoding that the object names.
 */
export function messageOf(object: Uint8Array): Uint8Array {
  const { head, body } = parted(object)
  const label = /^encoding (\S+)$/m.exec(head)?.[1]
  if (label === undefined) return body
  try {
    return new TextEncoder().encode(new TextDecoder(label, { fatal: true }).decode(body))
  } catch {
    return body
  }
}

/** The id of the tag that a tag points to; none of what is no tag of a tag. */
export function taggedObject(object: Uint8Array | string): string | undefined {
  if (typeof object === 'string') return undefined
  return /^object ([0-9a-f]{40,64})\ntype tag$/m.exec(parted(object).head)?.[1]
}

/** Lines of names and values, and what is below the first blank line. */
function parted(object: Uint8Array): { readonly head: string; readonly body: Uint8Array } {
  const bytes = Buffer.from(object.buffer, object.byteOffset, object.byteLength)
  const end = bytes.indexOf(BLANK_LINE)
  if (end < 0) return { head: bytes.toString('latin1'), body: new Uint8Array() }
  return { head: bytes.toString('latin1', 0, end), body: bytes.subarray(end + BLANK_LINE.length) }
}
