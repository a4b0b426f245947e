import { MAX_SAVED_JOBS } from '@jobapply/core/applications/constants'
import { findProfile } from '#features/profiles/store'
import { signedIn } from '#platform/api'
import { now } from '#platform/clock'
import { countSaved, deleteSaved, listSaved, saveJobs } from './store.ts'

const { saved } = signedIn.applications

export const applicationsRouter = {
  saved: {
    list: saved.list.handler(({ context: { db, userId } }) => listSaved(db, userId)),

    add: saved.add.handler(({ input, errors, context: { db, userId } }) =>
      db.transaction(async (tx) => {
        const own = input.profile_id && (await findProfile(tx, userId, input.profile_id))
        if ((await countSaved(tx, userId)) + input.jobs.length > MAX_SAVED_JOBS) throw errors.TOO_MANY_SAVED_JOBS()
        await saveJobs(tx, userId, own ? own.id : null, input.jobs, now())
        return listSaved(tx, userId)
      }),
    ),

    remove: saved.remove.handler(({ input, context: { db, userId } }) =>
      db.transaction(async (tx) => {
        await deleteSaved(tx, userId, input.job_id)
        return listSaved(tx, userId)
      }),
    ),
  },
}
