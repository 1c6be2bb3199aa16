/** Answers held against the closed schemas of the interface. */

import type Type from 'typebox'
import { Compile } from 'typebox/compile'
import { expect } from 'vitest'
import { ERROR_CODES } from '../../../src-shared/contract/error-codes.ts'
import { ErrorBody } from '../../../src-shared/contract/scan-result.ts'
import type { Answer } from './service.ts'

export function expectShape(schema: Type.TSchema, body: unknown) {
  expect(Compile(schema).Errors(body)).toEqual([])
}

/** A refusal of this code, with its status, and under the id of its request. */
export function expectRefusal(answer: Answer, code: keyof typeof ERROR_CODES) {
  expectShape(ErrorBody, answer.body)
  expect(answer.body.error.code).toBe(code)
  expect(answer.status).toBe(ERROR_CODES[code][0])
  expect(answer.headers.get('x-request-id')).toBe(answer.body.error.request_id)
}
