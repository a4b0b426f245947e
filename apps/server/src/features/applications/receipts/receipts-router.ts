import { now } from '#platform/clock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { checkChain, showReceipt } from './receipts.ts'
import { listReceipts } from './receipts-store.ts'

const { receipts } = signedIn.applications
/** A check reads all receipts of the person. */
const CHECKS = { count: 60, seconds: 60, per: 'person' } as const

export const receiptsRouter = {
  get: receipts.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const receipt = await showReceipt(db, userId, input.applicationId)
    if (!receipt) throw errors.RECEIPT_NOT_FOUND()
    return receipt
  }),

  list: receipts.list.handler(({ input, context: { db, userId } }) => listReceipts(db, userId, input)),

  check: receipts.check.use(limit(CHECKS)).handler(async ({ context: { db, userId, platform } }) => ({
    ...(await checkChain(db, platform, userId)),
    checkedAt: now().toISOString(),
  })),
}
