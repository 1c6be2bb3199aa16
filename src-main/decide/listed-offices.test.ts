import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { FOUND_NAME } from './__fixtures__/found-name.ts'
import type { Candidate } from './candidates.ts'
import { withoutListedOffices } from './listed-offices.ts'

const LABELS: Readonly<Record<string, string>> = {
  '⟦': 'ADDRESS',
  '⟪': 'PHONE',
  '‹': 'PERSON',
  '«': 'LOCATION',
  '{': 'EMAIL',
}

/** What is told of a text in which ⟦addresses⟧, ⟪telephones⟫, ‹people› and «towns» were found. */
function keptOf(marked: string): readonly string[] {
  const candidates: Candidate[] = []
  let text = ''
  for (const [, open = '', found = '', other = ''] of marked.matchAll(
    /([⟦⟪‹«{])([^⟧⟫›»}]*)[⟧⟫›»}]|([^⟦⟪‹«{])/gu,
  )) {
    const label = LABELS[open]
    if (label) {
      const start = text.length
      candidates.push({ ...FOUND_NAME, label, start, end: start + found.length })
    }
    text += found + other
  }
  return withoutListedOffices(text, candidates)
    .filter(({ accepted, label }) => accepted && label !== 'LOCATION')
    .map(({ start, end }) => text.slice(start, end))
}

it.each([
  [
    'branches in towns',
    'Opening hours\n«Hexham» – ⟦5 Fore Street⟧ – ⟪01434 602 118⟫\n«Morpeth» – ⟦31 Bridge Street⟧\n«Alnwick» – ⟦14 Bondgate⟧\n',
  ],
  [
    'shops below a heading, whatever they are called',
    'Nasze sklepy\nPoznań, ⟦ul. Głogowska 118⟧\nLuboń, tel. ⟪61 813 02 44⟫\nKórnik, ⟦pl. Niepodległości 31⟧\n',
  ],
  [
    'services below the head of a table',
    'Service    Contact\nPodiatry    ⟪01582 707 240⟫\nPhlebotomy  ⟪01582 707 118⟫\nInterpreters  ⟪0330 202 0270⟫\n',
  ],
  [
    'a firm and an office in a line of their own, and where people meet',
    'Protokoll\nVenue: village hall, ⟦Bergsgatan 12⟧\nSpital: Krankenhaus Nord, ⟪0551 44 18 20⟫\nSchluss\n',
  ],
])('leaves out %s', (_, marked) => {
  expect(keptOf(marked)).toEqual([])
})

it('keeps mailboxes that are called as people are, and none that are called as their lines', () => {
  const lines = ['north', 'south', 'east'].map((desk) => `The ${desk} desk answers at`)
  const called = (name: (line: number) => string) =>
    keptOf(lines.map((line, at) => `${line} {${name(at)}@firm.org}\n`).join(''))
  const people = (at: number) => `${'abc'[at]}.lee`
  expect(called(people)).toEqual(['a.lee@firm.org', 'b.lee@firm.org', 'c.lee@firm.org'])
  expect(called((at) => `${['north', 'south', 'east'][at]}.desk`)).toEqual([])
})

it('keeps who is named among services, and whose telephone stands beside a name alone', () => {
  expect(
    keptOf(
      'Kontakt\nStavebný úrad ⟪048 630 62 40⟫\nMestská polícia ⟪048 612 20 59⟫\nTechnické služby ⟪0907 881 204⟫\nMatrika ‹Jana Malá› ⟪048 630 62 27⟫\nKubišová ⟪048 630 62 52⟫\n',
    ),
  ).toEqual(['Jana Malá', '048 630 62 27', '048 630 62 52'])
})

it.each([
  [
    'the form of one person',
    'Anmeldung\nTelefon privat  ⟪0551 44 18 20⟫\nTelefon Arbeit  ⟪0551 44 18 21⟫\nAnschrift  ⟦Am Anger 7⟧\nNotfallkontakt  ⟪0171 44 18 22⟫\n',
    4,
  ],
  [
    'a list of people',
    'Team\n‹Jana Malá› ⟪0551 44 18 20⟫\n‹Petr Starý› ⟪0551 44 18 21⟫\n‹Eva Nová› ⟪0551 44 18 22⟫\n',
    6,
  ],
  [
    'whoever is asked for at a firm, but not the firm alone',
    'Nr.;Firma;Ansprechpartner;Telefon\n1;Tischlerei Huber;‹Bernd Huber›;⟪08031 44 172⟫\n2;Metzgerei ‹Anna Lind›;;⟪08031 44 173⟫\n3;Gasthof;;\n',
    3,
  ],
  [
    'a family',
    'Nummern\nOma ⟪0551 44 18 20⟫\nPapa ⟪0551 44 18 21⟫\nOpa ⟪0551 44 18 22⟫\nNachbarn\n',
    3,
  ],
  [
    'what is told in sentences',
    'Hallo\nIch wohne seit Mai in ⟦Am Anger 7⟧. Ruf an: ⟪0551 44 18 20⟫\nMorgen bin ich in ⟦Steinweg 4⟧.\n',
    3,
  ],
  [
    'customers by their numbers',
    'Touren\n4711 ⟦Am Anger 7⟧\n4712 ⟦Steinweg 4⟧\n4713 ⟦Ring 9⟧\n',
    3,
  ],
])('keeps %s', (_, marked, count) => {
  expect(keptOf(marked)).toHaveLength(count)
})

it.each([
  ['rows', (size: number) => 'Hexham 5 Fore Street\n'.repeat(size), 21, 300],
  ['a line of blanks', (size: number) => `Durham${' '.repeat(size)}x\nShop\nShop\n`, 21, 1],
  ['a line of its own head', (size: number) => `${'Shop, Tel. '.repeat(size)}5\na\nb\n`, 11, 300],
  ['empty lines', (size: number) => `${'\n'.repeat(20 * size)}Shop 5\n`, 1, 300],
])('takes linear time with %s', { timeout: 60_000 }, async (_, make, distance, count) => {
  const contacts = (text: string) =>
    Array.from({ length: count }, (_, row) => {
      const start = count === 1 ? text.indexOf('x') : row * distance + 7
      return { ...FOUND_NAME, label: 'ADDRESS', start, end: start + 1 }
    })
  const growth = await growthOf(make, (text) => withoutListedOffices(text, contacts(text)), 2_000)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
