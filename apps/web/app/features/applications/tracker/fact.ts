import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { nearDay, timeText } from '@jobapply/core/shared/time/show-dates'

/** The one thing to know about an application beside its title: the next date, else the one problem, else since when. */
export type Fact = {
  tone: 'date' | 'warn' | 'good' | 'plain'
  icon: 'closed' | 'calendar' | 'clock' | 'hand' | 'question' | 'check' | null
  text: string
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

export const momentText = (at: Date) => `${WEEKDAY.format(at).replace(',', '')}, ${timeText(at)}`

/** A day without a time is that day wherever the person is. */
export const dayOfText = (day: string) => new Date(`${day}T00:00:00`)

const QUEUED: Readonly<Record<string, Fact>> = {
  preparing: { tone: 'plain', icon: 'clock', text: 'Being prepared' },
  ready: { tone: 'good', icon: 'check', text: 'Ready to fill in' },
  'needs-you': { tone: 'warn', icon: 'hand', text: 'Waiting for you' },
  filling: { tone: 'plain', icon: 'clock', text: 'Filling in the form' },
  unconfirmed: { tone: 'warn', icon: 'question', text: 'Not confirmed' },
  failed: { tone: 'warn', icon: 'question', text: 'Sending failed' },
}

export function factOf(row: TrackedApplication, now: Date): Fact {
  if (row.isPostingClosed && row.progress !== 'filling') return { tone: 'warn', icon: 'closed', text: 'Posting closed' }
  if (row.status === 'queued') return queuedFact(row)
  const next = row.nextAt && new Date(row.nextAt)
  if (next && next.getTime() >= startOfDay(now).getTime()) return { tone: 'date', icon: 'calendar', text: momentText(next) }
  return deadlineFact(row, now) ?? { tone: 'plain', icon: null, text: sinceText(row, now) }
}

function queuedFact({ openAnswers, progress, approvedAt }: TrackedApplication): Fact {
  if (openAnswers > 0)
    return { tone: 'warn', icon: 'hand', text: `${openAnswers} ${openAnswers === 1 ? 'answer' : 'answers'} needed` }
  if (!approvedAt) return { tone: 'plain', icon: 'question', text: 'Proposed by automation' }
  return QUEUED[progress ?? 'ready'] ?? { tone: 'plain', icon: null, text: 'Queued' }
}

/** Only what can still be missed: a sent application has no last day to apply. */
function deadlineFact({ status, deadline }: TrackedApplication, now: Date): Fact | undefined {
  if (!deadline || (status !== 'saved' && status !== 'offer')) return undefined
  const day = dayOfText(deadline)
  const isOver = day < startOfDay(now)
  if (status === 'offer')
    return { tone: 'warn', icon: 'clock', text: `${isOver ? 'Reply was due' : 'Answer by'} ${nearDay(day, now)}` }
  return { tone: isOver ? 'warn' : 'plain', icon: 'calendar', text: `${isOver ? 'Closed' : 'Closes'} ${nearDay(day, now)}` }
}

function sinceText({ status, statusAt, appliedAt, created_at }: TrackedApplication, now: Date): string {
  const since = nearDay(new Date(statusAt), now)
  if (status === 'saved') return `Saved ${nearDay(new Date(created_at), now)}`
  if (status === 'applied') return `Sent ${nearDay(new Date(appliedAt ?? statusAt), now)}`
  if (status === 'interview') return 'Waiting for a date'
  return status === 'rejected' || status === 'withdrawn' ? since : `Since ${since}`
}

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate())
