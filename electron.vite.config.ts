/**
 * Bundles the desktop shell and its service for Electron into out/main.
 *
 * There is no renderer section: the window loads the app from the service,
 * which serves dist/renderer, built by vite.config.ts for the browser as well.
 * There is no preload either: the app needs nothing from Electron.
 */

import { defineConfig } from 'electron-vite'

export default defineConfig({
  main: {
    build: {
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: 'src-main/desktop/main.ts',
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
  },
})
