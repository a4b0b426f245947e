import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toListing } from '@jobapply/core/jobs/listing'
import { jobListing } from '@jobapply/core/jobs/schema'
import { describe, expect, test } from 'vitest'
import { SOURCES, sourceOf } from './all-sources.ts'
import { judgeStatus } from './readers/parse-response.ts'
import type { Board, Source } from './readers/source.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const answer = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')
const source = (id: string) => sourceOf(id) as Source
const read = (id: string, text: string, board: Board = { token: 'acme', name: 'Acme' }) =>
  source(id).read(text, board, source(id).list(board))

/** Whose answer, its file, an empty answer of the same form, the field whose renaming makes it unreadable, and the first job. */
const ANSWERS = [
  ['greenhouse', 'greenhouse.json', '{"jobs":[],"meta":{"total":0}}', '"title"', '4001', 'Ward Nurse'],
  ['lever', 'lever.json', '[]', '"text": "S|"text": "W', '5f0c1d2e-0000-4000-8000-000000000001', 'Sous Chef'],
  [
    'ashby',
    'ashby.json',
    '{"apiVersion":"1","jobs":[]}',
    '"title"',
    '5f0c1d2e-0000-4000-8000-000000000001',
    'Payroll Specialist',
  ],
  [
    'smartrecruiters',
    'smartrecruiters.json',
    '{"offset":0,"limit":100,"totalFound":0,"content":[]}',
    '"name": "[WF]',
    '744000000000001',
    'Warehouse Operative',
  ],
  ['workable', 'workable.json', '{"name":"Tidewater","jobs":[]}', '"shortcode"', 'A1B2C3D4E5', 'Interior Designer'],
  ['recruitee', 'recruitee.json', '{"offers":[]}', '"title"', '3001', 'Bike Mechanic'],
  ['workday', 'workday.json', '{"total":0,"jobPostings":[]}', '"externalPath"', 'acme:R-1001', 'Radiographer'],
  ['personio', 'personio.xml', '<?xml version="1.0"?><workzag-jobs></workzag-jobs>', '<id>', '9001', 'Gärtner:in (m/w/d)'],
  [
    'teamtailor',
    'teamtailor.xml',
    '<rss><channel><title>x</title></channel></rss>',
    '<link>https://norrsken.teamtailor.com/jobs/',
    '501',
    'Bagare till nattskift',
  ],
  ['teamtailor', 'teamtailor.json', '{"version":"1.1","items":[]}', '"url"', '501', 'Bagare till nattskift'],
  ['breezy', 'breezy.json', '[]', '"name": "Bar', 'ab12cd34ef56', 'Barista'],
  ['remotive', 'remotive.json', '{"job-count":0,"jobs":[]}', '"company_name"', '61', 'Online Tutor'],
  ['remoteok', 'remoteok.json', '[{"legal":"Please link back."}]', '"position"', '71', 'Care Coordinator â Nights'],
  ['arbeitnow', 'arbeitnow.json', '{"data":[],"links":{"next":null}}', '"slug"', 'maler-bremen-81', 'Maler (m/w/d)'],
  ['themuse', 'themuse.json', '{"page":0,"page_count":0,"results":[]}', '"refs"', '91', 'Store Manager'],
  [
    'himalayas',
    'himalayas.json',
    '{"jobs":[]}',
    '"companyName"',
    'https://himalayas.app/companies/fair-cover/jobs/claims-adjuster',
    'Claims Adjuster',
  ],
  ['jobicy', 'jobicy.json', '{"jobCount":0,"jobs":[]}', '"jobTitle"', '1101', 'Translator – Spanish'],
  ['hackernews', 'hackernews.json', '{"id":1,"children":[]}', '"children"', '12002', 'Marine Data Scientist'],
  [
    'weworkremotely',
    'weworkremotely.xml',
    '<rss><channel></channel></rss>',
    '<title>Paper',
    'paper-boat-copy-editor-books',
    'Copy Editor: Books',
  ],
] as const

