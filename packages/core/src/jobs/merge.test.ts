import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldCompany, keysOf, sameJobKey } from './keys.ts'
import { toListing } from './listing.ts'
import { mergeListings } from './merge.ts'
import type { JobListing } from './schema.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const job = (change: Partial<JobListing>): JobListing => ({
  ...toListing(
    {
      source: 'lever',
      id: '1',
      title: 'Cook',
      company: 'Acme',
      location: 'Paris',
      url: 'https://jobs.lever.co/acme/1',
      description: 'Cook.',
    },
    NOW,
  ),
  ...change,
})

describe('one job is listed once', () => {
  test('SEARCH-021 the same id, or the same title, company and location apart from letter case and blanks, is one job', () => {
    const one = job({ id: 'a', sourceId: '1', url: '' })
    expect(
      mergeListings([
        one,
        job({ id: 'b', source: 'muse', sourceId: '9', url: '', title: ' COOK', company: 'acme', location: 'PARIS ' }),
      ]),
    ).toHaveLength(1)
    expect(mergeListings([one, job({ id: 'c', url: '', title: 'Chef', company: 'Other', location: 'Rome' })])).toHaveLength(1)
    expect(mergeListings([one, job({ id: 'd', sourceId: '4', url: '', title: 'Chef' })])).toHaveLength(2)
    expect(mergeListings([one, job({ id: 'e', sourceId: '5', url: '', location: 'Rome' })])).toHaveLength(2)
  })

  test('the same address with other tracking is one job', () => {
    const url = (text: string) => job({ id: text, sourceId: text, title: text, url: text })
    expect(mergeListings([url('https://a.example/j/1?utm_source=x'), url('http://www.a.example/j/1/')])).toHaveLength(1)
  })

  test('the one that says most is kept, and filled with what the other knows', () => {
    const long = job({ id: 'b', source: 'greenhouse', sourceId: '7', description: 'Cook for forty guests.', country: null })
    const short = job({
      id: 'a',
      country: 'France',
      salaryMin: 30_000,
      salaryCurrency: 'EUR',
      firstSeenAt: '2026-11-01T00:00:00.000Z',
    })
    expect(mergeListings([short, long])).toEqual([
      {
        ...long,
        country: 'France',
        city: 'Paris',
        salaryMin: 30_000,
        salaryCurrency: 'EUR',
        firstSeenAt: '2026-11-01T00:00:00.000Z',
      },
    ])
  })

  test('a job without a company is not joined by its title', () => {
    expect(sameJobKey({ title: 'Cook', company: '', location: 'Paris' })).toBe('')
    expect(keysOf({ source: 'hn', sourceId: '', url: '', title: 'Cook', company: '', location: '' })).toEqual([])
  })

  test('legal forms and gender marks do not make another job', () => {
    expect(foldCompany('Acme, Inc.')).toBe(foldCompany('ACME'))
    expect(foldCompany('Company Co')).not.toBe('')
    expect(sameJobKey({ title: 'Koch (m/w/d)', company: 'Acme GmbH', location: 'Berlin' })).toBe(
      sameJobKey({ title: 'Koch', company: 'Acme', location: 'Berlin' }),
    )
  })

  const small = fc.record({
    source: fc.constantFrom('lever', 'muse', 'hn'),
    sourceId: fc.constantFrom('1', '2', '3'),
    title: fc.constantFrom('Cook', 'cook', 'Chef', 'Baker'),
    company: fc.constantFrom('Acme', 'ACME Inc', 'Bread', ''),
    location: fc.constantFrom('Paris', 'Rome'),
    url: fc.constantFrom('https://a.example/1', 'https://a.example/2?ref=x', 'https://a.example/2', ''),
    description: fc.constantFrom('Short.', 'A longer text.'),
    country: fc.constantFrom('France', null),
    salaryMin: fc.constantFrom(10, null),
  })
  const listings = fc
    .array(small, { maxLength: 12 })
    .map((all) => all.map((one, index) => job({ ...one, id: `${one.source}:${one.sourceId}:${index}` })))

  test('merging again changes nothing', () =>
    fc.assert(
      fc.property(listings, (all) => {
        expect(mergeListings(mergeListings(all))).toEqual(mergeListings(all))
      }),
    ))

  test('the order of arrival changes nothing', () =>
    fc.assert(
      fc.property(
        listings.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(mergeListings(shuffled)).toEqual(mergeListings(all))
        },
      ),
    ))
})
