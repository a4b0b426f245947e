import { describe, expect, test } from 'vitest'
import { countReposts, isNewNumbering } from './reposts.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const NOW = day(90)
/** Seen every day until it was gone from a complete list. */
const span = (first: number, closed: number | null) => ({
  firstSeenAt: day(first),
  lastSeenAt: day(closed === null ? 60 : closed - 1),
  closedAt: closed === null ? null : day(closed),
  closedWhy: closed === null ? null : ('gone' as const),
  postedAt: day(first),
  isRenumbered: false,
})

describe('how often a job was posted again', () => {
  test('counts what came back after it had closed', () => {
    expect(countReposts(span(40, null), [span(1, 20)], NOW)).toBe(1)
    expect(countReposts(span(60, null), [span(1, 20), span(30, 50)], NOW)).toBe(2)
    expect(countReposts(span(20, null), [span(1, 20)], NOW)).toBe(1)
  })

  test('does not count openings side by side, nor what came later', () => {
    expect(countReposts(span(10, null), [span(1, null)], NOW)).toBe(0)
    expect(countReposts(span(10, null), [span(1, 12)], NOW)).toBe(0)
    expect(countReposts(span(40, null), [span(1, 20), span(10, 30)], NOW)).toBe(0)
    expect(countReposts(span(40, null), [span(1, 20), span(40, null)], NOW)).toBe(0)
    expect(countReposts(span(1, 20), [span(40, null)], NOW)).toBe(0)
    // Over by its own date, and still named in the visit that first showed the other.
    expect(countReposts(span(11, null), [{ ...span(1, 10), closedWhy: 'ended', lastSeenAt: day(11) }], NOW)).toBe(0)
  })

  test('does not count what nobody can tell from an opening side by side', () => {
    const seldom = { ...span(1, 20), lastSeenAt: day(10) }
    // Gone and back at the same visit, ten days after the one before; and over by its own date while nobody looked.
    expect(countReposts(span(20, null), [seldom], NOW)).toBe(0)
    expect(countReposts(span(21, null), [{ ...seldom, closedWhy: 'ended' }], NOW)).toBe(0)
    // A complete list had neither.
    expect(countReposts(span(21, null), [seldom], NOW)).toBe(1)
    // Looked at the day before, and the source itself said that it is over.
    expect(countReposts(span(20, null), [{ ...span(1, 20), closedWhy: 'closed' }], NOW)).toBe(1)
  })

  test('does not count what was posted while the one before was still there', () => {
    // Left out of the list for a while when both were open, so that a complete list had neither.
    expect(countReposts({ ...span(40, null), postedAt: day(10) }, [span(1, 20)], NOW)).toBe(0)
    expect(countReposts({ ...span(40, null), postedAt: day(30) }, [span(1, 20)], NOW)).toBe(1)
    expect(countReposts({ ...span(40, null), postedAt: null }, [span(1, 20)], NOW)).toBe(1)
  })

  test('counts a job once the one before has been gone for two weeks: before that it may have been left out of the list for some days', () => {
    expect(countReposts(span(40, null), [span(1, 30)], day(43))).toBe(0)
    expect(countReposts(span(40, null), [span(1, 30)], day(44))).toBe(1)
  })

  test('a whole list under new ids is a new numbering', () => {
    expect(isNewNumbering(8, 10)).toBe(true)
    expect(isNewNumbering(2, 2)).toBe(true)
    expect(isNewNumbering(1, 1)).toBe(false)
    expect(isNewNumbering(8, 40)).toBe(false)
    expect(countReposts({ ...span(20, null), isRenumbered: true }, [span(1, 20)], NOW)).toBe(0)
    expect(countReposts(span(60, null), [span(1, 20), { ...span(20, 50), isRenumbered: true }], NOW)).toBe(1)
  })
})
