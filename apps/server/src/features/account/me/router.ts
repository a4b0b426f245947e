import { AVATAR_MAX_BYTES } from '@jobapply/core/account/constants'
import { findAccount, holdUsername, saveAccount } from '#platform/auth/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { BusyError } from '#platform/slots'
import { changePicture, storePicture } from './avatar.ts'
import { makeAvatar } from './picture.ts'
import { toAccountProfile } from './store.ts'

const api = signedIn.account.me
/** A limit against abuse: each upload starts a process. */
const UPLOADS = { count: 30, seconds: 600, per: 'person' } as const
/** Each answer tells whether one username is taken. */
const SAVES = { count: 60, seconds: 600, per: 'person' } as const

const REFUSALS = {
  'not-an-image': 'NOT_AN_IMAGE',
  'too-many-pixels': 'AVATAR_TOO_MANY_PIXELS',
  damaged: 'AVATAR_UNREADABLE',
} as const

// The people's role cannot write these columns (the trial is in the same row), so the system's role writes them.
export const meRouter = {
  get: api.get.handler(async ({ context: { db, userId } }) => toAccountProfile(userId, await findAccount(db, userId))),

  save: api.save.use(limit(SAVES)).handler(({ input, errors, context: { system, userId, platform } }) =>
    withPersonLock(system, userId, async (tx) => {
      const { display_name: displayName, avatar_url: avatarUrl, username, bio } = input
      if (username && !(await holdUsername(tx, userId, username))) throw errors.USERNAME_TAKEN()
      const saved = await saveAccount(tx, userId, { username, displayName, bio }, now())
      const row = avatarUrl === undefined ? saved : await changePicture(tx, platform, userId, avatarUrl)
      return toAccountProfile(userId, row)
    }),
  ),

  uploadAvatar: api.uploadAvatar
    .use(limit(UPLOADS))
    .handler(async ({ input: { file }, errors, signal, context: { system, userId, platform } }) => {
      if (file.size > AVATAR_MAX_BYTES) throw errors.AVATAR_TOO_LARGE()
      const made = await makeAvatar(file, signal).catch((error) => {
        throw error instanceof BusyError ? errors.AVATAR_BUSY() : error
      })
      if (made.status === 'refused') throw errors[REFUSALS[made.reason]]()
      return withPersonLock(system, userId, async (tx) => {
        const address = await storePicture(platform.storage, userId, made, now())
        return toAccountProfile(userId, await changePicture(tx, platform, userId, address))
      })
    }),

  removeAvatar: api.removeAvatar.handler(({ context: { system, userId, platform } }) =>
    withPersonLock(system, userId, async (tx) => toAccountProfile(userId, await changePicture(tx, platform, userId, null))),
  ),
}
