import type { Queuer } from '#applications/constants'
import { placeOf, type Standing } from '#applications/rules'
import { BOARD_NAMES, type Board, isBoardAddress } from '#jobs/boards'
import type { Verdict } from '#matching/constants'
import { UNATTENDED_PACE, type UnattendedWait } from './constants.ts'

/** LinkedIn closes accounts for it: there the person always presses Submit. */
export const UNATTENDED_PLATFORMS = BOARD_NAMES.filter((board): board is Exclude<Board, 'linkedin'> => board !== 'linkedin')

const SPACING_MS = UNATTENDED_PACE.spacingSeconds * 1_000
const IDLE_SECONDS = 300

export type UnattendedPerson = {
  isStopped: boolean
  mayAutomate: boolean
  fullAutomation: readonly Board[]
  /** Forms that are being filled in now, by automation or by the person. */
  filling: number
  /** When the last form was begun, by automation or by the person. */
  lastBegunAt: Date | null
  /** How many went without a click today. */
  begunToday: number
}

/** Whether anything may go without a click now; else why not, and when it is worth asking again. */
export function mayGoNow(person: UnattendedPerson, now: Date): { wait: UnattendedWait; askInSeconds: number } | null {
  const { isStopped, mayAutomate, fullAutomation, filling, lastBegunAt, begunToday } = person
  const idle = (wait: UnattendedWait) => ({ wait, askInSeconds: IDLE_SECONDS })
  if (isStopped) return idle('stopped')
  if (!mayAutomate) return idle('plan')
  if (!UNATTENDED_PLATFORMS.some((platform) => fullAutomation.includes(platform))) return idle('off')
  if (begunToday >= UNATTENDED_PACE.aDay) return idle('cap')
  if (filling > 0) return { wait: 'busy', askInSeconds: UNATTENDED_PACE.spacingSeconds }
  const left = lastBegunAt ? lastBegunAt.getTime() + SPACING_MS - now.getTime() : 0
  return left > 0 ? { wait: 'spacing', askInSeconds: Math.ceil(left / 1_000) } : null
}

export type UnattendedJob = Standing & {
  /** Null: unknown, which counts as not ours. */
  queuedBy: Queuer | null
  job_url: string | null
  application_url: string | null
  /** Required questions that only the person can answer. */
  openQuestions: number
  /** Of the profile that it goes out with. */
  settings: { isActive: boolean; minMatchScore: number; maxApplicationsPerDay: number }
  /** Its company or a word of it is excluded in the settings. */
  isExcluded: boolean
  /** Of the posting, where it is known. */
  match: { matchScore: number; verdict: Verdict } | null
  /** An application to its company was made within the hold. */
  isHeld: boolean
}

/** The platform by where the posting is: what a page says about itself does not count. Null: none of them, or one that never goes alone. */
export function unattendedPlatformOf({ job_url, application_url }: Pick<UnattendedJob, 'job_url' | 'application_url'>) {
  if ([job_url, application_url].some((address) => address !== null && isBoardAddress('linkedin', address))) return null
  return UNATTENDED_PLATFORMS.find((platform) => job_url !== null && isBoardAddress(platform, job_url)) ?? null
}

/**
 * What a program has queued with an API key is never approved without the person (API-014): only the person's own approval, or a proposal
 * of our automation, goes on unattended.
 */
function isOurs({ queuedBy, progress, ...job }: UnattendedJob): boolean {
  const place = placeOf({ ...job, progress })
  if (place === 'proposed') return queuedBy === 'automation'
  return place === 'ready' && progress === 'ready' && (queuedBy === 'you' || queuedBy === 'automation')
}

/**
 * Whether this application may go without a click, as far as the server can tell; the extension then looks at the form itself. What the
 * person has approved was a deliberate choice: a posting that nobody keeps, or a company on hold, only stops what automation proposes.
 */
export function mayGoUnattended(job: UnattendedJob, person: Pick<UnattendedPerson, 'fullAutomation' | 'begunToday'>): boolean {
  const { settings, match, isExcluded, isHeld, openQuestions, application_url } = job
  const platform = unattendedPlatformOf(job)
  if (!isOurs(job)) return false
  if (!platform || !person.fullAutomation.includes(platform)) return false
  if (!(application_url ?? job.job_url)?.startsWith('https:') || openQuestions > 0) return false
  if (!settings.isActive || isExcluded || person.begunToday >= settings.maxApplicationsPerDay) return false
  if (match && (match.verdict !== 'ok' || match.matchScore < settings.minMatchScore)) return false
  return placeOf(job) === 'ready' || (match !== null && !isHeld)
}
