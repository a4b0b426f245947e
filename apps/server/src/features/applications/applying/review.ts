import type { ReviewedJob } from '@jobapply/core/applications/apply-schema'
import { chooseResume, wayOf } from '@jobapply/core/applications/review-rules'
import { findEarlier } from '@jobapply/core/applications/rules'
import type { KeptJob } from '@jobapply/core/applications/schema'
import type { Question } from '@jobapply/core/jobs/form'
import type { JobListing } from '@jobapply/core/jobs/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { CLOSED } from '@jobapply/core/search/health'
import { findAnswers } from '#features/answers/store'
import { prepareForm } from '#features/applications/questions/prepare-form'
import { listRelated } from '#features/applications/record/applying-store'
import { keysOf } from '#features/applications/record/keys'
import { findPostings, rateByJob } from '#features/applications/record/posting'
import { findUsage } from '#features/billing/quota'
import { toLetterJob } from '#features/documents/job'
import { lettersFor } from '#features/documents/letter-for'
import { findDocument, listDocuments } from '#features/documents/store'
import { pageCountWork } from '#features/documents/works'
import { findForms } from '#features/jobs/forms/find-form'
import { findClosed } from '#features/jobs/listings/closing-store'
import { listProfiles } from '#features/profiles/store'
import { countKeys } from '#platform/auth/key-store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Db } from '#platform/db/database'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'

/** Fifty letters take a second of the processor: nobody looks at more than a review of fifty jobs every five seconds. */
const REVIEWS = { count: 60, seconds: 60, per: 'person' } as const

export const reviewRouter = {
  review: signedIn.applications.review
    .use(limit(REVIEWS))
    .handler(async ({ input, errors, context: { platform, db, userId } }) => {
      const profiles = await listProfiles(db, userId)
      const asked = profiles.find(({ id }) => id === input.profileId)
      if (!asked) throw errors.PROFILE_NOT_FOUND()
      const ids = input.jobs.map(({ jobId }) => jobId)
      const devices = await countKeys(platform.database.system, userId, 'extension')
      const earlierOf = await earlierFinder(db, userId, input.jobs)
      const listings = await findPostings(db, userId, ids)
      const forms = await findForms(platform, [...listings.values()])
      const closedOf = await closedFinder(db, ids)
      const usage = await findUsage(db, userId, now())
      const rates = await rateByJob(userId, profiles, [...listings.values()])
      const chosen = input.jobs.map((job) => {
        const rated = rates.get(job.jobId) ?? []
        const best = profiles.find(({ id }) => id === rated[0]?.profileId)
        return { job, rated, listing: listings.get(job.jobId), profile: input.isProfileChosen ? asked : (best ?? asked) }
      })
      const letterOf = await letterFinder(db, userId, chosen)
      const prepare = await jobPreparer(db, userId, { forms, letterOf, timeZone: usage.timeZone })
      const jobs: ReviewedJob[] = []
      for (const [index, one] of chosen.entries())
        jobs.push({
          ...(await prepare(one)),
          way: wayOf(one.job, devices),
          earlier: earlierOf(index),
          closed: closedOf(one.job.jobId),
        })
      return { jobs, usage }
    }),
}

/** A job with the profile that it goes out with. */
type Chosen = { job: KeptJob; rated: ReviewedJob['profiles']; listing: JobListing | undefined; profile: Profile }
type LetterOf = (profileId: string, jobId: string) => ReviewedJob['letter']

/** The letters of a profile are written together, so that the profile is read once. */
async function letterFinder(db: Db, userId: string, chosen: readonly Chosen[]): Promise<LetterOf> {
  const letters = new Map<string, ReviewedJob['letter']>()
  for (const [profileId, some] of Map.groupBy(chosen, ({ profile }) => profile.id)) {
    const jobs = some.flatMap(({ listing }) => (listing ? toLetterJob(listing) : []))
    const written = (await lettersFor(db, userId, profileId, jobs)) ?? []
    for (const [place, { id }] of jobs.entries()) letters.set(`${profileId} ${id}`, written[place] ?? null)
  }
  return (profileId, jobId) => letters.get(`${profileId} ${jobId}`) ?? null
}

type Shared = { forms: ReadonlyMap<string, Question[]>; letterOf: LetterOf; timeZone: string }

/** Prepares one job after the other; what several of them share is made once. */
async function jobPreparer(db: Db, userId: string, { forms, letterOf, timeZone }: Shared) {
  const documents = await listDocuments(db, userId)
  const saved = await findAnswers(db, userId)
  const resumes = new Map<string, Promise<ReviewedJob['resume']>>()

  async function readResume(id: string): Promise<ReviewedJob['resume']> {
    const document = await findDocument(db, userId, id)
    if (!document) return null
    const { content, design, name, jobId } = document
    const { pages } = await compute(userId, pageCountWork, { content, design })
    return { id, name, pages, isTailored: jobId !== null }
  }

  function findResume(profileId: string, jobId: string): Promise<ReviewedJob['resume']> {
    const { id } = chooseResume(documents, profileId, jobId) ?? {}
    if (!id) return Promise.resolve(null)
    const resume = resumes.get(id) ?? readResume(id)
    resumes.set(id, resume)
    return resume
  }

  return async ({ job, rated, listing, profile }: Chosen) => {
    const made = await findResume(profile.id, job.jobId)
    const letter = listing ? letterOf(profile.id, listing.id) : null
    const form = forms.get(job.jobId)
    const sent = { resume: made?.name ?? profile.uploaded_resume_filename, letter: letter?.content ?? null }
    const given = { profile, listing, form, saved, timeZone, ...sent, now: now() }
    return {
      job,
      profileId: profile.id,
      profiles: rated,
      resume: made,
      letter,
      ...(await prepareForm(userId, given)),
    }
  }
}

/** Why a job of the index is closed: a person should not prepare an application that nobody reads. */
async function closedFinder(db: Db, ids: readonly string[]) {
  const closed = await findClosed(db, ids)
  return (jobId: string): ReviewedJob['closed'] => {
    const why = closed.get(jobId)
    return why ? CLOSED[why] : null
  }
}

/** For each job the earlier application that refuses it or warns about it. */
async function earlierFinder(db: Db, userId: string, jobs: readonly KeptJob[]) {
  const keys = jobs.map((job) => ({ jobId: job.jobId, ...keysOf(job) }))
  const known = await listRelated(db, userId, keys, { isLocked: false })
  return (index: number): ReviewedJob['earlier'] => {
    const own = keys[index]
    const earlier = own && findEarlier(own, known, now())
    return earlier ? { ...earlier, at: earlier.at.toISOString() } : null
  }
}
