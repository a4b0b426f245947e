import { SOURCE_OUTCOMES } from '@jobapply/core/jobs/constants'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { isGoodOutcome } from '@jobapply/core/jobs/visits'
import { judgeHealth, NO_EVIDENCE } from '@jobapply/core/search/health'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { JobDetails, SearchPreferences } from '@jobapply/core/search/schema'
import { nameOfSource } from '#features/jobs/companies/boards'
import { findEvidence, findOnOwnBoards } from '#features/jobs/listings/evidence-store'
import { sameJobKeysOf } from '#features/jobs/listings/listing-row'
import { findJob } from '#features/jobs/listings/listings-store'
import { findPastedJob } from '#features/jobs/listings/pasted-store'
import { findBoard } from '#features/jobs/listings/store'
import { sourceOf } from '#features/jobs/sources/all-sources'
import { listProfiles } from '#features/profiles/store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import type { SeekerInput } from './judge.ts'
import { findOtherPlaces } from './query/other-places.ts'
import { showJob } from './show.ts'
import { explainWork } from './works.ts'

type Asked = { id: string; filters?: SearchPreferences | undefined }

/** One job with everything that is known of it; undefined when neither the index nor the person's pasted jobs have it. */
export async function describeJob(
  db: Db,
  userId: string,
  seeker: SeekerInput,
  { id, filters = NO_FILTERS }: Asked,
  { PUBLIC_URL }: Settings,
): Promise<JobDetails | undefined> {
  const indexed = await findJob(db, id)
  const stored = indexed ?? (await findPastedJob(db, userId, id))
  if (!stored) return undefined
  const { listing } = stored
  const { city, region, country } = listing
  const asked = { seeker, filters, at: now(), listing, profiles: await listProfiles(db, userId) }
  const { judged, explained, ...further } = await compute(userId, explainWork, asked)
  const placesOf = await findOtherPlaces(db, [{ id, ...sameJobKeysOf(listing) }])
  return {
    job: showJob(listing, judged, PUBLIC_URL, { isWhole: true, otherPlaces: placesOf(id) }),
    place: { city, region, country },
    ...explained,
    ...further,
    health: await findHealth(db, stored, indexed?.boardId),
  }
}

/** It collects jobs of many companies; a board is one company's own. */
export const isFeed = (source: string) => sourceOf(source)?.kind === 'feed'

type Stored = Parameters<typeof judgeHealth>[0] & { listing: JobListing }

/** What the index knows about whether a job is still open, and how often it was up. */
export async function findHealth(db: Db, stored: Stored, boardId: string | undefined) {
  const { listing } = stored
  // A feed copies jobs: its ids say nothing about what an employer posted again, and the company's own board knows better.
  const evidence: Parameters<typeof judgeHealth>[1] = isFeed(listing.source)
    ? { ...NO_EVIDENCE, ownBoard: (await findOnOwnBoards(db, sameJobKeysOf(listing))) ?? 'none' }
    : { ...NO_EVIDENCE, ...(await findEvidence(db, listing.id, now())) }
  return judgeHealth(stored, evidence, await describeVisit(db, boardId, listing.source), now())
}

/** A single page is read once, when it is pasted: it has no board. */
async function describeVisit(db: Db, boardId: string | undefined, source: string) {
  const board = boardId === undefined ? undefined : await findBoard(db, boardId)
  const outcome = board?.lastOutcome ?? null
  return {
    name: nameOfSource(source) ?? source,
    // An invented job is on nobody's board.
    isOwnBoard: source !== 'demo' && sourceOf(source)?.kind === 'board',
    isGood: outcome && isGoodOutcome(outcome),
    label: outcome && SOURCE_OUTCOMES[outcome],
    readAt: board?.lastReadAt ?? null,
  }
}
