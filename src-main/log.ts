/**
 * The program's log: JSON lines on standard error, because standard output is
 * data. It holds addresses, codes and times, never submitted content or keys.
 */

import pino, { type Logger } from 'pino'

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** A logger that writes at once, so that the last lines of a dying process are not lost. */
export function createLog(level: LogLevel): Logger {
  return pino(
    {
      name: 'assay',
      level,
      base: null,
      serializers: { err: describeError },
    },
    pino.destination({ dest: 2, sync: true }),
  )
}

/**
 * What may be told of an error: its name, code, and where it arose. Messages of
 * libraries quote what they choke on, so only our own errors' messages are kept.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: 'unknown' }
  const [, ...frames] = (error.stack ?? '').split('\n    at ')
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    stack: frames,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
