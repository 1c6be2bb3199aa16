import { expect, it } from 'vitest'
import { mailSender } from './mail-sender.ts'

function isSomebody(head: string): boolean {
  const [value = ''] = head.split(' <', 1)
  return mailSender(value, { text: head, start: 0, end: value.length, groups: {} })
}

it.each([
  'Jule Sommer <j@quellwerk.de>',
  'Bruna Prado <bruna@brunaprado.pt>',
  'Maria Prado <geral@mariaprado.pt>',
  'Ana Prado <ana.prado@correio.pt>',
  'ANNA Lind <a@quellwerk.de>',
  '山田 太郎 <t@kaizuka.co.jp>',
])('somebody writes %s', (head) => {
  expect(isSomebody(head)).toBe(true)
})

it.each([
  'CTT Expresso <aviso@pt-entregas.top>',
  'Quellwerk Energie <rechnung@quellwerk-kunde.de>',
  'Énergis Livraison <notification@energis-suivi.fr>',
])('a firm writes %s', (head) => {
  expect(isSomebody(head)).toBe(false)
})
