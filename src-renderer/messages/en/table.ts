/** Sentences about a document as rows and cells. */

import type { DocumentPart } from '../../../src-shared/model/source-map.ts'
import { count } from '../format.ts'
import { partNames } from './vocabulary.ts'

export const table = {
  label: (name: string, sheet: string | null) => (sheet === null ? name : `${name}, ${sheet}`),
  sheets: 'Sheet',
  sheet: (name: string, isHidden: boolean, places: number) =>
    `${name}${isHidden ? ', hidden in the workbook' : ''}${places === 0 ? '' : `, ${count(places, 'place', 'places')}`}`,
  hidden: 'hidden',
  /** What a workbook has that stands in no cell. */
  beside: 'Beside the cells',
  unnamed: (position: number) => `Sheet ${position}`,
  part: (part: DocumentPart): string => partNames[part],
} as const
