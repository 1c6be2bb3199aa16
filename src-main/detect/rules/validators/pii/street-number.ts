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

/** Whether a street stands as people write it: in quotes of its own it is the name of a thing. */
export function unquotedStreet(_value: string, { text, start, end }: ValidatorMatch): boolean {
  return !(
    OPENS.test(text.slice(Math.max(0, start - 2), start)) && CLOSES.test(text.slice(end, end + 2))
  )
}

/** Whether what begins with a number begins with that of a house, not with a year as in "in 2008 Wall Street". */
export function streetNumber(value: string, { text, start }: ValidatorMatch): boolean {
  return !(YEAR.test(value) && BEFORE_A_YEAR.test(text.slice(Math.max(0, start - READ), start)))
}
