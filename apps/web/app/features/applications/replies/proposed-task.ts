import type { ReplyKind } from '@jobapply/core/applications/replies/constants'
import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { newDraft, type TaskDraft } from '#features/applications/tasks/task-draft.ts'
import { timeZone } from '#platform/today.ts'

type Appointment = ReplyProposal['appointments'][number]

/** What an email leaves to do, by its kind; `label` is that of the box which adds it as a task. */
const TASKS = {
  interview: {
    label: 'Add the interview as a task',
    title: (company: string) => `Interview${company && ` with ${company}`}`,
  },
  request: {
    label: 'Add what they ask for as a task',
    title: (company: string) => `Send what ${company || 'they'} asked for`,
  },
  offer: {
    label: 'Add the day to answer by as a task',
    title: (company: string) => `Answer the offer${company && ` from ${company}`}`,
  },
} as const satisfies Partial<Record<ReplyKind, object>>
export type TaskKind = keyof typeof TASKS

export const taskKind = (kind: ReplyKind | null): TaskKind | null =>
  kind && Object.hasOwn(TASKS, kind) ? (kind as TaskKind) : null
export const taskLabel = (kind: TaskKind) => TASKS[kind].label

/** What the mail does not say stays empty and is asked for; 'your time' is the reader's own zone. What is asked for without a day is due now. */
export function proposeTask(kind: TaskKind, appointment: Appointment | undefined, company: string): TaskDraft {
  const draft = { ...newDraft(), title: TASKS[kind].title(company) }
  if (kind === 'request' && !appointment) return draft
  const zone = appointment?.zone ?? (appointment?.isOwnZone ? timeZone() : '')
  return { ...draft, day: appointment?.day ?? '', time: appointment?.time ?? '', zone }
}

export const nameAppointment = ({ day, time, zone, isOwnZone }: Appointment) =>
  [day ?? 'Date not clear', time ?? 'time not said', time && (zone ?? (isOwnZone ? 'your time' : 'zone not said'))]
    .filter(Boolean)
    .join(', ')
