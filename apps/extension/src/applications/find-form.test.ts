import { expect, test } from 'vitest'
import { inventDesk } from './drive.testing.ts'
import { startRun } from './drive.ts'
import { isLedAway, isPageLeft } from './find-form.ts'

const JOB = { id: '9c0a7c11-7d2b-4c53-9d2f-5a6a3f6f0a01', title: 'Baker', company: 'Green Mill', location: 'Berlin' }

test('a page whose form is no application waits for the person, with a sentence, and nothing is touched', async () => {
  const verdict = { kind: 'newsletter' as const, reasons: [] }
  const { deps, storage, inserted } = inventDesk({ fields: [], verdict })
  await startRun(deps, { ...JOB, address: 'https://jobs.lever.co/green-mill/1/apply' })
  expect(storage.run).toMatchObject({
    phase: 'waiting',
    messages: ["This page's form is for a newsletter or job alerts, so we leave it alone."],
  })
  expect(inserted()).toEqual([])
})

test('a page that has led away from the job says so', async () => {
  const { deps, storage } = inventDesk({ fields: [] })
  await startRun(deps, { ...JOB, address: 'https://jobs.lever.co/green-mill/job-4711/apply' })
  expect(storage.run?.messages).toEqual(["Their site sent us away from this job's page. The job may be closed."])
})

test('a step that a style sheet has closed was left, though its fields are in the page still', () => {
  const stepOf = (open: string) => ({ fields: ['name', 'resume'].map((id) => ({ id, isConcealed: id !== open })) })
  expect(isPageLeft({ left: ['name'] }, stepOf('name'))).toBe(true)
  expect(isPageLeft({ left: ['name'] }, stepOf('resume'))).toBe(false)
})

test.each([
  ['https://a.example/jobs/4711', 'https://a.example/jobs', true],
  ['https://a.example/jobs/4711', 'https://a.example/jobs/4711/apply?step=2', false],
  ['https://a.example/jobs/4711', 'https://apply.b.example/start?job=4711', false],
  ['https://a.example/jobs/baker', 'https://a.example/jobs', false],
  ['https://a.example/o/chief-baker-for-the-night-shift', 'https://a.example/', true],
  ['not an address', 'https://a.example/', false],
])('%s that shows %s has led away: %s', (expected, actual, isAway) => {
  expect(isLedAway(expected, actual)).toBe(isAway)
})
