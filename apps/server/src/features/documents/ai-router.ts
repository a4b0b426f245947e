import { deleteConsent, hasConsented, keepConsent, listLedgerPage } from '#platform/ai/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { signedIn } from '#platform/feature/api'
import type { Platform } from '#platform/feature/platform'

const api = signedIn.documents.ai

async function statusOf(db: Db, userId: string, { endpoint = null }: { endpoint?: Platform['ai']['endpoint'] | null }) {
  return { endpoint, isOn: endpoint !== null && (await hasConsented(db, userId, endpoint.host)) }
}

export const aiRouter = {
  status: api.status.handler(({ context: { db, userId, platform } }) => statusOf(db, userId, platform.ai)),

  choose: api.choose.handler(async ({ input: { host }, errors, context: { db, userId, platform } }) => {
    if (host === null) await deleteConsent(db, userId)
    else if (host !== platform.ai.endpoint?.host) throw errors.AI_ENDPOINT_CHANGED()
    else await keepConsent(db, userId, host, now())
    return statusOf(db, userId, platform.ai)
  }),

  ledger: api.ledger.handler(({ input, context: { db, userId } }) => listLedgerPage(db, userId, input)),
}
