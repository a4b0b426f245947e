import type { JobListing } from '@jobapply/core/jobs/schema'
import type { JobMatch } from '@jobapply/core/matching/schema'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { type Person, preparePerson } from '@jobapply/matching/person/person'
import { type ParsedPosting, readPosting } from '@jobapply/matching/read/posting'
import { explainMatch, summarizeMatch } from '@jobapply/matching/score/explain'
import { isExcluded } from '@jobapply/matching/score/knock-outs'
import { isPreselected } from '@jobapply/matching/score/rank'
import { scoreJob } from '@jobapply/matching/score/score'
import { reasonsOf, toExplained } from './explained.ts'
import { profileRater } from './rate-profiles.ts'
import { postingOf, type WordedJob } from './worded-job.ts'

/** Through whose eyes jobs are seen: a profile, its automation settings, and both as matching reads them. */
export type Seeker = { profile: Profile; settings: AutoApplySettings; person: Person }
export type SeekerInput = Omit<Seeker, 'person'>

/** What a list says about a job's score. */
export type Judged = { match: JobMatch; obstacle: string | null; reasons: string[]; isPreselected: boolean }

export const prepareSeeker = ({ profile, settings }: SeekerInput, at: Date): Seeker => ({
  profile,
  settings,
  person: preparePerson(profile, dayOf(at), settings),
})

export const judgeJob = (
  { job, posting, match }: { job: JobListing; posting: ParsedPosting; match: JobMatch },
  { profile, settings, person }: Seeker,
  at: Date,
): Judged => {
  const { obstacle, ...summary } = summarizeMatch(posting, person, at)
  return { match, obstacle, reasons: reasonsOf(summary), isPreselected: isPreselected(job, match, settings, profile) }
}

type Asked = { seeker: SeekerInput; filters?: SearchPreferences; at: Date }

/** Jobs that nobody has read yet, judged in their order. */
export function judgeListings({ seeker, filters, at, listings }: Asked & { listings: readonly JobListing[] }): Judged[] {
  const prepared = prepareSeeker(seeker, at)
  return listings.map((job) => {
    const posting = readPosting(job)
    return judgeJob({ job, posting, match: scoreJob(posting, prepared.person, at, filters) }, prepared, at)
  })
}

/** Scores of jobs whose texts have to be searched for what only this person calls so. */
export function scoreWorded({ seeker, filters, at, jobs }: Asked & { jobs: readonly WordedJob[] }): JobMatch[] {
  const { person } = prepareSeeker(seeker, at)
  return jobs.map((job) => {
    const posting = job.reading === null ? readPosting(job) : postingOf(job, job, job.reading)
    return scoreJob(posting, person, at, filters)
  })
}

/** One job with the whole explanation, and how it fits each of the person's profiles. */
export function explainListing({ seeker, filters, at, listing, profiles }: Asked & { listing: JobListing; profiles: Profile[] }) {
  const prepared = prepareSeeker(seeker, at)
  const posting = readPosting(listing)
  const match = scoreJob(posting, prepared.person, at, filters)
  return {
    judged: judgeJob({ job: listing, posting, match }, prepared, at),
    explained: toExplained(explainMatch(posting, prepared.person, at)),
    profiles: profileRater(profiles, at)(posting),
    isCompanyHidden: isExcluded(listing.company, prepared.person.excluded),
  }
}

/** How each of these jobs fits each profile, the best profile first. */
export function rateListings({ profiles, listings, at }: { profiles: Profile[]; listings: readonly JobListing[]; at: Date }) {
  const rate = profileRater(profiles, at)
  return listings.map((listing) => rate(readPosting(listing)))
}
