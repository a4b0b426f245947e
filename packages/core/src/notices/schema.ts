import { z } from 'zod'

export const alerts = z.object({
  email_notifications: z.boolean(),
  job_alerts: z.boolean(),
  application_updates: z.boolean(),
  weekly_digest: z.boolean(),
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
  read_at: z.iso.datetime().nullable(),
})
export type Notice = z.output<typeof notice>

export const noticeList = z.object({ notices: z.array(notice), unread: z.int() })
/** Without ids: all. */
export const readNotices = z.object({ ids: z.array(z.uuid()).max(100).optional() })
