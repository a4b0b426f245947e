import { readFurtherSettings, settingsAfterSave, settingsOf, toColumns } from '@jobapply/core/preferences/rules'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import { checkSave } from '@jobapply/core/profiles/checks'
import { isUpToDate, onboardingFieldsAfter, toStored } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { canAutomate } from '#features/billing/quota'
import { findSettings, lockProfile, updateProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { signedIn } from '#platform/feature/api'

const api = signedIn.preferences

const storedOf = (settings: AutoApplySettings) => {
  const { columns, further } = toColumns(settings)
  return { ...columns, automation_settings: further }
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
/** Only the fields that were sent; a missing field is left unchanged. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>

const automationOf = ({ automation_is_active, automation_job_types, work_authorization_entries, updated_at }: Profile) => ({
  automation_is_active,
  automation_job_types,
  work_authorization_entries,
  updated_at,
})

export const preferencesRouter = {
  get: api.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const found = await findSettings(db, userId, input.profileId)
    if (!found) throw errors.PROFILE_NOT_FOUND()
    const { profile, settings } = found
    return {
      profileId: profile.id,
      version: profile.version,
      preferences: profile,
      settings: settingsOf(profile, readFurtherSettings(settings)),
    }
  }),

  save: api.save.handler(({ input, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const found = await lockProfile(tx, userId, input.profileId)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      const stored = found.profile
      if (!isUpToDate(stored, input)) throw errors.PROFILE_CHANGED()
      const edits = { ...input.otherTabs, ...input.changes }
      const problems = checkSave(stored, edits, now())
      if (problems[0]) throw errors.BAD_INPUT({ message: problems[0].message, data: problems })
      const changes = toStored(stored, edits, dayOf(now(), input.timeZone))
      const before = settingsOf(stored, readFurtherSettings(found.settings))
      const settings = settingsAfterSave(before, { ...stored, ...changes }, given(input.settings ?? {}))
      const onboardingFields = onboardingFieldsAfter(stored, changes, 'person')
      const profile = await updateProfile(tx, userId, stored.id, { ...changes, ...storedOf(settings), onboardingFields }, now())
      return { profile, settings, automationPaused: before.isActive && !settings.isActive }
    }),
  ),

  automation: {
    get: api.automation.get.handler(async ({ input, errors, context: { db, userId } }) => {
      const found = await findSettings(db, userId, input.profileId)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      return automationOf(found.profile)
    }),
    update: api.automation.update.handler(({ input: { profileId, ...changes }, errors, context: { db, userId } }) =>
      db.transaction(async (tx) => {
        const found = await lockProfile(tx, userId, profileId)
        if (!found) throw errors.PROFILE_NOT_FOUND()
        const switchesOn = changes.automation_is_active === true && !found.profile.automation_is_active
        if (switchesOn && !(await canAutomate(tx, userId, now()))) throw errors.TRIAL_EXPIRED()
        return automationOf(await updateProfile(tx, userId, profileId, given(changes), now()))
      }),
    ),
  },

  settings: {
    get: api.settings.get.handler(async ({ input, errors, context: { db, userId } }) => {
      const found = await findSettings(db, userId, input.profileId)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      return { ...settingsOf(found.profile, readFurtherSettings(found.settings)), version: found.profile.version }
    }),
    save: api.settings.save.handler(({ input, errors, context: { db, userId } }) =>
      db.transaction(async (tx) => {
        const found = await lockProfile(tx, userId, input.profileId)
        if (!found) throw errors.PROFILE_NOT_FOUND()
        if (!isUpToDate(found.profile, input)) throw errors.PROFILE_CHANGED()
        const switchesOn = input.settings.isActive && !found.profile.automation_is_active
        if (switchesOn && !(await canAutomate(tx, userId, now()))) throw errors.TRIAL_EXPIRED()
        const settings = { ...settingsOf(found.profile, readFurtherSettings(found.settings)), ...given(input.settings) }
        const { version } = await updateProfile(tx, userId, input.profileId, storedOf(settings), now())
        return { ...settings, version }
      }),
    ),
  },
}
