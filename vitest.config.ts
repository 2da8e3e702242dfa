import { defineConfig } from 'vitest/config'
import { zoneAt } from './src/server/testing/zone-at.ts'

/** Long by nature: kills, faults, several instances, the commands, every colour of a crest. */
const LONG_ONLY = 'src/server/**/*.long.test.ts'

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
          include: ['src/{domain,contract,scene,paint,web}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          // Each file has an app and a database of its own.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          exclude: [LONG_ONLY],
          ...SERVER,
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
