import type { ReviewedJob } from '@jobapply/core/applications/apply-schema'
import { wayOf } from '@jobapply/core/applications/review-rules'
import { findEarlier } from '@jobapply/core/applications/rules'
import type { KeptJob } from '@jobapply/core/applications/schema'
import type { Question } from '@jobapply/core/jobs/form'
import type { JobListing } from '@jobapply/core/jobs/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { readPosting } from '@jobapply/matching/read/posting'
import { findAnswers } from '#features/answers/store'
import { prepareFields } from '#features/applications/questions/prepare'
import { findUsage } from '#features/billing/quota'
import { toLetterJob } from '#features/documents/job'
import { letterFor } from '#features/documents/letter-for'
import { previewOf } from '#features/documents/print'
import { findDocument, listDocuments } from '#features/documents/store'
import { findForms } from '#features/jobs/forms/find-form'
import { listProfiles } from '#features/profiles/store'
import { profileRater } from '#features/search/rate-profiles'
import { signedIn } from '#platform/api'
import { countKeys } from '#platform/auth/key-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { limit } from '#platform/limit'
import { listRelated } from './applying-store.ts'
import { keysOf } from './keys.ts'
import { findPostings } from './posting.ts'

/** Fifty letters take a second of the processor: nobody looks at more than a review every two seconds. */
const REVIEWS = { count: 30, seconds: 60, per: 'person' } as const

export const reviewRouter = {
  review: signedIn.applications.review
    .use(limit(REVIEWS))
    .handler(async ({ input, errors, context: { platform, db, userId } }) => {
      const profiles = await listProfiles(db, userId)
      const asked = profiles.find(({ id }) => id === input.profileId)
      if (!asked) throw errors.PROFILE_NOT_FOUND()
      const ids = input.jobs.map(({ jobId }) => jobId)
      const forms = await findForms(platform, ids)
      const prepare = await packer(db, userId, profiles, forms)
      const devices = await countKeys(platform.database.system, userId, 'extension')
      const earlierOf = await earlierFinder(db, userId, input.jobs)
      const listings = await findPostings(db, userId, ids)
      const jobs: ReviewedJob[] = []
      for (const [index, job] of input.jobs.entries()) {
        const prepared = await prepare(job, listings.get(job.jobId), asked, input.isProfileChosen)
        jobs.push({ ...prepared, way: wayOf(job, devices), earlier: earlierOf(index) })
      }
      return { jobs, usage: await findUsage(db, userId, now()) }
    }),
}

/** Prepares one job after the other; what several of them share is made once. */
async function packer(db: Db, userId: string, profiles: readonly Profile[], forms: ReadonlyMap<string, Question[]>) {
  const rate = profileRater(profiles)
  const documents = await listDocuments(db, userId)
  const saved = await findAnswers(db, userId)
  const { timeZone } = await findUsage(db, userId, now())
  const resumes = new Map<string, Promise<ReviewedJob['resume']>>()

  /** The profile's resume of /resume that was changed last. */
  async function findResume(profileId: string): Promise<ReviewedJob['resume']> {
    const listed = documents.find((document) => document.profileId === profileId)
    const document = listed && (await findDocument(db, userId, listed.id))
    if (!document) return null
    const { pages } = await previewOf(document.content, document.design)
    return { id: document.id, name: document.name, pages: pages.length }
  }

  return async (job: KeptJob, listing: JobListing | undefined, asked: Profile, isChosen: boolean) => {
    const rated = listing ? rate(readPosting(listing)) : []
    const best = profiles.find(({ id }) => id === rated[0]?.profileId)
    const profile = isChosen ? asked : (best ?? asked)
    const resume = resumes.get(profile.id) ?? findResume(profile.id)
    resumes.set(profile.id, resume)
    const made = await resume
    const letter = listing ? ((await letterFor(db, userId, { profileId: profile.id, job: toLetterJob(listing) })) ?? null) : null
    const form = forms.get(job.jobId)
    const sent = { resume: made?.name ?? profile.uploaded_resume_filename, letter: letter?.content ?? null }
    return {
      job,
      profileId: profile.id,
      profiles: rated,
      resume: made,
      letter,
      ...prepareFields({ profile, listing, form, saved, timeZone, ...sent }),
    }
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
