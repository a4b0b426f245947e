import type { ClientContext, ClientLink } from '@orpc/client'
import { takeEarly } from './early-calls.ts'
import { errorOf } from './orpc-error.ts'

const endpoint = () => `${location.origin}/rpc`

/**
 * Makes calls whose input and answer are JSON, in oRPC's form. Files, streams and everything unusual go through oRPC's own link, which is
 * loaded when it is first needed: most visits never need its 6 KiB.
 */
export const jsonLink: ClientLink<ClientContext> = {
  async call(path, input, options) {
    if (!isPlain(input)) return (await loadLink()).call(path, input, options)
    const name = path.map(encodeURIComponent).join('/')
    const ask = () =>
      fetch(`${endpoint()}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ json: input }),
        redirect: 'manual',
        signal: options.signal ?? null,
      })
    const response = await (takeEarly(name, input) ?? ask())
    const readBy = async (answer: Response) => (await loadLink(async () => answer)).call(path, input, options)
    if (!response.headers.get('content-type')?.startsWith('application/json')) return readBy(response)
    const text = await response.text()
    const answer = parse(text)
    if (answer && response.ok) return answer.json
    const error = errorOf(answer?.json)
    if (error) throw error
    const { status, headers } = response
    return readBy(new Response(text, { status, headers }))
  },
}

async function loadLink(answer?: () => Promise<Response>) {
  const { RPCLink } = await import('@orpc/client/fetch')
  return new RPCLink({ url: endpoint, ...(answer && { fetch: answer }) })
}

/** The answer, unless it holds values that JSON has no form for: those are listed in `meta`. */
function parse(text: string): { json?: unknown } | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && !('meta' in answer) ? answer : undefined
  } catch {
    return undefined
  }
}

/** Whether JSON holds this value as it is. */
export function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => each !== undefined && isPlain(each))
  if (typeof value === 'number') return !Number.isNaN(value)
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint' && typeof value !== 'function'
  const prototype = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain)
}
