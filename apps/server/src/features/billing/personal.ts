import type { Db } from '#platform/db/database'
import { forgetPayer } from './event-store.ts'
import { removeOf } from './local-stripe/store.ts'
import { eraseBilling } from './subscription-store.ts'

export async function erase(tx: Db, userId: string) {
  await eraseBilling(tx, userId)
  await removeOf(tx, userId)
  await forgetPayer(tx, userId)
}
