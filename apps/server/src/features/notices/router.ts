import { signedIn } from '#platform/api'
import { now } from '#platform/clock'
import { findAlerts, listNotices, markRead, saveAlerts } from './store.ts'

const api = signedIn.notices

export const noticesRouter = {
  list: api.list.handler(({ context: { db, userId } }) => listNotices(db, userId)),

  markRead: api.markRead.handler(async ({ input, context: { db, userId } }) => {
    await markRead(db, userId, input.ids, now())
    return listNotices(db, userId)
  }),

  alerts: {
    get: api.alerts.get.handler(({ context: { db, userId } }) => findAlerts(db, userId)),
    save: api.alerts.save.handler(({ input, context: { db, userId } }) => saveAlerts(db, userId, input, now())),
  },
}
