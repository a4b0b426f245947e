import fc from 'fast-check'

/**
 * Property tests draw the same cases at every run: a change is judged by what it did, not by the luck of the draw. To look further:
 * PROPERTY_SEED=random PROPERTY_RUNS=5000 npm test -- unit
 */
const { PROPERTY_SEED: seed = '20261115', PROPERTY_RUNS: runs } = process.env

fc.configureGlobal({ ...(seed !== 'random' && { seed: Number(seed) }), ...(runs && { numRuns: Number(runs) }) })
