/**
 * Whether a passage says that something was ordered or paid, with nothing near it by which its reader could be led on: no
 * address, no number to call, no file to open. A receipt has the words of phishing, cards, amounts and thanks; who
 * phishes with one needs an answer to it.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which a way on is looked for. */
const REACH = 600

/** What came in, by language: it is said of the past, or with thanks. */
const CAME_IN = new RegExp(
  oneLine`
    \b(?:
      we(?:['’]ve| have)? received|thanks? (?:you )?for|confirms?|confirmation of
    )\b[^.!?\n]{0,40}\b(?:payment|order|purchase|donation)\b
    |\bpaid (?:with|by|via|on)\b
    |(?<!\p{L})(?:
      (?:haben|danke|dank für|bestätigen)[^.!?\n]{0,40}(?:zahlung|bestellung|einkauf|spende)
      |bezahlt (?:mit|per|am)
      |(?:
        avons (?:bien )?reçu|merci (?:de|pour)
      )[^.!?\n]{0,40}(?:paiement|règlement|commande|achat|don)
      |payé (?:par|avec)|(?:hemos recibido|gracias por)[^.!?\n]{0,40}(?:pago|pedido|compra)
      |pagado (?:con|por)
      |(?:abbiamo ricevuto|grazie per)[^.!?\n]{0,40}(?:pagamento|ordine|acquisto)|pagato con
      |(?:recebemos|obrigad[oa] pel[oa])[^.!?\n]{0,40}(?:pagamento|encomenda|compra|pedido)
      |pago com
      |(?:ontvangen|bedankt voor|dank voor)[^.!?\n]{0,40}(?:betaling|bestelling|aankoop)
      |betaald (?:met|per)
      |(?:otrzymaliśmy|dziękujemy za)[^.!?\n]{0,40}(?:płatność|wpłatę|zamówienie|zakup)
      |(?:получили|спасибо за)[^.!?\n]{0,40}(?:оплат|плат[её]ж|заказ|покупк)
      |(?:ödemenizi aldık|siparişiniz için teşekkür)
    )
    |(?:ご注文|お支払い)[^。\n]{0,20}(?:承り|受け|ありがとう|確認)|(?:已收到|感谢)[^。\n]{0,12}(?:付款|订单|购买)
  `,
  'iu',
)
/** Where it goes on: an address, a number to call, a file, an answer that is asked for. */
const WAY_ON = new RegExp(
  oneLine`
    https?:|\bwww\.|@[\w-]+\.\w|\+?\d[\d ()./-]{8,}\d
    |\b(?:
      call|phone|click|log ?in|sign in|dispute|unauthori[sz]ed|did not (?:make|authori[sz]e)
      |didn['’]t (?:make|authori[sz]e)
    )\b
    |\.(?:html?|zip|exe|js|docm|xlsm|iso|img)\b
  `,
  'i',
)

/** Whether a stretch is part of such a receipt, in some twelve languages. */
export function isReceipt(text: string, range: Range): boolean {
  return (
    CAME_IN.test(text.slice(range.start, range.end)) && !WAY_ON.test(textAround(text, range, REACH))
  )
}
