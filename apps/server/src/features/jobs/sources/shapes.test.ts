import { toListing } from '@jobapply/core/jobs/listing'
import { describe, expect, test } from 'vitest'
import { sourceOf } from './all-sources.ts'
import type { Source } from './readers/source.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const source = (id: string) => sourceOf(id) as Source
const BOARD = { token: 'acme', name: 'Acme' }
const read = (id: string, value: unknown, board = BOARD) =>
  source(id).read(typeof value === 'string' ? value : JSON.stringify(value), board, source(id).list(board))
const listings = (id: string, value: unknown, board = BOARD) => read(id, value, board).jobs.map((job) => toListing(job, NOW))

describe('Greenhouse', () => {
  const job = { id: 1, title: 'Cook', absolute_url: 'https://boards.greenhouse.io/acme/jobs/1' }
  test('a company’s own fields say where the work is done, its kind and its pay', () => {
    const metadata = [
      { id: 1, name: 'Workplace Type', value: ['Hybrid'], value_type: 'multi_select' },
      { id: 2, name: 'Employment Type', value: 'Part-time', value_type: 'single_select' },
      {
        id: 3,
        name: 'Salary Range',
        value: { unit: 'CAD', min_value: '52000.0', max_value: '61000.0' },
        value_type: 'currency_range',
      },
      { id: 4, name: 'Cost centre', value: null, value_type: 'short_text' },
    ]
    expect(listings('greenhouse', { jobs: [{ ...job, location: { name: 'Leeds' }, metadata }] })).toMatchObject([
      { workMode: 'hybrid', jobType: 'part-time', salaryMin: 52_000, salaryMax: 61_000, salaryCurrency: 'CAD' },
    ])
  })
  test('"Remote: yes" is remote, "Remote: no" says nothing', () => {
    const with_ = (value: boolean) => ({
      ...job,
      id: `${value}`,
      location: { name: 'Leeds' },
      metadata: [{ name: 'Remote', value }],
    })
    expect(listings('greenhouse', { jobs: [with_(true), with_(false)] })).toMatchObject([
      { workMode: 'remote' },
      { workMode: null },
    ])
  })
  test('every office of a hybrid job is named, pay by the hour is by the hour', () => {
    const offices = [{ name: 'Leeds' }, { name: 'North', location: 'York, England' }]
    const pay_input_ranges = [{ min_cents: 1_450, max_cents: 1_800, currency_type: 'GBP', title: 'Hourly range' }]
    expect(
      listings('greenhouse', { jobs: [{ ...job, location: { name: 'In-Office' }, offices, pay_input_ranges }] }),
    ).toMatchObject([{ location: 'In-Office, Leeds; York, England', workMode: 'onsite', salaryMin: 14.5, salaryPeriod: 'hour' }])
  })
})

describe('Lever', () => {
  test('every place, pay in words, and a zero that is no pay', () =>
    expect(
      listings('lever', [
        {
          id: 'l-1',
          text: 'Cook',
          createdAt: '1793000000000',
          categories: { location: 'Lyon', allLocations: ['Lyon', 'Nice'], commitment: null },
          salaryRange: { min: 0, max: 0, currency: 'EUR', interval: 'per-year-salary' },
          salaryDescriptionPlain: 'From €2,400 per month',
          workplaceType: 'unspecified',
        },
      ]),
    ).toMatchObject([
      {
        location: 'Lyon; Nice',
        city: 'Lyon',
        salaryMin: 2_400,
        salaryMax: null,
        salaryPeriod: 'month',
        workMode: null,
        postedAt: '2026-10-26T07:33:20.000Z',
      },
    ]))
})

test('Ashby: a place in an object, pay beside the compensation, and a salary without amounts', () =>
  expect(
    listings('ashby', {
      jobs: [
        { id: 'a', title: 'Cook', location: { name: 'London' }, compensationTierSummary: '£30K – £35K • Offers Equity' },
        {
          id: 'b',
          title: 'Waiter',
          location: 'San Francisco Office',
          secondaryLocations: [{ location: 'Remote (US & Canada)', address: null }],
          isRemote: true,
          workplaceType: 'Hybrid',
          compensation: {
            compensationTierSummary: null,
            summaryComponents: [
              { compensationType: 'EquityPercentage', minValue: 0.1, maxValue: 0.2 },
              { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'USD', minValue: null, maxValue: null },
            ],
          },
        },
        { id: 'c', title: 'Hidden', isListed: false },
      ],
    }),
  ).toMatchObject([
    { location: 'London', salaryMin: 30_000, salaryMax: 35_000, salaryCurrency: 'GBP' },
    { location: 'San Francisco Office; Remote (US & Canada)', city: 'San Francisco', workMode: 'hybrid', salaryMin: null },
  ]))

