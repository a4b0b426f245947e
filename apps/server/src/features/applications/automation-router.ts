import type { AutomationRead, AutomationState, AutomationValues } from '@jobapply/core/applications/automation-schema'
import { readFurtherSettings, settingsOf, toColumns } from '@jobapply/core/preferences/rules'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import { isUpToDate } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { foldCompany } from '@jobapply/language/company'
import { findAutomation, listCompanies, saveAutomation } from '#features/applications/record/automation-store'
import { canAutomate } from '#features/billing/quota'
import { findSettings, lockProfile, updateProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'

const { automation: api } = signedIn.applications
const DAY_MS = 86_400_000

const toRead = (profile: Profile, settings: AutoApplySettings, state: AutomationState): AutomationRead => ({
  version: profile.version,
  isActive: settings.isActive,
  minMatchScore: settings.minMatchScore,
  excludeKeywords: settings.excludeKeywords,
  maxApplicationsPerDay: settings.maxApplicationsPerDay,
  autoGenerateCoverLetter: settings.autoGenerateCoverLetter,
  customMessage: settings.customMessage,
  companies_to_exclude: profile.companies_to_exclude,
  ...state,
})

export const automationRouter = {
  get: api.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const found = await findSettings(db, userId, input.profileId)
    if (!found) throw errors.PROFILE_NOT_FOUND()
    return toRead(found.profile, settingsOf(found.profile, readFurtherSettings(found.settings)), await findAutomation(db, userId))
  }),

  save: api.save.handler(({ input: { profileId, changes, ...point }, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const found = await lockProfile(tx, userId, profileId)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      if (!isUpToDate(found.profile, point)) throw errors.PROFILE_CHANGED()
      const before = toRead(
        found.profile,
        settingsOf(found.profile, readFurtherSettings(found.settings)),
        await findAutomation(tx, userId),
      )
      const after = { ...before, ...given(changes) }
      if (after.isActive && !before.isActive && !(await canAutomate(tx, userId, now()))) throw errors.TRIAL_EXPIRED()
      const { fullAutomation, companyHoldDays, companies_to_exclude, stoppedAt, version: _, ...edited } = after
      const settings = { ...settingsOf(found.profile, readFurtherSettings(found.settings)), ...edited }
      const { columns, further } = toColumns(settings)
      const profile = await updateProfile(
        tx,
        userId,
        profileId,
        { ...columns, companies_to_exclude, automation_settings: further },
        now(),
      )
      const state = { fullAutomation: [...new Set(fullAutomation)], companyHoldDays, stoppedAt }
      await saveAutomation(tx, userId, state, now())
      return toRead(profile, settings, state)
    }),
  ),

  held: api.held.handler(async ({ context: { db, userId } }) => {
    const { companyHoldDays } = await findAutomation(db, userId)
    if (companyHoldDays === null) return []
    const companies = await listCompanies(db, userId, new Date(now().getTime() - companyHoldDays * DAY_MS))
    return [...new Set(companies.map(({ company }) => foldCompany(company)).filter((name) => name !== ''))]
  }),
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
/** Only the fields that were sent; a missing field is left unchanged. */
const given = (fields: { [K in keyof AutomationValues]?: AutomationValues[K] | undefined }) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<AutomationValues>
