import { ALERT_HOURS, CLOSING_DAYS } from './constants.ts'

/** What a person is told of a job that a standing search found, in the order of the email. */
export const CHANGES = { new: 'New', reposted: 'Posted again', pay: 'Pay added', closing: 'Closing soon' } as const
export type Change = keyof typeof CHANGES

/** What the person was told of a job before. `isPayNamed` is null where nobody noted it. */
export type Told = { isPayNamed: boolean | null; isClosingTold: boolean }
type Job = { isPayNamed: boolean; expiresAt: Date | null }

const HOUR = 3_600_000

export const isClosingSoon = ({ expiresAt }: Pick<Job, 'expiresAt'>, now: Date) =>
  expiresAt !== null && expiresAt.getTime() > now.getTime() && expiresAt.getTime() <= now.getTime() + CLOSING_DAYS * 24 * HOUR

/** What is worth telling about a job now; undefined when the person knows it all. That it was posted before is looked up for those that are named. */
export function changeOf(job: Job, told: Told | undefined, now: Date): Exclude<Change, 'reposted'> | undefined {
  if (!told) return 'new'
  if (isClosingSoon(job, now) && !told.isClosingTold) return 'closing'
  return job.isPayNamed && told.isPayNamed === false ? 'pay' : undefined
}

/** One email a day for a standing search, however often it runs. */
export const isMailDue = (mailedAt: Date | null, now: Date) =>
  mailedAt === null || mailedAt.getTime() <= now.getTime() - ALERT_HOURS * HOUR

/** '2 new jobs', '1 job with news', '2 new jobs and 1 with news'. */
export function newsTitle(news: number, changed: number): string {
  const fresh = news === 1 ? '1 new job' : `${news} new jobs`
  if (changed === 0) return fresh
  if (news === 0) return changed === 1 ? '1 job with news' : `${changed} jobs with news`
  return `${fresh} and ${changed} with news`
}
