import { describe, expect, test } from 'vitest'
import { judgeHealth } from './health.ts'

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const listing = {
  postedAt: daysAgo(3).toISOString(),
  firstSeenAt: daysAgo(3).toISOString(),
  expiresAt: null,
  salaryMin: 50_000,
  salaryMax: null,
  source: 'greenhouse',
}
const known = { listing, lastSeenAt: daysAgo(0), closedAt: null, closedWhy: null, reposts: 0 }
const visited = { name: 'Greenhouse', isGood: true, label: 'Read' }

describe('the health of a posting', () => {
  test('is open when its source, read well, still has it', () => {
    expect(judgeHealth(known, visited, now)).toMatchObject({
      state: 'open',
      ageDays: 3,
      isSalaryMissing: false,
      sentences: ['Seen at Greenhouse today.'],
    })
  })

  test('is closed by evidence only, and says which', () => {
    const closed = judgeHealth({ ...known, closedAt: daysAgo(1), closedWhy: 'gone' }, visited, now)
    expect(closed.state).toBe('closed')
    expect(closed.sentences[0]).toBe('Closed: its source no longer lists it.')
  })

  test('is unknown when its source does not answer, and is not called closed', () => {
    const { state, sentences } = judgeHealth(known, { ...visited, isGood: false, label: 'Not reachable' }, now)
    expect(state).toBe('unknown')
    expect(sentences[0]).toBe("We can't tell whether it is still open: Greenhouse, at the last visit: Not reachable.")
  })

  test('names age, reposts and a missing salary', () => {
    const old = { ...known, reposts: 2, listing: { ...listing, postedAt: daysAgo(45).toISOString(), salaryMin: null } }
    const { sentences, isSalaryMissing } = judgeHealth(old, visited, now)
    expect(isSalaryMissing).toBe(true)
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Reposted 2 times since we first saw it.',
        'Posted 45 days ago: it may have been filled.',
        'No salary is named.',
      ]),
    )
  })
})
