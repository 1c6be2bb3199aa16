/** What becomes of a command whose output nobody reads any more, as `| head` leaves it, or finds no room. */

import { EXIT } from './exit-codes.ts'

/**
 * Ends the command where its output is lost, in words instead of with Node's stack: who stops reading
 * has what was wanted. Who listens to the stream itself, as a scan does, decides for itself.
 */
export function endOnLostOutput(): void {
  const { stdout, stderr } = process
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (stdout.listenerCount('error') > 1) return
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    stderr.write(`assay: the output cannot be written (${error.code ?? 'unknown'})\n`)
    process.exit(EXIT.unusable)
  })
  // There is nowhere left to say it.
  stderr.on('error', () => {})
}
