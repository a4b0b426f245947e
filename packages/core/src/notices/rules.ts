import type { Alert, Alerts } from './schema.ts'

/** decisions, Account: all on at first. */
export const ALERTS_AT_FIRST: Alerts = {
  emailNotifications: true,
  jobAlerts: true,
  applicationUpdates: true,
  weeklyDigest: true,
}

/** Payment emails are always sent; other kinds need their own toggle and Email Notifications. */
export const mayMail = (alerts: Alerts, kind: Alert | 'payment') =>
  kind === 'payment' || (alerts.emailNotifications && alerts[kind])
