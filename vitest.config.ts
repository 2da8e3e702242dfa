import { defineConfig } from 'vitest/config'
import { zoneAt } from './src/server/testing/zone-at.ts'

/** Long by nature: kills, faults, several instances, the commands, every colour of a crest. */
const LONG_ONLY = 'src/server/**/*.long.test.ts'

/** The product with one kind of graphic more: each file mocks the list of kinds before anything has read it. */
const MADE_UP_ONLY = 'src/**/*.made-up.test.{ts,tsx}'

const SERVER = {
  globalSetup: ['src/server/testing/built-app.ts', 'src/server/testing/postgres-for-tests.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
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
          include: ['src/{domain,contract,graphic,paint,web}/**/*.test.{ts,tsx}'],
          exclude: [MADE_UP_ONLY],
          // Hundreds of random matches take a slow machine longer than five seconds.
          testTimeout: 30_000,
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
      { test: { name: 'made-up', include: [MADE_UP_ONLY], ...SERVER } },
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
