import { TOO_MANY_ADDRESSES } from '@jobapply/core/jobs/faults'
import { now } from '#platform/clock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { describeAll, findCompanies, follow, unfollow } from './followed/followed.ts'
import { paste } from './paste.ts'
import { describeSources } from './states.ts'

const api = signedIn.jobs
/** reliability 1.3.6 */
const PASTES = { count: 10, seconds: 60, per: 'person', fault: { code: 'TOO_MANY_ADDRESSES', ...TOO_MANY_ADDRESSES } } as const

export const jobsRouter = {
  sources: api.sources.handler(({ context: { db, userId, platform } }) => describeSources(db, userId, platform.settings)),

  paste: api.paste.use(limit(PASTES)).handler(async ({ input, errors, context: { db, system, userId, platform } }) => {
    const answer = await paste({ db, system, userId, limits: platform.limits }, platform.settings, input.address)
    if ('fault' in answer) throw errors[answer.fault]()
    await platform.database.copy?.caughtUp()
    return answer
  }),

  companies: {
    followed: api.companies.followed.handler(({ context: { db, userId, platform } }) =>
      describeAll({ db, userId, settings: platform.settings }),
    ),

    find: api.companies.find.handler(({ input, context: { db, userId } }) => findCompanies({ db, userId }, input.name)),

    follow: api.companies.follow.handler(async ({ input, errors, context: { db, system, userId, platform } }) => {
      const answer = await follow({ db, system, userId, settings: platform.settings }, input, now())
      if ('fault' in answer) throw errors[answer.fault]()
      return answer
    }),

    unfollow: api.companies.unfollow.handler(async ({ input, errors, context: { db, userId, platform } }) => {
      const rest = await unfollow({ db, userId, settings: platform.settings }, input.boardId)
      if (!rest) throw errors.BOARD_NOT_FOUND()
      return rest
    }),
  },
}
