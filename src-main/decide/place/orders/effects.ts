/**
 * What a passage asks of whoever reads it, in the words in which a reviewer reads it. By the words of some fifteen languages.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { withoutGuards } from '../../../chunk/notes/guarded-secrets.ts'
import { isKeptSecret } from '../../../chunk/notes/secrecy.ts'

const DROPS = 'to drop rules'
/** Effects in the order in which they are told, and their words: those of scripts without spaces stand last. */
const EFFECTS: readonly (readonly [string, Pick<RegExp, 'test'>])[] = [
  [
    DROPS,
    leanExpression(
      oneLine`
        \b(?:ignor|disregard|forget|bypass|overrid|overrul)\p{L}*\b[^.!?\n]{0,60}\b(?:
          instruction|rule|prompt|guideline|polic|restriction|limit|filter|above|previous
          |prior|everything
        )
        |\bno longer (?:bound|apply)
        |(?<!\p{L})(?:
          ignorier|vergiss|missacht|ignore|oublie|olvid|ignora|dimentica|esquec|negeer|vergeet
          |zignoruj|zapomnij|игнорируй|забудь|unut|yok say
        )\p{L}*[^.!?\n]{0,40}(?:
          anweisung|regeln|vorgaben|consigne|instruc|règle|regla|norma|istruzion|regol|regra
          |regels|polece|zasad|инструкц|правил|talimat|kural
        )
        |(?:指示|ルール|指令|规则|지시|규칙)[^。\n]{0,10}(?:無視|忘れ|忽略|无视|무시|잊)
        |(?:忽略|忘记|无视)[^。\n]{0,12}(?:指令|规则|指示)
      `,
      'iu',
    ),
  ],
  [
    'to ask for secrets or give them away',
    new RegExp(
      oneLine`
        \b(?:
          passwords?|passcodes?|passphrase|credentials?|api[ -]?keys?|access (?:keys?|tokens?)
          |secrets?|private keys?|card numbers?|system prompt|hidden (?:prompt|instructions)
        )\b
        |\.(?:env|ssh|npmrc)\b
        |(?<!\p{L})(?:
          passw[oö]rt|kennwort|zugangsdaten|mots? de passe|identifiants|contraseña|credencial
          |senha|credenzial|wachtwoord|inloggegevens|hasł|dane logowania|парол|şifre|parola
        )
        |パスワード|认证|密码|密碼|비밀번호|كلمة المرور|पासवर्ड
      `,
      'iu',
    ),
  ],
  [
    'to send something away',
    leanExpression(
      oneLine`
        \b(?:
          send|forward|upload|e-?mail|post|export|publish|share|transmit|pass|submit
          |exfiltrate
        )(?:s|ing)?\b(?:[^.!?\n]|\.(?=\S)){0,90}(?:\bto\b|\bvia\b|@|https?:)
        |\bcurl\b|\bwget\b
        |(?<!\p{L})(?:
          send(?:e|en)|leite|schick\p{L}*|lade|envoie[sz]?|transmets|transfère|télévers\p{L}+
          |envía|manda|reenvía|sube|envia|reencaminha|invia|inoltra|carica|stuur|verstuur
          |wyślij|prześlij|отправь|перешли|gönder|ilet
        )(?!\p{L})
        |送信|転送|发送|發送|转发|上传|보내|전송|أرسل|भेज
      `,
      'iu',
    ),
  ],
  [
    'to change, run or pay something',
    leanExpression(
      oneLine`
        \b(?:
          delete|remove|overwrite|install|execute|run|disable|grant|approve|pay|transfer
          |refund|purchase|buy|merge|commit|close|create|replace|switch off|turn off|scale
          |unlock
        )\b
        |(?<!\p{L})(?:
          lösch|überweis|installier|deaktivier|genehmig|supprime|versez|paie|désactive
          |installe|approuve|borra|elimina|paga|desactiva|instala|aprueba|cancella|disattiva
          |installa|approva|apaga|verwijder|betaal|usuń|zapłać|wyłącz|utwórz|удали|оплати
          |отключи|sil|öde|kapat
        )\p{L}{0,3}(?!\p{L})
        |削除|支払|实行|删除|刪除|支付|关闭|삭제|결제|احذف|ادفع
      `,
      'iu',
    ),
  ],
  [
    'to answer as it is told',
    leanExpression(
      oneLine`
        \b(?:
          answer|reply|respond|say|state|tell|recommend|rank|rate|score|describe|mention that
          |mark|report that|present|write|add|include
          |(?:must|has to|should) (?:not )?(?:bring up|call|list|name)
        )\b
        |(?<!\p{L})(?:
          antworte|sag|empfiehl|bewerte|nenne|schreib|trage|vermerke|behaupte|schreibt
          |antwortet|réponds|répondez|écrivez|dis|recommande|écris|ajoute|attribue|responde
          |escrib[ea]|di|recomienda|califica|añade|rispondi|rispondete|scrivete|scrivi
          |consiglia|valuta|escreve|recomenda|antwoord|zeg|beoordeel|zet|odpowiedz|powiedz
          |napisz|poleć|oceń|ответь|скажи|порекомендуй|оцени|добавь|söyle|öner|yaz
        )(?!\p{L})
        |答え|回答|伝え|推薦|告诉|告訴|推荐|답하|말하|추천|أخبر|قل|बता
      `,
      'iu',
    ),
  ],
  ['to keep that to itself', { test: isKeptSecret }],
]

/** What a passage asks for; nothing where no word of it is known. */
export function effectsOf(passage: string): readonly string[] {
  const said = withoutGuards(passage.replace(/\s+/g, ' '))
  return EFFECTS.filter(([, words]) => words.test(said)).map(([effect]) => effect)
}

/** Whether it asks for more than that something is forgotten. */
export function asksForDeed(passage: string): boolean {
  return effectsOf(passage).some((effect) => effect !== DROPS)
}
