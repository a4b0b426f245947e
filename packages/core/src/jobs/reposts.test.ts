import { describe, expect, test } from 'vitest'
import { countReposts, isNewNumbering } from './reposts.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const span = (first: number, closed: number | null) => ({
  firstSeenAt: day(first),
  closedAt: closed === null ? null : day(closed),
  isRenumbered: false,
})

describe('how often a job was posted again', () => {
  test('counts what came back after it had closed', () => {
    expect(countReposts(span(40, null), [span(1, 20)])).toBe(1)
    expect(countReposts(span(60, null), [span(1, 20), span(30, 50)])).toBe(2)
    expect(countReposts(span(20, null), [span(1, 20)])).toBe(1)
  })

  test('does not count openings side by side, nor what came later', () => {
    expect(countReposts(span(10, null), [span(1, null)])).toBe(0)
    expect(countReposts(span(10, null), [span(1, 12)])).toBe(0)
    expect(countReposts(span(40, null), [span(1, 20), span(10, 30)])).toBe(0)
    expect(countReposts(span(40, null), [span(1, 20), span(40, null)])).toBe(0)
    expect(countReposts(span(1, 20), [span(40, null)])).toBe(0)
  })

  test('a whole list under new ids is a new numbering', () => {
    expect(isNewNumbering(8, 10)).toBe(true)
    expect(isNewNumbering(2, 2)).toBe(true)
    expect(isNewNumbering(1, 1)).toBe(false)
    expect(isNewNumbering(8, 40)).toBe(false)
    expect(countReposts({ ...span(20, null), isRenumbered: true }, [span(1, 20)])).toBe(0)
    expect(countReposts(span(60, null), [span(1, 20), { ...span(20, 50), isRenumbered: true }])).toBe(1)
  })
})
