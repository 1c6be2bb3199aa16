/**
 * Builds the app's screens into dist/renderer, which the service serves.
 *
 * Everything the app needs is a local file of that folder: the page view works
 * without a network, and the Content-Security-Policy allows nothing else.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** What PDF.js fetches while it draws a page: character maps, fonts, decoders, colour profiles. */
const PDFJS_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Puts every file of `from` into the build under `to`, names unchanged. */
function copyFolder(from: string, to: string): Plugin {
  return {
    name: `copy:${to}`,
    apply: 'build',
    generateBundle() {
      for (const entry of readdirSync(from, { withFileTypes: true })) {
        if (!entry.isFile()) continue
        this.emitFile({
          type: 'asset',
          fileName: `${to}/${entry.name}`,
          source: readFileSync(join(from, entry.name)),
        })
      }
    },
  }
}

export default defineConfig({
  root: join(here, 'src-renderer'),
  base: '/',
  plugins: [
    react(),
    tailwindcss(),
    ...PDFJS_FOLDERS.map((name) => copyFolder(join(pdfjs, name), `assets/pdfjs/${name}`)),
    copyFolder(join(here, 'resources/samples'), 'assets/samples'),
  ],
  build: {
    outDir: join(here, 'dist/renderer'),
    emptyOutDir: true,
    // light-dark() and :has() stay as written from these versions on.
    target: ['chrome130', 'firefox130', 'safari18'],
    // data: URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
  },
})
