import type { Client, ClientContext, NestedClient } from '@orpc/client'
import type { RouterUtils } from '@orpc/tanstack-query'
import { skipToken } from '@tanstack/react-query'

type Call = Client<ClientContext, unknown, unknown, Error>
type Options = { input?: unknown; queryKey?: unknown }
type KeyOptions = { type?: string; input?: unknown }

/** The query options of every call, with the names, types and keys of oRPC's own utils; only what we use, at a third of their size. */
export function createQueryUtils<T extends NestedClient<ClientContext>>(client: T, path: readonly string[] = []): RouterUtils<T> {
  const methods: object = methodsOf(client as Call, path)
  return new Proxy(methods, {
    get: (_, name) =>
      typeof name !== 'string' || name in methods
        ? Reflect.get(methods, name)
        : createQueryUtils(Reflect.get(client, name) as NestedClient<ClientContext>, [...path, name]),
  }) as RouterUtils<T>
}

function methodsOf(call: Call, path: readonly string[]) {
  const key = ({ type, input }: KeyOptions = {}) => [path, { ...(input !== undefined && { input }), ...(type && { type }) }]
  const queryKey = (options: Options = {}) => options.queryKey ?? key({ type: 'query', input: options.input })
  return {
    call,
    key,
    queryKey,
    queryOptions: (options: Options = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(options.input, { signal }),
      ...(options.input === skipToken && { enabled: false }),
      ...options,
      queryKey: queryKey(options),
    }),
  }
}
