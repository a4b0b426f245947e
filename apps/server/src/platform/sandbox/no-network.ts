import { createRequire, registerHooks } from 'node:module'

/**
 * Loaded by `--import` before the program of a helper process. From here on nothing can load a module that opens a socket, starts a
 * process or a thread, or removes these hooks: the second line of defence where the helper has a network namespace of its own, the only
 * one where the system allows none (Node's permission model covers files and processes, and sockets only from Node 25 on).
 */
const REFUSED =
  /^(?:node:)?(?:net|tls|dgram|dns|https?|http2|quic|_http_\w+|_tls_\w+|child_process|cluster|worker_threads|inspector|repl|wasi|module)(?:\/|$)/
const GLOBALS = ['fetch', 'WebSocket', 'EventSource', 'Worker']
const PROCESS = ['binding', '_linkedBinding', 'dlopen', 'kill', '_kill', '_debugProcess']

const refuse = (what: string): never => {
  throw Object.assign(new Error(`${what} is refused in a helper process`), { code: 'ERR_ACCESS_DENIED' })
}

/** Bundled packages ask `node:module` for a `require`. They get this one instead of the module: it refuses the same names. */
const load = createRequire(import.meta.url)
const REQUIRE = Symbol.for('helper.require')
Object.defineProperty(globalThis, REQUIRE, { value: (name: string) => (REFUSED.test(name) ? refuse(name) : load(name)) })
const ONLY_REQUIRE = 'data:text/javascript,export const createRequire=()=>globalThis[Symbol.for("helper.require")]'

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    /^(?:node:)?module$/.test(specifier)
      ? { url: ONLY_REQUIRE, format: 'module', shortCircuit: true }
      : REFUSED.test(specifier)
        ? refuse(specifier)
        : nextResolve(specifier, context),
})
const { getBuiltinModule } = process
seal(process, 'getBuiltinModule', (name: string) => (REFUSED.test(name) ? refuse(name) : getBuiltinModule(name)))
for (const name of PROCESS) seal(process, name, () => refuse(`process.${name}`))
for (const name of GLOBALS) seal(globalThis, name, undefined)

function seal(owner: object, name: string, value: unknown) {
  Object.defineProperty(owner, name, { value, writable: false, configurable: false })
}
