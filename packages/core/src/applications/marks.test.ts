import { expect, test } from 'vitest'
import { indexMarks, markOf } from './marks.ts'

const mark = { id: '1', jobId: 'lever:7', address: 'https://jobs.lever.co/acme/7', status: 'applied', progress: null } as const

test('APPLY-043 a queued job is marked as queued and never as applied', () => {
  expect(markOf({ status: 'queued', progress: 'needs-you' })).toBe('needs-you')
  expect(markOf({ status: 'queued', progress: 'unconfirmed' })).toBe('needs-you')
  expect(markOf({ status: 'queued', progress: 'ready' })).toBe('queued')
  expect(markOf({ status: 'applied', progress: null })).toBe('applied')
  expect(markOf({ status: 'interview', progress: 'confirmed' })).toBe('applied')
})

test('a saved or skipped job has no mark', () => {
  expect(markOf({ status: 'saved', progress: null })).toBeUndefined()
  expect(markOf({ status: 'withdrawn', progress: 'skipped' })).toBeUndefined()
})

test('a job is known by its id, and at another source by its address', () => {
  const find = indexMarks([mark])
  expect(find({ id: 'lever:7', url: 'https://elsewhere.example/1' })).toBe('applied')
  expect(find({ id: 'found:1', url: 'https://jobs.lever.co/acme/7/apply?utm_source=x' })).toBe('applied')
  expect(find({ id: 'found:2', url: 'https://jobs.lever.co/acme/8' })).toBeUndefined()
})

test('the address of a job is read once, however often a list shows it', () => {
  let reads = 0
  const job = {
    id: 'found:1',
    get url() {
      reads += 1
      return 'https://jobs.lever.co/acme/7'
    },
  }
  const find = indexMarks([mark])
  expect([find(job), find(job), reads]).toEqual(['applied', 'applied', 1])
})
