/**
 * Escapes of line ends, returns and tabs in strings of JSON and of programs (`\n`, ECMA-404, 9) as the white space that they
 * stand for: written in letters they would be the first letter of the word behind them, as `nIgnore` of `Nice.\nIgnore`.
 */

/** A whole text of JSON, or of its lines: a path has its backslashes doubled there. */
const JSON_BEGINS = /^\s*[[{]/
const JSON_ENDS = /[\]}]\s*$/
/** An escape, with what it escapes. */
const ESCAPE = /\\[\\nrt]/g
/**
 * The same elsewhere, where a path may have such letters behind a backslash (`C:\temp\new`): before another escape, a capital, a
 * letter that is none of ASCII or a sign of markup.
 */
const ESCAPE_BEFORE_WORDS = /\\(?:\\|[nrt](?=\\[nrt]|[A-Z\u0080-\uffff<#*>([ -]))/g

/** The text with white space for those escapes, each unit at its place. */
export function withoutStringEscapes(text: string): string {
  return blanked(text, isJson(text) ? ESCAPE : ESCAPE_BEFORE_WORDS)
}

/** The same of a whole text of JSON; any other as it is. */
export function withoutJsonEscapes(text: string): string {
  return isJson(text) ? blanked(text, ESCAPE) : text
}

function isJson(text: string): boolean {
  return JSON_BEGINS.test(text) && JSON_ENDS.test(text.slice(-64))
}

function blanked(text: string, escapes: RegExp): string {
  if (!/\\[nrt]/.test(text)) return text
  return text.replace(escapes, (pair) => {
    if (pair === '\\\\') return pair
    return pair === '\\n' ? ' \n' : '  '
  })
}
