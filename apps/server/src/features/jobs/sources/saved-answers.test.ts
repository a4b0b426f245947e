import { toListing } from '@jobapply/core/jobs/listing'
import { describe, expect, test } from 'vitest'
import { sourceOf } from './all-sources.ts'
import type { Source } from './readers/source.ts'

/** Shapes that answers of sources had in the wild, with jobs of our own. */

const NOW = new Date('2026-11-15T12:00:00.000Z')
const BOARD = { token: 'acme', name: 'Acme' }
const source = (id: string) => sourceOf(id) as Source
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const read = (id: string, value: unknown, board = BOARD) => source(id).read(text(value), board, source(id).list(board))
const readOne = (id: string, value: unknown, board = BOARD) => source(id).readOne?.(text(value), board, source(id).list(board))
const listings = (id: string, value: unknown) => read(id, value).jobs.map((job) => toListing(job, NOW))

describe('a job that an answer names more than once is one job', () => {
  const position = (id: number, office: string) =>
    `<position><id>${id}</id><office>${office}</office><name>Baker</name></position>`
  test('Personio: with all the offices of its rows', () =>
    expect(
      read('personio', `<workzag-jobs>${position(1, 'Kiel')}${position(2, 'Jena')}${position(1, 'Ulm')}</workzag-jobs>`).jobs,
    ).toMatchObject([
      { id: '1', location: 'Kiel; Ulm' },
      { id: '2', location: 'Jena' },
    ]))
  test('Arbeitnow: each place once', () => {
    const row = { slug: 'baker-1', title: 'Baker', company_name: 'Mill', url: 'https://www.arbeitnow.com/b-1', location: 'Kiel' }
    expect(read('arbeitnow', { data: [row, row] })).toMatchObject({ outcome: 'ok', unread: 0, jobs: [{ location: 'Kiel' }] })
  })
})

test.each([
  ['<!DOCTYPE html><html><head><title>Acme Security Checkpoint</title></head></html>', 'blocked'],
  ['<html><head><title>Acme</title></head><body><p>We’re verifying your browser</p></body></html>', 'blocked'],
  ['<html><head><title>Security | Acme</title></head></html>', 'blocked'],
  ['<html><head><title>Security Guard | Acme</title></head></html>', 'changed'],
])('a page where a feed was expected: %s', (page, outcome) => expect(read('personio', page)).toMatchObject({ outcome, jobs: [] }))

test('Recruitee: "Remote job" is no place; the parts beside it are', () => {
  const offer = { id: 1, title: 'Cook', careers_url: 'https://acme.recruitee.com/o/cook', remote: true }
  const parts = { city: 'Ghent', state_name: 'East Flanders', country: 'Belgium' }
  expect(listings('recruitee', { offers: [{ ...offer, ...parts, location: 'Remote job' }] })).toMatchObject([
    { location: 'Remote job; Ghent, East Flanders, Belgium', city: 'Ghent', country: 'Belgium', workMode: 'remote' },
  ])
  expect(listings('recruitee', { offers: [{ ...offer, location: 'Remote job' }] })).toMatchObject([{ city: null, country: null }])
  expect(listings('recruitee', { offers: [{ ...offer, city: 'Malta', country: 'Malta' }] })).toMatchObject([
    { location: 'Malta', city: null, country: 'Malta' },
  ])
})

test('Lever: without a description its beginning and its body are the text', () => {
  const posting = { id: 'l-1', text: 'Cook', opening: '<p>We cook.</p>', descriptionBody: '<p>You stir.</p>' }
  const plain = { id: 'l-2', text: 'Waiter', description: '', opening: '', descriptionPlain: 'You carry.' }
  expect(listings('lever', [posting, { ...plain, categories: { commitment: 'Short Term' } }])).toMatchObject([
    { description: expect.stringMatching(/We cook\.\s+You stir\./) },
    { description: 'You carry.', jobType: 'temporary' },
  ])
})

test('Teamtailor: a posting inside an entry may leave its title to the entry', () => {
  const _jobposting = { jobLocation: [{ address: { addressLocality: 'Umeå', addressCountry: 'SE' } }] }
  const items = [{ title: 'Bagare', url: 'https://mill.teamtailor.com/jobs/7-bagare', _jobposting }]
  expect(listings('teamtailor', { title: 'Mill', items })).toMatchObject([
    { sourceId: '7', title: 'Bagare', company: 'Acme', city: 'Umeå', country: 'Sweden' },
  ])
})

test('We Work Remotely: a slash at the end of the addresses does not make two jobs one', () => {
  const item = (slug: string) =>
    `<item><title>Mill: Baker</title><link>https://weworkremotely.com/remote-jobs/${slug}/</link></item>`
  expect(read('weworkremotely', `<rss><channel>${item('a')}${item('b')}</channel></rss>`).jobs).toMatchObject([
    { id: 'a', company: 'Mill' },
    { id: 'b' },
  ])
})

describe('Ashby', () => {
  const id = '5f0c1d2e-0000-4000-8000-00000000000a'
  test('a place under its other name, and the id in the address', () =>
    expect(
      read('ashby', {
        jobs: [
          {
            title: 'Cook',
            jobUrl: `https://jobs.ashbyhq.com/acme/${id}`,
            locationName: 'Leeds',
            secondaryLocations: [{ locationName: 'York' }],
          },
        ],
      }).jobs,
    ).toMatchObject([{ id, location: 'Leeds; York' }]))
  test('a job without an id and without an address is not read', () =>
    expect(read('ashby', { jobs: [{ title: 'Cook' }] })).toMatchObject({ outcome: 'changed', unread: 1 }))
})

