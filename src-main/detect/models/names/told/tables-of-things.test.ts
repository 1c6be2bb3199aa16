import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { alignedHeads } from './aligned-tables.ts'
import { standsInTableOfThings } from './tables-of-things.ts'

function isInTable(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  return standsInTableOfThings(text, alignedHeads(text))({ start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  'Båt;Type;Byggeår\n⟦Astrid Marie⟧;snekke;1968\nSvanhild;snekke;1959\n',
  'code,sofa model,fabric\nS1,⟦Ulrik Sandoval⟧,cord\nS2,Zelda,linen\n',
  '| Buque | Tipo |\n|---|---|\n| ⟦María Pita⟧ | remolcador |\n| Don Inda | salvamento |\n',
  'lp;ulica;nawierzchnia\n1;⟦Jana Kochanowskiego⟧;kostka\n2;Leśna;asfalt\n',
  'Name;Breite;Bestand\n⟦Henry Streifen⟧;140;12\nEmma;150;4\n',
  '| Name | Colour | Price |\n|---|---|---|\n| ⟦Graham Thomas⟧ | yellow | 21.00 |\n| William Lobb | purple | 17.50 |\n',
  'Navn,Lengde fot\n⟦Ole Johan⟧,31\nBestefar,20\n',
  '[{"namn": "⟦Karl Johan⟧", "typ": "stol", "pris": 1295}, {"namn": "Greta", "typ": "soffa", "pris": 8995}]',
  'Bestandsliste, Stall 2\nOhrmarke   Name        Laktation\n4412       Alma        3\n4413       ⟦Rosalinde⟧   2\n',
  'Pos  Team               P   W   Pts\n 1   ⟦Albert Road Colts⟧   12  10  31\n 2   Victoria Rangers   12   8  26\n',
  'day,main,dessert\nMon,Beef Wellington,⟦Charlotte Russe⟧\nTue,Kiev,Melba\n',
  'Tag;Suppe;Hauptgericht\nMo;Lauch;⟦Klaus Wellington⟧\nDi;Linse;Melba\n',
  'isbn,title,author,copies\n9780141439518,Peat,⟦Ada Lind⟧,3\n9780099590088,Moor,Una Berg,2\n',
  'Platz;Mannschaft;Sp;Punkte\n1;⟦Fritz Walter Kickers⟧;14;35\n2;TSV Anna Seghers;14;16\n',
  'Cod.\tDescrizione\tQ.tà\tPrezzo\tImporto\nOL7\t⟦Donna Lisa⟧ lt 1\t24\t11,50\t276,00\n',
  'Pos  Menge  Bezeichnung                Einzel   Gesamt\n1    12     Rose ⟦Gertrude Jekyll⟧, C5   19,90    238,80\n',
])('knows that a thing stands in %j', (marked) => {
  expect(isInTable(marked)).toBe(true)
})

it.each([
  'Megnevezés      VTSZ   ⟦Menny⟧.  Egységár   Bruttó\nalma            0602   4 db    3 140      15 951\n',
  'Omschrijving;⟦Aantal⟧;Prijs;Bedrag\n',
])('knows the head of a column for nobody in %j', (marked) => {
  expect(isInTable(marked)).toBe(true)
})

it('knows somebody who is called like a head in a line without others', () => {
  expect(isInTable('Attendees      Lead\n⟦Price⟧          Vincent Total   Ada Lind\n')).toBe(false)
  expect(isInTable('Seller: Lind   ⟦Price⟧   Oak Road\n')).toBe(false)
})

it.each([
  'Boat;Owner;Berths\nTern;⟦Astrid Lund⟧;4\nGull;Per Sund;6\n',
  'Name;Phone;Seats\n⟦Astrid Lund⟧;555;4\nPer Sund;556;2\n',
  'Name;Kunde;Breite\n⟦Astrid Lund⟧;Sund;140\nEmma;Berg;150\n',
  'Name;Linie;Plätze\n⟦Astrid Lund⟧;14;2\nPer Sund;17;1\n',
  'Who;Brings\n⟦Astrid Lund⟧;dessert\nPer Sund;soup\n',
  'title,author,status\nPeat,⟦Ada Lind⟧,draft\nMoor,Una Berg,final\n',
  'isbn,title,author,borrower\n9780141439518,Peat,Una Berg,⟦Ada Lind⟧\n9780099590088,Moor,Bo Ek,Per Roth\n',
  'Team;Shift\n⟦Astrid Lund⟧;early\nPer Sund;late\n',
  'Player;Team;Pts\n⟦Astrid Lund⟧;Colts;14\nPer Sund;Kickers;12\n',
  'Name;km\n⟦Astrid Lund⟧;140\nPer Sund;150\n',
  'Name;Amount\n⟦Astrid Lund⟧;140\nPer Sund;150\n',
  'Deltager;Antal;Pris;Beløb\n⟦Astrid Lund⟧;2;45,00;90,00\nPer Sund;1;45,00;45,00\n',
  'Name;Qty;Price;Total\n⟦Astrid Lund⟧;2;45.00;90.00\nPer Sund;1;45.00;45.00\n',
  'Name,Price\n⟦Astrid Lund⟧,140\nPer Sund,150\n',
  '{"name": "⟦Karl Johan⟧", "price": 12, "type": "room", "email": "k@acme.test"}',
  '{"name": "⟦Karl Johan⟧", "amount": 1295}',
  'The boat was built by ⟦Astrid Lund⟧ in 1968.\n',
])('knows that somebody stands in %j', (marked) => {
  expect(isInTable(marked)).toBe(false)
})

it('takes linear time where many names stand below many heads', { timeout: 60_000 }, async () => {
  const table = (columns: number) =>
    ['Name', 'Anna'].map((cell) => Array(columns).fill(cell).join('  ')).join('\n')
  const work = (text: string) => {
    const isThing = standsInTableOfThings(text, alignedHeads(text))
    for (const { index } of text.matchAll(/Anna/g)) isThing({ start: index, end: index + 4 })
  }
  expect(await growthOf(table, work, 1_000)).toBeLessThan(LINEAR_GROWTH)
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => `No.   Boat     Built\n${'4410  Ole Berg 1968\n'.repeat(size)}`,
    (text) => {
      const isInside = standsInTableOfThings(text, alignedHeads(text))
      return Array.from(text.matchAll(/Ole Berg/g)).filter(({ index }) =>
        isInside({ start: index, end: index + 8 }),
      ).length
    },
    1_000,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
