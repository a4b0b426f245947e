import type { AccountProfile } from '@jobapply/core/account/schema'
import { and, eq, gt, inArray, like } from 'drizzle-orm'
import { accounts } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import type { FileRows } from '#platform/storage/files'
import { AVATAR_FOLDER, avatarAddress, keyOfAddress } from './avatar-address.ts'

type Row = Pick<typeof accounts.$inferSelect, 'username' | 'displayName' | 'bio' | 'avatarUrl'>

export const toAccountProfile = (userId: string, row: Row | undefined): AccountProfile => ({
  user_id: userId,
  username: row?.username ?? null,
  display_name: row?.displayName ?? null,
  bio: row?.bio ?? null,
  avatar_url: row?.avatarUrl ?? null,
})

const isStored = like(accounts.avatarUrl, `${avatarAddress(AVATAR_FOLDER)}/%`)
const keysOf = (rows: readonly { address: string | null }[]) =>
  rows.flatMap(({ address }) => (address ? [keyOfAddress(address)] : []))

/** For the nightly check of everybody's files. */
export const avatarFiles = (db: Db): FileRows => ({
  folder: AVATAR_FOLDER,
  async withRow(keys) {
    const rows = await db
      .select({ address: accounts.avatarUrl })
      .from(accounts)
      .where(inArray(accounts.avatarUrl, keys.map(avatarAddress)))
    return keysOf(rows)
  },
  async keysAfter(after, limit) {
    const rows = await db
      .select({ address: accounts.avatarUrl })
      .from(accounts)
      .where(and(isStored, gt(accounts.avatarUrl, avatarAddress(after))))
      .orderBy(accounts.avatarUrl)
      .limit(limit)
    return keysOf(rows)
  },
  async ofPerson(userId) {
    const rows = await db
      .select({ address: accounts.avatarUrl })
      .from(accounts)
      .where(and(isStored, eq(accounts.userId, userId)))
    return keysOf(rows).map((key) => ({ key, name: key.split('/').at(-1) ?? '' }))
  },
})
