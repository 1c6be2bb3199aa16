/** Messages as Outlook saves them ([MS-OXMSG]), read with `@kenjiuno/msgreader`. */

import { type AttachedFile, MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { isSentence } from '../text/stated.ts'
import { messageDocument } from './message-text.ts'

/** [MS-CFB] §2.2, and the stream that every message has ([MS-OXMSG] §2.4), whose name stands in UTF-16. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const PROPERTIES = Buffer.from('__properties_version1.0', 'utf16le')

export const outlookExtractor: Extractor = {
  mediaType: MEDIA_TYPES.outlook,
  recognises({ bytes }) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return (
      content.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE) &&
      content.includes(PROPERTIES)
    )
  },
  async extract({ bytes }) {
    const { default: loaded } = await import('@kenjiuno/msgreader')
    // A module of the older kind: bundled, its default is the class, else an object that holds it.
    const Reader = ('default' in loaded ? loaded.default : loaded) as typeof loaded.default
    try {
      const reader = new Reader(new Uint8Array(bytes).buffer as unknown as DataView)
      const data = reader.getFileData()
      const {
        senderName,
        senderEmail,
        subject,
        body,
        bodyHtml,
        html,
        recipients = [],
        headers,
      } = data
      const attached = (data.attachments ?? []).map((each): AttachedFile | undefined => {
        const { fileName, content } = reader.getAttachment(each)
        return { name: fileName || 'attachment', bytes: content, isNamed: Boolean(fileName) }
      })
      const rich = !body && !bodyHtml && !html && data.compressedRtf
      return await messageDocument(MEDIA_TYPES.outlook, {
        shown: [
          `From: ${[senderName, senderEmail && `<${senderEmail}>`].filter(Boolean).join(' ')}`,
          ...recipients.map(
            ({ name, email, smtpAddress }) => `To: ${name ?? ''} <${smtpAddress ?? email ?? ''}>`,
          ),
          `Subject: ${subject ?? ''}`,
        ],
        html: bodyHtml ?? (html && Buffer.from(html).toString('utf8')),
        text: body,
        unseen: (headers ?? '')
          .split(/\r?\n(?![ \t])/)
          .filter((line) => /^x-/i.test(line) && isSentence(line.replace(/^[^:]*:/, ''))),
        attachments: attached.filter((each) => each !== undefined),
        leavesOut: Boolean(rich),
      })
    } catch (error) {
      if (error instanceof ExtractionError) throw error
      throw new ExtractionError('EXTRACTION_FAILED', 'is a broken Outlook message')
    }
  },
}
