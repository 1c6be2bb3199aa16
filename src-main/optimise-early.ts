/** How soon V8 makes fast code, for programs that stay. */

import { setFlagsFromString } from 'node:v8'

/**
 * V8's top compiler waits for three thousand calls of a function, since Maglev is to do until then.
 * Without that (see v8-flags.ts) the first ten thousand texts of a service spend half their time
 * in slow code, so it begins where Maglev would. A command that reads some files has ended before
 * that is worth it. Call before the program is loaded: code is cached by these settings.
 */
export function optimiseEarly(): void {
  setFlagsFromString('--invocation-count-for-turbofan=400')
}
