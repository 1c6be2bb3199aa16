/** All places and twins, format after format. To add a format: a file in `places/`, and a line here. */

import type { Place, Twin } from './place.ts'
import { TEXT_PLACES, TEXT_TWINS } from './places/text.ts'

export const PLACES: readonly Place[] = [...TEXT_PLACES]
export const TWINS: readonly Twin[] = [...TEXT_TWINS]
