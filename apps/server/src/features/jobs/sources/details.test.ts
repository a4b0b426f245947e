import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toListing } from '@jobapply/core/jobs/listing'
import { workOf } from '@jobapply/core/shared/work.testing'
import { expect, test } from 'vitest'
import { sourceOf } from './all-sources.ts'
import { readPage } from './job-posting.ts'
import type { Source } from './readers/source.ts'
import { textOf } from './xml.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const answer = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')
const source = (id: string) => sourceOf(id) as Source
const listings = (id: string, file: string, token = 'acme') => {
  const board = { token, name: 'Acme' }
  return source(id)
    .read(answer(file), board, source(id).list(board))
    .jobs.map((job) => toListing(job, NOW))
}

test('Greenhouse: the city of a hybrid job is the office’s, pay in cents is pay', () =>
  expect(listings('greenhouse', 'greenhouse.json')).toMatchObject([
    {
      company: 'Lark Clinic',
      location: 'Hybrid, Leeds, England, United Kingdom',
      country: 'United Kingdom',
      workMode: 'hybrid',
      jobType: 'part-time',
      description: 'You care for patients & families.',
    },
    { company: 'Acme', city: 'Leeds', salaryMin: 24_000, salaryMax: 28_000, salaryCurrency: 'GBP', salaryPeriod: 'year' },
  ]))

test('Lever: lists are requirements and benefits', () =>
  expect(listings('lever', 'lever.json')).toMatchObject([
    {
      company: 'Acme',
      country: 'France',
      workMode: 'onsite',
      jobType: 'full-time',
      salaryMin: 2_400,
      salaryPeriod: 'month',
      requirements: { must: ['Two years in a kitchen'], nice: ['Italian is a plus'] },
      benefits: ['Meals'],
    },
    { location: 'Lyon; Nice', workMode: null },
  ]))

test('Ashby: the kind of workplace is right, and what is not listed is not shown', () =>
  expect(listings('ashby', 'ashby.json')).toMatchObject([
    { workMode: 'hybrid', city: 'Toronto', country: 'Canada', salaryMin: 70_000, salaryMax: 85_000, salaryCurrency: 'CAD' },
  ]))

test('SmartRecruiters: one job has its text', () => {
  const { readOne, one } = source('smartrecruiters')
  const board = { token: 'PinePost', name: 'Pine Post' }
  const asked = one?.(board, { id: '744000000000001', url: '' })
  expect(asked?.url).toBe('https://api.smartrecruiters.com/v1/companies/PinePost/postings/744000000000001')
  const [job] = readOne?.(answer('smartrecruiters-one.json'), board, asked ?? source('lever').list(board)).jobs ?? []
  expect(job && toListing(job, NOW)).toMatchObject({
    requirements: { must: ['Strong back'] },
    description: expect.stringContaining('You pack.'),
  })
  expect(listings('smartrecruiters', 'smartrecruiters.json')).toMatchObject([
    { location: 'Gdańsk, Poland', workMode: 'onsite', level: 'entry' },
    {
      location: 'Remote, Poland',
      city: null,
      country: 'Poland',
      workMode: 'remote',
      url: 'https://jobs.smartrecruiters.com/PinePost/744000000000002',
    },
  ])
})

test('Workable: a job in two countries is one job', () =>
  expect(listings('workable', 'workable.json')).toMatchObject([
    { company: 'Tidewater Design', location: 'Athens, Attica, Greece; Nicosia, Cyprus', country: 'Greece', city: 'Athens' },
    { location: 'Remote', workMode: 'remote' },
  ]))

test('Workday: the list names the first place, and one job is asked for by its path', () => {
  const board = { token: 'harbour/wd3/Careers', name: 'Harbour Health' }
  const [first, second] = listings('workday', 'workday.json', board.token)
  expect(first).toMatchObject({
    id: 'workday:harbour:R-1001',
    location: 'Dublin, Ireland (2 Locations)',
    country: 'Ireland',
    postedAt: '2026-11-12T12:00:00.000Z',
  })
  expect(second).toMatchObject({
    sourceId: 'harbour:R-1002-1',
    url: 'https://harbour.wd3.myworkdayjobs.com/Careers/job/Cork/Porter_R-1002-1',
  })
  const asked = source('workday').one?.(board, { id: '', url: first?.url ?? '' })
  expect(asked?.url).toBe(
    'https://harbour.wd3.myworkdayjobs.com/wday/cxs/harbour/Careers/job/Dublin---Ireland/Radiographer_R-1001',
  )
  const [job] = source('workday').readOne?.(answer('workday-one.json'), board, asked ?? source('workday').list(board)).jobs ?? []
  expect(job).toMatchObject({ id: 'harbour:R-1001', location: 'Dublin; Cork', description: '<p>Take pictures of bones.</p>' })
})

