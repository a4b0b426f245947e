export const TASK_TITLE_CHARS = 200
/** When a task without a time is announced on its day, in the person's zone. */
export const DAY_REMINDER_TIME = '08:00'
/** Minutes before a task with a time. */
export const REMINDERS = {
  none: 'No reminder',
  '15': '15 minutes before',
  '60': '1 hour before',
  '1440': '1 day before',
} as const
export type Reminder = keyof typeof REMINDERS
/** GET /calendar-feed/{secret}.ics, for calendar programs. */
export const FEED_PATH = '/calendar-feed/'
/** New addresses an hour. */
export const FEEDS_PER_HOUR = 10
/** How long an event takes in a calendar, because emails rarely say. */
export const EVENT_MINUTES = 60
