import { expect, it } from 'vitest'
import { cleanFileName } from './read-upload.ts'

it.each([
  ['report.pdf', 'report.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\a b.docx', 'a b.docx'],
  ['naïve 報告.txt', 'naïve 報告.txt'],
  ['a\r\nb\u0000c.txt', 'abc.txt'],
  ['invoice\u202Efdp.exe', 'invoice‹U+202E›fdp.exe'],
  ['👩\u200d🔧 می\u200cروم.txt', '👩\u200d🔧 می\u200cروم.txt'],
  ['in\u00advoice.txt', 'invoice.txt'],
  ['', 'file'],
  ['dir/', 'file'],
  ['a/..', 'file'],
  ['...', '...'],
  ['\u200b', '‹U+200B›'],
  ['\ud800.txt', '\ufffd.txt'],
  ['😀'.repeat(300), '😀'.repeat(255)],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})