test('SmartRecruiters: a posting that is not active is gone', () => {
  const one = (active: boolean) => JSON.stringify({ id: '744', name: 'Cook', active })
  const { readOne, list } = source('smartrecruiters')
  expect(readOne?.(one(false), BOARD, list(BOARD))).toMatchObject({ outcome: 'gone', jobs: [] })
  expect(readOne?.(one(true), BOARD, list(BOARD)).outcome).toBe('ok')
})

test('Workable: the state of a posting is no state of a country, a draft is no job, a hidden place is not shown', () =>
  expect(
    listings('workable', {
      name: 'Acme',
      jobs: [
        {
          shortcode: 'A',
          title: 'Cook',
          state: 'published',
          location: { city: 'Austin', region: 'Texas', country: 'United States', workplace_type: 'on-site' },
        },
        { shortcode: 'B', title: 'Draft', state: 'draft' },
        {
          shortcode: 'C',
          title: 'Waiter',
          city: '',
          state: '',
          country: 'Spain',
          telecommuting: true,
          locations: [
            { country: 'Spain', city: '', region: null, hidden: false },
            { country: 'Malta', hidden: true },
          ],
        },
        { shortcode: 'D', title: 'Host', location: 'Athens, Greece', type: 'full' },
      ],
    }),
  ).toMatchObject([
    { location: 'Austin, Texas, United States', workMode: 'onsite' },
    { location: 'Spain', workMode: 'remote' },
    { city: 'Athens', country: 'Greece', jobType: 'full-time' },
  ]))

test('Recruitee: several places, and only what is published', () =>
  expect(
    listings('recruitee', {
      offers: [
        {
          ...{ id: 1, title: 'Cook', status: 'published' },
          ...{ location: 'Ghent, Belgium', city: 'Ghent', country_code: 'BE' },
          locations: [
            { city: 'Ghent', country: 'Belgium' },
            { city: 'Lille', state: 'Hauts-de-France', country: 'France' },
          ],
          salary: { min: '2400.00', max: '2,900', currency: 'EUR', period: 'month' },
        },
        { id: 2, title: 'Secret', status: 'internal' },
      ],
    }),
  ).toMatchObject([
    {
      location: 'Ghent, Belgium; Lille, Hauts-de-France, France',
      city: 'Ghent',
      country: 'Belgium',
      salaryMin: 2_400,
      salaryMax: 2_900,
    },
  ]))

describe('Workday', () => {
  const board = { token: 'acme/wd5/Careers', name: '' }
  const row = (externalPath: string, locationsText = '2 Locations', bulletFields = ['JR-77']) => ({
    title: 'Cook',
    externalPath,
    locationsText,
    bulletFields,
  })
  test('the path names the first place, whichever way it is written', () =>
    expect(
      listings(
        'workday',
        {
          total: 5,
          jobPostings: [
            row('/job/Israel-Haifa/Cook_JR1'),
            row('/job/US-CA-Santa-Clara/Cook_JR2'),
            row('/job/Illinois---Chicago/Cook_JR3'),
            row('/job/Poland-Remote/Cook_JR4'),
            row('/job/US---CA---Santa-Clara/Cook_JR5'),
          ],
        },
        board,
      ),
    ).toMatchObject([
      { city: 'Haifa', country: 'Israel' },
      { city: 'Santa Clara', region: 'California', country: 'United States' },
      { city: 'Chicago', region: 'Illinois', country: 'United States' },
      { city: null, country: 'Poland', workMode: 'remote' },
      { city: 'Santa Clara', region: 'California', country: 'United States' },
    ]))
  test('without a requisition in the path its own field is the id', () =>
    expect(read('workday', { jobPostings: [row('/job/Cook')] }, board).jobs[0]?.id).toBe('acme:JR-77'))
  test('one job: its company, its places once, its address from the question', () => {
    const answer = {
      jobPostingInfo: { title: 'Cook', location: 'Cork', additionalLocations: ['Cork', 'Ennis'], jobReqId: 'JR-9' },
      hiringOrganization: { name: 'Acme Foods Ltd' },
    }
    const asked = { url: 'https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/job/Cork/Cook_JR-9', accept: '' }
    expect(source('workday').readOne?.(JSON.stringify(answer), board, asked).jobs).toMatchObject([
      {
        id: 'acme:JR-9',
        company: 'Acme Foods Ltd',
        location: 'Cork; Ennis',
        url: 'https://acme.wd5.myworkdayjobs.com/Careers/job/Cork/Cook_JR-9',
      },
    ])
  })
})

