import { describe, expect, test } from 'vitest'
import { sourceOf } from '#features/jobs/sources/all-sources'
import type { Source, SourceRequest } from './source.ts'

const source = (id: string) => sourceOf(id) as Source
const read = (id: string, token: string, value: unknown, asked?: SourceRequest) => {
  const board = { token, name: 'Acme' }
  return source(id).read(typeof value === 'string' ? value : JSON.stringify(value), board, asked ?? source(id).list(board))
}
const rows = (count: number, row: (at: number) => object) => Array.from({ length: count }, (_, at) => row(at))
const oracle = (total: number, count: number) => ({
  items: [{ TotalJobsCount: total, requisitionList: rows(count, (at) => ({ Id: `${at}`, Title: 'Cook' })) }],
})
const TOKEN = 'acme.fa.us2.oraclecloud.com/CX_1'

describe('the pages of a list', () => {
  test('rows are counted on to the total', () => {
    const first = read('oracle', TOKEN, oracle(150, 100))
    expect(first.next?.url).toContain('offset=100')
    expect(read('oracle', TOKEN, oracle(150, 50), first.next).next).toBeUndefined()
  })
  test('a total without a list is a new shape on the first page; later it closes nothing', () => {
    expect(read('oracle', TOKEN, oracle(150, 0)).outcome).toBe('changed')
    const later = { ...source('oracle').list({ token: TOKEN, name: '' }), at: 100 }
    expect(read('oracle', TOKEN, oracle(150, 0), later)).toEqual({ outcome: 'empty', jobs: [], unread: 0, isPartial: true })
  })
  test('pages are counted to the last one, and a short page ends a list that names no total', () => {
    const items = rows(5, (at) => ({ id: at, title: 'Cook', city: { cityName: 'Ulm' } }))
    const asked = { url: 'https://join.com/api/public/companies/1/jobs?page=1&pageSize=5', accept: '', at: 1 }
    expect(read('join', 'acme', { items, pagination: { pageCount: 2 } }, asked).next?.url).toContain('page=2')
    const jobs = rows(100, (at) => ({ id: at, name: 'Padeiro', city: 'Recife' }))
    expect(read('gupy', '1', { data: jobs, pagination: { total: 100 } }).next?.url).toContain('offset=100')
    expect(read('gupy', '1', { data: jobs.slice(1), pagination: { total: 99 } }).next).toBeUndefined()
  })
  test('the address of a next page is followed only at the same list', () => {
    const results = [{ hash: 'A', position_name: 'Cook', location_display: 'Hanoi' }]
    const next = (address: string) => read('manatal', 'acme', { count: 2, next: address, results }).next?.url
    const own = 'https://open.api.manatal.com/open/v3/career-page/acme/jobs/?page=2'
    expect(next(own)).toBe(own)
    expect(next('https://evil.example/open/v3/career-page/acme/jobs/')).toBeUndefined()
  })
  test('what the first page hands out goes with the next request, and on to the pages after it', () => {
    const token = '0123456789abcdef0123456789abcdef'
    const host = 'https://portal-applicant-tracking.us-cent.paycomonline.net'
    const page = `<html><script>var c = {"sessionJWT":"aaaa.bbbbbbbbbbbbbbbb.cccc","url":"${host}/"}</script></html>`
    const first = read('paycom', token, page).next
    expect(first).toMatchObject({
      url: `${host}/api/ats/job-posting-previews/search`,
      headers: { authorization: 'aaaa.bbbbbbbbbbbbbbbb.cccc' },
    })
    const answer = { jobPostingPreviewsCount: 60, jobPostingPreviews: rows(50, (at) => ({ jobId: at, jobTitle: 'Cook' })) }
    const second = read('paycom', token, answer, first).next
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ skip: 50, take: 50 })
    expect(second?.headers).toEqual(first?.headers)
  })
})

describe('an answer that is not the one that was expected', () => {
  test('a page whose list a script builds is unknown, not empty', () =>
    expect(read('jobvite', 'acme', '<html><body><div id="app"></div></body></html>').outcome).toBe('changed'))
  test('a list under another name is read, and closes nothing', () => {
    const job = { id: '41', jobOpeningName: 'Cook', location: { city: 'Boise' } }
    expect(read('bamboohr', 'acme', [job])).toMatchObject({
      outcome: 'ok',
      isPartial: true,
      jobs: [{ id: '41', title: 'Cook', location: 'Boise' }],
    })
  })
  test('departments, places and similar jobs are not jobs', () => {
    const answer = {
      departments: [{ id: 1, name: 'Kitchen' }],
      offices: [{ id: 2, title: 'Boise', city: 'Boise' }],
      similarJobs: [{ id: 3, title: 'Waiter', location: 'Boise' }],
    }
    expect(read('bamboohr', 'acme', answer)).toMatchObject({ outcome: 'changed', jobs: [] })
  })
})
