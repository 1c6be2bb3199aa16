import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidates.ts'
import { withoutInvoiceParties } from './invoice-parties.ts'

const SELLER = `<ram:SellerTradeParty><ram:Name>Oberland GmbH &amp; Co. KG</ram:Name>
  <ram:LineOne>Ringstraße 20</ram:LineOne></ram:SellerTradeParty>`
const FIRM = `<ram:BuyerTradeParty><ram:Name>Vogl AG</ram:Name>
  <ram:LineOne>Talweg 15</ram:LineOne></ram:BuyerTradeParty>`
const SOMEBODY = `<ram:BuyerTradeParty><ram:Name>Frauke Petersen</ram:Name>
  <ram:LineOne>Talweg 15</ram:LineOne></ram:BuyerTradeParty>`
const PAID = '<ram:IBANID>DE12500105170648489890</ram:IBANID>'

/** What still asks for a look of these values, each by its label. */
function leftOf(text: string, values: Record<string, string>): readonly string[] {
  const candidates = Object.entries(values).map(([value, label]) => {
    const start = text.indexOf(value)
    return {
      category: 'pii',
      label,
      accepted: true,
      start,
      end: start + value.length,
      explanations: [],
    }
  }) as unknown as readonly Candidate[]
  return withoutInvoiceParties(text, candidates)
    .filter(({ accepted }) => accepted)
    .map(({ start, end }) => text.slice(start, end))
}

describe('the parties of an electronic invoice', () => {
  const street = { 'Ringstraße 20': 'ADDRESS', 'Talweg 15': 'ADDRESS' }
  const account = { DE12500105170648489890: 'IBAN' }

  it('are nobody where both are firms, and so is the account of the one that is paid', () => {
    expect(leftOf(`${SELLER}${FIRM}${PAID}`, { ...street, ...account })).toEqual([])
  })

  it('are somebody where a private buyer is named', () => {
    const found = { ...street, ...account, 'Frauke Petersen': 'PERSON' }
    expect(leftOf(`${SELLER}${SOMEBODY}${PAID}`, found)).toEqual(['Talweg 15', 'Frauke Petersen'])
  })

  it('keep the account where a person is paid', () => {
    const sole = SELLER.replace('Oberland GmbH &amp; Co. KG', 'Imke Harms')
    const found = { ...account, 'Imke Harms': 'PERSON' }
    expect(leftOf(`${sole}${FIRM}${PAID}`, found)).toEqual(['DE12500105170648489890', 'Imke Harms'])
  })

  it('are none where only one side stands, or an element does not end', () => {
    expect(leftOf(`${FIRM}${PAID}`, account)).toHaveLength(1)
    expect(leftOf(`${SELLER}<ram:BuyerTradeParty>${PAID}`, account)).toHaveLength(1)
  })

  it('are read from attributes', () => {
    const text = `<cfdi:Emisor Rfc="MPN010101AB1" Nombre="Metales del Norte, S.A. de C.V."/>
      <cfdi:Receptor Rfc="CAR850315K92" Nombre="Arboledas"/>`
    expect(leftOf(text, { MPN010101AB1: 'TAX_ID', CAR850315K92: 'TAX_ID' })).toEqual([
      'CAR850315K92',
    ])
  })
})
