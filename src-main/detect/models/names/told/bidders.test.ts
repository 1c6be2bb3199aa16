import { expect, it } from 'vitest'
import { isBidder } from './bidders.ts'

function bids(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  return isBidder(marked.replace(/[⟦⟧]/g, ''), { start, end })
}

it.each([
  'Offertes schilderwerk: Hegeman € 38.400, ⟦Caspar de Haan⟧ € 41.150',
  'Le devis est retenu (18 400 €), contre ⟦Colas⟧ (21 950 €).',
  'Tre tilbud: ⟦Henrik Berg⟧ VVS 84.300 kr, Aalborg El 91.000 kr',
  'Ajánlatok: az ⟦Otis⟧ 8,4 M Ft, a Liftker 7,9 M Ft',
])('knows who bids in %j', (marked) => {
  expect(bids(marked)).toBe(true)
})

it.each([
  'Wages: ⟦Caspar de Haan⟧ € 38.400, Ada Lind € 41.150',
  'The quote of Hegeman was sent to ⟦Ada Lind⟧, who pays € 41.150 or € 38.400',
  'Quotes: ⟦Ada Lind⟧ € 41.150',
  'Quotes\n⟦Ada Lind⟧ € 41.150',
])('knows that nobody bids in %j', (marked) => {
  expect(bids(marked)).toBe(false)
})
