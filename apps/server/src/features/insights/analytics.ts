import {
  AGE_BANDS,
  MAX_SOURCES,
  OTHER_SOURCES,
  type Range,
  SCORE_BANDS,
  SENT_STATUSES,
  UNKNOWN_GROUP,
} from '@jobapply/core/insights/constants'
import { bucketsOf, spanOf, weeksOf } from '@jobapply/core/insights/periods'
import type { Analytics, Group } from '@jobapply/core/insights/schema'
import type { Db } from '#platform/db/database'
import { countBeside, type Figures, readFigures } from './analytics-store.ts'
import { findGoal, findZone } from './store.ts'

export async function findAnalytics(db: Db, userId: string, range: Range, now: Date): Promise<Analytics> {
  const zone = await findZone(db, userId)
  const span = spanOf(range, now, zone)
  const buckets = bucketsOf(span, range, zone)
  const weeks = weeksOf(span, zone)
  const figures = await readFigures(db, userId, span, buckets.bounds, now)
  const beside = await countBeside(db, userId, span, weeks.bounds)
  const weeklyGoal = await findGoal(db, userId)
  const { rows, sentBefore, weeks: sentInWeeks, ...others } = beside
  return {
    isEmpty: rows === 0,
    ...{ range, from: span.from, to: span.to, sentBefore },
    funnel: figures.funnel,
    statuses: SENT_STATUSES.map((status) => ({
      status,
      count: figures.statuses.find((one) => one.status === status)?.count ?? 0,
    })),
    times: figures.times,
    groups: {
      source: mainSources(figures.sources),
      profile: byNumber(figures.profiles.map(({ label, ...counted }) => ({ ...counted, label: label ?? 'No profile' }))),
      // Better matches and younger postings first.
      score: inBands(figures.scores, SCORE_BANDS.labels.toReversed(), (index) => SCORE_BANDS.labels.length - 1 - index),
      age: inBands(figures.ages, AGE_BANDS.labels, (index) => index),
    },
    trend: {
      unit: buckets.unit,
      rows: buckets.days.map((from, index) => {
        const found = figures.buckets.find(({ bucket }) => bucket === index + 1)
        return { from, sent: found?.sent ?? 0, answered: found?.answered ?? 0, interviews: found?.interviews ?? 0 }
      }),
    },
    goal: { weeklyGoal, weeks: weeks.days.length, kept: sentInWeeks.filter((sent) => sent >= weeklyGoal).length },
    overdue: figures.overdue,
    now: others,
  }
}

/** The largest first; equal ones by name. */
const byNumber = (groups: readonly Group[]) =>
  groups.toSorted((one, other) => other.sent - one.sent || one.label.localeCompare(other.label))

function mainSources(sources: Figures['sources']): Group[] {
  const sorted = byNumber(sources.map((one) => ({ ...one, label: one.label || UNKNOWN_GROUP })))
  const others = sorted.slice(MAX_SOURCES)
  if (others.length === 0) return sorted
  const sum = (key: 'sent' | 'answered') => others.reduce((total, one) => total + one[key], 0)
  return [...sorted.slice(0, MAX_SOURCES), { label: OTHER_SOURCES, sent: sum('sent'), answered: sum('answered') }]
}

/** Every band, also an empty one; what is not known comes last and only where there is some. */
function inBands(counted: Figures['scores'], labels: readonly string[], bandAt: (index: number) => number): Group[] {
  const group = (label: string, band: number | null): Group => {
    const found = counted.find((one) => one.band === band)
    return { label, sent: found?.sent ?? 0, answered: found?.answered ?? 0 }
  }
  const unknown = group(UNKNOWN_GROUP, null)
  return [...labels.map((label, index) => group(label, bandAt(index))), ...(unknown.sent > 0 ? [unknown] : [])]
}
