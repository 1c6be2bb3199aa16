/** What can be done about a refusal, where its sentence does not say it. */

import type { Problem } from '../data/http-client.ts'
import type { QueueContent } from '../data/queue-store.ts'
import { messages } from '../messages/en.ts'

const { refusalHints: words } = messages.scan

/** Archives that the command opens. */
const ARCHIVE = /[.](?:zip|tar|tgz|gz)$/i

/**
 * Null where trying again or another document is all there is.
 * @param message of the service: a code alone does not say what of an address is refused.
 */
export function refusalHint(
  content: QueueContent,
  { code, message }: Pick<Problem, 'code' | 'message'>,
): string | null {
  if ('url' in content) {
    if (code === 'TARGET_NOT_PUBLIC') return words.ownNetwork
    return code === 'INVALID_URL' && /\bport\b/.test(message) ? words.port : null
  }
  if (code === 'UNSUPPORTED_FILE_TYPE') {
    return content.kind === 'file' && ARCHIVE.test(content.file.name) ? words.archive : null
  }
  return code === 'CONTENT_TOO_LARGE' || code === 'INPUT_TOKENS_EXCEEDED' ? words.size : null
}
