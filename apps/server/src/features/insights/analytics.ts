import {
  AGE_BANDS,
  MAX_SOURCES,
  OTHER_SOURCES,
  type Range,
  SCORE_BANDS,
  SENT_STATUSES,
  UNKNOWN_GROUP,
} from '@jobapply/core/insights/constants'
import { bucketsOf, spanOf, sundayOf, weeksOf } from '@jobapply/core/insights/periods'
import type { Analytics, Group } from '@jobapply/core/insights/schema'
import type { Db } from '#platform/db/database'
import { countBeside, type Figures, type Row, readFigures, readProfileNames } from './analytics-store.ts'
import { findGoal, findZone } from './store.ts'

const NOTHING = { sent: 0, answered: 0, interviews: 0, offers: 0 }

export async function findAnalytics(db: Db, userId: string, range: Range, now: Date): Promise<Analytics> {
  const zone = await findZone(db, userId)
  const span = spanOf(range, now, zone)
  const buckets = bucketsOf(span, range, zone)
  const figures = await readFigures(db, userId, span, buckets.bounds, now)
  const names = await readProfileNames(db, userId)
  const { rows, sentBefore, ...others } = await countBeside(db, userId, span)
  const weeklyGoal = await findGoal(db, userId)
  const find = finderOf(figures)
  const trend = buckets.days.map((from, index) => {
    const { sent, answered, interviews } = find('bucket', String(index + 1))
    return { from, sent, answered, interviews }
  })
  return {
    isEmpty: rows === 0,
    ...{ range, from: span.from, to: span.to, sentBefore },
    funnel: toFunnel(find('all', null)),
    statuses: SENT_STATUSES.map((status) => ({ status, count: find('status', status).sent })),
    times: figures.times,
    groups: {
      source: mainSources(figures),
      profile: byNumber(groupsOf(figures, 'profile').map((row) => toGroup(names.get(row.key ?? '') ?? 'No profile', row))),
      // Better matches and younger postings first.
      score: inBands(find, 'score', [...SCORE_BANDS.labels.entries()].reverse()),
      age: inBands(find, 'age', [...AGE_BANDS.labels.entries()]),
    },
    trend: { unit: buckets.unit, rows: trend },
    goal: { weeklyGoal, ...weeksKept(weeksOf(span), trend, weeklyGoal) },
    overdue: figures.overdue,
    now: others,
  }
}

const toFunnel = ({ sent, answered, interviews, offers }: typeof NOTHING) => ({ sent, answered, interviews, offers })
const toGroup = (label: string, { sent, answered }: typeof NOTHING): Group => ({ label, sent, answered })
const groupsOf = ({ rows }: Figures, by: Row['by']) => rows.filter((row) => row.by === by)

type Find = (by: Row['by'], key: string | null) => typeof NOTHING
const finderOf =
  ({ rows }: Figures): Find =>
  (by, key) =>
    rows.find((row) => row.by === by && row.key === key) ?? NOTHING

/** A goal is compared with the weeks that begin in the range; the running one may still reach it. */
function weeksKept(sundays: readonly string[], trend: Analytics['trend']['rows'], goal: number) {
  const sentIn = (sunday: string) => trend.reduce((sum, { from, sent }) => sum + (sundayOf(from) === sunday ? sent : 0), 0)
  return { weeks: sundays.length, kept: sundays.filter((sunday) => sentIn(sunday) >= goal).length }
}

/** The largest first; equal ones by name. */
const byNumber = (groups: readonly Group[]) =>
  groups.toSorted((one, other) => other.sent - one.sent || one.label.localeCompare(other.label))

const sumUp = (label: string, rows: readonly Omit<Group, 'label'>[]): Group => ({
  label,
  sent: rows.reduce((sum, { sent }) => sum + sent, 0),
  answered: rows.reduce((sum, { answered }) => sum + answered, 0),
})

/** The same source in another letter case is the same. */
function mainSources(figures: Figures): Group[] {
  const bySource = Map.groupBy(groupsOf(figures, 'source'), ({ key }) => (key ?? '').toLowerCase())
  const sorted = byNumber(
    [...bySource.values()].map((rows) => sumUp(rows.map(({ key }) => key ?? '').toSorted()[0] || UNKNOWN_GROUP, rows)),
  )
  const others = sorted.slice(MAX_SOURCES)
  return others.length === 0 ? sorted : [...sorted.slice(0, MAX_SOURCES), sumUp(OTHER_SOURCES, others)]
}

/** Every band, also an empty one; what is not known comes last and only where there is some. */
function inBands(find: Find, by: Row['by'], bands: readonly [band: number, label: string][]): Group[] {
  const unknown = toGroup(UNKNOWN_GROUP, find(by, null))
  return [...bands.map(([band, label]) => toGroup(label, find(by, String(band)))), ...(unknown.sent > 0 ? [unknown] : [])]
}
