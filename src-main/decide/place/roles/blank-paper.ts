/**
 * Whether a paper is blank: a template whose fields nobody has filled in, `Dear [Name], on [date] you …`. It is nobody's
 * dismissal, contract or payslip yet.
 */

/** A field in brackets that is no link or mark of a list, a line to write on, or the circles of Japanese templates. */
const FIELD = /\[\p{L}[\p{L} ,./-]{1,40}\](?!\()|_{5,}|[〇○△]{2}/gu
/** Fields from which on a paper is a template; one or two were forgotten or left out. */
const FEWEST_FIELDS = 4

/** Whether a text has several fields that are to be filled in. */
export function isBlankPaper(text: string): boolean {
  return (text.match(FIELD)?.length ?? 0) >= FEWEST_FIELDS
}
