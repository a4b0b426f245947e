import type { Profile } from '@jobapply/core/profiles/schema'
import type { JobDetails } from '@jobapply/core/search/schema'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { preparePerson } from '@jobapply/matching/person/person'
import type { ParsedPosting } from '@jobapply/matching/read/posting'
import { scoreJob } from '@jobapply/matching/score/score'

/** A function that scores a posting for each of these profiles, the best first; the profiles are prepared once. */
export function profileRater(profiles: readonly Profile[], at: Date) {
  const people = profiles.map((profile) => ({ profile, person: preparePerson(profile, dayOf(at)) }))
  return (posting: ParsedPosting): JobDetails['profiles'] =>
    people
      .map(({ profile: { id, profile_name }, person }) => ({
        profileId: id,
        profile_name,
        matchScore: scoreJob(posting, person, at).matchScore,
      }))
      .sort((a, b) => b.matchScore - a.matchScore)
}
