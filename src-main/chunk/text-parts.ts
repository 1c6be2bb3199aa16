/** The values and turns of one text, each told apart once and only where somebody asks: most texts are decided without. */

import { once } from '../../src-shared/model/once.ts'
import { type TurnsOfText, turnsIn } from './conversation/turns.ts'
import { type FieldsOfText, fieldsIn } from './fields/fields.ts'

export interface TextParts {
  readonly fields: () => FieldsOfText
  readonly turns: () => TurnsOfText
}

export function partsOf(text: string): TextParts {
  return { fields: once(() => fieldsIn(text)), turns: once(() => turnsIn(text)) }
}
