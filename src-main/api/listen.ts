/** Opens the port: on 127.0.0.1 only. */

import type { FastifyInstance } from 'fastify'
import { ExplainedError } from '../explained-error.ts'

/** The port belongs to another program; the message names it and what to do. */
export class PortInUse extends ExplainedError {
  constructor(port: number, cause: unknown) {
    super(
      `Port ${port} is in use by another program. Choose another with --port, or --port 0 for a free one.`,
      { cause },
    )
    this.name = 'PortInUse'
  }
}

/**
 * Lets the app listen.
 * @param port 0 takes a free one.
 * @returns its address, `http://127.0.0.1:PORT`.
 * @throws {PortInUse}
 */
export async function listen(app: FastifyInstance, port: number): Promise<string> {
  try {
    return await app.listen({ host: '127.0.0.1', port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortInUse(port, error)
    }
    throw error
  }
}
