/**
 * What an order asks for, in the words in which a reviewer reads why it was found: a rule knows of a note that it is to be
 * kept secret, a network only that it is one. By the words of some fifteen languages; where none stands there nothing is
 * said. Never a word of the document, but for the name of the field that it stands in (`told-field.ts`).
 */

import { once } from '../../src-shared/model/once.ts'
import { type TurnsOfText, turnsIn } from '../chunk/conversation/turns.ts'
import { type FieldsOfText, fieldsIn } from '../chunk/fields/fields.ts'
import type { Candidate } from './candidates.ts'
import { callsAssistant } from './place/calls.ts'
import { isKeptSecret } from './place/secrecy.ts'
import { placeIn } from './told-field.ts'
import { isWeighed } from './verdict.ts'

/** Effects in the order in which they are told, and their words: those of scripts without spaces stand last. */
const EFFECTS: readonly (readonly [string, Pick<RegExp, 'test'>])[] = [
  [
    'to drop rules',
    /\b(?:ignor|disregard|forget|bypass|overrid|overrul)\p{L}*\b[^.!?\n]{0,60}\b(?:instruction|rule|prompt|guideline|polic|restriction|limit|filter|above|previous|prior|everything)|\bno longer (?:bound|apply)|(?<!\p{L})(?:ignorier|vergiss|missacht|ignore|oublie|olvid|ignora|dimentica|esquec|negeer|vergeet|zignoruj|zapomnij|игнорируй|забудь|unut|yok say)\p{L}*[^.!?\n]{0,40}(?:anweisung|regeln|vorgaben|consigne|instruc|règle|regla|norma|istruzion|regol|regra|regels|polece|zasad|инструкц|правил|talimat|kural)|(?:指示|ルール|指令|规则|지시|규칙)[^。\n]{0,10}(?:無視|忘れ|忽略|无视|무시|잊)|(?:忽略|忘记|无视)[^。\n]{0,12}(?:指令|规则|指示)/iu,
  ],
  [
    'to ask for secrets or give them away',
    /\b(?:passwords?|passcodes?|passphrase|credentials?|api[ -]?keys?|access (?:keys?|tokens?)|secrets?|private keys?|card numbers?|system prompt|hidden (?:prompt|instructions))\b|\.(?:env|ssh|npmrc)\b|(?<!\p{L})(?:passw[oö]rt|kennwort|zugangsdaten|mots? de passe|identifiants|contraseña|credencial|senha|credenzial|wachtwoord|inloggegevens|hasł|dane logowania|парол|şifre|parola)|パスワード|认证|密码|密碼|비밀번호|كلمة المرور|पासवर्ड/iu,
  ],
  [
    'to send something away',
    /\b(?:send|forward|upload|e-?mail|post|export|publish|share|transmit|pass|submit|exfiltrate)(?:s|ing)?\b(?:[^.!?\n]|\.(?=\S)){0,90}(?:\bto\b|\bvia\b|@|https?:)|\bcurl\b|\bwget\b|(?<!\p{L})(?:send(?:e|en)|leite|schick\p{L}*|lade|envoie[sz]?|transmets|transfère|télévers\p{L}+|envía|manda|reenvía|sube|envia|reencaminha|invia|inoltra|carica|stuur|verstuur|wyślij|prześlij|отправь|перешли|gönder|ilet)(?!\p{L})|送信|転送|发送|發送|转发|上传|보내|전송|أرسل|भेज/iu,
  ],
  [
    'to change, run or pay something',
    /\b(?:delete|remove|overwrite|install|execute|run|disable|grant|approve|pay|transfer|refund|purchase|buy|merge|commit|close|create|replace|switch off|turn off|scale|unlock)\b|(?<!\p{L})(?:lösch|überweis|installier|deaktivier|genehmig|supprime|verse|paie|désactive|installe|approuve|borra|elimina|paga|desactiva|instala|aprueba|cancella|disattiva|installa|approva|apaga|verwijder|betaal|usuń|zapłać|wyłącz|utwórz|удали|оплати|отключи|sil|öde|kapat)\p{L}{0,3}(?!\p{L})|削除|支払|实行|删除|刪除|支付|关闭|삭제|결제|احذف|ادفع/iu,
  ],
  [
    'to answer as it is told',
    /\b(?:answer|reply|respond|say|state|tell|recommend|rank|rate|score|describe|mention that|mark|report that|present|write|add|include)\b|(?<!\p{L})(?:antworte|sag|empfiehl|bewerte|nenne|schreib|trage|vermerke|behaupte|réponds|dis|recommande|écris|ajoute|attribue|responde|di|recomienda|califica|añade|rispondi|scrivi|consiglia|valuta|escreve|recomenda|antwoord|zeg|beoordeel|zet|odpowiedz|powiedz|poleć|oceń|ответь|скажи|порекомендуй|оцени|добавь|söyle|öner|yaz)(?!\p{L})|答え|回答|伝え|推薦|告诉|告訴|推荐|답하|말하|추천|أخبر|قل|बता/iu,
  ],
  ['to keep that to itself', { test: isKeptSecret }],
]

/** UTF-16 units from which a passage that calls nobody is no order but the text around one. */
const ONE_SENTENCE = 400

/** Where a message of a conversation stands. */
const IN_TURN = 'It is what somebody says in a conversation.'

/** Claims on injections, each that asks for something with what it has its reader do, and in which field it does. */
export function withReasons(
  text: string,
  candidates: readonly Candidate[],
  fields: () => FieldsOfText = once(() => fieldsIn(text)),
  turns: () => TurnsOfText = once(() => turnsIn(text)),
): readonly Candidate[] {
  return candidates.map((candidate) => {
    const [first, ...others] = candidate.explanations
    if (first === undefined || !isWeighed(candidate)) return candidate
    const reasons = [
      first.description,
      toldIn(text.slice(candidate.start, candidate.end)),
      placeIn(fields().around(candidate)),
      turns().around(candidate)?.isToProgram ? IN_TURN : undefined,
    ]
    const description = reasons.filter((reason) => reason !== undefined).join(' ')
    return { ...candidate, explanations: [{ ...first, description }, ...others] }
  })
}

/** A sentence on what a passage asks for, and of whom; undefined where no word of it is known. */
export function toldIn(passage: string): string | undefined {
  const isCalled = callsAssistant(passage, { start: 0, end: passage.length })
  if (passage.length > ONE_SENTENCE && !isCalled) return undefined
  const said = passage.replace(/\s+/g, ' ')
  const effects = EFFECTS.filter(([, words]) => words.test(said)).map(([effect]) => effect)
  const last = effects.at(-1)
  if (last === undefined) return undefined
  const listed = effects.length > 1 ? `${effects.slice(0, -1).join(', ')} and ${last}` : last
  const whom = isCalled ? 'It tells an assistant' : 'It tells its reader'
  return `${whom} ${listed}.`
}
