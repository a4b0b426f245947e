import { REHEARSALS } from '@jobapply/core/applications/pack/constants'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { readPack } from './read-pack.ts'
import { rehearse } from './rehearse.ts'

const api = signedIn.applications.pack
const { count, seconds } = REHEARSALS

export const packRouter = {
  get: api.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const pack = await readPack(db, userId, input)
    if (!pack) throw errors.APPLICATION_NOT_FOUND()
    return pack
  }),

  rehearse: api.rehearse
    .use(limit({ count, seconds, per: 'person' }))
    .handler(async ({ input, errors, signal, context: { db, platform, userId } }) => {
      const pack = await readPack(db, userId, input)
      if (!pack) throw errors.APPLICATION_NOT_FOUND()
      return rehearse(platform.ai, db, userId, { ...input, pack, signal })
    }),
}
