import { describe, expect, test } from 'vitest'
import { sourceOf } from '#features/jobs/sources/all-sources'
import type { Source } from './source.ts'

const source = (id: string) => sourceOf(id) as Source
const read = (id: string, value: unknown) => {
  const board = { token: 'acme', name: 'Acme' }
  return source(id).read(typeof value === 'string' ? value : JSON.stringify(value), board, source(id).list(board))
}
const escaped = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const page = (body: string) => `<!DOCTYPE html><html><body><a href="/about">About us</a>${body}</body></html>`
const cook = { uid: 'u-1', designation: 'Cook', workLocation: { city: 'Pune', country: 'India' }, publishedOn: '2026-10-01' }

describe('a list in a form that no system is known to use', () => {
  const forms: readonly (readonly [string, string, unknown])[] = [
    [
      'in an envelope, with other names of its fields',
      'gem',
      { payload: { content: [cook], departments: [{ uid: 'd', designation: 'Kitchen' }] } },
    ],
    [
      'as JSON:API',
      'pinpoint',
      { postings: [{ id: '71', type: 'postings', attributes: { 'job-title': 'Cook', 'location-name': 'Kew' } }] },
    ],
    [
      'as edges and nodes',
      'manatal',
      { data: { jobs: { edges: [{ node: { jobPostId: 'n1', positionName: 'Cook', locations: ['Hanoi'] } }] } } },
    ],
    [
      'as an object that names its jobs by number',
      'cornerstone',
      { jobs: { 8801: { title: 'Cook', city: 'Essen', openDate: '2026-10-10' } } },
    ],
    ['in a call', 'trakstar', 'done({"openings":[{"openingId":"o1","openingTitle":"Cook","locationText":"Ghent"}]});'],
    ['behind a guard', 'manatal', `)]}',\n${JSON.stringify({ jobs: [cook] })}`],
    [
      'in the script of a page',
      'hibob',
      page(`<script>window.state = {"jobAds":[{"jobAdId":"h1","jobAdTitle":"Cook","site":{"name":"Delft"}}]}</script>`),
    ],
    [
      'in a script, as a text',
      'inhire',
      page(`<script>let s = JSON.parse(${JSON.stringify(JSON.stringify({ jobs: [cook] }))})</script>`),
    ],
    [
      'in a script of data',
      'rippling',
      page(
        `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ q: [{ data: { items: [{ id: 'b1', name: 'Cook', url: 'https://ats.rippling.com/acme/jobs/b1', locations: ['Ulm'] }] } }] })}</script>`,
      ),
    ],
    ['in an attribute', 'inhire', page(`<div data-page="${escaped({ props: { jobs: [cook] } })}"></div>`)],
    [
      'in an element of its own',
      'eightfold',
      page(
        `<code id="data">${escaped({ positions: [{ id: 7, name: 'Cook', location: 'Oslo', canonicalPositionUrl: 'https://acme.eightfold.ai/careers/job/7' }] })}</code>`,
      ),
    ],
    [
      'as another feed',
      'paycor',
      '<source><job><title>Cook</title><referencenumber>R-1</referencenumber><city>Durham</city></job></source>',
    ],
    [
      'as links',
      'comeet',
      page(
        '<a href="/jobs/acme/30.005/cook/F4.41C"><span>Cook</span><ul><li>Haifa</li></ul></a><a href="/jobs/acme/30.005?department=2">Kitchen</a>',
      ),
    ],
  ]
  test.each(forms)('is read when it comes %s, and closes nothing', (_, id, value) => {
    const result = read(id, value)
    expect(result).toMatchObject({ outcome: 'ok', isPartial: true })
    expect(result.jobs.map(({ title }) => title)).toEqual(['Cook'])
    expect(result.jobs[0]?.id || result.jobs[0]?.url).toBeTruthy()
  })

  test('a row at its usual place may have other names too, and the list is whole then', () => {
    const row = { id: '71', type: 'postings', attributes: { 'job-title': 'Cook', 'location-name': 'Kew' } }
    expect(read('pinpoint', { data: [row] })).not.toHaveProperty('isPartial')
    expect(read('pinpoint', { data: [row] }).jobs).toMatchObject([{ id: '71', title: 'Cook', location: 'Kew' }])
  })

  test('says where the job is and since when, whatever these fields are called', () =>
    expect(read('gem', { result: [cook] }).jobs).toMatchObject([
      { id: 'u-1', title: 'Cook', location: 'Pune, India', posted: '2026-10-01' },
    ]))

  test('an address that begins at the host belongs to it, and one of an interface is none', () => {
    const job = { title: 'Kok', companyName: 'Kro', companyAddress: 'Ribe', url: '/job/kok?utm=x' }
    expect(read('jobdanmark', { items: [job] }).jobs).toMatchObject([{ id: 'kok', url: 'https://jobdanmark.dk/job/kok' }])
    const entry = { uuid: 'f1', title: 'Kokk', url: '/api/v1/feedentry/f1', municipal: 'Bergen' }
    expect(read('nav', { items: [{ _feed_entry: entry, url: entry.url }] }).jobs).toMatchObject([
      { url: 'https://arbeidsplassen.nav.no/stillinger/stilling/f1' },
    ])
  })
})

