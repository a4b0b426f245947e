import type { Option } from '#shared/options'
import type { SOURCE_OUTCOMES } from './constants.ts'

type Outcome = Option<typeof SOURCE_OUTCOMES>
const MINUTE = 60_000
const LONGEST = 7 * 24 * 60 * MINUTE

/** All other outcomes are failures. A list that was cut has brought jobs, and closes none. */
export const isGoodOutcome = (outcome: Outcome) => outcome === 'ok' || outcome === 'empty' || outcome === 'incomplete'

/** What decides how often a board is worth a visit. */
export type Worth = {
  /** Somebody follows it or has applied to a job of it, or it is a feed or a slice that people's profiles asked for. */
  isNeeded: boolean
  /** Jobs of its last good visit that are near what people look for; null while nobody looks for anything. */
  near: number | null
  /** Good visits in a row without such a job. */
  idleVisits: number
}

/** Boards that bring what people look for come oftener, those that never do ever rarer. */
export function intervalOf(everyMinutes: number, { isNeeded, near, idleVisits }: Worth): number {
  if (isNeeded || near === null) return everyMinutes
  if (near > 0) return everyMinutes * 2
  return Math.min(everyMinutes * 2 ** Math.min(1 + idleVisits, 20), RAREST_MINUTES)
}
const RAREST_MINUTES = 30 * 24 * 60

/** Boards that nobody asked for, by the terms of their system: visits in a day, of all its boards together. */
export const VISITS_A_DAY = { documented: 2_000, tolerated: 1_000, unknown: 300 } as const

/** The next visit follows the source's terms, backs off after failures, and respects a requested wait. */
export function planNextVisit(
  {
    outcome,
    failures,
    everyMinutes,
    waitSeconds = 0,
  }: { outcome: Outcome; failures: number; everyMinutes: number; waitSeconds?: number | undefined },
  now: Date,
): { failures: number; nextReadAt: Date } {
  const isGood = isGoodOutcome(outcome)
  const further = isGood ? 0 : failures + 1
  const usual = everyMinutes * MINUTE
  // A board that has gone is tried again, but twice as late each time.
  const backoff =
    outcome === 'gone' || outcome === 'moved'
      ? LONGEST * 2 ** Math.min(failures, 3)
      : Math.min(usual * 2 ** (further - 1), LONGEST)
  const delay = Math.max(isGood ? usual : backoff, usual, waitSeconds * 1_000)
  return { failures: further, nextReadAt: new Date(now.getTime() + delay) }
}

type Counts = { outcome: Outcome | null } & Record<
  'jobs' | 'boards' | 'verifiedBoards' | 'troubledBoards' | 'setAsideBoards',
  number
>

export function describeSource(counts: Counts, label: string | null): string {
  const { outcome, jobs, boards, verifiedBoards, troubledBoards, setAsideBoards } = counts
  if (outcome === null) return boards > 0 ? 'Not read yet.' : 'We don’t know any of its boards yet.'
  const open = jobs === 1 ? '1 open job' : `${jobs.toLocaleString('en-US')} open jobs`
  if (boards <= 1) return `${label ?? outcome}: ${open}.`
  const silent = troubledBoards - setAsideBoards
  const failures = silent > 0 ? `, ${silent} without an answer` : ''
  const aside = setAsideBoards > 0 ? `, ${setAsideBoards} set aside because we can't read the answer` : ''
  return `${open} of ${verifiedBoards} companies that have answered${failures}${aside}; ${boards} are known.`
}
