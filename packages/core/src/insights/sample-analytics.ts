import { SAMPLE } from './sample.ts'
import type { Analytics } from './schema.ts'

const group = (label: string, sent: number, answered: number) => ({ label, sent, answered })
const WEEKS = [9, 12, 14, 11, 13, 10, 12, 11, 9, 10, 8, 8] as const

/** Invented figures for a screen that has none of its own yet; they agree with the dashboard's sample. */
export const sampleAnalytics = ({ range, from, to }: Pick<Analytics, 'range' | 'from' | 'to'>): Analytics => ({
  ...{ isEmpty: true, range, from, to },
  funnel: { sent: SAMPLE.applied, answered: 54, interviews: 14, offers: 2 },
  sentBefore: 96,
  statuses: [
    { status: 'applied', count: 73 },
    { status: 'under-review', count: 12 },
    { status: 'interview', count: 6 },
    { status: 'offer', count: 2 },
    { status: 'rejected', count: 34 },
    { status: 'withdrawn', count: 0 },
  ],
  times: {
    answer: { count: 54, median: 8, lower: 4, upper: 15 },
    interview: { count: 14, median: 6, lower: 3, upper: 9 },
    decision: { count: 8, median: 11, lower: 7, upper: 16 },
  },
  groups: {
    source: [group('Company sites', 52, 27), group('LinkedIn', 41, 16), group('Indeed', 29, 9), group('Added by hand', 5, 2)],
    profile: [group('First profile', 88, 39), group('Second profile', 39, 15)],
    score: [group('80 to 100', 38, 22), group('60 to 79', 57, 24), group('40 to 59', 28, 8), group('Below 40', 4, 0)],
    age: [
      group('Less than 2 days', 46, 25),
      group('2 to 6 days', 43, 18),
      group('7 to 29 days', 30, 10),
      group('30 days and more', 8, 1),
    ],
  },
  trend: {
    unit: 'week',
    rows: WEEKS.map((sent, index) => ({
      from: new Date(Date.parse(`${to}T00:00:00Z`) - (WEEKS.length - 1 - index) * 7 * 86_400_000).toISOString().slice(0, 10),
      ...{ sent, answered: Math.round(sent * 0.43), interviews: index % 3 === 0 ? 2 : 1 },
    })),
  },
  goal: { weeklyGoal: SAMPLE.goal, weeks: 12, kept: 0 },
  overdue: 9,
  now: { saved: SAMPLE.saved, queued: 3, unconfirmed: 0 },
})
