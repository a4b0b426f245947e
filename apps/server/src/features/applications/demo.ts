import type { Status } from '@jobapply/core/applications/constants'
import { afterStep, type State, stepTo, UNKEPT } from '@jobapply/core/applications/rules'
import { canonicalEmail } from '@jobapply/core/auth/rules'
import { addDays, dayOf } from '@jobapply/core/shared/time/dates'
import { insertApplication, noteChanges } from '#features/applications/record/applying-store'
import { keysOf } from '#features/applications/record/keys'
import { insertReply } from '#features/applications/replies/store'
import { insertTask, showNextTask } from '#features/applications/tasks/store'
import { insertContact, insertNote } from '#features/applications/tracker/details-store'
import { countAll } from '#features/applications/tracker/list-store'
import { listProfiles } from '#features/profiles/store'
import { findUserByEmail } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { DEMO_APPLICATIONS, type DemoApplication } from './demo-applications.ts'

const DAY_MS = 86_400_000
const ZONE = 'Europe/Stockholm'

/** A board, interviews, tasks, notes, contacts and replies for the demo's people. Safe to run twice: who has applications keeps them. */
export async function fill({ database: { system } }: Platform) {
  for (const [email, applications] of Object.entries(DEMO_APPLICATIONS)) {
    const user = await findUserByEmail(system, canonicalEmail(email))
    if (!user) continue
    await withPersonLock(system, user.id, async (tx) => {
      if ((await countAll(tx, user.id)) > 0) return
      const [profile] = await listProfiles(tx, user.id)
      for (const [place, one] of applications.entries()) await add(tx, user.id, profile?.id ?? null, `demo:tracker-${place}`, one)
    })
  }
}

async function add(tx: Db, userId: string, profileId: string | null, jobId: string, demo: DemoApplication) {
  const { job, score, course, postedDaysBefore = 3, deadlineIn, posting = '' } = demo
  const today = dayOf(now())
  const changes = walk(course)
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return
  const kept = { job_url: null, application_url: null, ...job }
  const { id: applicationId } = await insertApplication(tx, {
    ...{ ...kept, ...keysOf(kept), ...last.after, user_id: userId, profileId, jobId, score, posting },
    postedAt: new Date(first.at.getTime() - postedDaysBefore * DAY_MS),
    ...(deadlineIn !== undefined && { deadline: addDays(today, deadlineIn) }),
    ...{ created_at: first.at, updated_at: last.at },
  })
  for (const { before, after, at } of changes)
    await noteChanges(tx, userId, [{ applicationId, before, after }], { by: 'you', at })
  if (demo.note) await insertNote(tx, userId, demo.note, { applicationId, at: last.at })
  if (demo.contact) await insertContact(tx, userId, demo.contact, { applicationId, at: last.at })
  for (const { title, inDays, time } of demo.tasks ?? []) {
    const when = { day: addDays(today, inDays), time, zone: time && ZONE }
    const task = await insertTask(tx, userId, applicationId, { title, ...when, reminder: 'none' }, now())
    await showNextTask(tx, userId, task)
  }
  if (demo.reply)
    await insertReply(tx, {
      ...{ ...demo.reply, user_id: userId, applicationId, hash: jobId },
      ...{ sentAt: last.at, addedAt: last.at },
    })
}

type Walked = { before: State | null; after: State; at: Date }

/** The same rules as a person's moves. What was sent is recorded: no unit of a plan is used. */
function walk(course: DemoApplication['course']): Walked[] {
  const walked: Walked[] = []
  for (const [status, daysAgo] of course) {
    const before = walked.at(-1)?.after ?? null
    const at = new Date(now().getTime() - daysAgo * DAY_MS)
    walked.push({ before, after: stateAfter(before, status, at), at })
  }
  return walked
}

function stateAfter(before: State | null, status: Status, at: Date): State {
  const from = before ?? UNKEPT
  if (before === null && status === 'saved') return UNKEPT
  const step = status === 'applied' && from.appliedAt === null ? 'record' : stepTo(from, status)
  const after = step && afterStep(from, step, at)
  if (!after) throw new Error(`${from.status} does not lead to ${status}`)
  return after
}
