import { momentOf } from '#shared/time/local-time'
import { DAY_REMINDER_TIME } from './constants.ts'
import type { TaskFields } from './schema.ts'

const MINUTE = 60_000
/** The zone that is furthest ahead. */
const FIRST_ZONE = '+14:00'

type Dated = Pick<TaskFields, 'day' | 'reminder'> & { dueAt: Date | null }

/** When the person is reminded: some minutes before the time, or in the morning of the day by the person's clock. */
export function remindAtIn({ day, reminder, dueAt }: Dated, zone: string): Date | null {
  if (reminder === 'none') return null
  return dueAt ? new Date(dueAt.getTime() - Number(reminder) * MINUTE) : momentOf(day, DAY_REMINDER_TIME, zone).at
}

/** When to look at it first: a person may be in another zone by then. */
export const earliestRemindAt = (task: Dated) => remindAtIn(task, FIRST_ZONE)