test('Workday: a job’s address names its board and its requisition', () => {
  const recognise = (address: string) => source('workday').recognise?.(new URL(`https://harbour.wd3.myworkdayjobs.com${address}`))
  const token = 'harbour/wd3/Careers'
  expect(recognise('/en-US/Careers/job/Cork/Porter_R-1002-1')).toEqual({ token, id: 'R-1002-1' })
  expect(recognise('/Careers/details/Porter_R-1002-1')).toEqual({ token, id: 'R-1002-1' })
  expect(recognise('/Careers')).toEqual({ token })
})

test('Workday: three dashes divide a place, also behind a country', () => {
  const board = { token: 'harbour/wd3/Careers', name: 'Harbour Health' }
  const row = { title: 'Cook', externalPath: '/job/Ireland---Dublin/Cook_JR5', locationsText: '2 Locations' }
  const { jobs } = source('workday').read(JSON.stringify({ total: 1, jobPostings: [row] }), board, source('workday').list(board))
  expect(jobs[0]?.location).toContain('Ireland, Dublin')
})

test('Workday: the next page begins after those that were read, also when the question is not known', () => {
  const board = { token: 'harbour/wd3/Careers', name: 'Harbour Health' }
  const full = JSON.stringify({
    total: 50,
    jobPostings: Array.from({ length: 20 }, (_, at) => ({ title: `Cook ${at}`, externalPath: `/job/Rome/Cook_R${at}` })),
  })
  const { next } = source('workday').read(full, board, { url: '', accept: '' })
  expect(JSON.parse(next?.body ?? '')).toMatchObject({ offset: 20 })
})

test('an element without text says nothing', () => {
  const item = { name: 'item', text: '', children: [{ name: 'city', text: ' \n', children: [] }] }
  expect([textOf(item, 'city'), textOf(item, 'country')]).toEqual([undefined, undefined])
})

test('Personio: sections, offices and marked text', () =>
  expect(listings('personio', 'personio.xml')).toMatchObject([
    {
      company: 'Feldweg GmbH',
      location: 'Potsdam; Berlin',
      url: 'https://acme.jobs.personio.de/job/9001',
      jobType: 'full-time',
      requirements: { must: ['Führerschein'] },
      description: expect.stringContaining('• Pflanzen & Pflegen'),
    },
    { title: 'Buchhalter & Controller', company: 'Acme', location: 'Remote; Cottbus', workMode: 'remote' },
  ]))

test.each(['teamtailor.xml', 'teamtailor.json'])('Teamtailor: %s', (file) =>
  expect(listings('teamtailor', file)).toMatchObject([
    { sourceId: '501', city: 'Malmö', country: 'Sweden', description: 'Baka bröd.', postedAt: '2026-11-02T08:26:20.000Z' },
  ]),
)

test('Teamtailor: a feed names its company, and a place may stand without its own element', () => {
  const item =
    '<item><title>Cook</title><link>https://jobs.example/jobs/7-cook</link><tt:locations><tt:city>Lugano</tt:city></tt:locations></item>'
  const text = `<rss><channel><title>Lake House</title>${item}</channel></rss>`
  const board = { token: 'lake', name: '' }
  expect(source('teamtailor').read(text, board, source('teamtailor').list(board)).jobs).toMatchObject([
    { id: '7', company: 'Lake House', location: 'Lugano' },
  ])
})

test('Workable: the list of a careers page has its places in one object', () => {
  const results = [
    {
      shortcode: 'A1',
      title: 'Cook',
      location: { location_str: 'Lagos, Nigeria', workplace_type: 'on_site', telecommuting: false },
    },
  ]
  const board = { token: 'acme', name: 'Acme' }
  const [job] = source('workable').read(JSON.stringify({ results }), board, source('workable').list(board)).jobs
  expect(job && toListing(job, NOW)).toMatchObject({
    city: 'Lagos',
    country: 'Nigeria',
    workMode: 'onsite',
    url: 'https://apply.workable.com/acme/j/A1',
  })
})

