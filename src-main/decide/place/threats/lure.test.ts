import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { marked } from '../../__fixtures__/marked.ts'
import { weighPlaces } from '../weigh-place.ts'
import { isLure } from './lure.ts'

const LURES = [
  'Dear customer, your access has been limited. Verify your account within 24 hours.',
  'Sehr geehrter Kunde, Ihr Zugang wurde gesperrt. Bestätigen Sie umgehend Ihre Daten.',
  'Cher client, votre compte sera suspendu sous 24 heures. Confirmez votre mot de passe.',
  'Estimado cliente, su cuenta será bloqueada. Confirme su contraseña en 24 horas.',
  'Prezado cliente, sua conta foi suspensa. Atualize seus dados em 24 horas.',
  'Gentile cliente, il conto è stato bloccato. Confermi i suoi dati entro 24 ore.',
  'Beste klant, uw rekening wordt geblokkeerd. Bevestig uw gegevens binnen 24 uur.',
]
const all = (text: string) => ({ start: 0, end: text.length })

describe('a lure', () => {
  it.each(LURES)('has three signs: %s', (text) => {
    expect(isLure(text, all(text))).toBe(true)
  })

  it.each([
    [
      'nobody speaks for an office',
      'Your access has been limited. Verify your account within 24 hours.',
    ],
    ['nothing is asked', 'Dear customer, your access has been limited. We are sorry for that.'],
    ['nobody is pressed', 'Dear customer, please verify your account when you come by.'],
  ])('is none where %s', (_, text) => {
    expect(isLure(text, all(text))).toBe(false)
  })

  it('is told in time that does not grow with the text around', async () => {
    const work = (text: string) => isLure(text, { start: 0, end: 40 })
    const part = 'Dear customer, please verify your '
    expect(await growthOf((size) => part.repeat(size), work, 300)).toBeLessThan(LINEAR_GROWTH)
  })
})

describe('phishing that a network is less sure of', () => {
  const phishing = (written: string, confidence: number, source: 'l2' | 'l3' = 'l3') => {
    const { text, range } = marked(written)
    return weighPlaces(text).ofModel('threat', {
      ...range,
      chunkId: 0,
      source,
      model: 'guard',
      className: 'phishing',
      severity: 'high',
      confidence,
      threshold: 0.84,
      reviewFrom: 0.76,
      accepted: false,
    })
  }

  it('counts beside the signs of a lure', () => {
    expect(phishing(`⟦${LURES[0]}⟧`, 0.72)).toMatchObject({ accepted: true, setting: 'lure' })
    expect(phishing(`⟦${LURES[0]}⟧`, 0.68).accepted).toBe(false)
    expect(phishing('⟦Verify your account when you come by.⟧', 0.72).accepted).toBe(false)
    expect(phishing(`⟦${LURES[0]}⟧`, 0.72, 'l2').accepted).toBe(false)
  })

  it('asks for a look only where it is shown in a warning', () => {
    const warning = `Scammers write: ⟦${LURES[0]}⟧ Do not click, and report it to us.`
    expect(phishing(warning, 0.8)).toMatchObject({ accepted: false, setting: 'warning' })
  })
})
