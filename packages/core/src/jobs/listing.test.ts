import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitRequirements } from '#jobs/fields/requirements'
import { toListing } from './listing.ts'
import type { Posting } from './posting.ts'
import { jobListing } from './schema.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const NURSE: Posting = {
  source: 'ashby',
  id: 'n-1',
  title: 'Night Nurse &amp; Carer',
  company: 'Acme Clinic ',
  location: 'Toronto, Ontario, ',
  url: 'https://www.jobs.example/n-1?utm_source=feed',
  applyUrl: 'https://jobs.example/n-1/apply',
  description: '&lt;p&gt;You look after people at night.&lt;/p&gt;&lt;p&gt;Base salary $70,000 - $85,000 per year.&lt;/p&gt;',
  workMode: 'Onsite',
  jobType: 'FullTime',
  posted: '2026-11-10',
  expires: '2026-12-31',
  requirements: '<p>Requirements:</p><ul><li>A nursing degree</li></ul><p>Nice to have</p><ul><li>French</li></ul>',
  benefits: '<ul><li>Six weeks of leave</li></ul>',
  tags: ['Nursing', 'Nursing', ' Care '],
}

describe('normalizing a posting of a source', () => {
  test('every field is normalized', () => {
    expect(toListing(NURSE, NOW)).toEqual({
      id: 'ashby:n-1',
      source: 'ashby',
      sourceId: 'n-1',
      url: 'https://jobs.example/n-1',
      applyUrl: 'https://jobs.example/n-1/apply',
      title: 'Night Nurse & Carer',
      company: 'Acme Clinic',
      location: 'Toronto, Ontario',
      city: 'Toronto',
      region: 'Ontario',
      country: 'Canada',
      workMode: 'onsite',
      jobType: 'full-time',
      level: null,
      salaryMin: 70_000,
      salaryMax: 85_000,
      salaryCurrency: 'CAD',
      salaryPeriod: 'year',
      postedAt: '2026-11-10T00:00:00.000Z',
      firstSeenAt: '2026-11-15T12:00:00.000Z',
      expiresAt: '2026-12-31T00:00:00.000Z',
      description: 'You look after people at night.\n\nBase salary $70,000 - $85,000 per year.',
      requirements: { must: ['A nursing degree'], nice: ['French'] },
      benefits: ['Six weeks of leave'],
      skills: ['Nursing', 'Care'],
    })
  })

  test('a point has at most 2,000 characters, and all points together 25,000', () => {
    const points = (count: number, length: number) => `<ul>${`<li>${'a'.repeat(length)}</li>`.repeat(count)}</ul>`
    const long = toListing({ ...NURSE, requirements: points(1, 5_000), benefits: points(1, 5_000) }, NOW)
    expect([...long.requirements.must, ...long.benefits].map(({ length }) => length)).toEqual([2_000, 2_000])
    const nice = `<p>Nice to have</p>${points(60, 1_000)}`
    const many = toListing({ ...NURSE, requirements: `${points(20, 1_000)}${nice}`, benefits: points(60, 1_000) }, NOW)
    expect([many.requirements.must, many.requirements.nice, many.benefits].map(({ length }) => length)).toEqual([20, 5, 25])
  })

  test('a text is cut before its markup is read, and so are tags', () => {
    const hidden = `${'<b></b>'.repeat(50_000)}Too late`
    expect(toListing({ ...NURSE, description: hidden }, NOW).description).toBe('')
    const tags = Array.from({ length: 100_000 }, (_, number) => (number < 400 ? 'same' : `tag ${number}`))
    expect(toListing({ ...NURSE, tags }, NOW).skills).toEqual(['same'])
  })

  test('every text that a source sends is cut, and an address that is too long is none', () => {
    const long = 'Vizsla, Ltd '.repeat(2_000)
    const address = `https://jobs.example.org/${'x'.repeat(2_000)}`
    const texts = { id: long, title: long, company: long, location: long, workMode: long, jobType: long, level: long }
    const pay = { min: 30, max: 40, currency: long, period: long }
    const place = { city: long, region: long, country: long }
    const hostile = { ...NURSE, ...texts, pay, place, url: address, applyUrl: address, posted: long, expires: long, tags: [long] }
    const { id, sourceId, description: _, requirements: _points, benefits: _benefits, ...short } = toListing(hostile, NOW)
    expect([id.length, sourceId.length]).toEqual([2_000 + 'ashby:'.length, 2_000])
    expect([short.url, short.applyUrl]).toEqual(['', null])
    for (const [name, value] of Object.entries({ ...short, skills: short.skills.join() }))
      if (typeof value === 'string') expect([name, value.length <= 300]).toEqual([name, true])
  })

  test('numbers of the source come before words, words before the description', () => {
    const paid = { ...NURSE, pay: { min: 30, max: 40, currency: 'CAD', period: 'hour' }, payText: '$1,000 a week' }
    expect(toListing(paid, NOW)).toMatchObject({ salaryMin: 30, salaryMax: 40, salaryCurrency: 'CAD', salaryPeriod: 'hour' })
    expect(toListing({ ...paid, pay: { min: 0, max: 0 } }, NOW)).toMatchObject({ salaryMin: 1_000, salaryPeriod: 'week' })
  })

  test('every currency that a source names in a field is kept, and a month of small units is not taken for a year', () => {
    const paid = (currency: string, max: number) => toListing({ ...NURSE, pay: { min: max, max, currency } }, NOW)
    expect(paid('ALL', 900_000)).toMatchObject({ salaryCurrency: 'ALL', salaryPeriod: null })
    expect(paid('ugx', 1_500_000)).toMatchObject({ salaryCurrency: 'UGX', salaryPeriod: null })
    expect(paid('KRW', 3_000_000)).toMatchObject({ salaryCurrency: 'KRW', salaryPeriod: null })
    expect(paid('JPY', 6_000_000)).toMatchObject({ salaryCurrency: 'JPY', salaryPeriod: 'year' })
    expect(toListing({ ...NURSE, location: 'Shanghai, China', payText: '¥20,000 a month' }, NOW).salaryCurrency).toBe('CNY')
    expect(toListing({ ...NURSE, location: 'Tokyo, Japan', payText: '¥400,000 a month' }, NOW).salaryCurrency).toBe('JPY')
  })

  test('a wrongly decoded dash is repaired in the description as well', () =>
    expect(toListing({ ...NURSE, description: '<p>Pay: ~$65,000 \u00e2\u0080\u0093 $90,000 a year</p>' }, NOW)).toMatchObject({
      description: 'Pay: ~$65,000 – $90,000 a year',
      salaryMin: 65_000,
      salaryMax: 90_000,
    }))

  test('the application address is a web address or empty', () =>
    expect(toListing({ ...NURSE, applyUrl: 'javascript:alert(1)' }, NOW).applyUrl).toBeNull())

  test('anything that a source sends becomes a valid listing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<p>', '$1 - ', '100k', '2026-13-99', 'Remote, CA', '&#x110000;'),
    )
    const posting = fc.record({
      source: fc.constant('lever'),
      id: text,
      title: text,
      company: text,
      location: text,
      url: text,
      description: text,
      payText: text,
      posted: fc.oneof(text, fc.double()),
      expires: fc.oneof(text, fc.double()),
      pay: fc.record({ min: fc.double(), max: fc.double(), currency: text, period: text }),
      requirements: text,
    })
    fc.assert(fc.property(posting, (one) => jobListing.safeParse(toListing(one, NOW)).success))
  })
})

describe('requirements', () => {
  test('nice-to-have requirements are separated, by heading or wording', () =>
    expect(
      splitRequirements(
        '<ul><li>Driving licence</li><li>Polish is a plus</li></ul><h3>Bonus points</h3><ul><li>Own tools</li></ul>',
      ),
    ).toEqual({
      must: ['Driving licence'],
      nice: ['Polish is a plus', 'Own tools'],
    }))
})