describe('Workable', () => {
  const job = { shortcode: 'A1', title: 'Cook', location: { city: 'Volos', country: 'Greece' }, workplace: 'on_site' }
  test('the answer for one job is that job', () =>
    expect(listings('workable', { ...job, requirements: '<ul><li>A steady hand</li></ul>' })).toMatchObject([
      { city: 'Volos', workMode: 'onsite', requirements: { must: ['A steady hand'] } },
    ]))
  test('its address is one for people', () => {
    const url = 'https://acme.workable.com/spi/v3/jobs/A1'
    const addressOf = (value: object, board = BOARD) => read('workable', { jobs: [value] }, board).jobs[0]?.url
    expect(addressOf({ ...job, url, shortlink: 'https://apply.workable.com/j/A1' })).toBe('https://apply.workable.com/j/A1')
    expect(addressOf({ ...job, url })).toBe('https://apply.workable.com/acme/j/A1')
    expect(addressOf(job, { token: '', name: '' })).toBe('https://apply.workable.com/j/A1')
  })
})

describe('Workday', () => {
  const unknown = { token: '', name: '' }
  test('one job without an address has the number of its posting, or none and is not read', () => {
    const posting = (rest: object) => ({ jobPostingInfo: { title: 'Cook', location: 'Cork', ...rest } })
    expect(readOne('workday', posting({ jobPostingId: 'Cook_JR-9', jobReqId: 'JR-9' }), unknown)?.jobs).toMatchObject([
      { id: 'JR-9', url: '' },
    ])
    expect(readOne('workday', posting({}), unknown)).toMatchObject({ outcome: 'changed', jobs: [] })
  })
  test('a state in the path is a state by its name as well', () =>
    expect(
      read('workday', {
        jobPostings: [
          { title: 'Cook', externalPath: '/job/US-Ohio-Lima/Cook_R1', locationsText: '2 Locations' },
          { title: 'Cook', externalPath: '/job/US-New-York-Troy/Cook_R2', locationsText: '3 Locations' },
          { title: 'Cook', externalPath: '/job/US-New-York/Cook_R3', locationsText: '4 Locations' },
        ],
      }).jobs.map(({ location }) => location),
    ).toEqual(['US, Ohio, Lima (2 Locations)', 'US, New York, Troy (3 Locations)', 'US, New York (4 Locations)']))
  test('a comma in the path is one, also behind a country, and what is no country starts no list of places', () =>
    expect(
      read('workday', {
        jobPostings: ['Germany---New-York', 'Germany', 'San-Francisco'].map((place, at) => ({
          ...{ title: 'Cook', externalPath: `/job/${place}/Cook_R${at}`, locationsText: '2 Locations' },
        })),
      }).jobs.map(({ location }) => location),
    ).toEqual(['Germany, New York (2 Locations)', 'Germany (2 Locations)', 'San Francisco (2 Locations)']))
})

describe('Hacker News', () => {
  const line = (words: string) => read('hackernews', { id: 1, children: [{ id: 2, text: words, time: 1_793_000_000 }] }).jobs[0]
  test('stars around the line are no part of it, and a moment may be a number', () =>
    expect(line('*Kelp Labs | Net Engineer | REMOTE (US + 3 countries) | Permanent*<p>We dive.')).toMatchObject({
      company: 'Kelp Labs',
      title: 'Net Engineer',
      jobType: 'Permanent',
      posted: 1_793_000_000,
    }))
  test('a company’s address is no part of its name', () => {
    const { company, applyUrl } = line('Kelp Labs / https://kelp.example | Net Engineer | Oslo') ?? {}
    expect({ company, applyUrl }).toEqual({ company: 'Kelp Labs', applyUrl: 'https://kelp.example' })
  })
  test('a company that is named by its address alone has that name', () =>
    expect(line('https://kelp.example | Net Engineer | Oslo')).toMatchObject({ company: 'https://kelp.example' }))
  test('a role below the line stands without its address', () =>
    expect(line('Kelp | Oslo | ONSITE<p>Open roles:<p>- Net Engineer, https://kelp.example/jobs/net-en...')).toMatchObject({
      company: 'Kelp',
      title: 'Net Engineer',
      location: 'Oslo, ONSITE',
    }))
  test('an answer to an answer is no job; where nothing says whose answer it is, it may be one', () => {
    const comment = { comment_text: 'Kelp | Net Engineer | Oslo', story_id: 1 }
    const hits = [
      { ...comment, objectID: '2' },
      { ...comment, objectID: '3', parent_id: 2 },
    ]
    expect(read('hackernews', { hits }).jobs.map(({ id }) => id)).toEqual(['2'])
  })
  test.each([
    ['Kelp (YC S21) Is Hiring a Net Engineer', { company: 'Kelp', title: 'Net Engineer', location: '' }],
    ['Kelp Is Hiring Divers in Oslo, Norway', { company: 'Kelp', title: 'Divers', location: 'Oslo, Norway' }],
    ['Kelp is hiring an expert in knots', { company: 'Kelp', title: 'expert in knots', location: '' }],
  ])('a job beside the thread: %s', (title, expected) => {
    const story = { id: 7, type: 'job', title, url: 'https://kelp.example/jobs/7', time: 1_793_000_000 }
    expect(readOne('hackernews', story)?.jobs).toMatchObject([{ ...expected, id: '7', url: 'https://kelp.example/jobs/7' }])
  })
  test('a job beside the thread that names no role is none', () =>
    expect(readOne('hackernews', { id: 7, type: 'job', title: 'Kelp (YC S21) Is Hiring' })).toMatchObject({ jobs: [] }))
})
