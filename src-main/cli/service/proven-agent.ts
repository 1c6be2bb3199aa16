/**
 * Connections to a service that proved itself on each of them, before anything else is sent: what
 * is said on a connection is heard by who proved itself on it, whatever becomes of the port.
 */

import { Agent, type ClientRequestArgs } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { ServiceFile } from '../../service-file.ts'
import { isProof, newProofSecret, PROOF_HEADER } from '../../service-proof.ts'

/** A service proves itself without work; who says nothing for so long is none that could be used. */
const PATIENCE_MS = 60_000
/** Bytes of an answer without a body. */
const LONGEST_HEAD = 8 * 1024
const HEAD_END = '\r\n\r\n'
/** After so long without a request a connection is closed, as by Node's own agent. */
const IDLE_MS = 5_000

/** An agent for requests to the service of a file; they fail where somebody else listens at its address. */
export function provenAgent({ baseUrl, proofKey }: ServiceFile): Agent {
  const port = Number(new URL(baseUrl).port)
  return new (class extends Agent {
    override createConnection(
      _: ClientRequestArgs,
      done?: (error: Error | null, stream: Duplex) => void,
    ): undefined {
      provenConnection(port, proofKey).then(
        (socket) => done?.(null, socket),
        (error) => (done as ((error: Error) => void) | undefined)?.(error),
      )
    }
  })({ keepAlive: true, timeout: IDLE_MS })
}

function provenConnection(port: number, proofKey: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const challenge = newProofSecret()
    const socket = connect({ host: '127.0.0.1', port })
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    let head = ''
    const hear = (piece: Buffer) => {
      head += piece.toString('latin1')
      const isOver = head.includes(HEAD_END)
      if (!isOver && head.length <= LONGEST_HEAD) return
      if (!isProof(proofIn(head), proofKey, challenge, port)) {
        fail(new Error('another program listens there'))
        return
      }
      socket.off('data', hear).off('error', fail).off('timeout', hush).off('end', hush)
      socket.setTimeout(0)
      resolve(socket)
    }
    const hush = () => fail(new Error('no proof'))
    socket.on('data', hear).on('error', fail).on('end', hush)
    socket.setTimeout(PATIENCE_MS).on('timeout', hush)
    socket.write(
      `GET ${WORKSPACE_ROUTES.identity(challenge)} HTTP/1.1\r\nHost: 127.0.0.1:${port}${HEAD_END}`,
    )
  })
}

/** The proof of an answer that has no body and behind which nothing came; empty where there is none. */
function proofIn(head: string): string {
  const [status = '', ...fields] = head.split('\r\n')
  if (!status.startsWith('HTTP/1.1 204 ') || !head.endsWith(HEAD_END)) return ''
  const proofs = fields.filter((field) => field.toLowerCase().startsWith(`${PROOF_HEADER}:`))
  return proofs.length === 1 ? (proofs[0] ?? '').slice(PROOF_HEADER.length + 1).trim() : ''
}
