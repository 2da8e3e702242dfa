import type { UserConfig } from 'vite'
import { shellOf } from './shell.ts'

/** The mode in which the worker is built, after the web app whose files it names. */
export const SERVICE_WORKER = 'service-worker'

/** One file under a lasting name, at the root of the site: from there it may answer for all of it. */
export const serviceWorkerBuild = (): UserConfig => ({
  publicDir: false,
  define: { __SHELL__: JSON.stringify(shellOf('dist/web')) },
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/web/offline/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
