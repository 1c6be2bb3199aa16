import { describe, expect, it } from 'vitest'
import { extorts, extortsByExposure, extortsByTaking } from './extortion.ts'

const WALLET = 'bc1q7x0k3rfe5w9y8c2d4v6n1m0z8s7h5j3g2l4p6t'

function holds(validator: typeof extortsByExposure, written: string): boolean {
  const start = written.indexOf('⟦')
  const value = written.slice(start + 1, written.indexOf('⟧')).toLowerCase()
  const text = written.replace(/[⟦⟧]/g, '').toLowerCase()
  return validator(value, { text, start, end: start + value.length, groups: {} })
}

describe('extortion', () => {
  it.each([
    `I have a video of you. ⟦It goes to all your contacts⟧ unless you pay 900 USD to ${WALLET}.`,
    'Vidéo enregistrée. ⟦Tous tes contacts la recevront⟧. Paie sur FR76 3000 6000 0112 3456 7890 189.',
    `Elimde kaydın var. ⟦Rehberindeki herkese giderim⟧. Öde: ${WALLET}`,
  ])('by what all would see is found: %s', (written) => {
    expect(holds(extortsByExposure, written)).toBe(true)
    expect(extorts(written, 0, 10)).toBe(true)
  })

  it.each([
    `⟦All your contacts get the video⟧ of the talk. Donations: ${WALLET}`,
    `⟦He says that your contacts get the video⟧. Do not pay to ${WALLET}.`,
    '⟦Your contacts would get the video⟧ unless you pay, they claim. Call the police.',
    '⟦Contact us⟧. Videos and prices: cdn.quellwerk.de/1f0e2d3c4b5a69788796a5b4c3d2e1f0.js',
  ])('is not in %s', (written) => {
    expect(holds(extortsByExposure, written.replace('Donations', 'Gifts'))).toBe(false)
  })

  it('by what is encrypted needs a place that hides, and what is lost', () => {
    const note = '⟦Your servers have been encrypted⟧. Price: 2 BTC, it doubles in 72 hours.'
    expect(holds(extortsByTaking, `${note} help@onionmail.org`)).toBe(true)
    expect(holds(extortsByTaking, `${note} IBAN DE89 3704 0044 0532 0130 00`)).toBe(false)
    expect(holds(extortsByTaking, `⟦Your files are encrypted⟧. Pay to ${WALLET}`)).toBe(false)
  })
})
