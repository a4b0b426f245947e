import { signedIn } from '#platform/feature/api'
import { readPack } from './read-pack.ts'

export const packRouter = {
  get: signedIn.applications.pack.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const pack = await readPack(db, userId, input)
    if (!pack) throw errors.APPLICATION_NOT_FOUND()
    return pack
  }),
}
