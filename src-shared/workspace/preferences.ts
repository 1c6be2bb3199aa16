/** What the owner chose for the app: kept by the service, so that it holds in every window and on every port. */

import Type from 'typebox'
import { GateMap } from '../contract/scan-request.ts'
import { CATEGORIES, LEVELS } from '../model/vocabulary.ts'
import { PolicyTable } from './policy.ts'

const closed = { additionalProperties: false } as const

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How close things stand to each other. */
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Days that scans of the app are kept where nobody chose. */
export const DEFAULT_KEEP_DAYS = 30
export const MAX_KEEP_DAYS = 3_650

/** All that was chosen; what is left out never was, and its default holds. */
export const Preferences = Type.Partial(
  Type.Object({
    theme: Type.Enum([...THEMES]),
    density: Type.Enum([...DENSITIES]),
    /** Keys in place of the usual ones, by command of the review room: `j`, `Shift+j`; an empty one is none. */
    keys: Type.Record(
      Type.String({ pattern: '^[a-z_]{1,40}$' }),
      Type.String({ pattern: '^(?:(?:Shift[+])?\\S)?$' }),
      { maxProperties: 100, additionalProperties: false },
    ),
    /** Whether single letters act in the review room (WCAG 2.1.4 asks for a way to turn them off). */
    single_keys: Type.Boolean(),
    /** Whether values start masked: in lists, in the document, in what is copied and handed out. */
    mask_values: Type.Boolean(),
    /** Whether the band that says what the models read stands beside texts. */
    model_heat: Type.Boolean(),
    /** Whether scans that ask for something are told while the window is not in front. */
    notifications: Type.Boolean(),
    /** Whether a notification names the document: a name can tell too much already. */
    notify_names: Type.Boolean(),
    /** What the next scan looks for; null: all that this machine can. */
    categories: Type.Union([
      Type.Array(Type.Enum([...CATEGORIES]), { minItems: 1, uniqueItems: true }),
      Type.Null(),
    ]),
    /** By what the next scans of the owner's account are decided; null: the default table. */
    policy: Type.Union([PolicyTable, Type.Null()]),
    /** How far the next scan goes; null: as far as this machine can. */
    max_level: Type.Union([Type.Enum([...LEVELS]), Type.Null()]),
    /** Rules that the owner switched, by id: on or off in the next scans of the app and of watched folders. */
    rules: GateMap,
    /** Days that scans of the app are kept from now on; null: until they are deleted. */
    keep_days: Type.Union([Type.Integer({ minimum: 1, maximum: MAX_KEEP_DAYS }), Type.Null()]),
  }),
  closed,
)
export type Preferences = Type.Static<typeof Preferences>
