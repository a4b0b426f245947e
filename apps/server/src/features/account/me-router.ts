import { signedIn } from '#platform/api'
import { findAccount } from '#platform/auth/store'

const api = signedIn.account.me

export const meRouter = {
  get: api.get.handler(async ({ context: { db, userId } }) => {
    const row = await findAccount(db, userId)
    return { user_id: userId, username: row?.username ?? null, display_name: row?.displayName ?? null }
  }),
}
