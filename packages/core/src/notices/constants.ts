/** spec 3 §2: the four toggles, all on at first (decisions, Account). */
export const ALERTS = {
  emailNotifications: 'Email Notifications',
  jobAlerts: 'Job Alerts',
  applicationUpdates: 'Application Updates',
  weeklyDigest: 'Weekly Digest',
} as const

export const ALERT_HINTS: Readonly<Record<keyof typeof ALERTS, string>> = {
  emailNotifications: "Emails about your account. If you switch this off, we don't send the emails below either.",
  jobAlerts: 'Emails about new jobs from your saved searches that keep searching.',
  applicationUpdates: 'Emails about what happens to your applications.',
  weeklyDigest: "An email on Monday morning about your week, if there's news.",
}

/** The toast after an alert toggle (spec 3 §8). */
export const ALERTS_SAVED = { title: 'Updated', message: 'Notification preferences saved' } as const

/** The address of the mailed link: a page that asks, and the one-click request of mail programs. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'
