import { describe, expect, it } from 'vitest'
import { placeIn } from '../__fixtures__/place-in.ts'
import { isDemand } from './demand.ts'

const REMINDER =
  'Falegnameria Bortolotti S.r.l. – P. IVA 01876540223\nSecondo sollecito di pagamento\nLa fattura n. 214 è scaduta il 30 settembre.\n⟦In difetto saremo costretti ad affidare la pratica al nostro legale.⟧\nIBAN IT60 X054 2811 1010 0000 0123 456\n'

describe('isDemand', () => {
  it.each([
    ['a reminder of a firm', REMINDER],
    [
      'a demand before suit',
      'ОПОМЕНА ПРЕД ТУЖБУ\n⟦Уколико не измирите обавезу, поднећемо тужбу Привредном суду.⟧\nРачун клијента 265-1630310005567-12\n',
    ],
    [
      'a notice that warns of asking for secrets',
      'CVR-nr. 38 41 22 07\nRykker 2, faktura 70221\n⟦Betal inden 10 dage, ellers sendes sagen til inkasso.⟧\nVi beder aldrig om dit kortnummer eller adgangskode.\n',
    ],
  ])('is true of %s', (_, written) => {
    expect(isDemand(placeIn(written))).toBe(true)
  })

  it.each([
    ['one with a link', `${REMINDER}Paghi subito: https://pagamenti.servizi.top/214\n`],
    ['one that asks for secrets', `${REMINDER}Risponda con numero della carta e credenziali.\n`],
    ['one with a new account', `${REMINDER}Attenzione: nuovo IBAN.\n`],
    ['one that nobody is to be asked about', `${REMINDER}Non mi chiami, sono in riunione.\n`],
    // Neither a debt in Lithuanian nor a court in Croatian.
    ['one of a school', 'Nya skolan i Lund, bredvid tingsrätten\n⟦Betala avgiften 4411 i dag.⟧\n'],
    ['one of the south', 'Mise en demeure\n⟦Payez 4411 aujourd’hui.⟧ Agence du Sud\n'],
    ['one of nobody', 'Sollecito: fattura 2144 scaduta.\n⟦Paghi entro oggi.⟧\n'],
    ['a notice of nothing due', 'P. IVA 01876540223\n⟦Confermi i suoi dati.⟧ Pratica 88213\n'],
  ])('is false of %s', (_, written) => {
    expect(isDemand(placeIn(written))).toBe(false)
  })
})
