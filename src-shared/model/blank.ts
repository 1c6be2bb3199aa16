/** Texts in which nothing stands. */

/** Unicode's White_Space has U+0085 beside what `\s` takes; `\s` has the byte order mark. */
const SIGN = /[^\p{White_Space}\ufeff]/u

/** Whether a text is empty or white space alone. */
export function isBlank(text: string): boolean {
  return !SIGN.test(text)
}
