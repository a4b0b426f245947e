/** Imported before zod: it is told not to try whether it may compile code. It may not, and browsers report the attempt. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
