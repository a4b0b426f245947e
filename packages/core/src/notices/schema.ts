import { z } from 'zod'
import { pageOf } from '#shared/page'

export const alerts = z.object({
  emailNotifications: z.boolean(),
  jobAlerts: z.boolean(),
  applicationUpdates: z.boolean(),
  weeklyDigest: z.boolean(),
})
export type Alerts = z.output<typeof alerts>
export type Alert = keyof Alerts
export const alertChanges = alerts.partial()
export type AlertChanges = z.output<typeof alertChanges>

/** Something that the bell tells; `path` is where it leads on this site. */
export const notice = z.object({
  id: z.uuid(),
  title: z.string(),
  message: z.string(),
  path: z.string().nullable(),
  created_at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
export type Notice = z.output<typeof notice>

/** `unread` counts all of them, not only those of the page. */
export const noticeList = pageOf(notice).extend({ unread: z.int() })
export const noticesRead = z.object({ readAt: z.iso.datetime(), unread: z.int() })
/** Without ids: all. */
export const readNotices = z.object({ ids: z.array(z.uuid()).max(100).optional() })
