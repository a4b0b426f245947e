import { expect, test } from 'vitest'
import { postingNews } from './posting-news.ts'

const backAt = new Date('2026-11-12T08:00:00Z')

test('a posting that closed is told while there is something to decide', () => {
  expect(postingNews({ closedWhy: 'gone', backAt: null }, 'saved')).toBe('Closed: its source no longer lists it.')
  expect(postingNews({ closedWhy: 'ended', backAt: null }, 'queued')).toBe('Closed: the closing date in the posting has passed.')
  expect(postingNews({ closedWhy: 'gone', backAt: null }, 'applied')).toBeNull()
  expect(postingNews({ closedWhy: null, backAt: null }, 'saved')).toBeNull()
})

test('a posting that came back is told whatever became of the application', () => {
  const sentence = 'The employer listed this job again on 12 Nov 2026, under a new id.'
  expect(postingNews({ closedWhy: 'gone', backAt }, 'rejected')).toBe(sentence)
  expect(postingNews({ closedWhy: 'gone', backAt }, 'queued')).toBe(sentence)
})
