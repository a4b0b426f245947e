import type { Option } from '#shared/options'
import type { SOURCE_OUTCOMES } from './constants.ts'

type Outcome = Option<typeof SOURCE_OUTCOMES>
const MINUTE = 60_000
const LONGEST = 7 * 24 * 60 * MINUTE

/** All other outcomes are failures. */
export const isGoodOutcome = (outcome: Outcome) => outcome === 'ok' || outcome === 'empty'

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
  const backoff = outcome === 'gone' || outcome === 'moved' ? LONGEST : Math.min(usual * 2 ** (further - 1), LONGEST)
  const delay = Math.max(isGood ? usual : backoff, usual, waitSeconds * 1_000)
  return { failures: further, nextReadAt: new Date(now.getTime() + delay) }
}

type Counts = { outcome: Outcome | null } & Record<
  'jobs' | 'boards' | 'verifiedBoards' | 'troubledBoards' | 'setAsideBoards',
  number
>

export function describeSource(counts: Counts, label: string | null): string {
  const { outcome, jobs, boards, verifiedBoards, troubledBoards, setAsideBoards } = counts
  if (outcome === null) return boards > 0 ? 'Not read yet.' : 'No board of it is known yet.'
  const open = jobs === 1 ? '1 open job' : `${jobs.toLocaleString('en-US')} open jobs`
  if (boards <= 1) return `${label ?? outcome}: ${open}.`
  const silent = troubledBoards - setAsideBoards
  const failures = silent > 0 ? `, ${silent} without an answer` : ''
  const aside = setAsideBoards > 0 ? `, ${setAsideBoards} set aside because we can't read the answer` : ''
  return `${open} of ${verifiedBoards} companies that have answered${failures}${aside}; ${boards} are known.`
}
