import { oc } from '@orpc/contract'
import { pageRequest } from '#shared/page'
import { alertChanges, alerts, noticeList, noticesRead, readNotices } from './schema.ts'

export const noticesContract = {
  /** The latest first, and how many are unread. */
  list: oc.input(pageRequest).output(noticeList),
  markRead: oc.input(readNotices).output(noticesRead),
  alerts: {
    get: oc.output(alerts),
    save: oc.input(alertChanges).output(alerts),
  },
}