test('Personio: an internship with full hours is an internship; full or part time is left open', () => {
  const position = (id: number, type: string, schedule: string) =>
    `<position><id>${id}</id><office>Kiel</office><name>Job</name><employmentType>${type}</employmentType><schedule>${schedule}</schedule></position>`
  const xml = `<?xml version="1.0"?><workzag-jobs>${position(1, 'intern', 'full-time')}${position(2, 'permanent', 'full-or-part-time')}${position(3, 'permanent', 'part-time')}${position(4, 'working_student', 'part-time')}</workzag-jobs>`
  expect(listings('personio', xml).map(({ jobType }) => jobType)).toEqual(['internship', null, 'part-time', 'internship'])
})

test('Breezy: every place, and a label that says more than the flag', () =>
  expect(
    listings('breezy', [
      {
        id: 'x1',
        name: 'Cook',
        url: 'https://acme.breezy.hr/p/x1-cook',
        location: {
          name: 'Reno, NV',
          city: 'Reno',
          state: { id: 'NV', name: 'Nevada' },
          country: { id: 'US', name: 'United States' },
          is_remote: true,
          remote_details: { value: 'hybrid', label: 'Hybrid' },
        },
        locations: [{ name: 'Reno, NV' }, { name: 'Elko, NV' }],
      },
    ]),
  ).toMatchObject([{ location: 'Reno, NV; Elko, NV', region: 'Nevada', workMode: 'hybrid' }]))

test('Himalayas: without a cursor the pages are counted', () => {
  const jobs = [
    {
      guid: 'https://himalayas.app/companies/a/jobs/b',
      title: 'Cook',
      companyName: 'A',
      salaryPeriod: 'hourly',
      minSalary: 15,
      currency: 'USD',
      expiryDate: 0,
    },
  ]
  expect(read('himalayas', { jobs, offset: 20, limit: 20, totalCount: 60 }).next?.url).toBe(
    'https://himalayas.app/jobs/api?limit=20&offset=21',
  )
  expect(read('himalayas', { jobs, offset: 20, limit: 20, totalCount: 21 }).next).toBeUndefined()
  expect(listings('himalayas', { jobs })).toMatchObject([
    { salaryMin: 15, salaryMax: null, salaryPeriod: 'hour', expiresAt: null },
  ])
})

describe('Hacker News', () => {
  const first = (text: string) =>
    listings('hackernews', { id: 1, children: [{ id: 2, text, created_at: '2026-11-02T09:00:00.000Z' }] })[0]
  test.each([
    [
      'Kelp | Sea Farmer Lead | Full-time | Remote or On-Site',
      { company: 'Kelp', title: 'Sea Farmer Lead', workMode: 'remote', jobType: 'full-time' },
    ],
    [
      'Kelp | 150-250k+ + equity | Remote (US only) | Multiple roles',
      { title: 'Multiple roles', country: 'United States', salaryMin: 150_000, salaryCurrency: null },
    ],
    [
      '<i>Kelp | Net Engineer | London HQ or Remote (within 2 hrs of London) | £80,000–£90,000 + equity</i><p>Hello',
      { title: 'Net Engineer', city: 'London', salaryMax: 90_000 },
    ],
    [
      'Kelp | Remote (Worldwide) | Part-time<p>Now hiring:<p>Brand Director (Remote)',
      { title: 'Brand Director (Remote)', jobType: 'part-time', workMode: 'remote' },
    ],
    ['Kelp | Net Diver | (senior engineers) £80,000–£90,000', { title: 'Net Diver', salaryMax: 90_000 }],
    [
      'Kelp - Senior Diver Manager - Bergen, Norway - ONSITE',
      { company: 'Kelp', title: 'Senior Diver Manager', city: 'Bergen', workMode: 'onsite' },
    ],
  ])('%s', (text, expected) => expect(first(text)).toMatchObject(expected))
  test('a remark is no job', () => expect(first('I like this - really - thanks')).toBeUndefined())
})
