/**
 * Lines that call themselves a message of the system, set off as turns of a conversation are: `### Systemnachricht:`,
 * `[MESSAGE SYSTÈME]`, `【システム】`. English ones are found by rules, since headings of manuals are called so. In expressions
 * with the flag u, and i or small letters; of a text with or without its ends of lines.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'

/** What sets such a line off, before and behind. */
const OPENS = '(?:#{2,6}|={2,40}|-{3,40}|\\*{2}|\\[{1,2}|【|<\\|?|<<)\\s{0,2}'
const CLOSES = '\\s{0,2}(?:[:：]|\\]|】|\\|?>|={2}|-{3}|\\*{2}|#{2})'
/** By language; the word alone where no other follows it. */
const OF_SYSTEM = oneLine`
  (?:
    system(?:nachricht|meldung|anweisung(?:en)?|befehl|hinweis|meddelande|besked|melding|instruktion)
    |(?:message|instructions?|consignes?|note|invite) (?:du )?syst[eè]me
    |(?:mensajes?|instrucci(?:ón|ones)|nota|aviso|orden) del? sistema
    |(?:mensagem|instruç(?:ão|ões)|nota|aviso) d[eo] sistema
    |(?:messaggio|istruzion[ei]|nota|avviso) di sistema
    |systeem(?:bericht|instructies?|melding)
    |(?:komunikat|wiadomość|instrukcj[ae]|polecenie) system(?:owy|owa|owe|u)
    |системн\p{L}{2} (?:сообщени\p{L}|инструкци\p{L}|указани\p{L}|промпт)
    |(?:сообщение|инструкция) системы|системн\p{L}{1,2} (?:повідомлення|інструкці\p{L})
    |s[iİ]\u0307?stem (?:mesaj[ıi]|talimat(?:[ıi]|lar[ıi])|komutu)|systémov[áéý] (?:zpráva|pokyny?|instrukce)
    |systèmes?|sistema|systeem|система|(?:系统|系統)(?:消息|提示词?|指令|通知|信息)?
    |システム(?:メッセージ|指示|プロンプト|通知|命令)?|시스템 ?(?:메시지|지시|프롬프트|명령)?
    |(?:رسالة|تعليمات|أمر) النظام|सिस्टम (?:संदेश|निर्देश)
  )
`
/** A line that calls itself a message of the system, with what sets it off. */
export const FORGED_TURN = `${OPENS}${OF_SYSTEM}${CLOSES}`

/** Editors and agents that write code, as people call them in a talk, too: only in a remark are they told something. */
const OF_CODE = '(?:claude|cline|codex|copilot|cursor|devin|gemini|windsurf)'
const REMARK = '(?:\\/\\/|#|--|\\/?\\*|;)'
/** A remark to one of them: `NOTE(cursor):`, `// @copilot`. */
export const TAGGED = `(?<![\\p{L}\\p{N}])(?:note|todo|fixme|hint|info|important|xxx) ?\\(${OF_CODE}\\)|${REMARK}\\s{0,3}@${OF_CODE}(?![\\p{L}\\p{N}./@-])`
