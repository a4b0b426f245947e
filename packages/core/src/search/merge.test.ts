import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countNew, mergeJobs } from './merge.ts'

const few = (...values: string[]) => fc.constantFrom(...values)
const job = fc.record({
  id: few('a', 'b', 'c', 'd', 'e'),
  title: few('Nurse', ' nurse', 'NURSE ', 'Cook', 'Head  Cook', 'head cook'),
  company: few('Harbour', 'harbour', 'Quay'),
  location: few('Malmö', 'malmö', 'Lund'),
  description: few('', 'short', 'a longer text'),
  platform: few('page', 'indeed'),
})
const jobs = fc.array(job, { maxLength: 12 })

const one = (fields: object) => ({ id: '1', title: 'Nurse', company: 'Harbour', location: 'Malmö', description: '', ...fields })

test('SEARCH-021 jobs with the same id, or the same title, company and location apart from case and blanks, appear once', () => {
  expect(mergeJobs([one({}), one({ title: 'Cook' })])).toHaveLength(1)
  expect(mergeJobs([one({}), one({ id: '2', title: ' nurse', company: 'HARBOUR', location: 'malmö  ' })])).toHaveLength(1)
  expect(mergeJobs([one({}), one({ id: '2', location: 'Lund' })])).toHaveLength(2)
  expect(mergeJobs([one({}), one({ id: '2', title: 'Nurse, nights' })])).toHaveLength(2)
})

test('of several the one that says most stays, a pasted page only when there is nothing else', () => {
  expect(mergeJobs([one({}), one({ id: '2', description: 'All about it' })])).toMatchObject([{ id: '2' }])
  const pasted = one({ id: '2', description: 'All about it', platform: 'page' })
  expect(mergeJobs([one({ platform: 'indeed' }), pasted])).toMatchObject([{ id: '1' }])
})

test('SEARCH-021 merging again changes nothing', () => {
  fc.assert(fc.property(jobs, (all) => void expect(mergeJobs(mergeJobs(all))).toEqual(mergeJobs(all))))
})

test('SEARCH-021 the order in which jobs arrive changes nothing', () => {
  const shuffled = jobs.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
  fc.assert(fc.property(shuffled, ([all, other]) => void expect(mergeJobs(other)).toEqual(mergeJobs(all))))
})

test('no two jobs of a merged list are one, and none is lost', () => {
  fc.assert(
    fc.property(jobs, (all) => {
      const merged = mergeJobs(all)
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
      const names = merged.map(({ title, company, location }) =>
        [title, company, location].map((text) => text.trim().toLowerCase().replace(/\s+/g, ' ')).join('|'),
      )
      expect(new Set(names).size).toBe(merged.length)
      expect(mergeJobs([...merged, ...all])).toHaveLength(merged.length)
    }),
  )
})

test('only jobs that are not listed yet are truly unique', () => {
  expect(countNew([one({})], [one({ id: '2' }), one({ id: '3', title: 'Cook' })])).toBe(1)
})
