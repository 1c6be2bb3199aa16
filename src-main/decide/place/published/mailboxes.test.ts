import { expect, it } from 'vitest'
import {
  isAskedForPermission,
  isListMailbox,
  isProjectMailbox,
  isRoleMailbox,
  listsOf,
} from './mailboxes.ts'

it('knows mailboxes of a duty', () => {
  expect(isRoleMailbox('info@quellwerk.de')).toBe(true)
  expect(isRoleMailbox('Security-team@quellwerk.de')).toBe(true)
  expect(isRoleMailbox('ir@quellwerk.de')).toBe(true)
  expect(isRoleMailbox('claims@quellwerk.de')).toBe(true)
  expect(isRoleMailbox('support.quell@quellwerk.de')).toBe(true)
  expect(isRoleMailbox('segreteria@quellwerk.it')).toBe(true)
  expect(isRoleMailbox('biuro@quellwerk.pl')).toBe(true)
  expect(isRoleMailbox('recepce@quellwerk.cz')).toBe(true)
  expect(isRoleMailbox('werkplaats@quellwerk.nl')).toBe(true)
  expect(isRoleMailbox('vertrieb-nord@quellwerk.de')).toBe(true)
  expect(isRoleMailbox('ops@quellwerk.de')).toBe(true)
  expect(isRoleMailbox('db-alerts@quellwerk.de')).toBe(true)
  expect(isRoleMailbox('compras@quellwerk.es')).toBe(true)
  expect(isRoleMailbox('anna-maria@quellwerk.de')).toBe(false)
  expect(isRoleMailbox('ira@quellwerk.de')).toBe(false)
  expect(isRoleMailbox('biuro.lind@quellwerk.pl')).toBe(false)
  expect(isRoleMailbox('infora.lind@quellwerk.de')).toBe(false)
})

it.each([
  ...[
    'bokasafn',
    'tajnik',
    'buh',
    'stadtbibliothek',
    'kreisbibliothek',
    'sport.klub',
    'ci',
    'ordnungsamt',
  ],
  ...['casadecultura', 'Knihovna2', 'bewerbung-2026', 'biblioteka_szkola'],
])('knows that the mailbox %j leads to an office, a club or a facility', (mailbox) => {
  expect(isRoleMailbox(`${mailbox}@quellwerk.org`)).toBe(true)
})

it.each(['kassai', 'ana.klub', 'museum.lind', 'golfi', 'de.la', 'a'.repeat(64)])(
  'does not take the mailbox %j for that of an office',
  (mailbox) => {
    expect(isRoleMailbox(`${mailbox}@quellwerk.org`)).toBe(false)
  },
)

it.each(['all-staff', 'alle', 'tout-le-personnel', 'Eltern', 'staff-all'])(
  'knows that everybody is on the list %j',
  (mailbox) => {
    expect(isRoleMailbox(`${mailbox}@quellwerk.org`)).toBe(true)
  },
)

it.each(['allan', 'alla', 'alle.lind', 'tous12', 'eltern.lind'])(
  'knows that somebody may have the mailbox %j',
  (mailbox) => {
    expect(isRoleMailbox(`${mailbox}@quellwerk.org`)).toBe(false)
  },
)

it.each([
  ['For written permission, please contact ⟦vocal@quellwerk.org⟧.', true],
  ['questions about this notice can be directed to ⟦notice@quellwerk.org⟧', true],
  ['for written permission, please contact ⟦anna.lind@quellwerk.org⟧', false],
  ['For further information, please contact ⟦anna@quellwerk.org⟧', false],
])('tells of %j whether a licence asks there: %s', (marked, expected) => {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  const end = marked.indexOf('⟧') - 1
  expect(isAskedForPermission(text, { start, end })).toBe(expected)
})

it.each([
  ['.TH MERGE 3 "Montage" "Montage"\nwrite to ⟦montage@quellwerk.edu⟧', true],
  ['please contact ⟦quell@quell.org⟧ for written permission', true],
  ['asked of **Maki Ohtsu** <⟦ohtsu@ohtsu.org⟧>', false],
  ['# Quell, by Ana\n\nwrite to ⟦ana@lind.se⟧', false],
])('tells of %j whether the address is that of a project: %s', (marked, expected) => {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  expect(isProjectMailbox(text, { start, end: marked.indexOf('⟧') - 1 })).toBe(expected)
})

it.each([
  ['mill-users@mill.example', 'Subject: Re: [mill-users] red build', true],
  ['MILL@lists.example', 'Betreff: AW: [Mill] roter Bau', true],
  ['ida.holm@mill.example', 'Subject: [mill-users] red build', false],
  ['mill@mill.example', 'Subject: red build\n\nSee [mill] there.', false],
])('knows that %s leads to a list below "%s": %s', (mailbox, text, expected) => {
  expect(isListMailbox(mailbox, listsOf(`From: a@b.example\n${text}\n\nIt is red.`))).toBe(expected)
})
