/**
 * Whether what a rule found in the description of a tool is put into a call: asked for in the description of a parameter, or put there
 * by an order. What a tool reads by itself, where a file lies and what is not to be put there is no such thing.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Place } from '../place.ts'
import { isNegated, isToBeDone } from './against-owners.ts'

/** Verbs that have something put into a call, by language. */
const PUT = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      add|append|attach|copy|fill|give|hand|include|insert|open|pass|paste|provide|put|read|send|supply|write
      |einsetzen|eintragen|einfügen|übergeben|mitgeben|angeben|anhängen|gib|trage?|setze?|füge?|lies|kopiere?|sende?|schicke?
      |mets|mettez|mettre|passez?|joins|joignez|insér?ez?|indiquez?|lis|lisez|copiez?|envoyez|envoie
      |pon|ponga|incluy[ea]|pas[ae]|añad[ea]|adjunt[ae]|lea|lee|envíe|envía
      |coloc[ae]|coloque|inclu[ai]|anex[ae]|anexe|lei?a|envi[ae]|insira
      |inserisci|inserire|metti|includi|allega|leggi|invia
      |zet|geef|voeg|plak|lees|stuur|vul
      |wpisz|podaj|wstaw|wklej|przekaż|dołącz|odczytaj|przeczytaj|prześlij
      |vlož(?:te)?|uveď(?:te)?|předej(?:te)?|přečti|pošli|ange|bifoga|klistra|läs|skicka|indsæt|vedlæg|læs
      |illeszd|másold|olvasd|küldd|írd|pune|trimite|citește|atașează
      |(?:вставь|укажи|передай|прочитай|приложи|скопируй|отправь|впиши|встав|вкажи|надішли)(?:те)?
      |yaz(?:ın)?|ekle(?:yin)?|gönder(?:in)?|oku(?:yun)?|koy(?:un)?|aktar(?:ın)?
      |nhập|điền|gửi|isi(?:kan)?|masukkan|kirim|salin|lampirkan
    )(?!\p{L})
    |填写|填入|传入|放入|附上|粘贴|写入|入れ|渡し|記入|含め|넘기|전달|넣|붙여|붙이
  `,
  'iu',
)
/** What something holds, by language: what the description of a parameter asks for. */
const CONTENT =
  /(?<!\p{L})(?:contents?|text|lines|output|inhalte?|zeilen|contenus?|contenido|conteúdo|contenuto|inhoud|treść|zawartość|obsah|содержимое|вміст|innehåll\p{L}*|indhold\p{L}*|innhold\p{L}*|tartalm\p{L}*|conținut\p{L}*|içeri\p{L}*|isi|nội dung)(?!\p{L})|内容|全文|内容|내용/iu
/** Where something lies, or what it is called. */
const WHERE =
  /(?<!\p{L})(?:paths?|filename|directory|folder|location|named?|pfade?|ordner|chemin|dossier|ruta|carpeta|caminho|pasta|percorso|cartella|pad|ścieżk\p{L}|cest[ay]|sökväg|путь|папк\p{L}|шлях|yol\p{L}*|đường dẫn)(?!\p{L})|路径|路徑|パス|경로/iu
/** How the description of a parameter begins, as a server's tools are laid out or in JSON. */
const OF_PARAMETER = /(?:properties[."'][^\n]{0,200}|^[^\n]{0,100})description["']?\s?:\s?["']?$/i
/** UTF-16 units before a value in which its label stands. */
const LABEL = 320

/** UTF-16 units on each side in which that stands. */
const REACH = 160
/** Where a sentence ends, also by an end of line as JSON writes it. */
const ENDS = /[.!?](?=\s|$)|[。！？\n]|\\[nr]/u

/** Whether content that no tool needs is put into a call. */
export function isPutIntoCall(place: Place): boolean {
  if (!isOfOtherCalls(place) || isNegated(leadInValue(place))) return false
  const told = toldBeside(place)
  if (WHERE.test(told)) return false
  return PUT().test(told) || (isOfParameter(place) && CONTENT.test(told))
}

/** Whether all that was said is put into a call: to ask for it is enough. */
export function isSaidIntoCall(place: Place): boolean {
  if (!isOfOtherCalls(place) || isNegated(leadInValue(place))) return false
  return isOfParameter(place) || PUT().test(toldBeside(place))
}

/** Whether something is to be done with calls of other tools. */
export function isOfOtherCalls(place: Place): boolean {
  return place.isListed() && isToBeDone(place)
}

/** What is said before it in the value that it stands in, without a sentence that ends there. */
function leadInValue(place: Place): string {
  const from = Math.max(place.field()?.start ?? 0, place.start - REACH)
  return place.text.slice(from, place.start).split(ENDS).at(-1) ?? ''
}

/** Its sentence, as far as that stands in the same value. */
function toldBeside(place: Place): string {
  const { text, start, end } = place
  const behind = text.slice(end, Math.min(place.field()?.end ?? text.length, end + REACH))
  return `${leadInValue(place)}${text.slice(start, end)}${behind.split(ENDS)[0]}`
}

function isOfParameter(place: Place): boolean {
  const field = place.field()
  if (field === undefined) return false
  if (field.path.length > 0) {
    return field.path.includes('properties') && field.path.at(-1) === 'description'
  }
  return OF_PARAMETER.test(place.text.slice(Math.max(0, field.start - LABEL), field.start))
}
