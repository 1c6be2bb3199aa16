import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withoutOwnBusiness } from './own-business.ts'

/** What of a text is told, where candidates with these labels were found in it, each at its first place. */
function keptOf(text: string, found: Readonly<Record<string, string>>): readonly string[] {
  const candidates = Object.entries(found).map(([value, label]): Candidate => {
    const start = text.indexOf(value)
    expect(start, value).toBeGreaterThanOrEqual(0)
    return { ...FOUND_NAME, label, start, end: start + value.length }
  })
  return withoutOwnBusiness(text, candidates)
    .filter(({ accepted }) => accepted)
    .map(({ start, end }) => text.slice(start, end))
}

const CUSTOMER = {
  'Thorsten Wiegand': 'PERSON',
  'Am Seerhein 7, 78462 Konstanz': 'ADDRESS',
  '0171 448 20 71': 'PHONE',
}
const OWN = {
  'Brenner Haustechnik GmbH': 'ORGANIZATION',
  'Industriestraße 14, 78467 Konstanz': 'ADDRESS',
  '07531 98 44 10': 'PHONE',
  'werk@brenner-haustechnik.de': 'EMAIL',
  'DE02 6905 0001 0041 8207 71': 'IBAN',
}
const HEAD = `Brenner Haustechnik GmbH
Industriestraße 14, 78467 Konstanz
Tel. 07531 98 44 10, werk@brenner-haustechnik.de
`
const TO = 'Thorsten Wiegand\nAm Seerhein 7, 78462 Konstanz\n0171 448 20 71\n'
const BILL = 'Rechnung Nr. 1187\n\nWartung Ihrer Therme 148,00\n'
const FOOT = 'Amtsgericht Freiburg HRB 381127, Sparkasse Bodensee DE02 6905 0001 0041 8207 71\n'

it('leaves out the head and the foot of an invoice, and keeps who is billed', () => {
  const found = { ...OWN, ...CUSTOMER }
  expect(keptOf(`${HEAD}\n${TO}\n${BILL}\n${FOOT}`, found)).toEqual(Object.keys(CUSTOMER))
  // Texts of PDFs have no empty lines.
  expect(keptOf(`${HEAD}${TO}${BILL.replace('\n\n', '\n')}${FOOT}`, found)).toEqual(
    Object.keys(CUSTOMER),
  )
})

it('leaves out how an institution or a firm without a number is reached below its name', () => {
  const office = `Krajská hygienická stanice se sídlem v Brně\nJeřábkova 4, 602 00 Brno\n`
  expect(
    keptOf(`${office}\n${TO}\n${BILL}`, { 'Jeřábkova 4, 602 00 Brno': 'ADDRESS', ...CUSTOMER }),
  ).toEqual(Object.keys(CUSTOMER))
  const bailiffs = 'SELARL ROUX & BLANC\n14 place Carnot – 69002 LYON\n'
  expect(
    keptOf(`${bailiffs}\n${TO}\n${BILL}`, {
      '14 place Carnot – 69002 LYON': 'ADDRESS',
      ...CUSTOMER,
    }),
  ).toEqual(Object.keys(CUSTOMER))
  const told = 'Polizei hat alles aufgenommen.\nIch wohne Jeřábkova 4, 602 00 Brno\n'
  expect(
    keptOf(`${told}\n${TO}\n${BILL}`, { 'Jeřábkova 4, 602 00 Brno': 'ADDRESS', ...CUSTOMER }),
  ).toContain('Jeřábkova 4, 602 00 Brno')
})

it('gives a reason', () => {
  const text = `${HEAD}\n${TO}`
  const start = text.indexOf('07531')
  const explanations = [{ detectorId: 'pii_phone', description: 'A number.' }]
  const phone = { ...FOUND_NAME, label: 'PHONE', start, end: start + 14, explanations }
  const firm = { ...FOUND_NAME, label: 'ORGANIZATION', start: 0, end: 24 }
  const [told] = withoutOwnBusiness(text, [phone as unknown as Candidate, firm])
  expect(told?.explanations[0]?.description).toBe(
    'A number. A business prints it here of itself, so it asks for nothing.',
  )
})

it('leaves out the own firm wherever it is named again, and keeps another', () => {
  const text = `${HEAD}\n${TO}\nKollmar Versand AG stellt zu.\n\nFür Brenner Haustechnik\n`
  const found = { ...OWN, ...CUSTOMER, 'Kollmar Versand AG': 'ORGANIZATION' }
  const { 'DE02 6905 0001 0041 8207 71': _, ...without } = found
  expect(keptOf(text, { ...without, 'Für Brenner Haustechnik': 'ORGANIZATION' })).toEqual([
    ...Object.keys(CUSTOMER),
    'Kollmar Versand AG',
  ])
})

it('keeps whoever does business under their own name', () => {
  const text = `Jonas Weidinger
Fotograf
Schleißheimer Str. 141, 80797 München
0176 44 18 20 77, post@jonasweidinger.de, www.jonasweidinger.de

Angebot 26-044
1 Tag Aufnahmen 980,00
`
  const found = {
    'Jonas Weidinger': 'PERSON',
    'Schleißheimer Str. 141, 80797 München': 'ADDRESS',
    '0176 44 18 20 77': 'PHONE',
    'post@jonasweidinger.de': 'EMAIL',
  }
  expect(keptOf(text, found)).toEqual(Object.keys(found))
})

