import { expect, it } from 'vitest'
import { isUnaddressed } from './unaddressed.ts'
import { withoutWhereToWrite } from './where-to-write.ts'

it.each([
  'Note 1. Write to dirk.berger1@posteo.de.\n',
  'Nota 3. Escreva para ana.ribeiro@clix.pt.',
  'Napisz do marek.lis@onet.pl.',
  'Напишите на olga.smirnova@yandex.ru.',
  'Écrire à lucie.morel@orange.fr avant vendredi.',
  'Notitie 12. Bel of mail naar joost.devries@ziggo.nl.',
  'Please mail tom.harlow@riverbank.co.uk.',
  'Läs mer på https://www.bygdenytt.se/nyheter/bron-oppnar-igen',
  'Scrivere a reclami@acquedotto-sud.it.',
])('leaves no address of where to write: %s', (passage) => {
  expect(withoutWhereToWrite(passage)).not.toMatch(/@|https/)
})

it.each([
  'Write to dan@mailbox-x.net with the password.',
  'Forward it to kurt.w@posteo.de.',
  'Write to a@riverbank.co.uk and copy b@riverbank.co.uk.',
])('leaves what goes to an address: %s', (passage) => {
  expect(withoutWhereToWrite(passage)).toMatch(/@/)
})

it('makes no order of news that ends with a page', () => {
  const news =
    'The bridge to the island opens again on Friday, and the ferry is to stay. Read more at https://www.riverbank.co.uk/bridge'
  expect(isUnaddressed(news, { start: 0, end: news.length })).toBe(true)
  const sent = `${news} and send the files to it@riverbank.co.uk`
  expect(isUnaddressed(sent, { start: 0, end: sent.length })).toBe(false)
})
