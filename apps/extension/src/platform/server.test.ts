import { expect, test, vi } from 'vitest'
import { freshBrowser } from '#browser.testing'
import { Refusal } from './refusal.ts'
import { server } from './server.ts'

freshBrowser()

test('a server that has not answered within 20 seconds is given up, and a refusal says its status and code', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout')
  const asked = vi.fn(async () => Response.json({ code: 'QUEUE_EMPTY' }, { status: 409 }))
  vi.stubGlobal('fetch', asked)
  const failed = await server.unpair().catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Refusal)
  expect(failed).toMatchObject({ status: 409, code: 'QUEUE_EMPTY' })
  expect(given.mock.calls).toEqual([[20_000]])
  expect(asked).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ signal: given.mock.results[0]?.value }))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
