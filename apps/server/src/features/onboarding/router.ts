import { toProfile, toSettings } from '@jobapply/core/onboarding/rules'
import { canCreateProfile, EMPTY_FIELDS, isFirstProfile } from '@jobapply/core/profiles/rules'
import { insertProfile, listProfiles } from '#features/profiles/store'
import { findUser } from '#platform/auth/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { isOnboardingFinished, nameAccount, noteOnboardingFinished } from './store.ts'

const api = signedIn.onboarding

export const onboardingRouter = {
  state: api.state.handler(async ({ context: { db, userId } }) => ({ finished: await isOnboardingFinished(db, userId) })),

  finish: api.finish.handler(async ({ input, errors, context: { db, system, userId } }) => {
    const user = await findUser(system, userId)
    return withPersonLock(db, userId, async (tx) => {
      const owned = await listProfiles(tx, userId)
      if (!canCreateProfile(owned.length)) throw errors.PROFILE_LIMIT_REACHED()
      const made = { ...EMPTY_FIELDS, ...toProfile(input, user?.mailAddress ?? null), automation_settings: toSettings(input) }
      const profile = await insertProfile(tx, userId, { ...made, is_primary: isFirstProfile(owned.length) }, now())
      await nameAccount(tx, userId, input.step1.name, now())
      await noteOnboardingFinished(tx, userId, now())
      return profile
    })
  }),
}
