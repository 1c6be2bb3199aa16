/**
 * Bundles the command line and its threads, packages included: Node loads
 * a dozen files there instead of fifteen hundred, which is most of what a start costs.
 */

import { defineConfig } from 'vite'

/** Packages that find files of their own by their place, or hold native code. */
const LEFT_OUT = [
  ...[
    'css-tree',
    'fontkit',
    'mammoth',
    'onnxruntime-node',
    'pdfjs-dist',
    'pdfkit',
    'pino',
    'piscina',
  ],
]

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src-main/cli/main.ts',
        program: 'src-main/cli/program.ts',
        // Started by path in threads and processes: src-main/entry-points.ts looks for these names.
        'extract.worker': 'src-main/extract/extract.worker.ts',
        'tokens.worker': 'src-main/chunk/tokens.worker.ts',
        'rules.worker': 'src-main/detect/rules/rules.worker.ts',
        'inference.process': 'src-main/detect/models/run/inference.process.ts',
        'describe-model.process': 'src-main/detect/models/add/describe-model.process.ts',
        'decide.worker': 'src-main/decide/decide.worker.ts',
        'json.worker': 'src-main/api/json.worker.ts',
        'copy.worker': 'src-main/present/copy.worker.ts',
        'format.worker': 'src-main/present/format.worker.ts',
        'storage.worker': 'src-main/storage.worker.ts',
      },
      // Shared chunks lie beside the entries, so that relative addresses hold in both.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
