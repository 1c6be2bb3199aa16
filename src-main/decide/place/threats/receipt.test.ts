import { describe, expect, it } from 'vitest'
import { marked } from '../../__fixtures__/marked.ts'
import { isReceipt } from './receipt.ts'

const receipt = (written: string) => {
  const { text, range } = marked(written)
  return isReceipt(text, range)
}

describe('a receipt', () => {
  it.each([
    '⟦We have received your payment of 59.90 by card.⟧ Your parcel leaves tomorrow.',
    '⟦Vielen Dank für Ihre Bestellung vom 3. Mai.⟧ Die Rechnung liegt bei.',
    '⟦Nous avons bien reçu votre paiement de 59,90 €.⟧ Votre facture est jointe.',
    '⟦Gracias por su compra.⟧ Total: 36,40 €.',
    '⟦Otrzymaliśmy Pana płatność.⟧ Dziękujemy.',
    '⟦ご注文を承りました。⟧領収書を同封します。',
  ])('says what was ordered or paid: %s', (written) => {
    expect(receipt(written)).toBe(true)
  })

  it.each([
    ['leads to a page', '⟦We have received your payment.⟧ See http://pay.example/x'],
    ['has a number to call', '⟦We have received your payment.⟧ Not you? Ring 0800 123 456 78.'],
    ['denies that it was you', '⟦We received your order.⟧ If you did not make it, answer now.'],
    ['asks for money', 'Dear customer, ⟦your payment is due tomorrow.⟧'],
  ])('is none where it %s', (_, written) => {
    expect(receipt(written)).toBe(false)
  })
})
