/**
 * Run from a bundle when it has been made, with the program's version: the rules are prepared
 * there, once for everybody who starts it.
 */

import { keepInBuild } from './catalog/shipped-rules.ts'

const [, , version = ''] = process.argv
keepInBuild(version)
