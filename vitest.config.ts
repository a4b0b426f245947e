import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.mjs'

// Property tests draw new cases each day (UTC). The workers inherit it, and the run prints it.
process.env.PROPERTY_SEED ??= new Date().toISOString().slice(0, 10).replaceAll('-', '')

/**
 * The ladder: rules, mounted pages in an emulated DOM, calls on a real database, a browser on the built product. The files that one worker runs share its modules
 * (`isolate: false`), because loading the server's code again takes longer than most files: a test restores the globals it changes.
 */
export default defineConfig({
  test: {
    // Two more than the two cores we plan for: browser tests and call tests wait for much of their time.
    maxWorkers: 4,
    // Longer than anything takes on a busy machine; the figures of `npm run faults -- --full` take many rounds.
    testTimeout: process.env.FAULT_ROUNDS === 'full' ? 1_800_000 : 180_000,
    expect: { poll: { timeout: 30_000 } },
    isolate: false,
    unstubGlobals: true,
    // A busy machine must not fail a good change. The run counts and names the tests that needed a second try, as faults to be mended.
    retry: { count: 1, delay: 1_000 },
    reporters: ['default', './scripts/second-tries.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'house*.test.ts',
            'caches.test.ts',
            'packages/**/*.test.ts',
            'apps/{web,extension}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // `LEFT_OUT`: what `npm test -- --changed` leaves to the whole run. The option `--exclude` does not reach a project.
          exclude: ['**/node_modules/**', '**/*.component.test.tsx', ...(process.env.LEFT_OUT?.split(',') ?? [])],
          setupFiles: 'vitest.setup.ts',
          // The extension's code gets a fake browser that tests control.
          alias: { 'wxt/browser': fileURLToPath(new URL('apps/extension/src/browser.testing.ts', import.meta.url)) },
        },
      },
      {
        extends: true,
        // React as people get it: its checks for development take half of a test's time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'component',
          include: ['apps/web/**/*.component.test.tsx'],
          environment: './apps/web/app/testing/environment.ts',
          environmentOptions: {
            happyDOM: {
              ...{ url: 'https://jobapply.example/', width: 1280, height: 860 },
              // A download must not lead the window of all tests away.
              settings: { navigation: { disableMainFrameNavigation: true } },
            },
          },
          env: { TZ: 'UTC', NODE_ENV: 'production' },
          setupFiles: 'apps/web/app/testing/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'call',
          include: ['apps/server/**/*.test.ts'],
          setupFiles: [
            'vitest.setup.ts',
            'apps/server/src/platform/auth/quick-hashes.testing.ts',
            'apps/server/src/platform/clock.testing.ts',
            'apps/server/src/platform/sandbox/built-helpers.testing.ts',
            'apps/server/src/testing/lines/sockets.ts',
          ],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          setupFiles: [
            'apps/server/src/platform/auth/quick-hashes.testing.ts',
            'apps/server/src/platform/sandbox/built-helpers.testing.ts',
          ],
          globalSetup: 'e2e/global-setup.ts',
          // The longest journey takes a minute, and a busy machine takes longer.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // The second try waits until the server, which answers 503 for as long as its database is silent, has found the database again.
          retry: { count: 1, delay: 5_000 },
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
  },
})
