/** Loaded with `--import`: gives the stand-in to whoever imports `electron`. */

import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== 'electron') return nextResolve(specifier, context)
    return { url: new URL('./stand-in.ts', import.meta.url).href, shortCircuit: true }
  },
})
