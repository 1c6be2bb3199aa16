/** Signs by which programs that mean harm hide and act (MITRE ATT&CK T1027, T1055, T1137). */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

export const OF_CODE: readonly RegExp[] = [
  /\b(?:virtualalloc\w{0,2}|createremotethread|writeprocessmemory|ntunmapviewofsection|queueuserapc|rtlmovememory)\b/i,
  new RegExp(
    oneLine`
      \b(?:
        fromcharcode|base64_decode|frombase64string|gzinflate|gzuncompress|str_rot13|unescape
      )\s?\(
      |\beval\s?\(\s?(?:atob|base64|function\(p,a,c,k)
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \b(?:wscript\.shell|shell\.application|adodb\.stream|activexobject)\b
      |\b(?:auto_?open|document_open|workbook_open)\b[\s\S]{0,600}\b(?:shell|createobject)\b
    `,
    'i',
  ),
  // Words taken to pieces: the same long filler between all signs, a sign an item, strings that are indexed sign by sign.
  /([a-z]{8,24})[\da-f]{2}\1[\da-f]{2}\1[\da-f]{2}/i,
  /\b(\w{3,12})\[\d{1,3}\]=["'][^"'\n]{0,2}["'];\1\[\d{1,3}\]=["'][^"'\n]{0,2}["'];\1\[\d{1,3}\]=/i,
  /(\$\w{2,24})[{[]\d{1,3}[}\]]\s?\.\s?\1[{[]\d{1,3}[}\]]\s?\.\s?\1[{[]/,
  /\b(?:getdelegateforfunctionpointer|definepinvokemethod)\b|\bdllimportattribute\]?\.getconstructor\b|\bfopo\.com\.ar\b/i,
]
