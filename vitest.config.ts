import { defineConfig } from 'vitest/config'

/** The ladder: rules, then calls on a real database, then a browser on the built product. Each rung has the machine for itself. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    // A busy machine must not throw away a good change. What passed only at its second try is named at the end.
    retry: 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'house.test.ts',
            'caches.test.ts',
            'packages/**/*.test.ts',
            'apps/{web,extension}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          setupFiles: 'vitest.setup.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'call',
          include: ['apps/server/**/*.test.ts'],
          setupFiles: 'vitest.setup.ts',
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          // The longest way takes a minute; a busy machine takes its time.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
