/**
 * Data that a manual or a program makes up: the people, numbers and addresses of a paragraph in which a domain stands
 * that is reserved for examples (RFC 2606), `dn: cn=Barbara Jensen,dc=example,dc=com`, and those of a program that tests
 * another. Only in technical documents: elsewhere a filled form may hold anything.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { overlapFinder, type Range } from '../../../../src-shared/model/spans.ts'
import { matchesAtLines } from '../lines.ts'

/** A domain that nobody has, as the end of a host or an address, or as components of one (RFC 2247). */
const RESERVED =
  /(?<![\w-])example\.(?:com|edu|net|org)\b|[\w-]\.example\b(?!\.\w)|@example(?![\w-])|\bdc=example\b/gi
/** How programs say that they test (Go, Python, JavaScript, Java, Rust, Ruby, PHP, Perl), and how often a test does. */
const TEST = new RegExp(
  oneLine`
    ^func (?:\(\w+ \*?\w+\) )?(?:Test|Benchmark|Example)\w*\(|^[ \t]*(?:async )?def test_\w+\(
    |^[ \t]*(?:describe|it|test|context|specify)(?:\.\w+)?\s?\(?['"\x60]|^[ \t]*@Test\b
    |^[ \t]*#\[(?:tokio::)?test\]|^[ \t]*(?:public )?function test\w+\(
    |^(?:is|is_deeply|ok|like|cmp_ok)\s?\(|^[ \t]*self\.assert\w+\(
    |^[ \t]*assert(?:_\w+|Equals?|That)\b
  `,
  'my',
)
const FEWEST_TESTS = 3
/** What parts a paragraph from the next: a line left empty, or a request of a manual page (man(7)) or a remark without words. */
const PARTED = /\n[ \t*#;%/>|-]{0,12}\n|\n\.(?:[LP]?P|TP|IP|SH|SS|Sh|Ss|Pp|nf|fi|EX|EE|RS|RE)\b/g
/** Units of a paragraph that are read on each side of the domain. */
const READ = 1_200

/**
 * Tells of stretches of one text whether they stand in such a paragraph or program.
 * @param isOfPrograms whether the text is technical.
 */
export function sampleDataOf(text: string, isOfPrograms: boolean): (range: Range) => boolean {
  const paragraphs: Range[] = []
  if (
    isOfPrograms &&
    matchesAtLines(text, TEST).take(FEWEST_TESTS).toArray().length === FEWEST_TESTS
  )
    return () => true
  if (isOfPrograms) {
    for (const { index } of text.matchAll(RESERVED)) {
      const last = paragraphs.at(-1)
      if (last && index < last.end) continue
      const before = text.slice(Math.max(last?.end ?? 0, index - READ), index)
      const after = text.slice(index, index + READ)
      const begin = Array.from(before.matchAll(PARTED)).at(-1)
      const start = index - before.length + (begin ? begin.index + begin[0].length : 0)
      const parted = after.search(PARTED)
      const end = index + (parted < 0 ? after.length : parted)
      // A paragraph longer than what is read of it goes on: what stands across that place is of it, too.
      if (start === last?.end) paragraphs.splice(-1, 1, { start: last.start, end })
      else paragraphs.push({ start, end })
    }
  }
  const over = overlapFinder(paragraphs)
  return (range) => over(range).some(({ start, end }) => start <= range.start && range.end <= end)
}
