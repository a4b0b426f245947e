import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import { likenessOf } from '@jobapply/core/search/unwanted'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { deleteUnwanted, insertUnwanted, listUnwanted, toUnwantedJob } from './store.ts'

const api = signedIn.search.unwanted

export const unwantedRouter = {
  unwanted: {
    list: api.list.handler(async ({ context: { db, userId } }) => (await listUnwanted(db, userId)).map(toUnwantedJob)),

    add: api.add.handler(({ input, errors, context: { db, userId } }) =>
      withPersonLock(db, userId, async (tx) => {
        const before = await listUnwanted(tx, userId)
        const likeness = likenessOf(input)
        const known = before.find((one) => one.jobId === input.jobId || (likeness !== '' && likenessOf(one) === likeness))
        if (known) return toUnwantedJob(known)
        if (before.length >= SEARCH_LIMITS.unwantedJobs) throw errors.TOO_MANY_UNWANTED()
        return toUnwantedJob(await insertUnwanted(tx, userId, input, now()))
      }),
    ),

    remove: api.remove.handler(async ({ input, errors, context: { db, userId } }) => {
      const removed = await deleteUnwanted(db, userId, input.id)
      if (removed.length === 0) throw errors.UNWANTED_NOT_FOUND()
      return (await listUnwanted(db, userId)).map(toUnwantedJob)
    }),
  },
}
