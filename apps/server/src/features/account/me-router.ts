import { findAccount } from '#platform/auth/store'
import { signedIn } from '#platform/api'

const api = signedIn.account.me

export const meRouter = {
  get: api.get.handler(async ({ context: { db, userId } }) => {
    const row = await findAccount(db, userId)
    return { user_id: userId, username: row?.username ?? null, display_name: row?.displayName ?? null }
  }),
}
