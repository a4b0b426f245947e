import type { ClientContext, ClientLink, NestedClient } from '@orpc/client'

/** What JavaScript itself asks of a function. `then` is among them, so that a client may be awaited or returned by an async function. */
const OF_FUNCTIONS = new Set(['then', 'bind', 'call', 'apply', 'valueOf', 'toString', 'toJSON'])

/**
 * `client.profiles.save(input)` calls the link with ['profiles', 'save'], as oRPC's createORPCClient does; that one comes with the classes of
 * its streams, 8 KiB that the start of a page has no use for.
 */
export function createClient<T extends NestedClient<ClientContext>>(
  link: ClientLink<ClientContext>,
  path: readonly string[] = [],
): T {
  const call = (input?: unknown, options: { signal?: AbortSignal; context?: ClientContext } = {}) =>
    link.call(path, input, { ...options, context: options.context ?? {} })
  return new Proxy(call, {
    get: (target, name) =>
      typeof name !== 'string' || OF_FUNCTIONS.has(name) ? Reflect.get(target, name) : createClient(link, [...path, name]),
  }) as unknown as T
}
