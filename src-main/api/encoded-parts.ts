/**
 * Refuses parts of a form that are sent in another encoding than their own bytes.
 *
 * RFC 7578, section 4.7, deprecates it. The platform's parser undoes `base64`, drops what is none
 * on the way, and takes all others for the content: what would be scanned is not what another
 * reader of the same form has.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'

const ENCODING = /^content-transfer-encoding[ \t]*:([^\r\n]*)/gim
/** These say that nothing is encoded (RFC 2045, section 6.2). */
const PLAIN = /^(?:7bit|8bit|binary)?$/i

/**
 * @param head of a part, or a whole body whose parts are not told apart.
 * @throws {ScanError} 400 INVALID_REQUEST
 */
export function refuseEncoded(head: string): void {
  for (const [, encoding = ''] of head.matchAll(ENCODING)) {
    if (PLAIN.test(encoding.trim())) continue
    throw new ScanError(
      'INVALID_REQUEST',
      'A part of the form has a Content-Transfer-Encoding; send its bytes as they are.',
    )
  }
}
