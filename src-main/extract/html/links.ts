/** Addresses as lines of text: complete, and with what is encoded in them readable below. */

/**
 * The lines for one link: the address, made absolute where a base is given,
 * and its decoded form where decoding shows words (queries, `mailto:` bodies).
 */
export function linkLines(link: string, base?: string): readonly string[] {
  const address = base === undefined ? link : (URL.parse(link, base)?.href ?? link)
  const query = address.slice(Math.max(0, address.search(/[?#]/)))
  const decoded = decodeWords(query)
  return decoded === query || !/\p{L}{2,}\s+\p{L}{2,}/u.test(decoded)
    ? [address]
    : [address, decoded]
}

/** Percent-encoding and the plus signs of forms undone (WHATWG URL §5.1), where it is valid UTF-8. */
function decodeWords(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).replace(/\p{Cc}+/gu, ' ')
  } catch {
    return text
  }
}
