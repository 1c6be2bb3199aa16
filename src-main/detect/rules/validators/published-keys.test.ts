import { expect, it } from 'vitest'
import { notPlaceholder } from './placeholder.ts'
import { isPublishedKey } from './published-keys.ts'

/** Parts of keys, joined only here: no scanner shall take this file for a leak. */
const printed = [
  ['ghp_16C7e42F292c6912E77', '10c838347Ae178B4a'],
  ['SG.ngeVfQFYQlKU0ufo8x5d1A.TwL2iGABf9DHoTf', '-09kqeF8tAmbihYzrnopKc-1s5cr'],
  ['Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4', 'I6tq/K1SZFPTOtr/KBHBeksoGMGw=='],
  ['110201543:AAHdqTcvCH1vGWJxf', 'SeofSAs0K5PALDsaw'],
  ['b4c0n7', '3n7fu1'],
  ['JBSWY3DP', 'EHPK3PXP'],
  [
    'https://discord.com/api/webhooks/223704706495545344/3d89bb7572e0fb30d8128367b3b1b44f',
    'ecd1726de135cbe28a41f8b2f777c372ba2939e7',
  ],
].map((parts) => parts.join(''))

it.each(printed)('knows a printed key: %#', (key) => {
  expect(isPublishedKey(key)).toBe(true)
  expect(notPlaceholder(key)).toBe(false)
})

it.each(printed)('knows no key that differs by one character: %#', (key) => {
  expect(isPublishedKey(`${key.slice(0, -1)}q`)).toBe(false)
  expect(isPublishedKey(`${key}a`)).toBe(false)
})
