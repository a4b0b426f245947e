import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOARD_NAMES, isBoardAddress } from './boards.ts'
import { type Arrival, readExtensionMessage, readPageMessage } from './bridge.ts'
import { extensionMessage, pageMessage } from './messages.ts'

const window = { name: 'the page' }
const listener = { window, origin: 'https://jobs.example' }
const now = Date.parse('2026-11-16T12:00:00Z')
const id = '3f0e9e0a-5a54-4f6f-9b1a-0f4f8f0d6f11'
const job = { id: '1', title: 'Nurse', company: 'Quay', url: 'https://www.indeed.com/viewjob?jk=1', remote: true }
const searchParams = {
  ...{ jobTitle: 'Nurse', location: 'Malmö', country: 'Sweden', jobType: 'all', workType: 'remote' },
  ...{ experienceLevel: 'all', selectedPlatform: 'indeed' },
}
const search = { type: 'MJTO_WEB_APP_SEARCH_JOBS', searchId: id, timestamp: now, searchParams }

const fromPage = (data: unknown, arrival: Partial<Arrival> = {}) =>
  readPageMessage({ source: window, origin: listener.origin, data, ...arrival }, listener, now)
const fromExtension = (data: unknown, arrival: Partial<Arrival> = {}) =>
  readExtensionMessage({ source: window, origin: listener.origin, data, ...arrival }, listener)

describe('messages between page and extension', () => {
  test('EXT-001 all have a type that starts with MJTO_', () => {
    const types = [...pageMessage.options, ...extensionMessage.options].map(({ shape }) => shape.type.value)
    expect(types).toHaveLength(9)
    for (const type of types) expect(type).toMatch(/^MJTO_[A-Z_]+$/)
  })

  test('EXT-002 a search is read as it is documented', () => {
    expect(fromPage(search)).toEqual(search)
    expect(fromPage({ ...search, more: 1, searchParams: { ...searchParams, more: 1 } })).toEqual(search)
    expect(fromPage({ ...search, searchParams: { ...searchParams, selectedPlatform: 'monster' } })).toBeUndefined()
  })

  test('of the extension are read, and an invalid job is skipped', () => {
    const jobs = [job, { id: '2' }, null, { ...job, url: 'javascript:alert(1)' }]
    expect(fromExtension({ type: 'MJTO_EXTENSION_JOBS_FOUND', searchId: id, platform: 'indeed', jobs })).toMatchObject({
      platform: 'indeed',
      jobs: [{ id: '1', location: '', requirements: [] }],
    })
    expect(fromExtension({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId: id })).toMatchObject({ platforms: [] })
    expect(fromExtension({ type: 'MJTO_EXTENSION_ERROR', searchId: id })).toMatchObject({ error: '' })
  })

  test('of another window, frame or site are refused', () => {
    for (const arrival of [
      { source: null },
      { source: {} },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
    ]) {
      expect(fromPage(search, arrival)).toBeUndefined()
      expect(fromExtension({ type: 'MJTO_EXTENSION_ERROR', searchId: id }, arrival)).toBeUndefined()
    }
  })

  test('start something only while they are fresh', () => {
    for (const late of [-31_000, 31_000, Number.NaN, Number.POSITIVE_INFINITY])
      expect(fromPage({ ...search, timestamp: now + late })).toBeUndefined()
    expect(fromPage({ ...search, timestamp: now - 29_000 })).toBeDefined()
  })

  test('are refused when they are huge, circular, or hold more than plain values', () => {
    const circle: Record<string, unknown> = { ...search }
    circle.self = circle
    const strange = [new Map(), new Uint8Array(10_000_000), new Date(), 'x'.repeat(5_000), Array(1_000).fill(0), circle]
    for (const extra of strange) expect(fromPage({ ...search, extra })).toBeUndefined()
    const many = Array(1_001).fill(job)
    expect(fromExtension({ type: 'MJTO_EXTENSION_JOBS_FOUND', searchId: id, platform: 'indeed', jobs: many })).toBeUndefined()
  })

  test('of the page hold up to 4,000 characters, those of the extension up to 8 million, names and texts together', () => {
    const charsOf = (message: object) => Object.entries(message).join('').replaceAll(',', '').length
    const padded = (message: object, chars: number) => ({ ...message, pad: 'x'.repeat(chars - charsOf(message) - 'pad'.length) })
    const error = { type: 'MJTO_EXTENSION_ERROR', searchId: id }
    expect([8_000_000, 8_000_001].map((chars) => fromExtension(padded(error, chars)) !== undefined)).toEqual([true, false])
    expect(fromPage({ ...search, pad: 'x'.repeat(3_000) })).toBeDefined()
    expect(fromPage({ ...search, pad: 'x'.repeat(4_000) })).toBeUndefined()
  })

  test('10,000 invented ones throw nothing, and none of another origin is accepted', () => {
    const types = [...pageMessage.options, ...extensionMessage.options].map(({ shape }) => shape.type.value)
    const value = fc.oneof(fc.anything({ withDate: true, withMap: true, withTypedArray: true, withBigInt: true }), fc.uuid())
    const known = fc.constantFrom('searchId', 'nonce', 'timestamp', 'searchParams', 'jobs', 'code', 'platform', '__proto__')
    const message = fc
      .tuple(fc.option(fc.constantFrom(...types)), fc.dictionary(known, value))
      .map(([type, fields]) => (type ? { ...search, ...fields, type } : fields))
    const data = fc.oneof({ weight: 4, arbitrary: message }, { weight: 1, arbitrary: fc.anything() })
    const foreign = fc.record({
      source: fc.constantFrom(window, null, {}),
      origin: fc.constantFrom('https://evil.example', '', 'null'),
    })
    let accepted = 0
    fc.assert(
      fc.property(data, fc.option(foreign), (data, from) => {
        const read = [fromPage(data, from ?? {}), fromExtension(data, from ?? {})]
        accepted += read.filter(Boolean).length
        expect(from !== null && read.some(Boolean)).toBe(false)
      }),
      { numRuns: 10_000 },
    )
    expect(accepted).toBeGreaterThan(0)
  })

  test('never hold a value that throws when it is read', () => {
    const trap = Object.defineProperty({}, 'type', { enumerable: true, get: () => expect.fail('read') })
    expect(() => fromPage(trap)).not.toThrow()
    expect(fromPage(trap)).toBeUndefined()
  })
})

test('EXT-012 the boards are the six documented platforms, and an address counts on their own hosts only', () => {
  expect(BOARD_NAMES).toEqual(['indeed', 'linkedin', 'glassdoor', 'dice', 'simplyhired', 'ziprecruiter'])
  for (const address of ['https://indeed.com/viewjob?jk=1', 'https://de.indeed.com/x'])
    expect(isBoardAddress('indeed', address)).toBe(true)
  for (const address of ['http://indeed.com/', 'https://notindeed.com/', 'https://indeed.com.evil.example/', 'javascript:1', ''])
    expect(isBoardAddress('indeed', address)).toBe(false)
})
