import { MAX_SAVED_JOBS } from '@jobapply/core/applications/constants'
import { findProfile } from '#features/profiles/store'
import { signedIn } from '#platform/api'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { reviewRouter } from './review.ts'
import { countSaved, deleteSaved, listSaved, listSavedIds, saveJobs } from './store.ts'

const { saved } = signedIn.applications

export const applicationsRouter = {
  ...reviewRouter,

  saved: {
    list: saved.list.handler(({ input, context: { db, userId } }) => listSaved(db, userId, input)),

    ids: saved.ids.handler(({ context: { db, userId } }) => listSavedIds(db, userId)),

    add: saved.add.handler(({ input, errors, context: { db, userId } }) =>
      withPersonLock(db, userId, async (tx) => {
        const own = input.profileId && (await findProfile(tx, userId, input.profileId))
        const added = await saveJobs(tx, userId, own ? own.id : null, input.jobs, now())
        // Counted afterwards: a job that was saved before takes no second place.
        if (added.length > 0 && (await countSaved(tx, userId)) > MAX_SAVED_JOBS) throw errors.TOO_MANY_SAVED_JOBS()
        return { added }
      }),
    ),

    remove: saved.remove.handler(async ({ input, context: { db, userId } }) => ({
      removed: await deleteSaved(db, userId, input.jobId),
    })),
  },
}
