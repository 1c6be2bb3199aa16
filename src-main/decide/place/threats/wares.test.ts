import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { offersWares } from './wares.ts'

const OFFER =
  'New in the shop for you and your home\nLamp $49\nDesk $300\nChair $260, was $310\nShelf $98\nOur lorries bring it home today.\n'

function isOffer(text: string): boolean {
  return offersWares(text, { start: 0, end: text.length })
}

it.each([
  OFFER,
  'Unser Schutz für die Reise und für das Haus ab 7,00 €\nJahresschutz 45 €\nGepäck 750 €\nKlinik 300 €\nRücktritt 500 €\n',
])('sees wares with their prices: %j', (text) => {
  expect(isOffer(text)).toBe(true)
})

it.each([
  ['it has few amounts', OFFER.replace(/Desk.*\nChair.*\n/, '')],
  ['the same amount comes again', 'Fee $90\n'.repeat(8)],
  ['it asks for data', `${OFFER}Please confirm your account and password.`],
  ['it takes its reader aside', `${OFFER}Do not tell anybody, write to me on WhatsApp.`],
  ['it names a number to call', `${OFFER}Not your order? Ring +1 888 402 1192.`],
  ['it bills its reader', `${OFFER}Pay now to avoid a fee.`],
  ['it wants gift cards', `${OFFER}Please get two gift cards for me.`],
  [
    'its language is not listed',
    'Díj 1 200 Ft\nKamat 340 Ft\nPótlék 90 Ft\nIlleték 51 Ft\nÖsszesen 6 Ft',
  ],
  ['it promises millions', '$2 million $3 million $4 million $5 million $6 million'],
])('sees none where %s', (_, text) => {
  expect(isOffer(text)).toBe(false)
})

it('judges a sentence without a price by itself', () => {
  const lure = 'You have a new voice message, listen to it on the page.'
  expect(
    offersWares(`${OFFER}${lure}`, { start: OFFER.length, end: OFFER.length + lure.length }),
  ).toBe(false)
})

it('takes linear time', async () => {
  expect(await growthOf((size) => '$1, '.repeat(size), isOffer, 2_000)).toBeLessThan(LINEAR_GROWTH)
})
