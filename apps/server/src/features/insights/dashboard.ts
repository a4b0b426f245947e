import { ACTORS, STATUSES } from '@jobapply/core/applications/constants'
import { LISTED, NEW_DAYS, SILENT_DAYS } from '@jobapply/core/insights/constants'
import { weekAround } from '@jobapply/core/insights/periods'
import { remainingOf } from '@jobapply/core/insights/rules'
import type { Dashboard } from '@jobapply/core/insights/schema'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { pathOf } from '#features/search/new-jobs'
import type { Db } from '#platform/db/database'
import { countDashboard, findSilent, listActivity, listMatches, type MatchRow } from './dashboard-store.ts'
import { findDue } from './due-store.ts'
import { findGoal, findZone } from './store.ts'

const DAY_MS = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

export async function findDashboard(db: Db, userId: string, now: Date): Promise<Dashboard> {
  const timeZone = await findZone(db, userId)
  const week = weekAround(now, timeZone)
  const silentBetween = { from: daysBefore(now, SILENT_DAYS.until), until: daysBefore(now, SILENT_DAYS.from) }
  const counts = await countDashboard(db, userId, week.bounds)
  const goal = await findGoal(db, userId)
  const silent = await findSilent(db, userId, silentBetween)
  const due = await findDue(db, userId, week.days[week.today] ?? '', timeZone)
  const matches = await listMatches(db, userId, daysBefore(now, NEW_DAYS), LISTED.matches)
  const activity = await listActivity(db, userId, LISTED.activity)
  const sent = counts.days.reduce((sum, day) => sum + day, 0)
  return {
    isEmpty: counts.rows === 0,
    today: week.days[week.today] ?? '',
    timeZone,
    applied: counts.applied,
    firstAppliedAt: counts.firstAppliedAt?.toISOString() ?? null,
    sentToday: counts.days[week.today] ?? 0,
    pending: counts.pending,
    saved: counts.saved,
    week: {
      ...{ goal, sent, remaining: remainingOf(goal, sent) },
      days: week.days.map((day, index) => ({ day, sent: counts.days[index] ?? 0 })),
    },
    needsYou: {
      ...counts.needsYou,
      due,
      silent: silent && {
        count: silent.count,
        days: Math.floor((now.getTime() - silent.appliedAt.getTime()) / DAY_MS),
        latest: { ...silent, appliedAt: silent.appliedAt.toISOString() },
      },
    },
    matches: {
      count: matches[0]?.count ?? 0,
      search: searchOf(matches[0]),
      best: matches.map((match) => ({
        ...match,
        matchScore: match.matchScore,
        announcedAt: match.announcedAt.toISOString(),
        path: placeOf(match, match.jobId),
      })),
    },
    activity: activity.map(({ by, ...event }) => ({
      ...event,
      at: event.at.toISOString(),
      day: dayOf(event.at, timeZone),
      what: STATUSES[event.status],
      actor: by === 'you' ? null : ACTORS[by],
    })),
  }
}

/** The search that found it, with the job open; a search that was removed since leads to all jobs. */
function placeOf({ search }: MatchRow, jobId?: string) {
  if (!search?.profileId) return '/search'
  return pathOf({ search: { ...search, profileId: search.profileId } }, jobId)
}

const searchOf = (best: MatchRow | undefined) => (best?.search ? { name: best.search.name, path: placeOf(best) } : null)
