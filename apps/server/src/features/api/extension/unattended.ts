import type { Application } from '@jobapply/core/applications/schema'
import { UNATTENDED_PACE } from '@jobapply/core/applications/unattended/constants'
import {
  mayGoNow,
  mayGoUnattended,
  type UnattendedJob,
  type UnattendedPerson,
  unattendedPlatformOf,
} from '@jobapply/core/applications/unattended/rules'
import type { NextUnattended } from '@jobapply/core/applications/unattended/schema'
import type { Board } from '@jobapply/core/jobs/boards'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { dayAround } from '@jobapply/core/shared/time/time-zones'
import { isPreselected } from '@jobapply/matching/score/rank'
import { takeSteps } from '#features/applications/applying/steps'
import { countApplications, findApplication } from '#features/applications/record/applying-store'
import { findAutomation, listCompanies, saveAutomation } from '#features/applications/record/automation-store'
import { findPostings } from '#features/applications/record/posting'
import { findUsage, takeUnits } from '#features/billing/quota'
import type { SeekerInput } from '#features/search/judge'
import { findSeekerInput } from '#features/search/person'
import { judgeWork } from '#features/search/works'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { findBegun, findQueued, listQueued, type QueuedRow } from './unattended-store.ts'

const DAY_MS = 86_400_000
const AGAIN = { job: 0, nothing: 120 }

type Known = { person: UnattendedPerson; judge(row: QueuedRow): Promise<boolean> }

/** What the person allows now, and a judge of their jobs that reads each profile once. */
async function prepare(tx: Db, userId: string, at: Date): Promise<Known> {
  const { fullAutomation, companyHoldDays, stoppedAt } = await findAutomation(tx, userId)
  const { mayAutomate, timeZone } = await findUsage(tx, userId, at)
  const today = dayAround(at, timeZone).from
  const since = new Date(Math.min(today.getTime(), at.getTime() - UNATTENDED_PACE.spacingSeconds * 1_000))
  const { lastAt, byAutomation } = await findBegun(tx, userId, { since, today })
  const { filling } = await countApplications(tx, userId)
  const person: UnattendedPerson = {
    ...{ isStopped: stoppedAt !== null, mayAutomate, fullAutomation, filling },
    ...{ lastBegunAt: lastAt, begunToday: byAutomation },
  }
  const seekers = new Map<string, SeekerInput | undefined>()
  const held = companyHoldDays === null ? [] : await listCompanies(tx, userId, new Date(at.getTime() - companyHoldDays * DAY_MS))
  const companies = new Set(held.map(({ sameCompany }) => sameCompany).filter((company) => company !== ''))

  async function judge(row: QueuedRow): Promise<boolean> {
    const { profileId } = row
    // Most jobs are of no platform: they are not read.
    const platform = unattendedPlatformOf(row)
    if (!profileId || !platform || !fullAutomation.includes(platform)) return false
    if (!seekers.has(profileId)) seekers.set(profileId, await findSeekerInput(tx, userId, profileId))
    const seeker = seekers.get(profileId)
    if (!seeker) return false
    const listing = (await findPostings(tx, userId, [row.jobId])).get(row.jobId)
    const facts = factsOf(row, seeker, listing, companies)
    // Scoring is the expensive part: most jobs are refused without it.
    if (!mayGoUnattended({ ...facts, match: listing ? PERFECT : null }, person)) return false
    if (!listing) return true
    const [judged] = await compute(userId, judgeWork, { seeker, at, listings: [listing] })
    return judged !== undefined && mayGoUnattended({ ...facts, match: judged.match }, person)
  }
  return { person, judge }
}

const PERFECT = { matchScore: 100, verdict: 'ok' } as const

function factsOf(
  row: QueuedRow,
  { settings, profile }: SeekerInput,
  listing: JobListing | undefined,
  held: ReadonlySet<string>,
): Omit<UnattendedJob, 'match'> {
  const words = listing ?? { title: row.job_title, company: row.company, description: row.posting }
  // The score is a condition of its own.
  const isExcluded = !isPreselected(words, { matchScore: 100 }, settings, profile)
  return { ...row, openQuestions: row.openQuestions.length, settings, isExcluded, isHeld: held.has(row.sameCompany) }
}

/**
 * The next application that may go without a click. One that our automation has proposed is approved here and takes its unit: from now on it is
 * worked on (decisions, Applying).
 */
export const findNextUnattended = (db: Db, userId: string, except: readonly string[]): Promise<NextUnattended> =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    const { person, judge } = await prepare(tx, userId, at)
    const { begunToday } = person
    const wait = mayGoNow(person, at)
    if (wait) return { job: null, begunToday, ...wait }
    for (const row of await listQueued(tx, userId)) {
      if (except.includes(row.id) || !(await judge(row))) continue
      if (!row.approvedAt && !(await approve(tx, userId, row.id, at))) continue
      const job = (await findApplication(tx, userId, row.id)) ?? null
      return { job, begunToday, wait: null, askInSeconds: AGAIN.job }
    }
    return { job: null, begunToday, wait: 'nothing', askInSeconds: AGAIN.nothing }
  })

/** False: no unit is left. */
async function approve(tx: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const { taken } = await takeUnits(tx, userId, [id], { now: at })
  if (taken.length === 0) return false
  await takeSteps(tx, userId, [id], () => 'approve', { by: 'automation', at })
  return true
}

type Refusals = Record<'APPLICATION_NOT_FOUND' | 'STEP_NOT_POSSIBLE' | 'STOPPED', () => Error>

/** The form has been read and settings may have changed since; only what is still allowed is started, once. */
export const beginUnattended = (db: Db, userId: string, id: string, errors: Refusals): Promise<Application> =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    const row = await findQueued(tx, userId, id)
    if (!row) throw errors.APPLICATION_NOT_FOUND()
    const { person, judge } = await prepare(tx, userId, at)
    if (person.isStopped) throw errors.STOPPED()
    if (!row.approvedAt || mayGoNow(person, at) || !(await judge(row))) throw errors.STEP_NOT_POSSIBLE()
    const { refused } = await takeSteps(tx, userId, [id], () => 'fill', { by: 'automation', at })
    const stored = refused.length > 0 ? undefined : await findApplication(tx, userId, id)
    if (!stored) throw errors.STEP_NOT_POSSIBLE()
    return stored
  })

/** The setting of the 'Automation' drawer, from the extension's options. */
export const switchPlatform = (db: Db, userId: string, { platform, isOn }: { platform: Board; isOn: boolean }) =>
  withPersonLock(db, userId, async (tx) => {
    const before = await findAutomation(tx, userId)
    const others = before.fullAutomation.filter((one) => one !== platform)
    const fullAutomation = isOn ? [...others, platform] : others
    await saveAutomation(tx, userId, { ...before, fullAutomation }, now())
    return { fullAutomation }
  })
