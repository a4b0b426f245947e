import { describe, expect, test } from 'vitest'
import type { SearchNews } from '#platform/messages'
import { invent, NOW, nonce, one, searchFor, searchParams, two } from './bridge.testing.ts'

const later = () => new Promise((resolve) => setTimeout(resolve))
const ABOUT = { extVersion: '1.0.0', grantedPlatforms: ['dice'], isPaired: true }

describe('the bridge', () => {
  test('EXT-015 answers a greeting with the version and what is granted, and nothing else about the person', async () => {
    const { send, posted } = invent({ answers: { hello: ABOUT } })
    send({ type: 'MJTO_HELLO', nonce })
    await later()
    expect(posted).toEqual([{ type: 'MJTO_READY', nonce, protocol: 1, ...ABOUT }])
  })

  test('stays silent for others, for old messages, and after the extension was removed', async () => {
    const { send, posted, asked, ports } = invent({ answers: { hello: ABOUT } })
    send({ type: 'MJTO_HELLO', nonce }, { origin: 'https://evil.example' })
    send({ type: 'MJTO_HELLO', nonce }, { source: {} })
    send({ ...searchFor(one), timestamp: NOW - 60_000 })
    send({ type: 'MJTO_SUBMIT', nonce })
    const gone = invent({ isThere: false })
    gone.send({ type: 'MJTO_HELLO', nonce })
    await later()
    expect([posted, asked, ports, gone.asked]).toEqual([[], [], [], []])
  })

  test('hands a pairing code on and says only whether it worked', async () => {
    const { send, posted, asked } = invent({ answers: { pair: true } })
    const code = 'x'.repeat(43)
    send({ type: 'MJTO_PAIR', nonce, timestamp: NOW, code })
    await later()
    expect([asked, posted]).toEqual([[{ type: 'pair', code }], [{ type: 'MJTO_PAIRED', nonce, isPaired: true }]])
  })

  test('passes a search on and its news back, until it is over', () => {
    const { send, posted, ports } = invent()
    send(searchFor(one))
    expect(ports[0]?.request).toMatchObject({ searchId: one, searchParams })
    const jobs: SearchNews = { type: 'MJTO_EXTENSION_JOBS_FOUND', searchId: one, platform: 'dice', jobs: [] }
    ports[0]?.say(jobs)
    ports[0]?.say({ ...jobs, searchId: two })
    ports[0]?.say({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId: one, platforms: [] })
    ports[0]?.say(jobs)
    expect(posted.map(({ type }) => type)).toEqual(['MJTO_EXTENSION_JOBS_FOUND', 'MJTO_EXTENSION_SEARCH_COMPLETE'])
    expect(ports[0]?.isOpen).toBe(false)
  })

  test('a new search ends the one before, and a lost worker ends its search with an error', () => {
    const { send, posted, ports } = invent()
    send(searchFor(one))
    send(searchFor(two))
    expect(ports.map(({ isOpen }) => isOpen)).toEqual([false, true])
    ports[0]?.lose()
    expect(posted).toEqual([])
    ports[1]?.lose()
    expect(posted).toMatchObject([{ type: 'MJTO_EXTENSION_ERROR', searchId: two }])
  })
})