test('the jobs of a page are the links that look alike', () => {
  const job = (id: number, title: string) => `<a href="/jobs/${title.toLowerCase()}/${id}">${title}</a>`
  const others = '<a href="/jobs/kitchens/p8931">Kitchens Ltd</a><a href="/jobs/cook/45071">Skip to the list</a>'
  expect(read('hibob', page(job(45071, 'Cook') + others + job(45072, 'Baker'))).jobs).toMatchObject([
    { id: '45071', title: 'Cook' },
    { id: '45072', title: 'Baker' },
  ])
})

describe('what has a title and a number, and is no job', () => {
  const others: readonly (readonly [string, unknown])[] = [
    [
      'departments, offices and pages',
      {
        departments: [{ id: 1, title: 'Kitchen', location: 'Ulm' }],
        pages: [{ id: 9, title: 'About us', url: 'https://acme.example/about' }],
      },
    ],
    [
      'kinds of jobs',
      { jobCategories: [{ id: 1, title: 'Kitchen' }], employmentTypes: [{ id: 2, title: 'Full-time', type: 'x' }] },
    ],
    [
      'filters and similar jobs',
      { filters: [{ id: 1, title: 'Kind', employmentType: 'x' }], similarJobs: [{ id: 3, title: 'Waiter', location: 'Boise' }] },
    ],
    [
      'posts of a blog',
      { posts: [{ id: 1, title: 'How to apply', published_at: '2026-01-01', url: 'https://acme.example/blog/apply' }] },
    ],
    ['the board itself', { jobBoard: { slug: 'acme', title: 'Acme' }, job_site: { id: 7, title: 'Work here', location: 'Ulm' } }],
    ['people', { members: [{ id: 1, name: 'A Person', location: 'Ulm', position: 'Head' }] }],
    [
      'news in a feed',
      '<rss><channel><item><title>We moved</title><link>https://acme.example/news/1234</link><pubDate>Fri, 02 Oct 2026</pubDate></item></channel></rss>',
    ],
    [
      'a menu in a script',
      page('<script>window.state={"menu":{"items":[{"id":"m1","title":"Our jobs","url":"/jobs/1234","type":"link"}]}}</script>'),
    ],
    [
      'links to lists and actions',
      page(
        '<a href="/jobs/category/1234">Kitchen</a><a href="/jobs/12345/apply">Apply</a><a href="/jobs/search/2026">Search</a><a href="/blog/how-we-work-1234">How we work</a>',
      ),
    ],
  ]
  test.each(others)('%s', (_, value) => {
    for (const id of ['gem', 'pinpoint', 'hibob', 'cornerstone']) expect(read(id, value).jobs, id).toEqual([])
  })
})

describe('the page of one job without linked data', () => {
  const readOne = (id: string, html: string) => {
    const board = { token: 'acme.avature.net/careers', name: 'Acme' }
    return source(id).readOne?.(html, board, { url: 'https://acme.avature.net/careers/JobDetail/x/7', accept: '', job: '7' })
  }
  test('has its title where other sites would show it', () => {
    const text = '<div class="article__content"><p>Lead our kitchen.</p></div>'
    const html = `<html><head><meta property="og:title" content="Cook - Acme"><meta property="og:site_name" content="Acme"></head>${text}</html>`
    expect(readOne('avature', html)?.jobs).toMatchObject([{ id: '7', title: 'Cook' }])
  })
  test('may be data for a script', () => {
    const data = { jobdetail: { referenznummer: '7', stellenangebotsTitel: 'Koch', stellenangebotsBeschreibung: 'Kochen' } }
    const html = page(`<script id="ng-state" type="application/json">${JSON.stringify(data)}</script>`)
    expect(readOne('arbeitsagentur', html)?.jobs).toMatchObject([{ id: '7', title: 'Koch', description: 'Kochen' }])
  })
})
