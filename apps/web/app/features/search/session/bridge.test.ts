import type { PageMessage, SearchParams } from '@jobapply/core/jobs/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { searchExtension } from './bridge.ts'

const ORIGIN = 'https://jobs.example.org'
const NURSE = {
  ...{ jobTitle: 'Nurse', location: '', country: '', jobType: '', workType: '', experienceLevel: '', selectedPlatform: 'all' },
} as const satisfies SearchParams

afterEach(() => vi.useRealTimers())

/** A page whose extension answers when the test says so. */
async function startSearch() {
  vi.useFakeTimers()
  const listeners = new Set<(event: object) => void>()
  const posted: PageMessage[] = []
  const window = {
    postMessage: (message: PageMessage) => void posted.push(message),
    addEventListener: (_: string, listener: (event: object) => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => void listeners.delete(listener),
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', { origin: ORIGIN })
  const say = (data: object) => {
    for (const listener of [...listeners]) listener({ source: window, origin: ORIGIN, data })
  }
  const onEnd = vi.fn()
  searchExtension(NURSE, { onJobs: () => {}, onEnd })
  await vi.advanceTimersByTimeAsync(0)
  const [hello] = posted
  const nonce = hello && 'nonce' in hello ? hello.nonce : ''
  return { posted, say, onEnd, greet: () => say({ type: 'MJTO_READY', nonce, extVersion: '1.0.0', protocol: 1 }) }
}

test("EXT-008 the extension's part ends 45,000 ms after the search was sent, not earlier", async () => {
  const { posted, greet, onEnd } = await startSearch()
  greet()
  await vi.advanceTimersByTimeAsync(0)
  expect(posted.at(-1)).toMatchObject({ type: 'MJTO_WEB_APP_SEARCH_JOBS', searchParams: NURSE })
  await vi.advanceTimersByTimeAsync(44_999)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd.mock.calls).toEqual([['timeout', []]])
})

test('EXT-008 a search that is complete does not end a second time', async () => {
  const { posted, say, greet, onEnd } = await startSearch()
  greet()
  await vi.advanceTimersByTimeAsync(0)
  const sent = posted.at(-1)
  say({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId: sent && 'searchId' in sent ? sent.searchId : '', platforms: [] })
  await vi.advanceTimersByTimeAsync(90_000)
  expect(onEnd.mock.calls).toEqual([['complete', []]])
})

test('SEARCH-036 without an answer of the extension the search waits 1.5 s, not 45', async () => {
  const { onEnd } = await startSearch()
  await vi.advanceTimersByTimeAsync(1_499)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd.mock.calls).toEqual([['unreachable', []]])
})
