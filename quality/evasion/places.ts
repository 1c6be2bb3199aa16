/** All places and twins, format after format. To add a format: a file in `places/`, and a line here. */

import type { Place, Twin } from './place.ts'
import { DOCX_PLACES, DOCX_TWINS } from './places/docx.ts'
import { FURTHER_PLACES, FURTHER_TWINS } from './places/further.ts'
import { HTML_PLACES, HTML_TWINS } from './places/html.ts'
import { MAIL_PLACES, MAIL_TWINS } from './places/mail.ts'
import { MCP_PLACES, MCP_TWINS } from './places/mcp.ts'
import { OFFICE_PLACES, OFFICE_TWINS } from './places/office.ts'
import { PDF_PLACES, PDF_TWINS } from './places/pdf.ts'
import { TEXT_PLACES, TEXT_TWINS } from './places/text.ts'

export const PLACES: readonly Place[] = [
  ...TEXT_PLACES,
  ...HTML_PLACES,
  ...MCP_PLACES,
  ...PDF_PLACES,
  ...DOCX_PLACES,
  ...OFFICE_PLACES,
  ...MAIL_PLACES,
  ...FURTHER_PLACES,
]
export const TWINS: readonly Twin[] = [
  ...TEXT_TWINS,
  ...HTML_TWINS,
  ...MCP_TWINS,
  ...PDF_TWINS,
  ...DOCX_TWINS,
  ...OFFICE_TWINS,
  ...MAIL_TWINS,
  ...FURTHER_TWINS,
]
