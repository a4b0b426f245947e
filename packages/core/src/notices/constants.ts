/** spec 3 §2: the four toggles, all on at first (decisions, Account). */
export const ALERTS = {
  email_notifications: 'Email Notifications',
  job_alerts: 'Job Alerts',
  application_updates: 'Application Updates',
  weekly_digest: 'Weekly Digest',
} as const

export const ALERT_HINTS: Readonly<Record<keyof typeof ALERTS, string>> = {
  email_notifications: 'Mails about your account. Switched off, none of the mails below is sent either.',
  job_alerts: 'Mails about new jobs of your standing searches.',
  application_updates: 'Mails about what happens to your applications.',
  weekly_digest: 'A mail on Monday morning about your week, when there is something to tell.',
}

/** spec 3 §8 */
export const ALERTS_SAVED = { title: 'Updated', message: 'Notification preferences saved' } as const

export const LATEST_NOTICES = 50

/** The address of the mailed link: a page that asks, and the one-click request of mail programs. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'
