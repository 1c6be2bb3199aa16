import { expect, it } from 'vitest'
import { isRegistered } from './registered.ts'

it.each([
  'Amtsgericht Freiburg HRB 381127',
  'USt-IdNr. DE 214 887 351',
  'Registered in England No. 04417782',
  'VAT No. GB 128 4471 09',
  'RCS Blois 482 917 336',
  'P. IVA e C.F. 06128840725',
  'CIF B36442187',
  'KvK 30184427',
  'NIP 8731245590, REGON 120448213',
  'IČO: 27184403',
  'org.nr 556612-4471',
  'CVR 18 44 72 09',
  'Adószám: 13844217-2-06',
  'CUI RO 18844721, J12/2214/2006',
  'ИНН 6672418830, КПП 667201001',
  'ЄДРПОУ 40817722',
  'Vergi No: 9640218837',
  '사업자등록번호: 144-81-20733',
  'السجل التجاري: 1010448217',
])('knows that %j gives the number of a business', (line) => {
  expect(isRegistered(line)).toBe(true)
})

it.each([
  'btw, call me at 5',
  'NIF 234188471',
  'CIF: 16058321W',
  'ИНН 667241883012',
  'a nip in the air at 8',
  'he was registered in 2019',
  'Steuernummer 144/418/20771',
])('knows that %j gives none', (line) => {
  expect(isRegistered(line)).toBe(false)
})
