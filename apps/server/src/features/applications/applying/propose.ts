import { findOwnRow } from '@jobapply/core/applications/rules'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { dayAround } from '@jobapply/core/shared/time/time-zones'
import { isPreselected } from '@jobapply/matching/score/rank'
import { listRelated } from '#features/applications/record/applying-store'
import {
  type AutomatedSearch,
  countProposed,
  findAutomation,
  listCompanies,
} from '#features/applications/record/automation-store'
import { keysOf } from '#features/applications/record/keys'
import { canAutomate, findUsage } from '#features/billing/quota'
import { findListings } from '#features/jobs/listings/listings-store'
import { findJobs } from '#features/search/find'
import { findSeeker } from '#features/search/person'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { tellProposed } from './mails.ts'
import { keepProposal, toKept } from './proposal.ts'

const DAY_MS = 86_400_000
/** How many of the best hits are considered; the rest are found by a later search. */
const LOOKED_AT = 200

/**
 * Puts the jobs of a standing search that pass the settings into the queue, for review: no unit is taken and nothing is sent before the
 * person has approved them (decisions, Applying). At most maxApplicationsPerDay a day, whatever the plan allows.
 */
export async function proposeJobs(platform: Platform, search: AutomatedSearch): Promise<number> {
  const db = platform.database.system
  const { userId, profileId, searchingSince } = search
  const { stoppedAt, companyHoldDays } = await findAutomation(db, userId)
  if (stoppedAt !== null || !searchingSince || !(await canAutomate(db, userId, now()))) return 0
  const wanted = { filters: search.preferences, sort: 'best' as const, firstSeenAfter: searchingSince }
  const found = await findJobs(db, userId, () => findSeeker(db, userId, profileId), wanted)
  if (!found) return 0
  const { profile, settings } = found.seeker
  const passing = found.hits
    .filter(({ match }) => match.verdict !== 'blocked' && match.matchScore >= settings.minMatchScore)
    .slice(0, LOOKED_AT)
  const listings = await findListings(
    db,
    passing.map(({ job }) => job.id),
  )
  const chosen = passing.flatMap(({ job, match }) => {
    const listing = listings.get(job.id)
    return listing && isPreselected(listing, match, settings, profile) ? [listing] : []
  })
  if (chosen.length === 0) return 0
  return withPersonLock(db, userId, async (tx) => {
    const at = now()
    const { from } = dayAround(at, (await findUsage(tx, userId, at)).timeZone)
    const left = settings.maxApplicationsPerDay - (await countProposed(tx, userId, from))
    const held = companyHoldDays === null ? null : new Date(at.getTime() - companyHoldDays * DAY_MS)
    const jobs = await chooseNew(tx, userId, chosen, { left, held })
    for (const listing of jobs) await keepProposal(tx, userId, { profileId, listing, by: 'automation', at })
    if (jobs.length > 0) await tellProposed(tx, platform, userId, jobs, at)
    return jobs.length
  })
}

/** Those that the person does not keep yet, in any state; with a hold, one of each company that is not held. */
async function chooseNew(tx: Db, userId: string, listings: JobListing[], { left, held }: { left: number; held: Date | null }) {
  const kept = listings.map((listing) => ({ listing, keys: { jobId: listing.id, ...keysOf(toKept(listing)) } }))
  const known = await listRelated(
    tx,
    userId,
    kept.map(({ keys }) => keys),
    { isLocked: true },
  )
  const companies = new Set(held ? (await listCompanies(tx, userId, held)).map(({ sameCompany }) => sameCompany) : [])
  const chosen: JobListing[] = []
  const similar = new Set(known.map(({ sameJob }) => sameJob))
  for (const { listing, keys } of kept) {
    if (chosen.length >= left) break
    const isKnown = findOwnRow(keys, known) !== undefined || (keys.sameJob !== '' && similar.has(keys.sameJob))
    const isHeld = held !== null && keys.sameCompany !== '' && companies.has(keys.sameCompany)
    if (isKnown || isHeld) continue
    similar.add(keys.sameJob)
    companies.add(keys.sameCompany)
    chosen.push(listing)
  }
  return chosen
}
