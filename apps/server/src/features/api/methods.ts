import { API_BASE, MCP_PATH, OPENAPI_PATH } from '@jobapply/core/api/constants'
import { OPERATIONS } from '@jobapply/core/api/operations'

const ADDRESSES = [
  { method: 'GET', path: OPENAPI_PATH },
  { method: 'POST', path: MCP_PATH },
  ...Object.values(OPERATIONS).map(({ method, path }) => ({ method, path: API_BASE + path })),
].map(({ method, path }) => ({ method, parts: path.split('/') }))

/** The methods that an address below /api/v1 takes; none: it does not exist. */
export function methodsOf(path: string): string[] {
  const parts = path.split('/')
  const isSame = (known: string[]) =>
    known.length === parts.length && known.every((part, place) => part.startsWith('{') || part === parts[place])
  return [...new Set(ADDRESSES.flatMap((address) => (isSame(address.parts) ? address.method : [])))]
}
