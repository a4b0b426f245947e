import fc from 'fast-check'

/** vitest.config.ts chooses the day's seed. To repeat a failure: PROPERTY_SEED=20261116; to look further: PROPERTY_SEED=random PROPERTY_RUNS=5000. */
const { PROPERTY_SEED: seed, PROPERTY_RUNS: runs } = process.env

fc.configureGlobal({ ...(seed !== 'random' && { seed: Number(seed) }), ...(runs && { numRuns: Number(runs) }) })
