/**
 * Names that people give to accounts and keys.
 *
 * They are shown in lists and logs and typed again in commands, so nothing
 * invisible is let in.
 */

import { ExplainedError } from '../explained-error.ts'

/** Longest name, in code points. */
export const MAX_NAME_LENGTH = 100

/** What an account or a key was asked to be, and cannot; the message is for its owner. */
export class AccountError extends ExplainedError {
  constructor(message: string) {
    super(message)
    this.name = 'AccountError'
  }
}

/**
 * Controls, lone surrogates, line and paragraph separators, and the marks that
 * turn the direction of text around (Unicode Standard Annex 9, §2).
 */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/**
 * The name in the one form that is kept: without spaces around it, in Unicode
 * normalisation form C, so that what looks alike when typed twice is the same.
 *
 * @param what `account` or `key`, for the message.
 * @throws {AccountError} where it is not 1 to 100 characters, or holds controls.
 */
export function checkName(what: 'account' | 'key', name: string): string {
  if (name.length > 4 * MAX_NAME_LENGTH) throw tooLong(what)
  if (UNFIT.test(name)) {
    throw new AccountError(`The name of the ${what} holds control or direction characters.`)
  }
  const normal = name.normalize('NFC').trim()
  if (normal === '') throw new AccountError(`The name of the ${what} is empty.`)
  if ([...normal].length > MAX_NAME_LENGTH) throw tooLong(what)
  return normal
}

function tooLong(what: string): AccountError {
  return new AccountError(`The name of the ${what} is longer than ${MAX_NAME_LENGTH} characters.`)
}
