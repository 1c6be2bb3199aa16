/**
 * Bundles the command line and its threads, packages included: Node loads
 * a dozen files there instead of fifteen hundred, which is most of what a start costs.
 */

import { defineConfig, type Plugin } from 'vite'
import { withBuiltInModules } from './src-main/cli/bundling/built-in-modules.ts'
import { withLazyExpressions } from './src-main/cli/bundling/lazy-expressions.ts'
import { withNarrowText } from './src-main/cli/bundling/narrow-text.ts'
import type { SyntaxNode } from './src-main/cli/bundling/syntax.ts'
import { workerSources } from './src-main/entry-points.ts'

/** Packages that find files of their own by their place, or hold native code. */
const LEFT_OUT = [
  'css-tree',
  'fontkit',
  'mammoth',
  'onnxruntime-node',
  'pdfjs-dist',
  'pdfkit',
  'pino',
  'piscina',
]

/** All that is needed to ask for help. */
const START =
  /[/]src-main[/](?:cli[/](?:command-bundle|exit-codes)|code-cache|explained-error|lean-allocator|optimise-early|v8-flags|version)[.]ts$/
/** What a small file may import and still be loaded by everybody: Node has these in memory anyway. */
const LIGHT = /^node:(?:crypto|fs|os|path|process|url|util)$/
const MOST_BYTES = 16_384

interface ModuleInfo {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

const leaves = new Map<string, boolean>()

/** Whether a file of ours is small and needs nothing but such files. */
function isLeaf(id: string, infoOf: (id: string) => ModuleInfo | null): boolean {
  const known = leaves.get(id)
  if (known !== undefined) return known
  const info = /[/]src-(?:main|shared)[/]/.test(id) ? infoOf(id) : null
  const leaf =
    info !== null &&
    (info.code?.length ?? 0) <= MOST_BYTES &&
    info.dynamicallyImportedIds.length === 0 &&
    info.importedIds.every((other) => LIGHT.test(other) || isLeaf(other, infoOf))
  leaves.set(id, leaf)
  return leaf
}

/** Puts off what a start can do without, and keeps what it takes small. */
const lean: Plugin = {
  name: 'lean',
  renderChunk(code) {
    const own = withLazyExpressions(code, this.parse(code) as unknown as SyntaxNode)
    return { code: withBuiltInModules(own, this.parse(own) as unknown as SyntaxNode), map: null }
  },
  // What is printed before this has its letters as they are.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const { code } = chunk
      chunk.code = withNarrowText(code, this.parse(code) as unknown as SyntaxNode)
    }
  },
}

export default defineConfig({
  publicDir: false,
  plugins: [lean],
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        // Started by bin/assay.mjs, and by it the program of whichever bundle is up to date.
        main: 'src-main/cli/main.ts',
        program: 'src-main/cli/program.ts',
        // Run once, by the build (src-main/cli/build-app.ts).
        'keep-rules': 'src-main/detect/rules/keep-rules.ts',
        ...workerSources(),
      },
      // Shared chunks lie beside the entries, so that relative addresses hold in both.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        comments: false,
        // To find and link a file costs a start more than functions in it that it does not call:
        // small ones that several commands and threads share are one.
        codeSplitting: {
          groups: [
            { name: 'start', test: START },
            {
              debugName: 'leaves',
              name: (id, context) =>
                isLeaf(id, (other) => context.getModuleInfo(other)) ? 'leaves' : null,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
