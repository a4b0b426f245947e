import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { newDraft, type TaskDraft } from '#features/applications/tasks/task-draft.ts'
import { timeZone } from '#platform/today.ts'

type Appointment = ReplyProposal['appointments'][number]

/** What the mail does not say stays empty and is asked for; 'your time' is the reader's own zone. */
export const proposeTask = (appointment: Appointment | undefined, company: string): TaskDraft => ({
  ...newDraft(),
  title: `Interview${company ? ` with ${company}` : ''}`,
  day: appointment?.day ?? '',
  time: appointment?.time ?? '',
  zone: appointment?.zone ?? (appointment?.isOwnZone ? timeZone() : ''),
})

export const nameAppointment = ({ day, time, zone, isOwnZone }: Appointment) =>
  [day ?? 'Date not clear', time ?? 'time not said', time && (zone ?? (isOwnZone ? 'your time' : 'zone not said'))]
    .filter(Boolean)
    .join(', ')
