import { toListing } from '@jobapply/core/jobs/listing'
import { workOf } from '@jobapply/core/shared/work.testing'
import { describe, expect, test } from 'vitest'
import { readPage } from './job-posting.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const PAGE = 'https://mill.example/jobs/1'
const block = (text: string) => `<html><head><script type="application/ld+json">${text}</script></head><body>Hi</body></html>`
const BAKER = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Baker',
  hiringOrganization: { '@type': 'Organization', name: 'Mill' },
}
const posting = (more: object) => block(JSON.stringify({ ...BAKER, ...more }))
const read = (html: string) => readPage(html, PAGE).jobs.map((job) => toListing(job, NOW))

describe('the employer', () => {
  test.each([
    ['a text', { hiringOrganization: 'Mill GmbH' }, 'Mill GmbH'],
    ['a list', { hiringOrganization: [{ name: 'Mill A' }, { name: 'Mill B' }] }, 'Mill A'],
    ['a legal name', { hiringOrganization: { legalName: 'Mill Ltd' } }, 'Mill Ltd'],
    ['not said', { hiringOrganization: null }, ''],
  ])('%s', (_, more, company) => expect(read(posting(more))).toMatchObject([{ company }]))

  test('that stands elsewhere on the page is found', () => {
    const graph = {
      '@graph': [
        { '@type': 'Organization', '@id': '#mill', name: 'Mill' },
        { '@type': 'JobPosting', title: 'Baker', hiringOrganization: { '@id': '#mill' } },
      ],
    }
    expect(read(block(JSON.stringify(graph)))).toMatchObject([{ title: 'Baker', company: 'Mill' }])
  })
})

describe('the place', () => {
  const address = (parts: unknown) => ({ jobLocation: { '@type': 'Place', address: parts } })
  test.each<[string, object, object]>([
    [
      'two places',
      {
        jobLocation: [
          { address: { addressLocality: 'Cork', addressCountry: 'IE' } },
          { address: { addressLocality: 'Galway', addressCountry: { name: 'Ireland' } } },
        ],
      },
      { location: 'Cork, IE; Galway, Ireland', city: 'Cork', country: 'Ireland' },
    ],
    [
      'two addresses',
      address([{ addressLocality: 'Cork' }, { addressLocality: 'Ennis' }]),
      { location: 'Cork; Ennis', city: 'Cork', country: 'Ireland' },
    ],
    ['an address as text', address('12 High St, Leeds, UK'), { city: 'Leeds', country: 'United Kingdom' }],
    ['a place as text', { jobLocation: 'Leeds, UK' }, { city: 'Leeds' }],
    [
      'a region by its code',
      address({ addressLocality: 'Austin', addressRegion: { name: 'TX' }, addressCountry: ['US'] }),
      { region: 'Texas', country: 'United States' },
    ],
    [
      'a whole place as the city',
      address({ addressLocality: 'USA-MN Mounds View', addressCountry: 'United States of America' }),
      { city: 'Mounds View', region: 'Minnesota' },
    ],
    [
      'nothing but empty fields',
      address({ addressLocality: null, addressCountry: null }),
      { location: '', city: null, country: null },
    ],
    [
      'remote, in two countries',
      {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: [{ '@type': 'Country', name: 'Germany' }, { name: 'Austria' }],
      },
      { location: 'Remote, Germany, Austria', country: 'Germany', workMode: 'remote' },
    ],
    ['a virtual place', { jobLocation: { '@type': 'VirtualLocation' } }, { location: 'Remote', workMode: 'remote' }],
  ])('%s', (_, more, expected) => expect(read(posting(more))).toMatchObject([expected]))
})

describe('the pay', () => {
  const said = (min: number | null, max: number | null, currency: string | null, period: string | null) => ({
    salaryMin: min,
    salaryMax: max,
    salaryCurrency: currency,
    salaryPeriod: period,
  })
  test.each([
    [
      'a range',
      { currency: 'EUR', value: { minValue: 30_000, maxValue: '40,000', unitText: 'YEAR' } },
      said(30_000, 40_000, 'EUR', 'year'),
    ],
    [
      'a range without its object',
      { currency: 'GBP', minValue: 20, maxValue: 25, unitText: 'HOUR' },
      said(20, 25, 'GBP', 'hour'),
    ],
    ['words', '$50,000 - $60,000 a year', said(50_000, 60_000, 'USD', 'year')],
    [
      'words in a value',
      { currency: 'USD', value: { value: '45000-55000', unitText: 'YEAR' } },
      said(45_000, 55_000, 'USD', 'year'),
    ],
    [
      'two numbers',
      { currency: 'USD', value: { value: [45_000, '55000'], unitText: 'YEAR' } },
      said(45_000, 55_000, 'USD', 'year'),
    ],
    ['a list', [{ currency: 'CHF', value: { value: 7_000, unitText: 'MONTH' } }], said(7_000, 7_000, 'CHF', 'month')],
    ['a price', { price: 3_000, priceCurrency: 'PLN', unitText: 'MONTH' }, said(3_000, 3_000, 'PLN', 'month')],
    ['a code for the unit', { currency: 'SEK', value: { minValue: 200, unitCode: 'HUR' } }, said(200, null, 'SEK', 'hour')],
    ['the currency inside', { value: { currency: 'CAD', value: 65_000 } }, said(65_000, 65_000, 'CAD', 'year')],
    ['one end', { currency: 'USD', value: { maxValue: 90_000, unitText: 'YEAR' } }, said(null, 90_000, 'USD', 'year')],
    ['zero', { currency: 'USD', value: { minValue: 0, maxValue: 0, unitText: 'YEAR' } }, said(null, null, null, null)],
    ['no amount', { currency: 'USD', value: { unitText: 'MONTH' } }, said(null, null, null, null)],
  ] as const)('%s', (_, baseSalary, expected) => expect(read(posting({ baseSalary }))).toMatchObject([expected]))
})

