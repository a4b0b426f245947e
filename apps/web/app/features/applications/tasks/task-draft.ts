import type { Reminder } from '@jobapply/core/applications/tasks/constants'
import type { Task, TaskFields } from '@jobapply/core/applications/tasks/schema'
import { timeZone, today } from '#platform/today.ts'

/** A task while it is typed: nothing is chosen yet where a text is empty. */
export type TaskDraft = { title: string; day: string; time: string; zone: string; reminder: Reminder }

export const newDraft = (): TaskDraft => ({ title: '', day: today(), time: '', zone: timeZone(), reminder: '60' })

export const draftOf = ({ title, day, time, zone, reminder }: Task): TaskDraft => ({
  ...{ title, day, reminder },
  time: time ?? '',
  zone: zone ?? timeZone(),
})

/** What a task still needs, as a person would say it; undefined when it is complete. A time needs a zone. */
export function missingOf({ title, day, time, zone }: TaskDraft): string | undefined {
  if (title.trim() === '') return 'Give the task a name.'
  if (day === '') return 'Choose a date.'
  return time !== '' && zone === '' ? 'Choose a time zone.' : undefined
}

export const fieldsOf = ({ title, day, time, zone, reminder }: TaskDraft): TaskFields => ({
  ...{ title, day, reminder },
  time: time || null,
  zone: time ? zone : null,
})