it('keeps the mailbox of who works there, and leaves out that of a firm', () => {
  const text = `${HEAD}\nIhre Ansprechpartnerin: Sabine Koch, koch@brenner-haustechnik.de\n\nMail: s.lind@brenner-haustechnik.de\n`
  const { 'DE02 6905 0001 0041 8207 71': _, ...own } = OWN
  const people = {
    'Sabine Koch': 'PERSON',
    'koch@brenner-haustechnik.de': 'EMAIL',
    's.lind@brenner-haustechnik.de': 'EMAIL',
  }
  expect(keptOf(text, { ...own, ...people })).toEqual(Object.keys(people))
})

it('leaves out a page with hours, who owns it aside, and keeps where a parcel goes', () => {
  const hours = `Kletterhalle Nordwand
Lindwurmstraße 207, 80337 München
Mo–Fr 9–22 Uhr, info@nordwand-halle.de
Inhaber: Ida Marsh
`
  const found = { 'Lindwurmstraße 207, 80337 München': 'ADDRESS', 'Ida Marsh': 'PERSON' }
  expect(keptOf(hours, found)).toEqual(['Ida Marsh'])
  const parcel = 'Lieferadresse:\nAm Seerhein 7, 78462 Konstanz\n'
  const sent = { ...found, 'Am Seerhein 7, 78462 Konstanz': 'ADDRESS' }
  expect(keptOf(`${parcel}\n${hours}`, sent)).toEqual([
    'Ida Marsh',
    'Am Seerhein 7, 78462 Konstanz',
  ])
})

it('leaves out the business below whoever signs for it', () => {
  const text = `Der Schrank ist da.

Kerstin Wulff
Kundendienst
Möbelhaus Harms
Donnerschweer Straße 210, 26123 Oldenburg
Tel. 0441 38 04 112, www.moebelhaus-harms.de
`
  const found = {
    'Kerstin Wulff': 'PERSON',
    'Donnerschweer Straße 210, 26123 Oldenburg': 'ADDRESS',
    '0441 38 04 112': 'PHONE',
  }
  expect(keptOf(text, found)).toEqual(['Kerstin Wulff'])
  const alone = text.replace('Möbelhaus Harms\n', '').replace(', www.moebelhaus-harms.de', '')
  expect(keptOf(alone, found)).toEqual(Object.keys(found))
})

it('leaves out a shop with opening hours that is called after somebody, whose name stays', () => {
  const text = `Silke Petersen
Wolle und Garn
Norderstraße 15, 25813 Husum
Mo–Sa 10–18 Uhr, www.silkepetersen.de
`
  const found = { 'Silke Petersen': 'PERSON', 'Norderstraße 15, 25813 Husum': 'ADDRESS' }
  expect(keptOf(text, found)).toEqual(['Silke Petersen'])
  expect(keptOf(text.replace('Mo–Sa 10–18 Uhr', 'Fotografin'), found)).toHaveLength(2)
})

it('keeps what stands in a private letter and in a small ad', () => {
  const letter = 'Ring me on 01749 813 662.\n\nThe Old Dairy, Church Lane\nBruton BA10 0AE\n'
  const found = {
    '01749 813 662': 'PHONE',
    'The Old Dairy, Church Lane\nBruton BA10 0AE': 'ADDRESS',
  }
  expect(keptOf(letter, found)).toEqual(Object.keys(found))
})

it('knows a piece of the name of a business from somebody', () => {
  const text =
    'Wollhaus Petersen\nNorderstraße 15\nwww.wollhaus-petersen.de, HRB 4418\n\nInh. Silke Petersen\n'
  const found = { Petersen: 'PERSON', 'Norderstraße 15': 'ADDRESS', 'Silke Petersen': 'PERSON' }
  expect(keptOf(text, found)).toEqual(['Silke Petersen'])
})

it('keeps an account on a payslip, a claim and below whose it is, and where no bank stands', () => {
  const iban = 'DE02 6905 0001 0041 8207 71'
  const found = { 'Brenner Haustechnik GmbH': 'ORGANIZATION', [iban]: 'IBAN' }
  const invoice = `${HEAD}\n${BILL}\n${FOOT}`
  expect(keptOf(invoice, found)).toEqual([])
  for (const text of [
    invoice.replace('Rechnung Nr. 1187', 'Lohnabrechnung Oktober'),
    invoice.replace('Rechnung Nr. 1187', 'Erstattungsantrag'),
    invoice.replace('Amtsgericht', 'Konto Mitarbeiter\nAmtsgericht'),
    invoice.replace('Amtsgericht', 'Zahlungsempfänger:\n\nAmtsgericht').replace('Zahlungse', 'E'),
    invoice.replace('Sparkasse Bodensee ', ''),
    invoice.replace('Sparkasse Bodensee ', '\nTel. 118\nSparkasse Bodensee '),
  ]) {
    expect(keptOf(text, found), text).toEqual([iban])
  }
})

