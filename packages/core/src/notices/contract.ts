import { oc } from '@orpc/contract'
import { alertChanges, alerts, noticeList, readNotices } from './schema.ts'

export const noticesContract = {
  /** The latest first, and how many are unread. */
  list: oc.output(noticeList),
  markRead: oc.input(readNotices).output(noticeList),
  alerts: {
    get: oc.output(alerts),
    save: oc.input(alertChanges).output(alerts),
  },
}
