import { now } from '#platform/clock'
import { signedIn } from '#platform/feature/api'
import { countUnread, findAlerts, listNotices, markRead, saveAlerts } from './store.ts'

const api = signedIn.notices

export const noticesRouter = {
  list: api.list.handler(({ input, context: { db, userId } }) => listNotices(db, userId, input)),

  markRead: api.markRead.handler(async ({ input, context: { db, userId } }) => {
    const at = now()
    await markRead(db, userId, input.ids, at)
    return { readAt: at.toISOString(), unread: await countUnread(db, userId) }
  }),

  alerts: {
    get: api.alerts.get.handler(({ context: { db, userId } }) => findAlerts(db, userId)),
    save: api.alerts.save.handler(({ input, context: { db, userId } }) => saveAlerts(db, userId, input, now())),
  },
}
