import { DEFAULT_FURTHER_SETTINGS, settingsAfterSave, settingsOf, toColumns } from '@jobapply/core/preferences/rules'
import { type AutoApplySettings, furtherSettings, jobPreferences } from '@jobapply/core/preferences/schema'
import { checkSave } from '@jobapply/core/profiles/checks'
import { isUpToDate, onboardingFieldsAfter, toStored } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { dayOf } from '@jobapply/core/shared/dates'
import { findSettings, lockProfile, updateProfile } from '#features/profiles/store'
import { signedIn } from '#platform/api'
import { now } from '#platform/clock'

const api = signedIn.preferences

/** What stands beside the profile is this feature's own; whatever is no longer of its form falls back to the defaults. */
const readFurther = (stored: Record<string, unknown> | null) =>
  furtherSettings.safeParse({ ...DEFAULT_FURTHER_SETTINGS, ...stored }).data ?? null

const storedOf = (settings: AutoApplySettings) => {
  const { columns, further } = toColumns(settings)
  return { ...columns, automation_settings: further }
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
/** What was sent: a field that was not is no change. */
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
    const found = await findSettings(db, userId, input.profile_id)
    if (!found) throw errors.PROFILE_NOT_FOUND()
    const { profile, settings } = found
    return {
      profile_id: profile.id,
      version: profile.version,
      preferences: jobPreferences.parse(profile),
      settings: settingsOf(profile, readFurther(settings)),
    }
  }),

  save: api.save.handler(({ input, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const found = await lockProfile(tx, userId, input.profile_id)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      const stored = found.profile
      if (!isUpToDate(stored, input)) throw errors.PROFILE_CHANGED()
      const edits = { ...input.otherTabs, ...input.changes }
      const problems = checkSave(stored, edits, now())
      if (problems[0]) throw errors.BAD_INPUT({ message: problems[0].message, data: problems })
      const changes = toStored(stored, edits, dayOf(now(), input.time_zone))
      const before = settingsOf(stored, readFurther(found.settings))
      const settings = settingsAfterSave(before, { ...stored, ...changes }, given(input.settings ?? {}))
      const onboarding_fields = onboardingFieldsAfter(stored, changes, 'person')
      const profile = await updateProfile(tx, userId, stored.id, { ...changes, ...storedOf(settings), onboarding_fields }, now())
      return { profile, settings, automationPaused: before.isActive && !settings.isActive }
    }),
  ),

  automation: {
    get: api.automation.get.handler(async ({ input, errors, context: { db, userId } }) => {
      const found = await findSettings(db, userId, input.profile_id)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      return automationOf(found.profile)
    }),
    update: api.automation.update.handler(({ input: { profile_id, ...changes }, errors, context: { db, userId } }) =>
      db.transaction(async (tx) => {
        if (!(await lockProfile(tx, userId, profile_id))) throw errors.PROFILE_NOT_FOUND()
        return automationOf(await updateProfile(tx, userId, profile_id, given(changes), now()))
      }),
    ),
  },

  settings: {
    get: api.settings.get.handler(async ({ input, errors, context: { db, userId } }) => {
      const found = await findSettings(db, userId, input.profile_id)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      return { ...settingsOf(found.profile, readFurther(found.settings)), version: found.profile.version }
    }),
    save: api.settings.save.handler(({ input, errors, context: { db, userId } }) =>
      db.transaction(async (tx) => {
        const found = await lockProfile(tx, userId, input.profile_id)
        if (!found) throw errors.PROFILE_NOT_FOUND()
        if (!isUpToDate(found.profile, input)) throw errors.PROFILE_CHANGED()
        const settings = { ...settingsOf(found.profile, readFurther(found.settings)), ...given(input.settings) }
        const { version } = await updateProfile(tx, userId, input.profile_id, storedOf(settings), now())
        return { ...settings, version }
      }),
    ),
  },
}
