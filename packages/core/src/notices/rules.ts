import type { Alert, Alerts } from './schema.ts'

/** decisions, Account: all on at first. */
export const ALERTS_AT_FIRST: Alerts = {
  email_notifications: true,
  job_alerts: true,
  application_updates: true,
  weekly_digest: true,
}

/** Payment mails are always sent; other kinds need their own toggle and Email Notifications. */
export const mayMail = (alerts: Alerts, kind: Alert | 'payment') =>
  kind === 'payment' || (alerts.email_notifications && alerts[kind])
