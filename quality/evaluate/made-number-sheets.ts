/**
 * Sheets, tables and logs full of numbers that are nobody's: measurements, versions, times, part
 * numbers, digests, places on earth, ISBN, EAN and order numbers. Some of them pass a check digit or
 * have the form of a telephone number by chance, as real ones do; no mark in them is right. The same
 * seed makes the same sheets.
 */

import { seededNumbers } from './seeded-numbers.ts'

type Below = ReturnType<typeof seededNumbers>

export interface NumberSheet {
  readonly kind: string
  readonly text: string
}

const ROWS = 60

/** A line of each kind of sheet; `row` counts from 0. */
const LINES: Readonly<Record<string, (below: Below, row: number) => string>> = {
  measurements: (below) =>
    `${below(100)}.${digits(2, below)} ${below(3000)} ${digits(4, below)} ${digits(4, below)} ${digits(4, below)} ${below(900)}`,
  'wide numbers': (below) =>
    [16, 16, 15, 12].map((length) => `${1 + below(9)}${digits(length - 1, below)}`).join(','),
  'grouped numbers': (below) =>
    Array.from({ length: 5 }, () => `${1 + below(9)}${digits(3, below)}`).join(' '),
  'dashed codes': (below) =>
    `${digits(3, below)}-${digits(2, below)}-${digits(4, below)};${digits(3, below)}-${digits(3, below)}-${digits(4, below)}`,
  'nine digits': (below) => `${digits(9, below)}\t${digits(10, below)}\t${digits(11, below)}`,
  'versions in a log': (below) =>
    `Get:${below(99)} http://mirror/pool libfoo${below(9)} amd64 ${below(30)}.${below(40)}.${below(60)}.${below(20)} [${below(900)} kB]`,
  'build numbers': (below) =>
    `| ${5 + below(120)}.${below(20)}.${below(255)}.${below(255)} | build |`,
  timestamps: (below) =>
    `${1_600_000_000 + below(9_999_999)}.${digits(6, below)} ${1_600_000_000_000 + below(9_999_999)} 2026-0${1 + below(9)}-1${below(10)}T0${below(10)}:${10 + below(50)}:${10 + below(50)}.${digits(3, below)}Z`,
  'part numbers': (below) =>
    `P/N ${digits(4, below)}-${digits(3, below)}-${digits(3, below)} S/N ${letters(2, below)}${digits(8, below)} SKU ${digits(12, below)}`,
  digests: (below) => `${hex(32, below)}  ${hex(64, below)}  file-${below(900)}.bin`,
  coordinates: (below) =>
    `${below(90)}.${digits(6, below)},${below(180)}.${digits(6, below)} +${below(90)}.${digits(5, below)} -${below(180)}.${digits(5, below)}`,
  books: (below) =>
    `ISBN 978${digits(10, below)}, EAN ${digits(13, below)}, ISSN ${digits(4, below)}-${digits(4, below)}`,
  invoices: (below, row) =>
    `INV-2026-${String(row).padStart(5, '0')};order ${digits(10, below)};${below(9000)},${digits(2, below)} EUR;${digits(8, below)}`,
  prices: (below) =>
    `${below(900)}.${digits(2, below)} ${below(900)}.${digits(3, below)}.${digits(4, below)} ${below(99)},${digits(3, below)},${digits(3, below)}`,
  'european ids': (below) =>
    `${digits(6, below)}-${digits(4, below)} ${digits(6, below)}/${digits(4, below)} ${digits(8, below)}${letters(1, below)} ${letters(2, below)}${digits(7, below)}`,
  bytes: (below) =>
    `${hex(8, below)}: ${Array.from({ length: 8 }, () => hex(4, below)).join(' ')}  ${Array.from({ length: 16 }, () => hex(2, below)).join(':')}`,
  'object identifiers': (below) =>
    `1.3.6.1.4.1.${below(60000)}.${below(20)}.${below(255)} = INTEGER: ${below(99999)}; 2.5.29.${below(40)}`,
  'pixels and sizes': (below) =>
    `M${below(900)}.${digits(2, below)} ${below(900)}.${digits(2, below)}c${below(90)} ${digits(4, below)}-${digits(3, below)}-${digits(4, below)} ${below(99)}`,
}

/** A sheet of each kind and round. */
export function numberSheets(rounds: number): readonly NumberSheet[] {
  const below = seededNumbers(20_261_123)
  return Array.from({ length: rounds }, () =>
    Object.entries(LINES).map(([kind, line]) => ({
      kind,
      text: Array.from({ length: ROWS }, (_, row) => line(below, row)).join('\n'),
    })),
  ).flat()
}

function digits(count: number, below: Below): string {
  return Array.from({ length: count }, () => below(10)).join('')
}

function letters(count: number, below: Below): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + below(26))).join('')
}

function hex(count: number, below: Below): string {
  return Array.from({ length: count }, () => below(16).toString(16)).join('')
}
