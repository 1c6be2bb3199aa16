/** What can be done about a refusal, where its sentence does not say it. */

import type { QueueContent } from '../data/queue-store.ts'
import { messages } from '../messages/en.ts'

const { refusalHints: words } = messages.scan

/** Archives that the command opens. */
const ARCHIVE = /[.](?:zip|tar|tgz|gz)$/i

/** Null where trying again or another document is all there is. */
export function refusalHint(content: QueueContent, code: string): string | null {
  if ('url' in content) {
    if (code === 'TARGET_NOT_PUBLIC') return words.ownNetwork
    const isPort = code === 'INVALID_URL' && (URL.parse(content.url)?.port ?? '') !== ''
    return isPort ? words.port : null
  }
  if (code === 'UNSUPPORTED_FILE_TYPE') {
    return content.kind === 'file' && ARCHIVE.test(content.file.name) ? words.archive : null
  }
  return code === 'CONTENT_TOO_LARGE' || code === 'INPUT_TOKENS_EXCEEDED' ? words.size : null
}
