import { expect, test } from 'vitest'
import { nearTitles } from './near-titles.ts'

test('neighbouring work comes nearest first, without other names of the same work', () => {
  const near = nearTitles('Site Reliability Engineer', 5)
  expect(near[0]).toBe('devops engineer')
  expect(near).not.toContain('reliability engineer')
  expect(near).not.toContain('site reliability engineer')
  expect(near.length).toBeLessThanOrEqual(5)
})

test('a title that the table does not name is near the occupations that its words are of', () => {
  expect(nearTitles('Director of Operations', 6).join(', ')).toContain('operations')
  expect(nearTitles('Zeppelin Upholsterer of the Moon', 6)).not.toContain('software engineer')
})

test('nothing is near nothing, and a hostile title ends', () => {
  expect(nearTitles('', 6)).toEqual([])
  expect(nearTitles('xyzzy', 6)).toEqual([])
  const started = performance.now()
  nearTitles('operations manager, '.repeat(10_000), 6)
  expect(performance.now() - started).toBeLessThan(2_000)
})
