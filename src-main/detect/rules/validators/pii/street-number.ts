/** Tells streets from years before a name, and from things that are named after streets. */

import type { ValidatorMatch } from '../validator.ts'

/** Words after which four digits are a year. */
const BEFORE_A_YEAR =
  /(?:^|[^\p{L}])(?:in|since|by|until|till|of|from|around|circa|after|before|during|early|late|summer|winter|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december),?\s$/iu
const YEAR = /^(?:1[5-9]|20)\d\d /
/** Characters before the number that are looked at. */
const READ = 16

const OPENS = /[„“”«"‘»]\s?$/
const CLOSES = /^\s?[“”»"’«]/

/** The owner of a work and its year, as in "Copyright Calle Rosenquist, 2017". */
const OWNED = /(?:copyright|\(c\)|©)[\s\d,-]*$/i
const ENDS_IN_YEAR = /\b(?:19|20)\d\d$/
const OWNER_READ = 40

/** Whether a street stands as people write it: in quotes of its own, or as owner of a work, it is another thing. */
export function unquotedStreet(value: string, { text, start, end }: ValidatorMatch): boolean {
  const isQuoted =
    OPENS.test(text.slice(Math.max(0, start - 2), start)) && CLOSES.test(text.slice(end, end + 2))
  const before = text.slice(Math.max(0, start - OWNER_READ), start)
  return !isQuoted && !(ENDS_IN_YEAR.test(value) && OWNED.test(before))
}

/** The mail address of somebody whose name stood before it. */
const MAIL_AFTER = /^\s{0,3}[<(]/

/** Whether what begins with a number begins with that of a house, not with a year as in "in 2008 Wall Street". */
export function streetNumber(value: string, { text, start, end }: ValidatorMatch): boolean {
  if (!YEAR.test(value)) return true
  const isAuthor = MAIL_AFTER.test(text.slice(end, end + 4))
  return !isAuthor && !BEFORE_A_YEAR.test(text.slice(Math.max(0, start - READ), start))
}
