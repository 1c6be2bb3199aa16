/** Sentences of the document's pane, and of the band that tells what the models read. */

import type { Category } from '../../../src-shared/model/vocabulary.ts'
import type { DocumentHeat } from '../../../src-shared/workspace/document.ts'
import {
  count,
  formatAgainst,
  formatList,
  formatNumber,
  labelWords,
  withinSentence,
} from '../format.ts'
import { categories } from './vocabulary.ts'

/** What the models made of one passage. */
function describeHeat({ level, unsure, verdict }: DocumentHeat): string {
  if (level === 'L1') return 'Read by rules only.'
  const reader = level === 'L3' ? 'Read by the L3 guard' : 'Read by the L2 screen'
  const read = unsure ? `${reader}, which was not sure; no guard read it.` : `${reader}.`
  if (verdict !== null) {
    const [score, threshold] = formatAgainst(verdict.score, verdict.threshold)
    const category = withinSentence(categories[verdict.category].name)
    const name = withinSentence(labelWords(verdict.class_name))
    return `${read} Most like: ${category}, ${name} ${score} (from ${threshold} it counts).`
  }
  if (unsure) return read
  return level === 'L3'
    ? `${read} It gives no verdict here.`
    : `${read} It asked for no closer look.`
}

const SPOKEN_STATES = { open: '', settled: ', decided', muted: ', not counted' } as const

export const documentView = {
  text: 'Text',
  page: 'Page',
  view: 'View of the document',
  label: (name: string) => `Text of ${name}`,
  hidden: (value: number) => count(value, 'hidden character', 'hidden characters'),
  showHidden: (value: number) => `Show ${count(value, 'hidden character', 'hidden characters')}`,
  noHidden: 'No hidden characters',
  /** What a key has changed. */
  hiddenShown: (value: number, areShown: boolean) =>
    value === 0
      ? 'No hidden characters'
      : `${count(value, 'hidden character', 'hidden characters')} ${areShown ? 'shown' : 'not shown'}`,
  hiddenRun: (value: number) => `${formatNumber(value)} hidden`,
  hiddenRunDecoded: (value: number, decoded: string) =>
    `${formatNumber(value)} hidden: “${decoded}”`,
  hiddenRunName: (value: number, first: string) =>
    `${count(value, 'hidden character', 'hidden characters')}, the first is ${first}`,
  hiddenRunNameDecoded: (value: number, decoded: string) =>
    `${count(value, 'hidden character', 'hidden characters')} that read “${decoded}”`,
  moreCharacters: (value: number) => `… ${count(value, 'more character', 'more characters')} …`,
  showMoreCharacters: (value: number) =>
    `Show whole line, ${count(value, 'more character', 'more characters')}`,
  empty: 'The document holds no text.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit width',
  zoom: (percent: number) => `${formatNumber(percent)}%`,
  pageName: (page: number, total: number, places: number) =>
    `Page ${formatNumber(page)} of ${formatNumber(total)}${places === 0 ? '' : `, ${count(places, 'place', 'places')} marked`}`,
  /** What a screen reader hears before the words of a mark, where others see a letter. */
  spokenBadge: (marked: readonly Category[], state: 'open' | 'settled' | 'muted') =>
    `${formatList(marked.map((category) => categories[category].name))}${SPOKEN_STATES[state]}: `,
  noTextLayer: 'No text layer: this page was not scanned',
  pageFailed: 'This page cannot be drawn',
  pdfFailed: 'The pages cannot be shown. The text view holds everything that was scanned.',
  noOriginal: 'The original file is not stored, so only the text can be shown.',
  pageLoading: 'Drawing the page…',
} as const

export const heat = {
  title: 'What the models read',
  legend: 'What the band beside the text means',
  steps: ['Harmless', 'A little suspicious', 'Nearly found', 'Found'],
  worst: 'Most suspicious',
  previous: 'Previous passage',
  next: 'Next passage',
  describe: describeHeat,
  passage: (passage: DocumentHeat & { readonly index: number }, total: number) =>
    `Passage ${formatNumber(passage.index + 1)} of ${formatNumber(total)}. ${describeHeat(passage)}`,
} as const
