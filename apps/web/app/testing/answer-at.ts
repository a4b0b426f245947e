import { vi } from 'vitest'

/**
 * From now on this address, which is not a call of the contract, answers with this JSON; without one the server cannot be reached. Answers
 * the forms that were posted to it.
 */
export function answerAt(path: string, json?: unknown, status = 200) {
  const ask = fetch
  const posted: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (to: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(to instanceof Request ? to.url : to, location.href)
    if (pathname !== path) return ask(to, init)
    posted.push(Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))))
    if (json === undefined) throw new TypeError('Failed to fetch')
    return Response.json(json, { status })
  })
  return posted
}