it('reads no letterhead in one line or three, where whoever signs stands with a firm', () => {
  const line = 'Mary Hain ISO New England Inc. One Sullivan Road (413) 535-4000 mhain@ISO-NE.com\n'
  const found = {
    'Mary Hain ISO New England Inc.': 'ORGANIZATION',
    '(413) 535-4000': 'PHONE',
    'mhain@ISO-NE.com': 'EMAIL',
  }
  expect(keptOf(line, found)).toEqual(Object.keys(found))
  expect(keptOf(`My new address:\n${line}Bye\n`, found)).toEqual(Object.keys(found))
})

it('keeps who stands beside a place that a host is called after', () => {
  const text = `Notes.\nNew.\n\nDarrell Duffie GSB Stanford CA\nduffie@stanford.edu\n`
  expect(keptOf(text, { 'Darrell Duffie': 'PERSON', 'duffie@stanford.edu': 'EMAIL' })).toEqual([
    'Darrell Duffie',
    'duffie@stanford.edu',
  ])
})

it('reads lines near what was found alone, and none of a list', () => {
  const prose = 'Der Schrank ist da und wird geliefert.\n\n'.repeat(3_000)
  const text = `${prose}${HEAD}\n${TO}`
  expect(keptOf(text, { ...CUSTOMER, '07531 98 44 10': 'PHONE' })).toEqual(Object.keys(CUSTOMER))
  const list = `${HEAD}\n${Array.from({ length: 500 }, (_, at) => `Kunde 0171-${1000 + at}`).join('\n')}`
  const calls = [...list.matchAll(/0171-\d+/g)].map(({ 0: { length }, index }): Candidate => {
    return { ...FOUND_NAME, label: 'PHONE', start: index, end: index + length }
  })
  expect(withoutOwnBusiness(list, calls)).toBe(calls)
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) =>
      Array.from({ length: size }, (_, at) => `Firm ${at} GmbH a${at}firm@firm-${at}.de Fax`).join(
        '\n',
      ),
    (text) => {
      const candidates = [...text.matchAll(/Firm \d+ GmbH/g)].map(({ 0: name, index }) => ({
        ...FOUND_NAME,
        label: 'ORGANIZATION',
        start: index,
        end: index + name.length,
      }))
      return withoutOwnBusiness(text, candidates)
    },
    500,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})

it('knows a sole trader by a number that only people have, and what the firm that bills prints of itself', () => {
  const start = (value: string, text: string) => text.indexOf(value)
  const text = `MOLINO RIVABELLA S.p.A.
Via del Mulino 3, 23868 Valmadrera
Tel. 0341 580 441, P.IVA 00418820134
Panificio Corti di Elda Corti
Via Manzoni 18, 23900 Lecco
C.F. CRTLDE67M54E507Z, P.IVA 02441870137
Fattura n. 418
`
  const told = (label: string, value: string, detectorId = ''): Candidate => ({
    ...FOUND_NAME,
    label,
    explanations: [{ detectorId } as Candidate['explanations'][number]],
    start: start(value, text),
    end: start(value, text) + value.length,
  })
  const kept = withoutOwnBusiness(text, [
    told('ADDRESS', 'Via del Mulino 3, 23868 Valmadrera'),
    told('PHONE', '0341 580 441'),
    told('ADDRESS', 'Via Manzoni 18, 23900 Lecco'),
    told('TAX_ID', 'CRTLDE67M54E507Z', 'pii_it_codice_fiscale'),
  ]).filter(({ accepted }) => accepted)
  expect(kept.map((each) => text.slice(each.start, each.end))).toEqual([
    'Via Manzoni 18, 23900 Lecco',
    'CRTLDE67M54E507Z',
  ])
})

it('knows the mailbox of a town hall where everybody has one', () => {
  const hall = 'MAIRIE DE LEMBRON\nPlace de la Liberté 4\nmairie.lembron@wanadoo.fr\n'
  const found = { 'Place de la Liberté 4': 'ADDRESS', 'mairie.lembron@wanadoo.fr': 'EMAIL' }
  expect(keptOf(`${hall}\n${TO}\n${BILL}`, { ...found, ...CUSTOMER })).toEqual(
    Object.keys(CUSTOMER),
  )
})

it('asks of many mailboxes in linear time what their block is called', async () => {
  const growth = await growthOf(
    (size) =>
      `${HEAD}${FOOT}${Array.from({ length: size }, (_, at) => `hans.meier${at}@brenner-haustechnik.de\n${'a'.repeat(590)}\n`).join('')}`,
    (text) => {
      const mailboxes = [...text.matchAll(/hans\S+/g)].map(({ 0: value, index }) => ({
        ...FOUND_NAME,
        label: 'EMAIL',
        start: index,
        end: index + value.length,
      }))
      const firm = { ...FOUND_NAME, label: 'ORGANIZATION', start: 0, end: 24 }
      return withoutOwnBusiness(text, [firm, ...mailboxes])
    },
    50,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