describe('a block that is not quite JSON', () => {
  test.each([
    ['line breaks in a string', '{"@type":"JobPosting","title":"Night\nBaker","description":"a\tb"}', 'Night Baker'],
    ['commas before brackets', '{"@type":"JobPosting","title":"Baker","employmentType":["FULL_TIME",],}', 'Baker'],
    ['a comment around it', '<!-- {"@type":"JobPosting","title":"Baker"} -->', 'Baker'],
    ['a CDATA section', '//<![CDATA[\n{"@type":"JobPosting","title":"Baker"}\n//]]>', 'Baker'],
    ['a quote that needs no escape', '{"@type":"JobPosting","title":"Baker\\\'s Hand"}', "Baker's Hand"],
    ['escaped quotes', '{&quot;@type&quot;:&quot;JobPosting&quot;,&quot;title&quot;:&quot;Baker&quot;}', 'Baker'],
    ['a semicolon', '{"@type":"JobPosting","title":"Baker"};', 'Baker'],
  ])('%s', (_, text, title) => expect(read(block(text))).toMatchObject([{ title }]))
})

test('a posting may stand in a list, in a page, or twice; what has no title has its name', () => {
  const item = (title: string) => ({ '@type': 'ListItem', item: { '@type': 'JobPosting', title, url: `/jobs/${title}` } })
  expect(read(block(JSON.stringify({ '@type': 'ItemList', itemListElement: [item('A'), item('B')] })))).toMatchObject([
    { title: 'A', sourceId: 'https://mill.example/jobs/A' },
    { title: 'B', sourceId: 'https://mill.example/jobs/B' },
  ])
  expect(read(block(JSON.stringify({ '@type': 'WebPage', mainEntity: BAKER })))).toMatchObject([{ title: 'Baker' }])
  expect(read(block(JSON.stringify({ '@type': 'DataFeed', dataFeedElement: [{ item: BAKER }] })))).toMatchObject([
    { title: 'Baker' },
  ])
  expect(read(posting({}) + posting({}))).toHaveLength(1)
  expect(read(block('{"@type":"http://schema.org/JobPosting","name":"Baker"}'))).toMatchObject([{ title: 'Baker' }])
})

test('dates are numbers or texts, and a past one stays', () =>
  expect(read(posting({ datePosted: 1_793_000_000, validThrough: '2026-01-01' }))).toMatchObject([
    { postedAt: '2026-10-26T07:33:20.000Z', expiresAt: '2026-01-01T00:00:00.000Z' },
  ]))

test('a posting marked in the elements of a page is read like any other', () => {
  const html = `<!-- <i itemprop="title">No</i> --><div itemscope itemtype="http://schema.org/JobPosting">
    <h1 itemprop="title">Baker &amp; Cook</h1><meta itemprop="datePosted" content="2026-11-02">
    <div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><b itemprop="name">Mill</b></div>
    <div itemprop="jobLocation" itemscope><div itemprop="address" itemscope><span itemprop="addressLocality">Cork</span><span itemprop="addressCountry">Ireland</span></div></div>
    <div itemprop="description"><p>Bake.</p><ul><li>Bread</li></ul></div><span itemprop="employmentType">Part-time</span></div>`
  expect(read(html)).toMatchObject([
    {
      title: 'Baker & Cook',
      company: 'Mill',
      city: 'Cork',
      country: 'Ireland',
      jobType: 'part-time',
      description: 'Bake.\n• Bread',
      postedAt: '2026-11-02T00:00:00.000Z',
    },
  ])
})

test('a page that says that its job is closed is gone', () => {
  expect(readPage('<html><body><p>Sorry, this position has been filled.</p></body></html>', PAGE).outcome).toBe('gone')
  expect(
    readPage('<html><body><p>Our jobs</p><script>t("this job is no longer available")</script></body></html>', PAGE).outcome,
  ).toBe('empty')
})

test('a long page of marked elements is read at once', async () => {
  const work = await workOf(() => {
    for (const piece of ['<!--', '<script>', '<div itemscope>', '<p itemprop=a>'])
      readPage(`<i itemtype="http://schema.org/JobPosting">${piece.repeat(20_000)}`, '')
  })
  expect(work).toBeLessThan(4_000)
})
