import { expect, test } from 'vitest'
import { addDays } from '#shared/time/dates'
import { sampleAnalytics } from './sample-analytics.ts'

const sample = sampleAnalytics({ range: '90d', from: '2026-08-22', to: '2026-11-19' })
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('the sample shows full weeks up to the last one', () => {
  const weeks = sample.trend.rows.map(({ from }) => from)
  expect(weeks.at(-1)).toBe('2026-11-19')
  expect(weeks.slice(1)).toEqual(weeks.slice(0, -1).map((week) => addDays(week, 7)))
})

test('however the sample is grouped, it is about the same applications', () => {
  const { sent, answered } = sample.funnel
  for (const rows of Object.values(sample.groups))
    expect([sum(rows.map((row) => row.sent)), sum(rows.map((row) => row.answered))]).toEqual([sent, answered])
  expect(sum(sample.statuses.map(({ count }) => count))).toBe(sent)
  expect(sum(sample.trend.rows.map((row) => row.sent))).toBe(sent)
})
