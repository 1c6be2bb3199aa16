import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { offersWares } from './figures.ts'

const OFFER =
  'New in the shop\nLamp $49\nDesk $300\nChair $260, was $310\nShelf $98\nWinners of our draw drive home today.\n'

function isOffer(text: string): boolean {
  return offersWares(text, { start: 0, end: text.length })
}

it.each([
  OFFER,
  'Reiseschutz ab 7,00 €\nJahresschutz 45 €\nGepäck 750 €\nKlinik 300 €\nRücktritt 500 €\n',
])('sees wares with their prices: %j', (text) => {
  expect(isOffer(text)).toBe(true)
})

it.each([
  ['it has few amounts', OFFER.replace(/Desk.*\nChair.*\n/, '')],
  ['the same amount comes again', 'Fee $90\n'.repeat(8)],
  ['it asks for data', `${OFFER}Please confirm your account and password.`],
  ['it takes its reader aside', `${OFFER}Do not tell anybody, write to me on WhatsApp.`],
  ['it promises millions', '$2 million $3 million $4 million $5 million $6 million'],
])('sees none where %s', (_, text) => {
  expect(isOffer(text)).toBe(false)
})

it('takes linear time', async () => {
  expect(await growthOf((size) => '$1, '.repeat(size), isOffer, 2_000)).toBeLessThan(LINEAR_GROWTH)
})
