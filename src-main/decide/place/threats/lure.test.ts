import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { marked } from '../../__fixtures__/marked.ts'
import { lureFrom } from '../bars.ts'
import { weighPlaces } from '../weigh-place.ts'
import { isLure, lureSigns } from './lure.ts'

const LURES = [
  'Dear customer, your access has been limited. Verify your account within 24 hours.',
  'Sehr geehrter Kunde, Ihr Zugang wurde gesperrt. Bestätigen Sie umgehend Ihre Daten.',
  'Cher client, votre compte sera suspendu sous 24 heures. Confirmez votre mot de passe.',
  'Estimado cliente, su cuenta será bloqueada. Confirme su contraseña en 24 horas.',
  'Prezado cliente, sua conta foi suspensa. Atualize seus dados em 24 horas.',
  'Gentile cliente, il conto è stato bloccato. Confermi i suoi dati entro 24 ore.',
  'Beste klant, uw rekening wordt geblokkeerd. Bevestig uw gegevens binnen 24 uur.',
  'Szanowny Kliencie, dostęp został zablokowany. Potwierdź dane w ciągu 24 godzin.',
  'Sayın müşterimiz, hesabınız askıya alındı. Kart bilgilerinizi 24 saat içinde doğrulayın.',
  'Kära kund, kontot är spärrat. Bekräfta dina uppgifter inom 24 timmar.',
  'Уважаемый клиент, счёт заблокирован. Подтвердите данные карты в течение 24 часов.',
  'お客様のカードの利用を停止しました。24時間以内にカード情報を更新してください。',
  '尊敬的用户，您的账户将被冻结，请立即点击链接验证银行卡信息。',
]
const all = (text: string) => ({ start: 0, end: text.length })

describe('a lure', () => {
  it.each(LURES)('shows at least four kinds of signs: %s', (text) => {
    expect(lureSigns(text, all(text))).toBeGreaterThanOrEqual(4)
  })

  it('counts each kind once', () => {
    const text = 'Click here, click there: the link below, the link below. Today, tonight, at once.'
    expect(lureSigns(text, all(text))).toBe(2)
  })

  it.each([
    [3, true, 'Dear customer, your access has been limited. Please come by today.'],
    [2, false, 'Dear customer, your access has been limited. We are sorry for that.'],
    [1, false, 'Dear customer, thank you for coming by.'],
    [0, false, 'The secretary earnestly chased the fundamental posters.'],
  ])('of %i kinds is one: %s', (signs, expected, text) => {
    expect(lureSigns(text, all(text))).toBe(signs)
    expect(isLure(text, all(text))).toBe(expected)
  })

  it('has its signs near the passage', () => {
    const text = `Please see the plan.${' And so on.'.repeat(150)} ${LURES[0]}`
    expect(lureSigns(text, { start: 0, end: 20 })).toBe(0)
  })

  it('has them nearer in a text that is longer than a mail', () => {
    const between = ' And so on.'.repeat(50)
    const short = `Please see the plan.${between} ${LURES[0]}`
    expect(lureSigns(short, { start: 0, end: 20 })).toBeGreaterThan(2)
    expect(lureSigns(short + between.repeat(3), { start: 0, end: 20 })).toBe(0)
  })

  it('is told in time that does not grow with the text around', async () => {
    const work = (text: string) => isLure(text, { start: 0, end: 40 })
    const part = 'Dear customer, please verify your '
    expect(await growthOf((size) => part.repeat(size), work, 300)).toBeLessThan(LINEAR_GROWTH)
  })

  it.each(['confirm ', '7', 'kimlik', 'w'])(
    'is told in time that grows no faster than a passage of %s',
    async (part) => {
      const work = (text: string) => isLure(text, all(text))
      expect(await growthOf((size) => part.repeat(size), work, 2_000)).toBeLessThan(LINEAR_GROWTH)
    },
  )
})

describe('phishing counts', () => {
  it('from less on with each kind of signs beyond two, and never from less than even odds on', () => {
    const bars = [0, 1, 2, 3, 4, 5, 9].map((signs) => Number(lureFrom(signs, 0.84).toFixed(2)))
    expect(bars).toEqual([0.84, 0.84, 0.84, 0.72, 0.57, 0.5, 0.5])
  })

  it('where even less is asked without signs, from there on', () => {
    expect(lureFrom(9, 0.4)).toBe(0.4)
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
    expect(phishing(`⟦${LURES[0]}⟧`, 0.49).accepted).toBe(false)
    expect(phishing('⟦Dear customer, verify your account today.⟧', 0.73).accepted).toBe(true)
    expect(phishing('⟦Dear customer, verify your account today.⟧', 0.71).accepted).toBe(false)
    expect(phishing('⟦Verify your account when you come by.⟧', 0.72).accepted).toBe(false)
    expect(phishing(`⟦${LURES[0]}⟧`, 0.72, 'l2').accepted).toBe(false)
  })

  it('asks for a look only where it is shown in a warning, and for nothing where that leads nowhere', () => {
    const warning = `Scammers write: ⟦${LURES[0]}⟧ Do not click, and report it to us`
    const leading = `${warning}: hilfe@quellwerk.de.`
    expect(phishing(leading, 0.8)).toMatchObject({ accepted: false, setting: 'warning' })
    expect(phishing(`${warning}.`, 0.8)).toMatchObject({ accepted: false, setting: 'warned' })
  })

  it('asks for one, however little less sure it may be, beside the word that nothing has to be done', () => {
    const needless = `⟦${LURES[0]}⟧ You do not need to confirm anything.`
    const placed = phishing(needless, 0.6)
    expect(placed).toMatchObject({ accepted: false, setting: 'requested' })
    expect(placed.reviewFrom).toBeLessThanOrEqual(0.6)
    const plain = 'Please bring your card to the branch. ⟦You do not need to confirm anything.⟧'
    expect(phishing(plain, 0.78)).toMatchObject({ accepted: false, reviewFrom: 0.84 })
  })
})
