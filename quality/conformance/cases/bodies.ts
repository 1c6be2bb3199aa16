/** Request bodies: texts, forms and addresses, whole and broken. */

import { type Case, casesOf } from '../case.ts'
import { addressEntries } from './bodies/addresses.ts'
import { contentTypeEntries } from './bodies/content-types.ts'
import { fileEntries } from './bodies/files.ts'
import { formEntries } from './bodies/forms.ts'
import { jsonEntries } from './bodies/json.ts'
import { textEntries } from './bodies/texts.ts'

/** The cases. */
export const bodies: readonly Case[] = casesOf('bodies', [
  ...textEntries,
  ...jsonEntries,
  ...formEntries,
  ...fileEntries,
  ...contentTypeEntries,
  ...addressEntries,
])
