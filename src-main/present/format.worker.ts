/** Worker thread entry: one Word document as it looks. What makes it fail or hang ends here. */

import '../v8-flags.ts'
import type { FormattedDocument } from '../../src-shared/workspace/formatted.ts'
import { formatDocx } from './format-docx.ts'

export default function format(file: Uint8Array): Promise<FormattedDocument> {
  return formatDocx(file)
}
