import type { Db } from '#platform/db/database'
import { forgetPayer } from './event-store.ts'
import { collectOf, removeOf } from './local-stripe/store.ts'
import { collectBilling, eraseBilling } from './subscription-store.ts'

export async function collect(db: Db, userId: string) {
  const [billing, demo] = [await collectBilling(db, userId), await collectOf(db, userId)]
  return { ...billing, demo: demo.map(({ data }) => data) }
}

export async function erase(tx: Db, userId: string) {
  await eraseBilling(tx, userId)
  await removeOf(tx, userId)
  await forgetPayer(tx, userId)
}
