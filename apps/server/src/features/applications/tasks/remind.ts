import { remindAtIn } from '@jobapply/core/applications/tasks/rules'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { isTimeZone, UTC } from '@jobapply/core/shared/time/time-zones'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import { jobApplications } from '#features/applications/record/table'
import { type MailTo, notify } from '#features/notices/notify'
import { accounts } from '#platform/auth/table'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { renderMail } from '#platform/mail/layout'
import { applicationTasks as t } from './table.ts'

const LONGEST_RUN_MS = 50_000
/** After a longer standstill of the server nobody is reminded of what is over. */
const LATE_HOURS = 12
const HOUR = 3_600_000

/** Reminds of tasks by bell and, where the person wants it, by mail. */
export const remindTask = defineTask({
  name: 'applications-remind',
  payload: z.object({}),
  every: '* * * * *',
  async run(_, platform) {
    const end = performance.now() + LONGEST_RUN_MS
    while (performance.now() < end && (await remindOne(platform)));
  },
})

/**
 * The next task that is due, told and noted in one transaction: a server that is killed in between has done neither, and two servers take
 * different tasks. False: none is due.
 */
export const remindOne = (platform: Platform): Promise<boolean> =>
  platform.database.system.transaction(async (tx) => {
    const at = now()
    const due = await lockDue(tx, at)
    if (!due) return false
    const zone = due.zone && isTimeZone(due.zone) ? due.zone : UTC
    const remindAt = remindAtIn(due.task, zone)
    // Morning has not come yet where the person is.
    const isEarly = remindAt !== null && remindAt > at
    await tx
      .update(t)
      .set({ remindAt: isEarly ? remindAt : null })
      .where(eq(t.id, due.task.id))
    const isLate = (due.task.dueAt ?? remindAt ?? at).getTime() < at.getTime() - LATE_HOURS * HOUR
    if (!isEarly && !isLate) await tell(tx, platform, due, zone)
    return true
  })

async function lockDue(tx: Db, at: Date) {
  const [row] = await tx
    .select({
      task: t,
      job: { title: jobApplications.job_title, company: jobApplications.company },
      zone: accounts.timeZone,
    })
    .from(t)
    .innerJoin(jobApplications, eq(jobApplications.id, t.applicationId))
    .leftJoin(accounts, eq(accounts.userId, t.user_id))
    .where(and(lte(t.remindAt, at), isNull(t.doneAt)))
    .orderBy(t.remindAt, t.id)
    .limit(1)
    .for('update', { of: t, skipLocked: true })
  return row
}
type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>

async function tell(tx: Db, platform: Platform, { task, job }: Due, zone: string) {
  const path = `/applications?open=${task.applicationId}`
  const when = describeWhen(task, zone)
  const about = [job.title, job.company].filter(Boolean).join(', ')
  await notify(tx, platform, task.user_id, {
    key: `task:${task.id}:${task.day}:${task.dueAt?.toISOString() ?? ''}:${task.reminder}`,
    kind: 'applicationUpdates',
    title: task.title,
    message: `${when} · ${about}`,
    path,
    mail: ({ to, publicUrl, unsubscribe }: MailTo) =>
      renderMail({
        to,
        subject: `${task.title}: ${when}`,
        heading: task.title,
        paragraphs: ['You asked us to remind you.'],
        facts: [
          { label: 'When', value: when },
          { label: 'Application', value: about },
        ],
        button: { label: 'Open the application', address: new URL(path, publicUrl).href },
        reason: `You got this email because you set a reminder in ${PRODUCT}.`,
        ...(unsubscribe && { unsubscribe }),
      }),
  })
}

/** By the person's clock, and by that of the mail where it is another. */
export function describeWhen({ day, dueAt, zone }: Pick<Due['task'], 'day' | 'dueAt' | 'zone'>, own: string): string {
  if (!dueAt)
    return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: UTC }).format(
      new Date(`${day}T00:00:00Z`),
    )
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  const shown = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(dueAt)
  const here = `${shown(own)} (${own})`
  return !zone || shown(zone) === shown(own) ? here : `${here}, ${shown(zone)} (${zone})`
}
