import { MAX_TASKS } from '@jobapply/core/applications/constants'
import type { Task, TaskFields } from '@jobapply/core/applications/tasks/schema'
import { findApplication } from '#features/applications/record/applying-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { feedRouter } from './feed-router.ts'
import { countTasks, deleteTask, finishTask, insertTask, listTasks, showNextTask, updateTask } from './store.ts'

const api = signedIn.applications.tasks

type Refusals = { TOO_MANY_TASKS(): Error }

/** The transaction holds the person's lock. */
export async function addTask(
  tx: Db,
  userId: string,
  applicationId: string,
  fields: TaskFields,
  errors: Refusals,
): Promise<Task> {
  if ((await countTasks(tx, userId, applicationId)) >= MAX_TASKS) throw errors.TOO_MANY_TASKS()
  const stored = await insertTask(tx, userId, applicationId, fields, now())
  await showNextTask(tx, userId, stored)
  return stored
}

/** The same for taking one away. */
export async function removeTask(tx: Db, userId: string, id: string) {
  const removed = await deleteTask(tx, userId, id)
  if (removed) await showNextTask(tx, userId, removed)
}

/** Changes a task and what the tracker shows of it. */
const change = (db: Db, userId: string, act: (tx: Db) => Promise<Task | undefined>) =>
  withPersonLock(db, userId, async (tx) => {
    const changed = await act(tx)
    if (changed) await showNextTask(tx, userId, changed)
    return changed
  })

export const tasksRouter = {
  feed: feedRouter,

  list: api.list.handler(({ input, context: { db, userId } }) => listTasks(db, userId, input.applicationId)),

  add: api.add.handler(({ input: { applicationId, ...fields }, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      if (!(await findApplication(tx, userId, applicationId))) throw errors.APPLICATION_NOT_FOUND()
      return addTask(tx, userId, applicationId, fields, errors)
    }),
  ),

  edit: api.edit.handler(async ({ input: { id, ...fields }, errors, context: { db, userId } }) => {
    const stored = await change(db, userId, (tx) => updateTask(tx, userId, id, fields, now()))
    if (!stored) throw errors.TASK_NOT_FOUND()
    return stored
  }),

  finish: api.finish.handler(async ({ input: { id, isDone }, errors, context: { db, userId } }) => {
    const stored = await change(db, userId, (tx) => finishTask(tx, userId, id, isDone ? now() : null, now()))
    if (!stored) throw errors.TASK_NOT_FOUND()
    return stored
  }),

  remove: api.remove.handler(async ({ input, context: { db, userId } }) => ({
    removed: (await change(db, userId, (tx) => deleteTask(tx, userId, input.id))) !== undefined,
  })),
}
