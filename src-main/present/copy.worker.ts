/** Worker thread entry: draws one redacted copy, so that hundreds of pages hold up no request. */

import '../v8-flags.ts'
import { toDocx } from './copy-docx.ts'
import { type DrawnCopy, toPdf } from './copy-pdf.ts'

export interface CopyRequest {
  readonly format: 'docx' | 'pdf'
  readonly text: string
}

export default async function drawCopy({ format, text }: CopyRequest): Promise<DrawnCopy> {
  return format === 'docx' ? { ok: true, bytes: toDocx(text) } : toPdf(text)
}
