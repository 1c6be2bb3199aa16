/** Thread entry of large bodies: JSON in bytes in, its value or what is wrong with it out. */

export { parseJson as default } from './parse-json.ts'
