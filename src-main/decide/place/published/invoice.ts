/** Whether a text is an invoice, by what it is called at its head: the account on it is that of the firm that is paid. */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

const INVOICE = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      invoice|rechnung|facture|fattura|factura|fatura|factuur|faktura|faktúra|faktuře|lasku|arve|rēķins|sąskaita|számla|račun|рахунок|рахунок-фактура|счет|счёт|фактура|рачун|τιμολόγιο|reikningur
      |hóa đơn|invois|anfonebu
    )(?!\p{L})
    |請求書|发票|發票|청구서|세금계산서|فاتورة|חשבונית|ใบแจ้งหนี้|ใบกำกับภาษี|चालान|बीजक
  `,
  'iu',
)
/** UTF-16 units at the begin of an invoice in which it is called so. */
const HEAD = 400

/** Whether a text calls itself an invoice at its begin. */
export function isInvoice(text: string): boolean {
  return INVOICE().test(text.slice(0, HEAD))
}
