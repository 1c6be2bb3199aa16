import { describe, expect, it } from 'vitest'
import { placeIn } from '../__fixtures__/place-in.ts'
import { isCodeLuredOut, isDemandedByOfficer, isPaidUnasked } from './fraud.ts'

describe('a payment', () => {
  it.each([
    '⟦Please make the payment⟧ today and do not call me.',
    '⟦Überweisen Sie den Betrag⟧ heute. Sprechen Sie mit niemandem darüber.',
    '⟦Kan du hjälpa mig med en betalning⟧ idag, omedelbart? Kontot är 9420-118 774 2. Jag kan inte prata.',
    '⟦Tolong transfer⟧ sekarang, jangan bilang siapa pun.',
  ])('is asked for by who defrauds: %s', (written) => {
    expect(isPaidUnasked(placeIn(written))).toBe(true)
  })

  it.each([
    '⟦Could you make the payment⟧ today? I am in workshops and cannot talk, Ben can confirm.',
    '⟦Kannst du mir 40 Euro überweisen⟧, heute noch? Ich kann gerade nicht telefonieren.',
    '⟦Merci de faire le virement⟧ aujourd’hui, comme chaque mois.',
    'Our staff never say: ⟦please make the payment⟧ today and do not call.',
  ])('is no fraud: %s', (written) => {
    expect(isPaidUnasked(placeIn(written))).toBe(false)
  })
})

describe('a code', () => {
  it.each([
    'Your account has been suspended. ⟦Read me the code⟧ immediately, do not call. Your bank.',
    'Úřad: účet je zablokován, ⟦nadiktujte mi kód⟧ ihned. Zákaznická podpora',
    '고객센터입니다. 계좌가 정지됩니다. 지금 ⟦인증번호 알려⟧ 주세요.',
  ])('is lured out: %s', (written) => {
    expect(isCodeLuredOut(placeIn(written))).toBe(true)
  })

  it.each([
    'Пришли, ⟦пришли мне код⟧ от домофона, сейчас замёрзну. Банк открыт? Скинь ссылку.',
    'Banca: urgent, contul va fi blocat? Nu ⟦comunicați codul⟧ nimănui.',
    '은행은 지금 계정이 정지되었다며 ⟦인증번호 알려⟧달라고 하지 않습니다. 링크',
    '⟦Send me the code⟧ of the sample.',
  ])('is not: %s', (written) => {
    expect(isCodeLuredOut(placeIn(written))).toBe(false)
  })
})

describe('savings', () => {
  it.each([
    'This is Detective Ross of the Metropolitan Police. ⟦Move your savings to the safe account⟧ and tell nobody.',
    'Hier spricht Kommissar Beck von der Polizei. ⟦Geld und Schmuck werden abgeholt⟧, sonst droht ein Haftbefehl.',
    '서울중앙지검 검사입니다. ⟦안전계좌로 자금을 이체⟧하시고 누구에게도 말하지 마세요.',
  ])('are demanded by a false officer: %s', (written) => {
    expect(isDemandedByOfficer(placeIn(written))).toBe(true)
  })

  it.each([
    'Hello, it is Ann. ⟦Move your savings to the safe account⟧ and tell nobody yet, it is a present.',
    'I am calling from the police about the parking. ⟦Move your savings to the safe account⟧ as you planned.',
    'The police never call to say: this is Inspector Hill, ⟦move your savings to a safe account⟧ and tell nobody.',
  ])('are not: %s', (written) => {
    expect(isDemandedByOfficer(placeIn(written))).toBe(false)
  })
})
