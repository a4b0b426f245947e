import { checkSave } from '@jobapply/core/profiles/checks'
import { changesOf, isAutoSaved, proposalsFor, type ResumeReview } from '@jobapply/core/profiles/resume-review'
import { isUpToDate, onboardingFieldsAfter, toStored } from '@jobapply/core/profiles/rules'
import { type Profile, profileChanges } from '@jobapply/core/profiles/schema'
import { MAX_RESUMES_PER_PROFILE, UPLOAD_PROGRESS, type UploadStage } from '@jobapply/core/resume/constants'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { addressOf, storageKey } from '#features/resume/address'
import { askForGaps } from '#features/resume/gaps'
import { isLost } from '#features/resume/lost-file'
import { checkFile, readUpload } from '#features/resume/read-upload'
import { resumeReader } from '#features/resume/reader'
import { storable } from '#features/resume/storable'
import {
  countResumes,
  deleteResume,
  findResume,
  insertResume,
  listResumes,
  markReviewed,
  toStoredResume,
} from '#features/resume/store'
import type { resumes } from '#features/resume/table'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { log } from '#platform/log'
import { removeFilesTask } from '#platform/parts/storage'
import { findStoredProfile, lockProfile, updateProfile } from './store.ts'

const api = signedIn.profiles
type Resume = typeof resumes.$inferSelect

/** The end of a name says what it is. */
const LONGEST_NAME = 255

const step = <S extends UploadStage>(stage: S) => ({ stage, progress: UPLOAD_PROGRESS[stage] })

const reviewOf = (profile: Profile, { id, filename, reading, storage_key }: Resume): ResumeReview => ({
  resumeId: id,
  filename,
  url: addressOf(storage_key),
  lines: reading.lines,
  proposals: proposalsFor(profile, reading, now()),
  unplaced: reading.unplaced,
  findings: reading.findings,
})

/** Part of the profiles' calls: what an uploaded file does to a profile. */
export const profileResumeRouter = {
  uploadResume: api.uploadResume.handler(async function* ({ input, errors, context: { db, userId, platform }, signal }) {
    checkFile(input.file, errors)
    if (!(await findStoredProfile(db, userId, input.id))) throw errors.PROFILE_NOT_FOUND()
    // Refused early to save the reading; the count that holds is the one under the lock.
    if ((await countResumes(db, userId, input.id)) >= MAX_RESUMES_PER_PROFILE) throw errors.TOO_MANY_RESUMES()
    yield step('parsing')
    const read = await readUpload(resumeReader(), input.file, errors, signal)
    const reading = await askForGaps(platform.ai, db, userId, read, signal)
    const storage_key = storageKey(userId, input.id, input.file.name, now())
    let isKept = false
    try {
      await platform.storage.put(storage_key, Buffer.from(await input.file.arrayBuffer()))
      yield step('stored')
      const { size } = input.file
      const filename = storable(input.file.name).slice(-LONGEST_NAME)
      const kept = await withPersonLock(db, userId, async (tx) => {
        if (!(await lockProfile(tx, userId, input.id))) throw errors.PROFILE_NOT_FOUND()
        if ((await countResumes(tx, userId, input.id)) >= MAX_RESUMES_PER_PROFILE) throw errors.TOO_MANY_RESUMES()
        const resume = await insertResume(tx, userId, { folder: input.id, filename, size, storage_key, reading }, now())
        return { resume, profile: await pointToNewest(tx, userId, input.id) }
      })
      isKept = true
      yield step('prepared')
      const { profile, autoSave } = input.autoSave
        ? await saveFound(db, userId, kept.profile, kept.resume)
        : { profile: kept.profile, autoSave: 'none' as const }
      yield { ...step('saved'), profile, review: reviewOf(profile, kept.resume), autoSave }
    } finally {
      // Cancelled or failed before the profile knew of it: nothing stays behind.
      if (!isKept) await platform.storage.remove(storage_key)
    }
  }),

  listResumes: api.listResumes.handler(async ({ input, context: { db, userId, platform } }) => {
    const rows = await listResumes(db, userId, input.id)
    return Promise.all(rows.map(async (row) => toStoredResume(row, await isLost(platform.storage, row.storage_key))))
  }),

  reviewResume: api.reviewResume.handler(async ({ input, errors, context: { db, userId } }) => {
    const profile = await findStoredProfile(db, userId, input.id)
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    const [newest] = await listResumes(db, userId, input.id)
    return newest ? reviewOf(profile, newest) : null
  }),

  saveReview: api.saveReview.handler(({ input, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const stored = (await lockProfile(tx, userId, input.id))?.profile
      if (!stored) throw errors.PROFILE_NOT_FOUND()
      if (!isUpToDate(stored, input)) throw errors.PROFILE_CHANGED()
      if (!(await findResume(tx, userId, input.id, input.resumeId))) throw errors.RESUME_NOT_FOUND()
      const problems = checkSave(stored, input.changes, now())
      if (problems[0]) throw errors.BAD_INPUT({ message: problems[0].message, data: problems })
      await markReviewed(tx, userId, input.resumeId, now())
      const changes = toStored(stored, input.changes, dayOf(now()))
      const onboardingFields = onboardingFieldsAfter(stored, changes, 'resume')
      return updateProfile(tx, userId, input.id, { ...changes, onboardingFields }, now())
    }),
  ),

  removeResume: api.removeResume.handler(({ input, errors, context: { db, userId, platform } }) =>
    db.transaction(async (tx) => {
      if (!(await lockProfile(tx, userId, input.id))) throw errors.PROFILE_NOT_FOUND()
      const resume = await findResume(tx, userId, input.id, input.resumeId)
      if (!resume) throw errors.RESUME_NOT_FOUND()
      await deleteResume(tx, userId, resume.id)
      await platform.tasks.send(tx, removeFilesTask, { keys: [resume.storage_key], folders: [] })
      return pointToNewest(tx, userId, input.id)
    }),
  ),
}

/** The profile shows the newest file that it has, or none. */
async function pointToNewest(tx: Db, userId: string, id: string): Promise<Profile> {
  const [newest] = await listResumes(tx, userId, id)
  const uploaded_resume_url = newest ? addressOf(newest.storage_key) : null
  return updateProfile(tx, userId, id, { uploaded_resume_url, uploaded_resume_filename: newest?.filename ?? null }, now())
}

/** The automatic save of /edit-profile (decisions, Profiles and preferences). The upload is kept even if this save fails. */
async function saveFound(db: Db, userId: string, shown: Profile, resume: Resume) {
  try {
    return await db.transaction(async (tx) => {
      const profile = (await lockProfile(tx, userId, shown.id))?.profile
      if (!profile) return { profile: shown, autoSave: 'refused' as const }
      const wanted = proposalsFor(profile, resume.reading, now()).filter(isAutoSaved)
      const judged = profileChanges.safeParse(changesOf(profile, wanted))
      if (!judged.success || checkSave(profile, judged.data, now()).length > 0) return { profile, autoSave: 'refused' as const }
      const changes = toStored(profile, judged.data, dayOf(now()))
      const onboardingFields = onboardingFieldsAfter(profile, changes, 'resume')
      return {
        profile: await updateProfile(tx, userId, profile.id, { ...changes, onboardingFields }, now()),
        autoSave: 'saved' as const,
      }
    })
  } catch (error) {
    log.error('the automatic save failed', error)
    return { profile: shown, autoSave: 'failed' as const }
  }
}
