import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

declare global {
  /** Set by this module; the test of the shipped cost sets it to false. */
  var hashesAreQuick: boolean | undefined
}

/** Shipped, a hash takes 20 MB and tens of milliseconds of CPU; five files about signing up and in make 462. */
const QUICK = { memory: 64, passes: 1 }

/** The passwords of tests are hashed at the least cost. The setup of call and browser tests; once in a process, before the server is loaded. */
if (globalThis.hashesAreQuick === undefined) {
  // A bench that starts a server of the tests measures what is shipped.
  globalThis.hashesAreQuick = process.env.SHIPPED_HASHES === undefined
  const { argon2 } = crypto
  const quick: typeof argon2 = (kind, parameters, done) =>
    argon2(kind, globalThis.hashesAreQuick ? { ...parameters, ...QUICK } : parameters, done)
  Object.assign(crypto, { argon2: quick })
  syncBuiltinESMExports()
}
