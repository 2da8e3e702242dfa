import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import { zoneAt } from './src/server/testing/zone-at.ts'
import { pointerCommands } from './src/web/testing/pointer-commands.ts'

/** Long by nature: kills, faults, several instances, the commands, every colour of a crest. */
const LONG_ONLY = 'src/server/**/*.long.test.ts'

/** The product with one kind of graphic more: each file mocks the list of kinds before anything has read it. */
const MADE_UP_ONLY = 'src/**/*.made-up.test.{ts,tsx}'

/** Files whose tests have more cases in `npm run test:long`: properties tried with random values, and long tables. */
function* propertyFiles(folder = 'src'): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* propertyFiles(path)
    else if (
      /(?<!\.long|\.made-up|\.component)\.test\.tsx?$/.test(path) &&
      /fast-check|property-runs/.test(readFileSync(path, 'utf8'))
    )
      yield path
  }
}

const EACH = {
  globalSetup: ['src/testing/property-seed.ts'],
  setupFiles: ['src/testing/property-setup.ts'],
}

/** Screens, forms and pickers in a real browser, with a stand-in where the web app calls the server. */
const COMPONENTS = 'src/web/**/*.component.test.tsx'

const PACKAGES_OF_THE_WEB_APP = [
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'axe-core',
  'konva/lib/**/*.js',
  'react',
  'react-dom',
  'react-dom/client',
  'react-easy-crop',
  'react/jsx-runtime',
  'zod',
  'zustand',
  'zustand/middleware',
  'zustand/vanilla',
]

/** Ends what hangs, and nothing else: a machine that is busy with other work may take long for anything. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 }

const SERVER = {
  setupFiles: [...EACH.setupFiles, 'src/server/testing/nothing-left.ts', 'src/server/testing/strict-canvas.ts'],
  globalSetup: [...EACH.globalSetup, 'src/server/testing/built-app.ts', 'src/server/testing/postgres-for-tests.ts'],
  ...PATIENCE,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          // They are pure: nothing of one file is left for the next.
          isolate: false,
          include: ['src/{domain,contract,graphic,paint,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [MADE_UP_ONLY, COMPONENTS],
          ...EACH,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          // Each file has an app and a database of its own.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          exclude: [LONG_ONLY, MADE_UP_ONLY],
          ...SERVER,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        publicDir: 'assets/public',
        // One that is found only in the middle of a run would be a second React on the page.
        optimizeDeps: {
          noDiscovery: true,
          include: PACKAGES_OF_THE_WEB_APP,
          // React as clubs have it.
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        test: {
          name: 'components',
          include: [COMPONENTS],
          setupFiles: ['src/web/testing/page.ts'],
          // The page is loaded once: what a visit leaves is forgotten with the next.
          isolate: false,
          testTimeout: 180_000,
          // Long for a slow machine: what is awaited comes.
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            commands: pointerCommands,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions,
              actionTimeout: 60_000,
              // Room for every viewport of a test: in less the page would be shown scaled down, and a hand would miss.
              contextOptions: {
                locale: 'pl-PL',
                timezoneId: 'Europe/Warsaw',
                viewport: { width: 1440, height: 1000 },
                // Every dialog that glides in is waited for before it is pressed.
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { name: 'made-up', include: [MADE_UP_ONLY], ...SERVER } },
      {
        test: {
          name: 'properties',
          isolate: false,
          include: [...propertyFiles()],
          ...SERVER,
          // What takes half a second elsewhere takes ten times as long here.
          testTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'long',
          isolate: false,
          include: [LONG_ONLY],
          // Noon at the club: no nightly backup is made beside a test.
          env: { TIME_ZONE: zoneAt(12) },
          ...SERVER,
        },
      },
    ],
  },
})
