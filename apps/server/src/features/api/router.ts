import { contentOfSections, toApiResume } from '@jobapply/core/api/rules'
import { apiResume } from '@jobapply/core/api/schema'
import { MAX_DOCUMENTS } from '@jobapply/core/documents/constants'
import { newDesign } from '@jobapply/core/documents/rules'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import { once, readKey } from '#features/applications/applying/once'
import { queueForReview } from '#features/applications/applying/queue-for-review'
import { findTrackedDetails } from '#features/applications/tracker/details-store'
import { listTracked } from '#features/applications/tracker/list-store'
import { countDocuments, findDocument, insertDocument, pageDocuments } from '#features/documents/store'
import { findProfile, listProfiles } from '#features/profiles/store'
import { describeJob } from '#features/search/describe'
import { listJobs } from '#features/search/list'
import { findSeekerInput } from '#features/search/person'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { operations as api } from './procedures.ts'

/** The profile that was named, else the primary one. */
const profileFor = async (db: Db, userId: string, wanted: string | undefined) =>
  wanted ?? chooseProfile(await listProfiles(db, userId))?.id

export const apiRouter = {
  listResumes: api.listResumes.handler(async ({ input, context: { db, userId } }) => {
    const { rows, next } = await pageDocuments(db, userId, input)
    return { rows: rows.map(toApiResume), next }
  }),

  createResume: api.createResume.handler(({ input, errors, context: { db, userId, headers } }) => {
    const key = readKey(undefined, headers)
    return withPersonLock(db, userId, (tx) => {
      const at = now()
      return once(tx, userId, { name: 'create resume', key, input, answer: apiResume, now: at }, errors, async () => {
        if ((await countDocuments(tx, userId)) >= MAX_DOCUMENTS) throw errors.TOO_MANY_DOCUMENTS()
        const content = contentOfSections(input.sections)
        const made = { profileId: null, name: input.title, content, profileContent: content, design: newDesign(input.template) }
        return { answer: toApiResume(await insertDocument(tx, userId, made, at)), hasChanged: true }
      })
    })
  }),

  readResume: api.readResume.handler(async ({ input, errors, context: { db, userId } }) => {
    const document = await findDocument(db, userId, input.id)
    if (!document) throw errors.DOCUMENT_NOT_FOUND()
    return toApiResume(document)
  }),

  searchJobs: api.searchJobs.handler(async ({ input, errors, context: { db, userId, platform } }) => {
    const { sort, cursor, limit, profileId: wanted, ...filters } = input
    const from = Number(cursor ?? 0)
    const profileId = await profileFor(db, userId, wanted)
    const found =
      profileId &&
      (await listJobs(
        db,
        userId,
        { profileId, filters: { ...NO_FILTERS, ...filters }, sort, from, count: limit },
        platform.settings,
      ))
    if (!found) throw errors.PROFILE_NOT_FOUND()
    const { jobs: rows, total, corrected } = found
    return { rows, next: from + limit < total ? String(from + limit) : null, total, corrected }
  }),

  readJob: api.readJob.handler(async ({ input, errors, context: { db, userId, platform } }) => {
    const profileId = await profileFor(db, userId, input.profileId)
    const seeker = profileId && (await findSeekerInput(db, userId, profileId))
    if (!seeker) throw errors.PROFILE_NOT_FOUND()
    const details = await describeJob(db, userId, seeker, { id: input.id }, platform.settings)
    if (!details) throw errors.JOB_NOT_FOUND()
    return details
  }),

  autoApply: api.autoApply.handler(async ({ input, errors, context: { db, userId, platform, headers } }) => {
    const key = readKey(undefined, headers)
    const profileId = await profileFor(db, userId, input.profileId)
    if (!profileId || !(await findProfile(db, userId, profileId))) throw errors.PROFILE_NOT_FOUND()
    return queueForReview(db, platform, userId, { input: { ...input, profileId }, key, errors })
  }),

  listApplications: api.listApplications.handler(({ input: { status, ...page }, context: { db, userId } }) =>
    listTracked(db, userId, { ...page, statuses: status ? [status] : [], sort: 'added', text: '', isDated: false }),
  ),

  readApplication: api.readApplication.handler(async ({ input, errors, context: { db, userId } }) => {
    const found = await findTrackedDetails(db, userId, input.id)
    if (!found) throw errors.APPLICATION_NOT_FOUND()
    return found
  }),
}
