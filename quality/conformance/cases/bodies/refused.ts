/** How bodies are refused. */

export const MALFORMED = { status: 400, code: 'INVALID_REQUEST' } as const
export const BAD_INPUT = { status: 422, code: 'INVALID_INPUT' } as const
export const BAD_TEXT = { status: 422, code: 'INVALID_TEXT' } as const
