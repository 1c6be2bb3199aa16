/**
 * What a tool that is told of does not need: that its user does not know of it, what was said or opened elsewhere, what is
 * secret, and that something goes to an address. By language.
 */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { withoutGuards } from './guarded-secrets.ts'
import { isKeptSecret } from './secrecy.ts'

/** What belongs to somebody else: tools of others, what the user decides, all that was said or opened. */
const OF_OTHERS = leanExpression(
  [
    oneLine`
      \b(?:other|another) (?:mcp )?servers?\b|(?<!\b(?:never|not) [^.!?\n]{0,40})\bbehalf\b
      |\bthe (?:user|owner|customer|operator) (?:has|have) (?:already )?(?:
        agreed|allowed|consented|given
      )\b
    `,
    oneLine`
      \b(?:
        whole|entire|full|complete|previous|earlier|past|last \d{1,3}
        |all (?:the )?(?:messages|mails)|everything
      ) (?:[\w'’-]{1,20} ){0,3}?(?:
        conversations?|chats?|messages|histor(?:y|ies)|mails?|e-?mails|sessions?|inbox
      )\b
    `,
    oneLine`
      \b(?:
        clipboard|environment variables?|browser history|shell history|home director(?:y|ies)
        |system prompt|tool definitions|cookies?
      )\b
    `,
    oneLine`
      (?<!\p{L})(?:gesamte|ganze|bisherige|vollständige)\p{L}* (?:\p{L}{1,20} ){0,3}?(?:
        chat|gespräch|verlauf|unterhaltung|nachrichten
      )
      |anderer server|umgebungsvariablen|zwischenablage
    `,
    oneLine`
      (?<!\p{L})(?:toute la|l['’]ensemble de la|intégralité de la) (?:conversation|discussion)
      |autres? serveurs?|variables d['’]environnement|presse-papiers
    `,
    oneLine`
      (?<!\p{L})(?:
        toda la conversación|conversación completa|otros? servidor(?:es)?|variables de entorno
        |portapapeles|intera conversazione|altri server|variabili d[’']ambiente
        |toda a conversa|outros servidores|variáveis de ambiente
      )
    `,
  ].join('|'),
  'iu',
)

/** Verbs by which something secret gets into a call, and what is secret behind them: words for it, files, variables. */
const TAKES_SECRET = new RegExp(
  oneLine`
    \b(?:
      add|append|attach|cat|collect|copy|fill|get|give|hand|include|paste|pass|print|provide
      |put|read|send|store|supply|write|value of
    )\b[^!?\n]{0,100}(?:
      \b(?:
        secrets?|passwords?|passphrases?|credentials?|api[ -]?keys?|private keys?|tokens?
        |(?:one-time|login|sign-in|verification) codes?|seed phrases?|recovery phrases?
      )\b
      |~\/\.|(?<!\w)\.(?:aws|bash_history|env|git-credentials|netrc|npmrc|pgpass|ssh)\b|\bid_(?:rsa|ed25519)\b
      |\b[a-z][a-z\d]{1,20}_(?:[a-z\d]{1,20}_){0,3}(?:key|password|secret|token)\b
    )
  `,
  'iu',
)

/** Where something may go: an address that is no example of one. */
const ADDRESS =
  /(?<!\b(?:e\.g\.|example|format|like|such as)[^.!?\n]{0,24})(?:\bhttps?:\/\/[\w-]|[\w.-]@[\w-]+\.\w)/i

/** How a sentence begins that says what a tool gives back. */
const GIVES_BACK =
  /^[\s*_`#-]{0,8}(?:returns?|outputs?|gibt|liefert|renvoie|retourne|devuelve|retorna|restituisce|возвращает|zwraca|返回|戻り値)(?!\p{L})/iu

/** Whether a sentence that tells of a tool asks for more than any tool needs. */
export function reachesPastTool(sentence: string): boolean {
  return (
    (!GIVES_BACK.test(sentence) && OF_OTHERS.test(sentence)) ||
    [TAKES_SECRET, ADDRESS].some((sign) => sign.test(withoutGuards(sentence))) ||
    isKeptSecret(sentence)
  )
}
