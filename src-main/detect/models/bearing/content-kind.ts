/**
 * What kind of content a section is, by its form alone: whom a text may address, and so what an
 * order in it means, hangs on that. Rules that a reader can check, no network.
 */

/** The first that fits, in this order; a request is what somebody types to an assistant. */
export const CONTENT_KINDS = ['data', 'code', 'mail', 'instructions', 'request', 'prose'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** UTF-16 units that are looked at; the form of a text shows at its beginning. */
const LOOKED_AT = 8_000
/** A longer text is no request, whatever it says. */
const MOST_OF_REQUEST = 2_500
/** Share of the lines that have the form, from which the whole has it. */
const SHARE = 0.5

/** `"key": value`, `key: value` or `key=value`, with a short key, of which a document of data is made. */
const FIELD = /^\s*(?:- )?["']?[\p{L}_$@][\p{L}\p{N} _.$@/-]{0,40}["']?\s*[:=]\s*\S/u
/** A line of a table: three cells or more between tabs, bars, commas or semicolons. */
const CELLS = /^[^\t]+\t[^\t]+\t|^\s*\|.*\|.*\||^(?:[^,;]{1,60}[,;]){3,}[^,;]{0,60}$/
/** A line that opens with a time, as logs and feeds of events have it. */
const STAMPED = /^\s*\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const MARKED_UP = /^\s*<(?:\?xml|!doctype|html|table|svg|[a-z]+:?[a-z]*[ >])/i
const CODE_LINE =
  /[;{}]\s*$|^\s*(?:import |from \S+ import|#include|def |class |function |const |let |var |return\b|if \(|for \(|\$ |#!|FROM |RUN |SELECT |\/\/|@\w+\()/
const MAIL_HEADER =
  /^(?:from|to|cc|subject|date|sent|von|an|betreff|gesendet|de|para|asunto|objet|à|oggetto|temat|konu|от|тема)\s?:/i
/** Front matter, or who the reader is to be, as system prompts, agents' rules and skills begin. */
const FRONT_MATTER = /^---\s*\n(?:.*\n){0,6}?(?:name|description|globs|alwaysApply|tools|model)\s*:/
const ROLE =
  /^(?:#[^\n]*\n\s*)?(?:system(?: prompt)?\s*:\s*)?(?:you are|you're|act as|your (?:role|task|job) is|du bist|sie sind|tu es|vous êtes|eres|usted es|sei |você é|je bent|jesteś|sen |ты |вы |你是|あなたは)/i
/** A heading, an item of a list or a capitalised label, of which instructions are made. */
const STRUCTURED = /^\s*(?:#{1,6} |[-*•] |\d{1,2}[.)] |\*\*[^*]+\*\*|[A-Z][\w ]{2,30}:\s*$)/

/** The kind of a section. A text of no line is prose. */
export function contentKindOf(section: string): ContentKind {
  const head = section.slice(0, LOOKED_AT).trimStart()
  const lines = head.split('\n').filter((line) => line.trim() !== '')
  const share = (form: RegExp) =>
    lines.filter((line) => form.test(line)).length / Math.max(1, lines.length)
  if (isJson(head) || MARKED_UP.test(head)) return 'data'
  if (lines.slice(0, 8).filter((line) => MAIL_HEADER.test(line)).length >= 2) return 'mail'
  if (FRONT_MATTER.test(head)) return 'instructions'
  if (lines.length >= 2) {
    if (share(STAMPED) >= SHARE || share(CELLS) >= SHARE) return 'data'
    if (share(CODE_LINE) >= SHARE) return 'code'
    if (lines.length >= 3 && share(FIELD) >= SHARE) return 'data'
  } else if (CODE_LINE.test(head)) return 'code'
  const structured = share(STRUCTURED)
  if (lines.length >= 3 && (ROLE.test(head) ? structured >= 0.2 : structured >= SHARE)) {
    return 'instructions'
  }
  return section.length <= MOST_OF_REQUEST && lines.length <= 4 ? 'request' : 'prose'
}

/** An object or a list, whole or cut off: a bracket, and soon the first key or value. */
function isJson(head: string): boolean {
  return /^(?:\{\s*["'}]|\[\s*(?:[[{"'\d-]|\]))/.test(head)
}
