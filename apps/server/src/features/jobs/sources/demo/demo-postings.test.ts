import { sameJobKey } from '@jobapply/core/jobs/keys'
import { toListing } from '@jobapply/core/jobs/listing'
import { jobListing } from '@jobapply/core/jobs/schema'
import { describe, expect, test } from 'vitest'
import { OCCUPATIONS } from './constants.ts'
import { demoPostings, tradePostings } from './demo-postings.ts'
import { createDice } from './dice.ts'
import { TRADE_COUNTRIES, TRADES } from './trades.ts'

const NOW = new Date('2026-11-15T12:34:56.000Z')
const addressOf = (id: string) => `https://jobs.example/demo/jobs/${id}`
const postings = demoPostings(NOW, addressOf)
const listings = postings.map((posting) => toListing(posting, NOW))
const share = (is: (listing: (typeof listings)[number]) => boolean) => listings.filter(is).length / listings.length

describe('the bundled demo set', () => {
  test('SEARCH-034 has at least 300 jobs over 25 occupations, made without network and marked as demo', () => {
    expect(listings.length).toBeGreaterThanOrEqual(300)
    expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(25)
    expect(new Set(OCCUPATIONS.map(({ field }) => field)).size).toBeGreaterThanOrEqual(10)
    expect(listings.every(({ source }) => source === 'demo')).toBe(true)
  })

  test('is the same every time, and each job is another one', () => {
    expect(demoPostings(NOW, addressOf)).toEqual(postings)
    expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length)
    expect(new Set(listings.map(({ url }) => url)).size).toBe(listings.length)
    expect(new Set(listings.map(sameJobKey)).size).toBe(listings.length)
    expect(postings.every(({ id }) => /^[\w-]{1,100}$/.test(id))).toBe(true)
  })

  test('is the same in every version: the dice of a seed fall as they always did', () => {
    const dice = createDice(1)
    expect([dice.roll(), dice.roll(), dice.roll()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  })

  test('every text names two things that would be nice', () => {
    for (const { description = '', id } of postings) {
      const [, nice = ''] = /<h3>(?:Nice to have|Bonus points)<\/h3>(.*?)<h3>/s.exec(description) ?? []
      expect(nice.match(/<li>/g), id).toHaveLength(2)
    }
  })

  test('every job has a place, a work mode, a type, a level, a date and a text with requirements of both kinds', () => {
    for (const listing of listings) {
      expect(jobListing.parse(listing)).toEqual(listing)
      expect(listing.country, listing.location).not.toBeNull()
      expect([listing.workMode, listing.jobType, listing.level, listing.postedAt]).not.toContain(null)
      expect(listing.requirements.must.length, listing.id).toBeGreaterThanOrEqual(4)
      expect(listing.requirements.nice.length, listing.id).toBeGreaterThanOrEqual(2)
      expect(listing.description.length, listing.id).toBeGreaterThan(700)
      expect(listing.benefits).toHaveLength(4)
      expect(listing.url).toBe(addressOf(listing.sourceId))
    }
  })

  test('what its texts say is what its fields say', () => {
    const words = { remote: /fully remote/, hybrid: /is hybrid/, onsite: /on site/ }
    for (const listing of listings) {
      const { city, salaryMin, salaryMax, salaryCurrency, salaryPeriod, ...rest } = toListing(
        {
          ...(postings.find(({ id }) => id === listing.sourceId) as (typeof postings)[number]),
          pay: undefined,
          workMode: undefined,
        },
        NOW,
      )
      expect({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }).toEqual({
        salaryMin: listing.salaryMin,
        salaryMax: listing.salaryMax,
        salaryCurrency: listing.salaryCurrency,
        salaryPeriod: listing.salaryPeriod,
      })
      expect(rest.workMode ?? 'onsite', listing.id).toBe(listing.workMode)
      expect(listing.description).toMatch(words[listing.workMode ?? 'onsite'])
      if (listing.workMode !== 'remote') expect(listing.location).toContain(city)
    }
  })

  test('is mixed: places, ways of working, levels, pay by hour and year, and some without pay', () => {
    expect(new Set(listings.map(({ country }) => country)).size).toBeGreaterThanOrEqual(15)
    for (const mode of ['remote', 'hybrid', 'onsite'])
      expect(
        share(({ workMode }) => workMode === mode),
        mode,
      ).toBeGreaterThan(0.1)
    for (const level of ['entry', 'mid', 'senior', 'lead'])
      expect(
        share((one) => one.level === level),
        level,
      ).toBeGreaterThan(0.05)
    expect(share(({ salaryPeriod }) => salaryPeriod === 'hour')).toBeGreaterThan(0.08)
    expect(share(({ salaryMin }) => salaryMin === null)).toBeGreaterThan(0.05)
    expect(share(({ jobType }) => jobType === 'part-time')).toBeGreaterThan(0.1)
  })

  test('has work for the people of the demo where they live', () => {
    const near = (country: string, title: RegExp) => listings.filter((one) => one.country === country && title.test(one.title))
    const nurses = near('Sweden', /Nurse|Ward Manager/)
    expect(nurses.length).toBeGreaterThanOrEqual(10)
    expect(new Set(nurses.map(({ workMode }) => workMode))).toEqual(new Set(['onsite', 'remote']))
    expect(near('Portugal', /Data Analyst/).length).toBeGreaterThanOrEqual(3)
  })

  test('every one of twenty trades has jobs for at least 25 people, four in each of eight countries, unlike all others', () => {
    const more = tradePostings(NOW, addressOf).map((one) => toListing(one, NOW))
    const all = [...listings, ...more]
    expect([TRADES.length, TRADE_COUNTRIES.length]).toEqual([20, 8])
    for (const { title, ranks = [] } of TRADES) {
      const names = [title, ...ranks.map((rank) => rank.replace('{}', title))]
      const ofTrade = more.filter((one) => names.some((name) => one.title.includes(name)))
      expect(ofTrade.length, title).toBeGreaterThanOrEqual(25)
      for (const { country } of TRADE_COUNTRIES)
        expect(ofTrade.filter((one) => one.country === country).length, `${title}, ${country}`).toBe(4)
    }
    for (const [title, city] of [
      ['Registered Nurse', 'Leeds'],
      ['Welder', 'Ulm'],
      ['Cook', 'Lyon'],
    ])
      expect(
        more.some((one) => one.city === city && one.title.includes(title ?? '')),
        city,
      ).toBe(true)
    expect(new Set(all.map(({ url }) => url)).size).toBe(all.length)
    expect(new Set(all.map(sameJobKey)).size).toBe(all.length)
    expect(more.every(({ sourceId }) => /^[\w-]{1,100}$/.test(sourceId))).toBe(true)
    expect(more.some(({ requirements }) => requirements.must.some((line) => line.includes('German')))).toBe(true)
  })

  test('is as fresh as today: nothing of the future, nothing older than 45 days', () => {
    for (const { postedAt, expiresAt } of listings) {
      const age = (NOW.getTime() - Date.parse(postedAt ?? '')) / 86_400_000
      expect(age).toBeGreaterThanOrEqual(0)
      expect(age).toBeLessThanOrEqual(46)
      expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(NOW.getTime())
    }
  })
})
