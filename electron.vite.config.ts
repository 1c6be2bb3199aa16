/**
 * Bundles the desktop shell and its service for Electron into out/main.
 *
 * There is no renderer section: the window loads the app from the service,
 * which serves dist/renderer, built by vite.config.ts for the browser as well.
 * There is no preload either: the app needs nothing from Electron.
 */

import { defineConfig } from 'electron-vite'
import { workerSources } from './src-main/entry-points.ts'

export default defineConfig({
  main: {
    build: {
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: 'src-main/desktop/main.ts',
          ...workerSources(),
        },
        // Shared chunks lie beside the entries, so that relative addresses hold in both.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
})
