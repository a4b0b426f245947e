import { expect, test } from 'vitest'
import { chooseResume, leftText, splitByLimit, startsAnew, tightestLimit, wayOf } from './review-rules.ts'

const none = { daily: 0, weekly: 0, monthly: 0 }
const plan = { daily: 10, weekly: 70, monthly: 310 }
const free = { daily: null, weekly: 3, monthly: 3 }
const trial = { daily: 5, weekly: 10, monthly: 10 }

test('the limit that is used up first is shown', () => {
  expect(leftText({ kind: 'subscription', limits: plan, current: { daily: 3, weekly: 9, monthly: 40 } })).toBe(
    '7 of 10 left today',
  )
  expect(leftText({ kind: 'subscription', limits: plan, current: { daily: 0, weekly: 68, monthly: 70 } })).toBe(
    '2 of 70 left this week',
  )
  expect(leftText({ kind: 'trial', limits: trial, current: { daily: 0, weekly: 8, monthly: 8 } })).toBe(
    '2 of 10 left in the trial',
  )
  expect(leftText({ kind: 'free', limits: free, current: none })).toBe('3 of 3 left in this cycle')
  expect(leftText({ kind: 'admin', limits: null, current: none })).toBeNull()
})

test('more applications than a smaller plan allows count as all of them', () => {
  expect(tightestLimit({ kind: 'free', limits: free, current: { daily: 9, weekly: 9, monthly: 9 } })).toMatchObject({
    used: 3,
    left: 0,
  })
})

test('a reached limit says when it starts anew, the latest of several', () => {
  const resets = { daily: '2026-11-17T00:00:00.000Z', weekly: '2026-11-20T00:00:00.000Z', monthly: '2026-12-01T00:00:00.000Z' }
  const at = (current: typeof none) => startsAnew({ limits: plan, current, resets })
  expect(at(none)).toBeNull()
  expect(at({ daily: 10, weekly: 10, monthly: 10 })).toBe(resets.daily)
  expect(at({ daily: 10, weekly: 70, monthly: 70 })).toBe(resets.weekly)
})

test('of more jobs than units are left the first ones fit', () => {
  expect(splitByLimit(['a', 'b', 'c', 'd'], 3)).toEqual({ fitting: ['a', 'b', 'c'], over: ['d'] })
  expect(splitByLimit(['a', 'b'], null)).toEqual({ fitting: ['a', 'b'], over: [] })
  expect(splitByLimit(['a', 'b'], 0)).toEqual({ fitting: [], over: ['a', 'b'] })
})

test.each([
  ['a paired extension and a form', 1, 'https://boards.example/1', 'https://jobs.example/1/apply', 'extension'],
  ['a paired extension and the posting alone', 2, 'https://boards.example/1', null, 'extension'],
  ['no extension', 0, 'https://boards.example/1', 'https://jobs.example/1/apply', 'person'],
  ['an extension, and no address', 1, null, null, 'person'],
  ['an extension, and a page that browsers keep it out of', 1, 'https://boards.example/1', 'http://jobs.example/1', 'person'],
  ['an extension, and an address of mail', 1, null, 'mailto:jobs@example.com', 'person'],
  ['an extension, and an address that is none', 1, 'somewhere', null, 'person'],
])('APPLY-034 with %s it is sent by: %s', (_, devices, job_url, application_url, way) => {
  expect(wayOf({ job_url, application_url }, devices)).toBe(way)
})

test('the resume for a job is the one that was tailored to it, else the last changed one for any job', () => {
  const resume = (id: string, profileId: string | null, jobId: string | null) => ({ id, profileId, jobId })
  const all = [
    resume('other job', 'p', 'b'),
    resume('any', 'p', null),
    resume('this job', 'p', 'a'),
    resume('stranger', 'q', 'a'),
  ]
  expect(chooseResume(all, 'p', 'a')?.id).toBe('this job')
  expect(chooseResume(all, 'p', 'c')?.id).toBe('any')
  expect(chooseResume([resume('other job', 'p', 'b')], 'p', 'c')).toBeUndefined()
})
