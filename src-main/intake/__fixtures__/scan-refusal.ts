/** What a refusal with a code matches, in tests. */

import { expect } from 'vitest'

export function refusal(code: string): unknown {
  return expect.objectContaining({ name: 'ScanError', code })
}
