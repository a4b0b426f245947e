import type { Arrival } from '@jobapply/core/jobs/bridge'
import { rounds } from '@jobapply/core/shared/rounds.testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invent, NOW, nonce, one, searchFor, searchParams, two } from './bridge.testing.ts'

const COUNT = rounds(1_000, 10_000)
const circular: Record<string, unknown> = {}
circular.self = circular
const throwing = Object.defineProperty({}, 'type', {
  enumerable: true,
  get: () => {
    throw new Error('read')
  },
})

const oddValue = fc.oneof(
  fc.anything({ maxDepth: 3 }),
  fc.constantFrom<unknown>(circular, throwing, 'x'.repeat(5_000), NOW, -NOW, '', [], new Map(), '<img src=x onerror=alert(1)>'),
)
const fields = {
  type: fc.constantFrom('MJTO_HELLO', 'MJTO_WEB_APP_SEARCH_JOBS', 'MJTO_PAIR', 'MJTO_ENABLE', 'MJTO_READY', 'MJTO_SUBMIT'),
  nonce: fc.constantFrom(nonce, one, ''),
  searchId: fc.constantFrom(one, two, 'of nobody'),
  timestamp: fc.constantFrom(NOW, NOW - 31_000, Number.NaN),
  code: fc.constantFrom('x'.repeat(43), 'short'),
  platform: fc.constantFrom('dice', 'nowhere'),
  searchParams: fc.constantFrom<unknown>(searchParams, { ...searchParams, selectedPlatform: 'nowhere' }, {}),
}
/** Near-valid, with one field of anything. */
const forged = fc
  .tuple(fc.record(fields, { requiredKeys: ['type'] }), fc.constantFrom(...Object.keys(fields), 'more', '__proto__'), oddValue)
  .map(([message, name, value]): unknown => ({ ...message, [name]: value }))
const data = fc.oneof({ weight: 6, arbitrary: forged }, { weight: 3, arbitrary: fc.record(fields) }, oddValue)
const place = fc.constantFrom('own', 'foreign frame', 'foreign site', 'own frame of another site', 'no window')

function arrivalFrom(from: string, data: unknown): Partial<Arrival> & { data: unknown } {
  if (from === 'foreign frame') return { data, source: {} }
  if (from === 'foreign site') return { data, source: {}, origin: 'https://evil.example' }
  if (from === 'own frame of another site') return { data, origin: 'https://evil.example' }
  return from === 'no window' ? { data, source: null } : { data }
}

/** What a message of the page may ask for, written a second time. */
function isGood(data: unknown): boolean {
  const { type, timestamp, code, platform, searchId, searchParams: asked, ...ids } = data as Record<string, unknown>
  const isFresh = timestamp === NOW
  const isId = (value: unknown) => [nonce, one, two].includes(String(value))
  if (type === 'MJTO_HELLO') return isId(ids.nonce)
  if (type === 'MJTO_PAIR') return isFresh && isId(ids.nonce) && code === 'x'.repeat(43)
  if (type === 'MJTO_ENABLE') return isFresh && platform === 'dice'
  return type === 'MJTO_WEB_APP_SEARCH_JOBS' && isFresh && isId(searchId) && asked === searchParams
}

test(`F8 of ${COUNT} forged messages none ends the bridge, none of another frame or site is heard, and only good ones ask for something`, async () => {
  const { send, posted, asked, ports } = invent({ answers: { hello: {}, pair: true } })
  const heard = { foreign: [] as unknown[], wrong: [] as unknown[], good: 0 }
  for (const [from, message] of fc.sample(fc.tuple(place, data), COUNT)) {
    const before = asked.length + ports.length
    const { data: sent, ...arrival } = arrivalFrom(from, message)
    expect(() => send(sent, arrival)).not.toThrow()
    const isHeard = asked.length + ports.length > before
    if (isHeard && from !== 'own') heard.foreign.push(message)
    else if (isHeard && !isGood(message)) heard.wrong.push(message)
    else if (isHeard) heard.good++
    // News of a search that is not the page's current one goes nowhere.
    const told = posted.length
    ports.at(-1)?.say({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId: nonce, platforms: [] })
    expect(posted.length).toBe(told)
    await Promise.resolve()
  }
  expect([heard.foreign, heard.wrong]).toEqual([[], []])
  // The good ones among them show that the others were refused for what they are.
  expect(heard.good).toBeGreaterThan(COUNT / 200)
  send(searchFor(two))
  expect(ports.at(-1)?.request).toMatchObject({ searchId: two })
})
