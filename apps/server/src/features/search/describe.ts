import { SOURCE_OUTCOMES } from '@jobapply/core/jobs/constants'
import { isGoodOutcome } from '@jobapply/core/jobs/visits'
import { judgeHealth } from '@jobapply/core/search/health'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { JobDetails, SearchPreferences } from '@jobapply/core/search/schema'
import { readPosting } from '@jobapply/matching/read/posting'
import { explainMatch } from '@jobapply/matching/score/explain'
import { isExcluded } from '@jobapply/matching/score/knock-outs'
import { scoreJob } from '@jobapply/matching/score/score'
import { nameOfSource } from '#features/jobs/boards'
import { sameJobKeysOf } from '#features/jobs/listing-row'
import { findJob } from '#features/jobs/listings-store'
import { findPastedJob } from '#features/jobs/pasted-store'
import { findBoard } from '#features/jobs/store'
import { listProfiles } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { toExplained } from './explained.ts'
import { findOtherPlaces } from './other-places.ts'
import type { Seeker } from './person.ts'
import { profileRater } from './rate-profiles.ts'
import { showJob } from './show.ts'

type Asked = { id: string; filters?: SearchPreferences | undefined }

/** One job with everything that is known of it; undefined when neither the index nor the person's pasted jobs have it. */
export async function describeJob(
  db: Db,
  userId: string,
  seeker: Seeker,
  { id, filters = NO_FILTERS }: Asked,
  { PUBLIC_URL }: Settings,
): Promise<JobDetails | undefined> {
  const indexed = await findJob(db, id)
  const stored = indexed ?? (await findPastedJob(db, userId, id))
  if (!stored) return undefined
  const { listing } = stored
  const posting = readPosting(listing)
  const match = scoreJob(posting, seeker.person, now(), filters)
  const { city, region, country } = listing
  const placesOf = await findOtherPlaces(db, [{ id, ...sameJobKeysOf(listing) }])
  return {
    job: showJob({ job: listing, posting, match }, seeker, PUBLIC_URL, { isWhole: true, otherPlaces: placesOf(id) }),
    place: { city, region, country },
    ...toExplained(explainMatch(posting, seeker.person, now())),
    profiles: profileRater(await listProfiles(db, userId))(posting),
    health: judgeHealth(stored, await describeVisit(db, indexed?.boardId, listing.source), now()),
    isCompanyHidden: isExcluded(listing.company, seeker.person.excluded),
  }
}

/** A single page is read once, when it is pasted: it has no board. */
async function describeVisit(db: Db, boardId: string | undefined, source: string) {
  const board = boardId === undefined ? undefined : await findBoard(db, boardId)
  const outcome = board?.lastOutcome ?? null
  return {
    name: nameOfSource(source) ?? source,
    isGood: outcome && isGoodOutcome(outcome),
    label: outcome && SOURCE_OUTCOMES[outcome],
  }
}
