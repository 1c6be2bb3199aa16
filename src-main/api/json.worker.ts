/** Thread entry of large bodies: JSON in bytes in, its value or what is wrong with it out. */

import '../v8-flags.ts'

export { parseJson as default } from './parse-json.ts'