describe.each(ANSWERS)('an answer of %s (%s)', (id, file, empty, field, firstId, firstTitle) => {
  const text = answer(file)
  test('is read to its jobs, each a listing of the right shape', () => {
    const result = read(id, text)
    expect(result.outcome).toBe('ok')
    expect(result.jobs[0]).toMatchObject({ source: id, id: firstId, title: firstTitle })
    for (const job of result.jobs) {
      const listing = toListing(job, NOW)
      expect(jobListing.parse(listing)).toEqual(listing)
      expect(listing.url).toMatch(/^https:\/\//)
    }
  })
  test('without jobs is empty', () => expect(read(id, empty)).toEqual({ outcome: 'empty', jobs: [], unread: 0 }))
  test('with a renamed field has a new shape', () => {
    const renamed = text.replace(new RegExp(field, 'g'), (found) => found.replace(/\w/, 'x$&').replace(/^<x/, '<y'))
    expect(renamed).not.toBe(text)
    expect(read(id, renamed)).toMatchObject({ outcome: 'changed', jobs: [] })
  })
  test.each([
    ['cut off', text.slice(0, text.length / 2), 'changed'],
    ['nothing', '', 'changed'],
    ['another kind of data', '{"hello":"world"}', 'changed'],
    ['a wall', answer('wall.html'), 'blocked'],
    ['a page', '<!doctype html><html><body>Welcome</body></html>', 'changed'],
    ['a page that says 404', '<html><head><title>404 Not Found</title></head></html>', 'gone'],
    ['"Too Many Requests"', 'Too Many Requests', 'limited'],
  ])('that is %s: no jobs, and the reason', (_, broken, outcome) => expect(read(id, broken)).toMatchObject({ outcome, jobs: [] }))
})

describe('an error in place of the jobs', () => {
  test.each([
    ['{"status":404,"error":"Board not found"}', 'gone'],
    ['{"ok":false,"error":"Document not found"}', 'gone'],
    ['{"message":"Rate limit exceeded"}', 'limited'],
    ['{"error":{"code":403,"message":"Forbidden"}}', 'blocked'],
    ['{"success":false,"error":"No jobs for this filter"}', 'empty'],
    ['{"errorCode":"HTTP_500"}', 'changed'],
  ])('%s: %s', (text, outcome) => expect(read('greenhouse', text).outcome).toBe(outcome))

  test.each([
    [200, undefined],
    [299, undefined],
    [300, 'moved'],
    [399, 'moved'],
    [400, 'blocked'],
    [403, 'blocked'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'limited'],
    [499, 'blocked'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('status %i: %s', (status, outcome) => expect(judgeStatus(status)).toBe(outcome))
})

test('an entry that cannot be read is counted, and the others are kept', () => {
  const jobs = [{ id: 1 }, { id: 2, title: 'Cook', absolute_url: 'https://boards.greenhouse.io/a/jobs/2' }]
  expect(read('greenhouse', JSON.stringify({ jobs }))).toMatchObject({ outcome: 'ok', unread: 1, jobs: [{ id: '2' }] })
})

test('a search of Hacker News whose only hit cannot be read has changed, one without hits is empty', () => {
  expect(read('hackernews', '{"hits":[{"odd":1}]}').outcome).toBe('changed')
  expect(read('hackernews', '{"hits":[]}').outcome).not.toBe('changed')
})

describe('the following page', () => {
  test.each([
    ['smartrecruiters', 'smartrecruiters.json', 'https://api.smartrecruiters.com/v1/companies/acme/postings?limit=100&offset=2'],
    ['arbeitnow', 'arbeitnow.json', 'https://www.arbeitnow.com/api/job-board-api?page=2'],
    ['themuse', 'themuse.json', 'https://www.themuse.com/api/public/jobs?page=1&descending=true'],
    ['himalayas', 'himalayas.json', 'https://himalayas.app/jobs/api?limit=20&cursor=abc%3D'],
    ['hackernews', 'hackernews-threads.json', 'https://hn.algolia.com/api/v1/items/12001'],
  ])('%s', (id, file, url) => expect(read(id, answer(file)).next?.url).toBe(url))

  test('Workday and Lever go on while a page is full', () => {
    const board = { token: 'harbour/wd3/Careers', name: 'Harbour Health' }
    const rows = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ title: 'Porter', externalPath: `/job/Cork/Porter_R-${i}` }))
    const full = JSON.stringify({ total: 41, jobPostings: rows(20) })
    const first = source('workday').read(full, board, source('workday').list(board))
    expect(JSON.parse(first.next?.body ?? '')).toMatchObject({ limit: 20, offset: 20 })
    const last = JSON.stringify({ total: 0, jobPostings: rows(1) })
    expect(source('workday').read(last, board, first.next ?? source('workday').list(board)).next).toBeUndefined()
    const postings = JSON.stringify(Array.from({ length: 100 }, (_, i) => ({ id: `${i}`, text: 'Cook' })))
    expect(read('lever', postings).next?.url).toContain('skip=100')
    expect(read('lever', answer('lever.json')).next).toBeUndefined()
  })
})

test('every source says how often it may be asked, what to show beside its jobs, and which hosts are its own', () => {
  for (const { id, name, hosts, terms, kind } of SOURCES) {
    expect(id).toMatch(/^[a-z]+$/)
    expect(hosts.length, id).toBeGreaterThan(0)
    expect(terms.everyMinutes, id).toBeGreaterThanOrEqual(kind === 'board' ? 240 : 60)
    expect(terms.credit, id).toContain(kind === 'board' ? 'company' : name.split(' ')[0])
  }
  expect(SOURCES.filter(({ terms }) => terms.offUntil).map(({ id }) => id)).toEqual(['remotive'])
})