test('Breezy: one job is read from its page', () => {
  const board = { token: 'brightwire', name: 'Bright Wire' }
  const asked = source('breezy').one?.(board, { id: 'ab12', url: 'https://brightwire.breezy.hr/p/ab12-electrician' })
  expect(asked?.url).toBe('https://brightwire.breezy.hr/p/ab12-electrician')
  const result = source('breezy').readOne?.(answer('page.html'), board, asked ?? source('breezy').list(board))
  expect(result).toMatchObject({ outcome: 'ok', jobs: [{ source: 'breezy', id: 'ab12', title: 'Electrician' }] })
})

test('the feeds: pay, place and kind of work', () => {
  expect(listings('breezy', 'breezy.json')).toMatchObject([
    { company: 'Bean House', region: 'Oregon', salaryMin: 18, salaryPeriod: 'hour' },
  ])
  expect(listings('remoteok', 'remoteok.json')).toMatchObject([
    { country: 'United States', salaryMax: 50_000, workMode: 'remote' },
  ])
  expect(listings('themuse', 'themuse.json')).toMatchObject([
    { company: 'Hem & Co', city: 'Austin', region: 'Texas', workMode: 'remote', level: 'mid', jobType: null },
  ])
  expect(listings('himalayas', 'himalayas.json')).toMatchObject([
    { country: 'United States', salaryMin: 52_000, salaryPeriod: 'year', level: 'mid' },
  ])
  expect(listings('jobicy', 'jobicy.json')).toMatchObject([
    { company: 'Word & Co', jobType: 'contract', level: null, salaryPeriod: 'hour' },
  ])
  expect(listings('weworkremotely', 'weworkremotely.xml')).toMatchObject([
    { company: 'Paper Boat', title: 'Copy Editor: Books', description: 'Edit & check.', jobType: 'full-time' },
  ])
})

test('Hacker News: a line of the usual form is a job, a remark is none', () => {
  const [job, ...others] = listings('hackernews', 'hackernews.json')
  expect(others).toEqual([])
  expect(job).toMatchObject({
    company: 'Kelp Labs',
    title: 'Marine Data Scientist',
    city: 'Lisbon',
    country: 'Portugal',
    workMode: 'hybrid',
    jobType: 'full-time',
    salaryMin: 55_000,
    salaryCurrency: 'EUR',
    url: 'https://news.ycombinator.com/item?id=12002',
    applyUrl: 'https://kelp.example/jobs',
  })
})

test('any page with a schema.org posting', () => {
  const result = readPage(answer('page.html'), 'https://brightwire.example/careers')
  expect(result).toMatchObject({ outcome: 'ok', unread: 0 })
  expect(result.jobs.map((job) => toListing(job, NOW))).toMatchObject([
    {
      sourceId: 'EL-7',
      company: 'Bright Wire',
      url: 'https://brightwire.example/jobs/electrician',
      city: 'Cork',
      region: 'Munster',
      country: 'Ireland',
      jobType: 'full-time',
      salaryMin: 20,
      salaryMax: 26,
      salaryPeriod: 'hour',
      expiresAt: '2026-12-01T00:00:00.000Z',
      description: 'Wire houses.',
      skills: ['Wiring', 'Testing'],
    },
  ])
})

test.each([
  ['without a posting', '<html><body>Hello</body></html>', 'empty'],
  [
    'with a posting that has no title',
    '<script type="application/ld+json">{"@type":"JobPosting","description":"x"}</script>',
    'changed',
  ],
  ['behind a wall', answer('wall.html'), 'blocked'],
  ['with nothing but a captcha', '<html><body><div class="g-captcha"></div></body></html>', 'blocked'],
  [
    'with a captcha in its form',
    `<html><body>${'<p>We bake bread in an old mill.</p>'.repeat(40)}<div class="g-captcha"></div></body></html>`,
    'empty',
  ],
  ['that is not there', '<title>404 Not Found</title>', 'gone'],
])('a page %s', (_, html, outcome) => expect(readPage(html, 'https://a.example/')).toMatchObject({ outcome, jobs: [] }))

test('a page that repeats the beginning of a block 20,000 times is read at once', async () => {
  const work = await workOf(() => {
    for (const piece of ['<script type="application/ld+json">', '<script ', '<!--', '{"@graph":['])
      readPage(piece.repeat(20_000), '')
  })
  expect(work).toBeLessThan(4_000)
})
