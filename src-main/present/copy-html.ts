/** A redacted text as a new web page: paragraphs of plain text, without script, address or style of the original. */

import { hash } from 'node:crypto'
import { escapeHtml } from '../../src-shared/model/escape-html.ts'

const STYLE =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:12pt/1.5 system-ui,sans-serif;overflow-wrap:anywhere}p{margin:0;min-height:1.5em;white-space:pre-wrap;unicode-bidi:plaintext}@page{margin:18mm 15mm}@media print{body{margin:0;max-width:none;padding:0}}'
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`

/** A paragraph a line. The same text gives the same page. */
export function toHtmlCopy(text: string): string {
  const lines = text.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`)
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<style>${STYLE}</style>
</head>
<body>
${lines.join('\n')}
</body>
</html>
`
}
