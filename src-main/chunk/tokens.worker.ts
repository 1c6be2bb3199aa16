/** Thread entry of counting: a text in, where its tokens start out. */

import '../v8-flags.ts'

export { tokenStarts as default } from './tokenizer.ts'
