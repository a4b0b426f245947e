import { oc } from '@orpc/contract'
import { z } from 'zod'
import { APPLICATION_NOT_FOUND, TASK_NOT_FOUND, TOO_MANY_TASKS } from '#applications/faults'
import { TOO_MANY_ATTEMPTS } from '#auth/faults'
import { editedTask, feedState, newTask, task } from './schema.ts'

const one = z.object({ id: z.guid() })

/** Calendar files: GET /calendar/tasks.ics and /calendar/{task}.ics. */
export const tasksContract = {
  /** Open ones first, by date. */
  list: oc.input(z.object({ applicationId: z.guid() })).output(z.array(task)),
  add: oc.input(newTask).output(task).errors({ APPLICATION_NOT_FOUND, TOO_MANY_TASKS }),
  edit: oc.input(editedTask).output(task).errors({ TASK_NOT_FOUND }),
  finish: oc
    .input(one.extend({ isDone: z.boolean() }))
    .output(task)
    .errors({ TASK_NOT_FOUND }),
  remove: oc.input(one).output(z.object({ removed: z.boolean() })),
  feed: {
    get: oc.output(feedState),
    /** A new address; the one before stops working. */
    make: oc.output(z.object({ address: z.string() })).errors({ TOO_MANY_ATTEMPTS }),
    revoke: oc.output(z.object({ removed: z.boolean() })),
  },
}
