import { defineConfig } from 'vitest/config'

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
          globalSetup: ['src/server/testing/built-app.ts', 'src/server/testing/postgres-for-tests.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
