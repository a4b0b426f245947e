import { SUCCESS } from '@jobapply/core/profiles/constants'
import { PROFILE_NOT_CREATED, PROFILE_NOT_DELETED, PROFILE_NOT_UPDATED } from '@jobapply/core/profiles/faults'
import { deletionFailed } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { forgetProfile, rememberProfile, rememberProfiles } from '#features/profiles/saving/profile-cache.ts'
import { mutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { hasNoSession } from '#platform/session-end.ts'
import { describeFault, toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'

const good = (title: string, description: string) => showToast({ title, description, kind: 'good' })
const bad = (title: string, description: string) => showToast({ title, description, kind: 'bad' })

/** Each shows its result in a toast; undefined or false means that nothing was changed. */
export const createProfile = (profileName: string): Promise<Profile | undefined> =>
  mutate(
    async (client) => {
      const profile = await client.profiles.create({ profile_name: profileName })
      rememberProfile(profile)
      good(SUCCESS.created, `"${profile.profile_name}" is ready to be filled in.`)
      return profile
    },
    {
      failed(error) {
        if (hasNoSession(error) || (error instanceof ORPCError && error.code === 'PROFILE_LIMIT_REACHED')) toastFault(error)
        else bad(PROFILE_NOT_CREATED.title, PROFILE_NOT_CREATED.message)
        return undefined
      },
    },
  )

export const renameProfile = (id: string, profileName: string): Promise<boolean | undefined> =>
  mutate(
    async (client) => {
      const profile = await client.profiles.rename({ id, profile_name: profileName })
      rememberProfile(profile)
      good(SUCCESS.updated, `The profile is called "${profile.profile_name}" now.`)
      return true
    },
    { title: PROFILE_NOT_UPDATED.title },
  )

export const makePrimary = ({ id, profile_name }: Profile): Promise<void> =>
  mutate(
    async (client) => {
      rememberProfiles(await client.profiles.setPrimary({ id }))
      good(SUCCESS.updated, `"${profile_name}" is your primary profile now.`)
    },
    { title: PROFILE_NOT_UPDATED.title },
  )

export const deleteProfile = ({ id, profile_name }: Profile): Promise<boolean> =>
  mutate(
    async (client) => {
      const remaining = await client.profiles.remove({ id })
      forgetProfile(id)
      rememberProfiles(remaining)
      good(SUCCESS.deleted, `"${profile_name}" is gone.`)
      return true
    },
    {
      failed(error) {
        const message = describeFault(error)
        const isTold = error instanceof ORPCError && error.code === 'PRIMARY_NOT_REASSIGNED'
        bad(PROFILE_NOT_DELETED.title, isTold ? message : deletionFailed(message))
        return false
      },
    },
  )
