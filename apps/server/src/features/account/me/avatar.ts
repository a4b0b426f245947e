import { findAccount, saveAccount } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { removeFilesTask } from '#platform/parts/storage'
import type { Storage } from '#platform/storage/files'
import { avatarAddress, avatarKey, ownAvatarKey } from './avatar-address.ts'
import type { PictureAnswer } from './picture.ts'

type Made = Extract<PictureAnswer, { status: 'done' }>

/** Never over another file: a name that exists is followed by the next millisecond's. The caller holds the person's lock. */
export async function storePicture(storage: Storage, userId: string, { ext, bytes }: Made, at: Date): Promise<string> {
  let timestamp = at.getTime()
  while (await storage.has(avatarKey(userId, timestamp, ext))) timestamp += 1
  const key = avatarKey(userId, timestamp, ext)
  await storage.put(key, Buffer.from(bytes))
  return avatarAddress(key)
}

/** The former file is removed after the transaction, if it is one of our own storage (spec 3 §7). */
export async function changePicture(tx: Db, { tasks }: Platform, userId: string, address: string | null) {
  const before = await findAccount(tx, userId)
  const row = await saveAccount(tx, userId, { avatarUrl: address }, now())
  const former = ownAvatarKey(userId, before?.avatarUrl ?? null)
  if (former && before?.avatarUrl !== address) await tasks.send(tx, removeFilesTask, { keys: [former], folders: [] })
  return row
}
