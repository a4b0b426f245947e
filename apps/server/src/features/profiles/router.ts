import { checkSave } from '@jobapply/core/profiles/checks'
import { toJsonResume } from '@jobapply/core/profiles/json-resume/json-resume-export'
import { importInto } from '@jobapply/core/profiles/json-resume/json-resume-import'
import {
  canCreateProfile,
  EMPTY_FIELDS,
  isFirstProfile,
  isUpToDate,
  nextPrimary,
  onboardingFieldsAfter,
  toStored,
} from '@jobapply/core/profiles/rules'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { folderKey } from '#features/resume/address'
import { deleteResumes } from '#features/resume/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { log } from '#platform/log'
import { removeFilesTask } from '#platform/parts/storage'
import { profileResumeRouter } from './resume-router.ts'
import {
  deleteProfile,
  findProfile,
  findStoredProfile,
  insertProfile,
  listStoredProfiles,
  lockProfile,
  makePrimary,
  updateProfile,
} from './store.ts'

const api = signedIn.profiles

export const profilesRouter = {
  ...profileResumeRouter,

  list: api.list.handler(({ context: { db, userId } }) => listStoredProfiles(db, userId)),

  get: api.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const profile = await findStoredProfile(db, userId, input.id)
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    return profile
  }),

  create: api.create.handler(({ input, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const owned = await listStoredProfiles(tx, userId)
      if (!canCreateProfile(owned.length)) throw errors.PROFILE_LIMIT_REACHED()
      return insertProfile(tx, userId, { ...EMPTY_FIELDS, ...input, is_primary: isFirstProfile(owned.length) }, now())
    }),
  ),

  update: api.update.handler(({ input, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const stored = (await lockProfile(tx, userId, input.id))?.profile
      if (!stored) throw errors.PROFILE_NOT_FOUND()
      if (!isUpToDate(stored, input)) throw errors.PROFILE_CHANGED()
      const problems = checkSave(stored, input.changes, now())
      if (problems[0]) throw errors.BAD_INPUT({ message: problems[0].message, data: problems })
      const changes = toStored(stored, input.changes, dayOf(now(), input.timeZone))
      const onboardingFields = onboardingFieldsAfter(stored, changes, 'person')
      return updateProfile(tx, userId, input.id, { ...changes, onboardingFields }, now())
    }),
  ),

  rename: api.rename.handler(({ input, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      if (!(await lockProfile(tx, userId, input.id))) throw errors.PROFILE_NOT_FOUND()
      return updateProfile(tx, userId, input.id, { profile_name: input.profile_name }, now())
    }),
  ),

  setPrimary: api.setPrimary.handler(({ input, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const owned = await listStoredProfiles(tx, userId)
      if (!owned.some(({ id }) => id === input.id)) throw errors.PROFILE_NOT_FOUND()
      await makePrimary(tx, userId, input.id, now())
      return listStoredProfiles(tx, userId)
    }),
  ),

  remove: api.remove.handler(({ input, errors, context: { db, userId, platform, requestId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const owned = await listStoredProfiles(tx, userId)
      const leaving = owned.find(({ id }) => id === input.id)
      if (!leaving) throw errors.PROFILE_NOT_FOUND()
      const next = nextPrimary(owned, leaving.id)
      if (next && !next.is_primary)
        await makePrimary(tx, userId, next.id, now()).catch((cause) => {
          log.error('primary not reassigned', cause, { requestId })
          throw errors.PRIMARY_NOT_REASSIGNED()
        })
      await deleteProfile(tx, userId, leaving.id)
      await deleteResumes(tx, userId, leaving.id)
      await platform.tasks.send(tx, removeFilesTask, { keys: [], folders: [folderKey(userId, leaving.id)] })
      const remaining = await listStoredProfiles(tx, userId)
      if (next && !remaining[0]?.is_primary) throw errors.PRIMARY_NOT_REASSIGNED()
      return remaining
    }),
  ),

  exportJsonResume: api.exportJsonResume.handler(async ({ input, errors, context: { db, userId } }) => {
    const profile = await findProfile(db, userId, input.id)
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    return toJsonResume(profile)
  }),

  importJsonResume: api.importJsonResume.handler(({ input, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const stored = (await lockProfile(tx, userId, input.id))?.profile
      if (!stored) throw errors.PROFILE_NOT_FOUND()
      if (!isUpToDate(stored, input)) throw errors.PROFILE_CHANGED()
      const imported = importInto(stored, input.resume, now())
      if (!imported) throw errors.NOT_A_JSON_RESUME()
      const onboardingFields = onboardingFieldsAfter(stored, imported.fields, 'resume')
      const profile = await updateProfile(tx, userId, input.id, { ...imported.fields, onboardingFields }, now())
      return { profile, leftOut: imported.leftOut }
    }),
  ),
}
